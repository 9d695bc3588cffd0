"""Remarks on a finished play, where the whole play cannot be valued: what can be said of single moments, honestly."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from game.core.match import Match
from game.core.text import Text
from game.core.view import Action, View


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
