"""How a play stands, in a few words for menus.  A game may choose them; of another its gauges are told."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from .game import Game, View
from .parts import Part
from .words import Text


@runtime_checkable
class Outlined(Protocol, metaclass=Part):
    """A game that says itself what matters of a play."""

    def outline(self, view: View) -> Sequence[Text]:
        """How far it has come and who plays, the most important first."""
        ...


def outline(game: Game[Any], view: View) -> Sequence[Text]:
    """What a game says of a play itself; nothing, of most."""
    return game.outline(view) if isinstance(game, Outlined) else ()
