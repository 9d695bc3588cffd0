"""How a play stands: in a few words for menus, by rounds won, and as a race."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .view import View
from .words import Text


class Contest(NamedTuple):
    """A play over several rounds: how many the viewer has won, how many the other, how many win, and that in words."""

    ours: int
    theirs: int
    needed: int
    told: Text


class Racer(NamedTuple):
    """A player of a race: number, name, how much they have of what wins, whether it is the viewer (`ours`), and the
    side on which they act now: `heroes` or `enemies`; "" while it is not their turn."""

    number: int
    name: Text
    has: int
    ours: bool
    turn: str = ""
    out: bool = False  # True while their hero is out of the fight under way


class Race(NamedTuple):
    """A play that the first player with enough of something wins: the players in their order, how much wins, and all
    of it in words."""

    racers: Sequence[Racer]
    goal: int
    told: Text


class Standings(Protocol):
    """How the plays of a game stand; a subclass overrides what some of its plays have."""

    def outline(self, view: View) -> Sequence[Text]:
        """How far a play has come and who plays, the most important first; empty: menus show the gauges."""
        return ()

    def contest(self, view: View) -> Contest | None:
        """The rounds won so far; None where no rounds are counted."""
        return None

    def race(self, view: View) -> Race | None:
        """The race so far; None where there is none."""
        return None
