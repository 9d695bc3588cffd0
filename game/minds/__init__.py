"""Strong players and exact answers: a folder a game, for what is more than the rules' own agents.

What every game's folder has in common is declared here.
"""

from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from game.core.match import Match
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

    def why(self, view: View, action: Action) -> Text:
        """The reason for an action of a view, as a hint gives it. Where the action is about no card, it names it."""
        ...


def finish(thought: Generator[object, None, T]) -> T:
    """What a computation returns, without pauses."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            result: T = end.value
            return result


# where a whole play cannot be valued, but something can be said of single moments


class Remark(NamedTuple):
    """One remark. `at` is the number of actions before the moment it is about, `kind` what it is about; `figures` has
    the numbers behind the text, by name."""

    at: int
    kind: str
    text: Text
    figures: Mapping[str, int]


Remarks = Callable[[Match, int], list[Remark]]  # for a play and a seat, in the order of the play


def decisions(match: Match, seat: int) -> Iterator[tuple[int, View, Action]]:
    """Replay a play, and yield a seat's actions, each with its number and what the seat saw when it chose."""
    twin = Match(match.game, match.options, match.seed, match.deals, match.seats)
    for at, action in enumerate(match.log):
        if action.seat == seat:
            yield at, twin.view(seat), action
        twin.play(action)
