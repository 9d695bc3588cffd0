"""Card counting: how many cards of which kind are left in a pile that nobody can see.

All of it follows from what a seat has seen, and only the player who asks for it is shown it.
"""

from typing import NamedTuple, Protocol

from .cards import Card
from .view import View
from .words import Text


class TallyLine(NamedTuple):
    """How many cards of a kind lie in a pile: the kind (a word for which screens have an icon: `red`, `black`, `high`,
    `low`), in words, the fewest and the most there may be, and the average.

    Where `least` equals `most`, the number is certain.
    """

    kind: str
    text: Text
    least: int
    most: int
    likely: float


class Tally(NamedTuple):
    """What is known of a pile: its zone, its size, line by line, a few sentences on what follows from it, and the cards
    that may lie there, in an order in which they are easily found."""

    zone: str
    size: int
    lines: tuple[TallyLine, ...]
    words: tuple[Text, ...] = ()
    cards: tuple[Card, ...] = ()


class CardCounting(Protocol):
    """Card counting in a game in which it pays."""

    def tally(self, view: View) -> Tally:
        """What a seat can know of the draw pile."""
        ...
