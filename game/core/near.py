"""What is to be said of a card that is looked at from near, besides what it is."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from .game import Game, View
from .parts import Part
from .words import Text


@runtime_checkable
class Describer(Protocol, metaclass=Part):
    """A game in which a card stands for somebody: how they are, and what they can do."""

    def near(self, view: View, zone: str) -> Sequence[Text]:
        """A line for each thing to say of what lies in a zone; none of most."""
        ...


def near(game: Game[Any], view: View, zone: str) -> Sequence[Text]:
    """What a game says of what lies in a zone."""
    return game.near(view, zone) if isinstance(game, Describer) else ()
