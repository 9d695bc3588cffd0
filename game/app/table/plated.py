"""Text on a plate of its own, readable over any background."""

from ..canvas import Canvas
from ..fonts import Fonts
from ..geometry import Box
from ..ui.text import Ink, Words
from ..ui.widget import Look


class PlatedWords(Words):
    """One or more centred lines on a plate with a margin of `edge`; hidden if the text is empty."""

    def __init__(
        self, id: str, text: str, room: Box, letters: Fonts, size: float, ink: Ink, edge: float, lines: int = 1
    ):
        super().__init__(id, text, room.inset(edge, 2), letters, "strong", size, ink, "centre", 0.5, lines)
        wide = self.block.width + 2 * edge
        self.plate = Box(room.centre[0] - wide / 2, room.y, wide, room.h)

    def drawn_on(self, box: Box) -> Box:
        return self.plate

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.label:
            canvas.plate("preview-plate", self.plate)
            super().draw(canvas, box, look)
