"""Small cards in one or two rows, overlapping as far as necessary."""

from collections.abc import Sequence

from game import i18n
from game.core.cards import Card
from game.core.deck import face

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..ui.widget import Look, Widget
from .card_art import SHAPE, CardArt
from .prints import PACK
from .sprites import FACE_UP, Sprite

GAP = 8.0
LATER = 0.5  # delay before the next card turns, as a share of one card's turning time
ROW = 12  # most cards in a single row


def minis_tall(count: int, width: float) -> float:
    """Return the height of `count` cards of a width."""
    rows = 2 if count > ROW else 1
    return rows * width * SHAPE + (rows - 1) * GAP


class SmallCards(Widget):
    """Cards in order, from left to right; their names form the label.

    `turn` is how far they are turned up one after the other, from 0 (none) to 1 (all); `print` is the kind of picture.
    """

    role = "picture"

    def __init__(self, id: str, cards: Sequence[Card], box: Box, width: float, art: CardArt, print: str = PACK):
        super().__init__(id, ", ".join(i18n.say(face(card)) for card in cards), box)
        self.cards, self.width, self.art, self.turn, self.print = cards, width, art, FACE_UP, print

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        rows = 2 if len(self.cards) > ROW else 1
        most = -(-len(self.cards) // rows)
        step = min(self.width + GAP, (box.w - self.width) / max(1, most - 1))
        for i, card in enumerate(self.cards):
            row, column = divmod(i, most)
            at = box.x + self.width / 2 + column * step, box.y + (row + 0.5) * self.width * SHAPE + row * GAP
            sprite = Sprite(card, at, self.width, "mini", self.width, self._turned(i), print=self.print)
            sprite.draw(canvas, self.art)

    def _turned(self, i: int) -> float:
        """Return how far card `i` is turned up."""
        late = LATER * i
        return min(1.0, max(0.0, self.turn * (1 + LATER * (len(self.cards) - 1)) - late))
