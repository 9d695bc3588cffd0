"""The settings rows for bindings: a command's name and the slots for its inputs."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .buttons import ON_EDGE
from .glyphs import GLYPH, code_words, draw_code, width_of
from .widget import Do, Look, Pressable, Widget


class CommandName(Widget):
    """A command's name, to the left of its slots."""

    def __init__(self, id: str, label: str, box: Box, letters: Fonts):
        super().__init__(id, label, box)
        self.block = letters.block(label, "body", 25, box.w - 36, box.h - 8, lines=2)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row", box)
        canvas.block(self.block, box.inset(18, 0), canvas.theme.cream)


class BindingSlot(Pressable):
    """A slot that shows a bound input; a press asks for another one. `size` is the height of the glyph."""

    role = "button"
    nearer = ON_EDGE

    def __init__(self, id: str, label: str, box: Box, code: str | None, family: str, nothing: str, do: Do, size: float):
        super().__init__(id, label, box, do)
        self.code, self.family, self.size = code, family, size
        self._value = code_words(code, family) if code else nothing

    @property
    def value(self) -> str:
        return self._value

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        x, middle = box.centre
        if self.code is None:
            canvas.fill(Box(x - 10, middle - 1.5, 20, 3), canvas.theme.bone if look.focused else canvas.theme.faint)
            return
        size = self.size
        while size > GLYPH and width_of(canvas, self.code, size) > box.w - 24:
            size = max(GLYPH, size - 4)
        draw_code(canvas, self.code, self.family, x - width_of(canvas, self.code, size) / 2, middle, size)
