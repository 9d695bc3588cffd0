"""The information a game gives about a card in a zone: its name, its notes, and the cards slain with it."""

from collections.abc import Sequence
from typing import Protocol

from .cards import Card
from .deck import face
from .text import Text
from .view import View


class CardInfo(Protocol):
    """A game's own texts about cards. A subclass overrides the methods that differ from the default."""

    def name(self, zone: str, card: Card) -> Text | None:
        """The name of a card in a zone, by default that of the picture on it; None if it has only a rank and a suit."""
        return face(card)

    def notes(self, view: View, zone: str, card: Card) -> Sequence[Text]:
        """The lines about a card in a zone that follow its name: the state of its figure, or the rule about it."""
        return ()

    def slain(self, view: View, zone: str) -> Sequence[Card]:
        """The cards slain with the card that lies in a zone, in the order they were slain."""
        return ()
