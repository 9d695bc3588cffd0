"""Words on the stage, on a plate of their own: whatever burns or shines behind them, they can be read."""

from ..canvas import Canvas
from ..geometry import Box
from ..type import Type
from ..ui.text import Ink, Words
from ..ui.widget import Look


class Plated(Words):
    """A line or some in the middle of some room, on a plate that leaves so much beside them; nothing where there are no
    words."""

    def __init__(
        self, id: str, text: str, room: Box, letters: Type, size: float, ink: Ink, edge: float, lines: int = 1
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
