"""Small cards in one row or two, lying over each other as far as they must."""

from collections.abc import Sequence

from game import tongue
from game.core.cards import Card
from game.core.deck import face

from ..canvas import Canvas
from ..geometry import Box
from ..ui.widget import Look, Widget
from .cardart import SHAPE, CardArt
from .sprites import Sprite

GAP = 8.0
ROW = 12  # cards from which two rows are made


def minis_tall(count: int, width: float) -> float:
    """How high so many cards of a width are together."""
    rows = 2 if count > ROW else 1
    return rows * width * SHAPE + (rows - 1) * GAP


class Minis(Widget):
    """Cards in their order, from left to right; their names are its label."""

    role = "picture"

    def __init__(self, id: str, cards: Sequence[Card], box: Box, width: float, art: CardArt):
        super().__init__(id, ", ".join(tongue.say(face(card)) for card in cards), box)
        self.cards, self.width, self.art = cards, width, art

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        rows = 2 if len(self.cards) > ROW else 1
        most = -(-len(self.cards) // rows)
        step = min(self.width + GAP, (box.w - self.width) / max(1, most - 1))
        for i, card in enumerate(self.cards):
            row, column = divmod(i, most)
            at = box.x + self.width / 2 + column * step, box.y + (row + 0.5) * self.width * SHAPE + row * GAP
            Sprite(card, at, self.width, "mini", self.width).draw(canvas, self.art)
