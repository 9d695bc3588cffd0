"""A text field."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts, breakable
from .widget import Look, Widget

EDGE = 30.0  # margin between the plate's sides and the text
CARET, ASIDE = 3.0, 6.0  # width of the caret, and its distance from the last letter


class Field(Widget):
    """The text written so far with a caret after it, on at most `lines` lines."""

    role = "field"

    def __init__(self, id: str, label: str, text: str, box: Box, letters: Fonts, role: str = "number",
                 size: float = 36, lines: int = 1):  # fmt: skip
        super().__init__(id, label, box)
        self.text, self.letters = text, letters
        self.block = self._written(role, size, lines)

    def _written(self, role: str, size: float, lines: int) -> Block:
        """The text, without its beginning where there is no room for it."""
        words, start = breakable(self.text), 0
        while True:
            shown = f"…{words[start:]}" if start else words
            block = self.letters.block(shown or " ", role, size, self.box.w - 2 * EDGE, self.box.h - 12, lines)
            if block.overflow <= 0 or start >= len(words):
                return block
            start += 1

    @property
    def value(self) -> str:
        return self.text

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("field", box)
        canvas.block(self.block, box, canvas.theme.cream, "centre")
        canvas.fill(self._caret(box), canvas.theme.gold)

    def _caret(self, box: Box) -> Box:
        """The caret's box, after the last letter of the last line."""
        block = self.block
        last = self.letters.width(block.lines[-1].rstrip(), block.role, block.size) if self.text else 0.0
        foot = box.centre[1] + block.height / 2
        return Box(box.centre[0] + last / 2 + ASIDE, foot - block.leading * 0.9, CARET, block.leading * 0.8)
