"""The settings row for the card back, with the designs side by side."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block
from ..table.card_art import SHAPE, back_picture
from .values import Displayed
from .widget import Look

WIDE, GAP = 64.0, 9.0  # width of a card, and gap
EDGE = 10.0  # margin above and below the cards
HIGH = WIDE * SHAPE + 2 * EDGE  # height of the row
CHOSEN = 5.0  # frame around the chosen card
DIM = 190  # alpha of the others


class Backs(Displayed):
    """The designs as pictures; left, right and a press go through them."""

    REACH = EDGE

    def lay(self) -> None:
        inner = self._inner(self.box)
        room, half = inner.w - self.value_room(inner.w) - GAP, inner.h / 2 - 8
        self.name = self.letters.block(self.label, "body", 25, room, half, lines=1)
        self.title = self.letters.block(self.value, "strong", 25, room, half, lines=1)
        self.worth = None

    def value_room(self, width: float) -> float:
        return len(self.values) * (WIDE + GAP) - GAP

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.title

    def tiles(self, inner: Box) -> list[tuple[str, Box]]:
        x, y = inner.right - self.value_room(inner.w), inner.y + (inner.h - WIDE * SHAPE) / 2
        return [(each, Box(x + i * (WIDE + GAP), y, WIDE, WIDE * SHAPE)) for i, each in enumerate(self.values)]

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        self.draw_icon(canvas, box)
        inner = self._inner(box)
        canvas.block(self.name, Box(inner.x, inner.y + 8, inner.w, inner.h / 2 - 8), canvas.theme.cream)
        canvas.block(self.title, Box(inner.x, inner.y + inner.h / 2, inner.w, inner.h / 2 - 8), canvas.theme.gold)
        for design, card in self.tiles(inner):
            if design == self.current:
                canvas.plate("list-row-selected", card.inset(-CHOSEN))
            canvas.picture(back_picture(design), card, 255 if design == self.current else DIM)
