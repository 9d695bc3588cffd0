"""Card counting: how many cards of each kind are left in a face-down pile.

It is computed from what a seat has seen, and shown only to the player who asks for it.
"""

from typing import NamedTuple, Protocol

from .cards import Card
from .text import Text
from .view import View


class TallyLine(NamedTuple):
    """The number of cards of a kind in a pile: the kind, which has an icon on screen (`red`, `black`, `high`, `low`),
    its text, the lowest and the highest possible number, and the average.

    If `least` equals `most`, the number is certain.
    """

    kind: str
    text: Text
    least: int
    most: int
    likely: float


class Tally(NamedTuple):
    """What a seat knows of a pile: its zone, its size, the lines, a few sentences on the consequences, and the cards
    that may lie there, in an order that is easy to search."""

    zone: str
    size: int
    lines: tuple[TallyLine, ...]
    words: tuple[Text, ...] = ()
    cards: tuple[Card, ...] = ()


class CardCounting(Protocol):
    """Card counting, for a game in which it is useful."""

    def tally(self, view: View) -> Tally:
        """Return the count of the draw pile as far as a seat can know it."""
        ...
