"""A row of small cards that lie over each other as far as they must."""

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


class Minis(Widget):
    """Cards in their order, from left to right; their names are its label."""

    role = "picture"

    def __init__(self, id: str, cards: Sequence[Card], box: Box, width: float, art: CardArt):
        super().__init__(id, ", ".join(tongue.say(face(card)) for card in cards), box)
        self.cards, self.width, self.art = cards, width, art

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        step = min(self.width + GAP, (box.w - self.width) / max(1, len(self.cards) - 1))
        for i, card in enumerate(self.cards):
            at = box.x + self.width / 2 + i * step, box.y + self.width * SHAPE / 2
            Sprite(card, at, self.width, "mini", self.width).draw(canvas, self.art)
