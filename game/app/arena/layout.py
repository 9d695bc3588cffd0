"""The named places on a figure's plate, common to all plates."""

from typing import NamedTuple

from ..base.geometry import Box
from ..table.card_art import SHAPE

EDGE, LINE, AIR = 8.0, 29.0, 6.0  # margin of a plate; height of a line; gap beside a picture
FOOT, UNDER = 30.0, 18.0  # height of a pile's number, and how far it overlaps the deck
COUNT = 36.0  # width of a number beside a fan
OVERLAP = 0.55  # step of a fan, as a share of a card's width
CLOSE = 6.0  # how much closer signs are to the numbers above them


class PlateParts(NamedTuple):
    """The places on a plate.

    `hand` is the first card of a fan that may be `fan` wide, or a sign if `fan` is 0. Only heroes have piles.
    """

    face: Box
    name: Box
    numbers: Box
    note: Box  # a tag or another short text
    hand: Box
    fan: float
    deck: Box | None = None
    discard: Box | None = None
    loot: Box | None = None  # None if it does not fit
    odds: Box | None = None  # an attack's odds where they do not cover the name; None: in place of the note

    @property
    def signs(self) -> Box:
        """The place of the tags' signs: that of the note, or below the numbers."""
        below = self.numbers._replace(y=self.numbers.bottom - CLOSE, h=LINE - CLOSE / 2)
        return self.note if self.note != self.name else below

    @property
    def is_beside(self) -> bool:
        """True if the note is beside the picture, not below."""
        return self.note.x >= self.face.right

    @property
    def is_headed(self) -> bool:
        """True if the name is above the picture, not beside it."""
        return self.name.x < self.face.right and not self.is_footed

    @property
    def is_footed(self) -> bool:
        """True if the name is below the picture."""
        return self.name.x < self.face.right and self.name.y > self.face.centre[1]

    def foot(self, pile: Box) -> Box:
        """Return the place of a pile's number, level with that of the deck."""
        return Box(pile.x - 5, (self.deck or pile).bottom - UNDER, pile.w + 12, FOOT)

    def tally(self, cards: int) -> Box:
        """Return the place of the number of cards in hand, beside a fan of `cards` cards."""
        wide = min(self.fan, self.hand.w * (1 + (cards - 1) * OVERLAP)) if self.fan else self.hand.w
        return Box(self.hand.x + wide + (AIR if self.fan else 0), self.hand.y, COUNT, self.hand.h)


def card(x: float, y: float, wide: float) -> Box:
    """Return the box of a card with this upper left corner."""
    return Box(x, y, wide, wide * SHAPE)
