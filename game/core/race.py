"""A play in which everybody is for themselves, one after the other, and the first who has enough of something wins."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .game import Game, View
from .parts import Part
from .words import Text


class Racer(NamedTuple):
    """A player: the number by which they and theirs are known, their name, how much they have of what wins, whether it
    is `our` own, and on whose side something is done now: `heroes` or `enemies`; "" while it is not their turn."""

    number: int
    name: Text
    has: int
    ours: bool
    turn: str = ""
    out: bool = False  # is their hero out of the fight under way?


class Race(NamedTuple):
    """Everybody in the order in which they come, how much wins, and all of it in words."""

    racers: Sequence[Racer]
    goal: int
    told: Text


@runtime_checkable
class Raced(Protocol, metaclass=Part):
    """A game some of whose plays are such."""

    def race(self, view: View) -> Race | None:
        """How it stands; None where nothing is counted so."""
        ...


def race(game: Game[Any], view: View) -> Race | None:
    """How a play stands in which the first who has enough wins; None in most games."""
    return game.race(view) if isinstance(game, Raced) else None
