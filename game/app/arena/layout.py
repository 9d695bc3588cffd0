"""The places on a figure's plate, and what all plates have in common."""

from typing import NamedTuple

from ..geometry import Box
from ..table.cardart import SHAPE

EDGE, LINE, AIR = 8.0, 29.0, 6.0  # around what stands on a plate; height of a line; beside a picture
FOOT, UNDER = 30.0, 18.0  # height of the number of a pile, and how much of the deck it lies over
COUNT = 36.0  # room for a number beside a fan
OVERLAP = 0.55  # of a card of a fan, how far the next one lies from it
CLOSE = 6.0  # by how much signs come closer to the numbers above them


class Parts(NamedTuple):
    """Places on a plate.  `hand` is the first card of a fan that may be `fan` wide, or where there is no room for cards
    (0), a sign; the piles are there of heroes."""

    face: Box
    name: Box
    numbers: Box
    note: Box  # a tag
    hand: Box
    fan: float
    deck: Box | None = None
    discard: Box | None = None
    loot: Box | None = None  # where there is room for it
    odds: Box | None = None  # of an attack, where they leave the name alone; None: in place of the note

    @property
    def signs(self) -> Box:
        """Where signs of tags stand: in place of the note, or under the numbers."""
        below = self.numbers._replace(y=self.numbers.bottom - CLOSE, h=LINE - CLOSE / 2)
        return self.note if self.note != self.name else below

    @property
    def is_beside(self) -> bool:
        """Is the note beside the picture, not below it?"""
        return self.note.x >= self.face.right

    @property
    def is_headed(self) -> bool:
        """Is the name above the picture, not beside it?"""
        return self.name.x < self.face.right and not self.is_footed

    @property
    def is_footed(self) -> bool:
        """Is the name below the picture?"""
        return self.name.x < self.face.right and self.name.y > self.face.centre[1]

    def foot(self, pile: Box) -> Box:
        """Where the number of a pile stands, in a row with that of the deck."""
        return Box(pile.x - 5, (self.deck or pile).bottom - UNDER, pile.w + 12, FOOT)

    def tally(self, cards: int) -> Box:
        """Where the number of cards in hand stands: beside a fan of so many."""
        wide = min(self.fan, self.hand.w * (1 + (cards - 1) * OVERLAP)) if self.fan else self.hand.w
        return Box(self.hand.x + wide + (AIR if self.fan else 0), self.hand.y, COUNT, self.hand.h)


def card(x: float, y: float, wide: float) -> Box:
    """A card whose upper left corner is there."""
    return Box(x, y, wide, wide * SHAPE)
