"""What a game says about a card where it lies: its name there, the rule about it, and what was slain with it."""

from collections.abc import Sequence
from typing import Protocol

from .cards import Card
from .deck import face
from .view import View
from .words import Text


class CardInfo(Protocol):
    """A game's own words about cards; a subclass overrides what differs from the usual."""

    def name(self, zone: str, card: Card) -> Text | None:
        """The name of a card in a zone, usually that of the picture on it; None where it has only a rank and a suit."""
        return face(card)

    def notes(self, view: View, zone: str, card: Card) -> Sequence[Text]:
        """The lines about a card in a zone besides its name: the state of its figure, or the rule about it."""
        return ()

    def slain(self, view: View, zone: str) -> Sequence[Card]:
        """The cards slain with what lies in a zone, in their order."""
        return ()
