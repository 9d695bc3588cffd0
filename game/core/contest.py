"""A play that goes over several rounds: how many of them each player has won."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from .game import Game, View
from .parts import Part
from .words import Text


class Contest(NamedTuple):
    """How many rounds whoever looks has won, and the other, how many win, and that in words."""

    ours: int
    theirs: int
    needed: int
    told: Text


@runtime_checkable
class Contested(Protocol, metaclass=Part):
    """A game some of whose plays are such."""

    def contest(self, view: View) -> Contest | None:
        """How it stands; None where nothing is counted so."""
        ...


def contest(game: Game[Any], view: View) -> Contest | None:
    """How a play stands that is won by rounds; None in most games."""
    return game.contest(view) if isinstance(game, Contested) else None
