"""The status text at the head of an arena, on a plate, because chains and torches are behind it."""

from typing import Any

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..ui.text import Words
from ..ui.widget import Look

BESIDE, AROUND, OUT = 24.0, 5.0, 8.0  # margins beside, and above and below; how far the plate may exceed its place


class HeadSign(Words):
    """Centred text on a plate no larger than necessary."""

    ASIDE = BESIDE - OUT

    def __init__(self, id: str, text: str, box: Box, *how: Any, **more: Any):
        super().__init__(id, text, box.inset(self.ASIDE, 0), *how, **more)

    @property
    def plate(self) -> Box:
        """The box of the plate."""
        wide, high = self.block.width + 2 * BESIDE, self.block.height + 2 * AROUND
        x, y = self.box.centre
        return Box(x - wide / 2, y - high / 2, wide, high)

    def drawn_on(self, box: Box) -> Box:
        return self.plate

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.label:
            canvas.plate("preview-plate", self.plate)
            super().draw(canvas, box, look)
