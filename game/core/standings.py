"""The standing of a play: a summary for menus, rounds won, and races."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .text import Text
from .view import View


class Contest(NamedTuple):
    """A play over several rounds: rounds won by the viewer, rounds won by the opponent, rounds needed to win, and a
    text about these."""

    ours: int
    theirs: int
    needed: int
    told: Text


class Racer(NamedTuple):
    """A player of a race: number, name, and how much they have of what wins.

    `ours`: True for the viewer. `turn`: the side on which they act now, `heroes` or `enemies`; "" if it is not their
    turn.
    """

    number: int
    name: Text
    has: int
    ours: bool
    turn: str = ""
    out: bool = False  # True while their hero is out of the current fight


class Race(NamedTuple):
    """A play won by the first player with enough of something: the players in order, the amount that wins, and a text
    about these."""

    racers: Sequence[Racer]
    goal: int
    told: Text


class Standings(Protocol):
    """The standings of a game's plays; a subclass overrides the methods for what its plays have."""

    def outline(self, view: View) -> Sequence[Text]:
        """The progress of a play and its players, the most important first; if empty, menus show the gauges."""
        return ()

    def contest(self, view: View) -> Contest | None:
        """The rounds won so far; None if no rounds are counted."""
        return None

    def race(self, view: View) -> Race | None:
        """The state of the race; None if there is none."""
        return None
