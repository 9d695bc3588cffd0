"""A seat's name on a ribbon in its colour, with its crest."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.widget import Look, Widget
from .livery import Livery

CREST, GAP, TAIL = 34.0, 10.0, 46.0
UP = -4.0  # offset from the ribbon's middle to the middle of its cloth


class Pennant(Widget):
    """A ribbon over the part of the table that belongs to a seat."""

    role = "heading"

    def __init__(self, id: str, text: str, livery: Livery, box: Box, letters: Fonts):
        super().__init__(id, text, box)
        self.livery = livery
        self.block = letters.block(text, "strong", 29, box.w - 2 * TAIL - CREST - GAP, box.h - 14, lines=1)
        self.fits = self.block.overflow <= 0 and len(self.block.lines) == 1
        if not self.fits:  # drop the crest and use the full width between the folds
            self.block = letters.cut(text, "strong", 29, box.w - TAIL, box.h - 14)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("ribbon", box, dye=None if canvas.stark else self.livery.cloth(theme))
        before = CREST + GAP if self.fits else 0.0
        x, y = box.centre[0] - (before + self.block.width) / 2, box.centre[1] + (0 if canvas.stark else UP)
        if self.fits:
            self._draw_crest(canvas, Box(x, y - CREST / 2, CREST, CREST))
        place = Box(x + before, y - box.h / 2, self.block.width, box.h)
        canvas.block(self.block, place, theme.cream if canvas.stark else theme.ink)

    def _draw_crest(self, canvas: Canvas, place: Box) -> None:
        if canvas.stark:
            self.livery.shield(canvas, place)
        else:
            canvas.icon(self.livery.crest, place, canvas.theme.ink)
