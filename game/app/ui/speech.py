"""What a tutor says, on a piece of paper."""

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from .widget import Do, Look, Pressable

EDGE_X, EDGE_Y = 25.0, 12.0
ARROW = 26.0


class Speech(Pressable):
    """Words on paper; while it `waits`, a press on it goes on."""

    role = "button"

    def __init__(self, id: str, text: str, box: Box, do: Do, letters: Type, waits: bool):
        super().__init__(id, text, box, do)
        self.focusable = waits
        self.block = letters.block(text, "body", 25, box.w - 2 * EDGE_X, box.h - 2 * EDGE_Y)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if not self.label:
            return
        canvas.plate("parchment", box.moved(0, 2) if look.pressed else box)
        canvas.block(self.block, box.inset(EDGE_X, EDGE_Y), canvas.theme.ink)
        if self.focusable:
            corner = Box(box.right - ARROW - 14, box.bottom - ARROW - 12, ARROW, ARROW)
            canvas.icon("arrow-right", corner, canvas.theme.wine)
