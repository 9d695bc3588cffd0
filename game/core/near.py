"""What is to be said and shown of a card that is looked at from near, besides what it is."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from .cards import Card
from .game import Game, View
from .parts import Part
from .words import Text


@runtime_checkable
class Describer(Protocol, metaclass=Part):
    """A game that has more to say of a card than what it is: how whoever it stands for does, or the rule about it."""

    def near(self, view: View, zone: str, card: Card) -> Sequence[Text]:
        """A line for each thing to say of a card that lies in a zone; none of most."""
        ...


@runtime_checkable
class Bearer(Protocol, metaclass=Part):
    """A game in which something bears the cards of what it has slain."""

    def slain(self, view: View, zone: str) -> Sequence[Card]:
        """What has been slain with what lies in a zone, the first of them first; nothing with most."""
        ...


def near(game: Game[Any], view: View, zone: str, card: Card) -> Sequence[Text]:
    """What a game says of a card that lies in a zone."""
    return game.near(view, zone, card) if isinstance(game, Describer) else ()


def slain(game: Game[Any], view: View, zone: str) -> Sequence[Card]:
    """What has been slain with what lies in a zone."""
    return game.slain(view, zone) if isinstance(game, Bearer) else ()
