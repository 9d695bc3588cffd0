"""Strong players and exact answers: a folder a game, for what is more than the rules' own agents.

What every game's folder has in common is declared here.
"""

from collections.abc import Callable, Generator
from typing import Any, NamedTuple, Protocol, TypeVar

from game.core.text import Text, Trouble
from game.core.view import Action, Options, View

CERTAIN = 1000  # a chance of winning, in thousandths; 0 and 1000 only if it is proven

T = TypeVar("T")
Thought = Generator[None, None, T]  # a computation that goes on in steps of about a millisecond


class TooHard(Trouble):
    """Raised when a search has looked at as many positions as it may, and has not decided."""

    def __init__(self) -> None:
        super().__init__(Text("The search has ended without an answer."))


class Verdict(NamedTuple):
    """The exact answer for a table whose cards are all known: the actions that win, or None if nothing does; and the
    number of positions looked at.

    `without`: the verbs it leaves out, because chance decides what follows on them.
    """

    line: tuple[Action, ...] | None
    nodes: int
    without: tuple[str, ...] = ()


Solver = Callable[[Any], Thought[Verdict]]  # solves a game's `State` that is not over; raises `TooHard`


class Rating(NamedTuple):
    """An action, and the chance of winning after it, in thousandths, for one who plays on well."""

    action: Action
    chance: int


class Evaluator(Protocol):
    """Says how likely the player of a view wins. It knows only what the view shows."""

    def average(self, options: Options) -> int:
        """The chance of winning before the cards are dealt."""
        ...

    def rate(self, view: View) -> Thought[list[Rating]]:
        """Rate every legal action of a view, the best first."""
        ...

    def name(self, action: Action) -> Text:
        """An action in a few words that fit behind “better” and “instead”."""
        ...


def finish(thought: Generator[object, None, T]) -> T:
    """What a computation returns, without pauses."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            result: T = end.value
            return result
