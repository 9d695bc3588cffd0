"""What a card is called where it lies: in some games it is a monster in one place and only a number in another."""

from typing import Any, Protocol, runtime_checkable

from .cards import Card
from .deck import face
from .game import Game
from .parts import Part
from .words import Text


@runtime_checkable
class Namer(Protocol, metaclass=Part):
    """A game in which a card's name depends on its place."""

    def name_of(self, zone: str, card: Card) -> Text | None:
        """The name of a card in a zone; None where its rank and suit are all there is to it."""
        ...


def name_of(game: Game[Any], zone: str, card: Card) -> Text | None:
    """What a card is called in a zone of a game's: what the game says, else the name of the picture on it."""
    return game.name_of(zone, card) if isinstance(game, Namer) else face(card)
