"""Players that try positions again and again, for rating puzzles and deals: they go by a network's values, and misjudge
them.

A module for each game says what they can do there.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from game.core.match import Match
from game.core.rng import Rng
from game.core.view import Action, View
from game.minds.puzzles import PuzzleRules

WON = 1 << 40  # beyond every value of a network

Values = Mapping[Any, int]  # by plan


def chosen(values: Values, error: int, rng: Rng) -> Any:
    """The best plan to one who misjudges each by up to `error`."""
    return max(values, key=lambda plan: values[plan] + rng.below(2 * error + 1) - error)


class Known(Protocol):
    """A play by one set of house rules whose cards are all known, for puzzles."""

    rules: PuzzleRules[Any, Any]

    def position(self, match: Match) -> Any:
        """The position of a play."""
        ...

    def may_be_puzzle(self, view: View) -> bool:
        """True if a new room is on the table, and a puzzle may begin with it."""
        ...

    def code_of(self, action: Action, view: View) -> int:
        """The compact model's action for one of the rules'."""
        ...

    def values(self, at: Any) -> Values:
        """The value of every sensible plan, `WON` for one that wins."""
        ...


class Hidden(Protocol):
    """A deal as its players know it. A moment is what they know, and what is hidden from them."""

    start: Any

    def values(self, moment: Any) -> Values:
        """The value of everything sensible that can be done, `WON` where that wins; empty where all is lost."""
        ...

    def after(self, moment: Any, plan: Any) -> Any:
        """The moment after something that does not win was done."""
        ...

    def can_be_won(self) -> bool:
        """True if one who knows every card wins."""
        ...
