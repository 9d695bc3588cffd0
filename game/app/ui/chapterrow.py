"""A line of a table of contents: a chapter, dots, and its page or another short text."""

from collections.abc import Callable

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .buttons import ON_EDGE
from .widget import Do, Look, Pressable

SIZE = 25.0
EDGE, NUMBER, AIR = 10.0, 44.0, 10.0  # side margin; least width for the page; gap before and after the dots
DOT, STEP, DEEP = 2.4, 9.0, 8.0  # a dot's size, the distance to the next, and the offset below the middle
DRAWING, INSET, BESIDE = 76.0, 2.0, 12.0  # width of a drawing; margin above and below it; gap to the text
BAND, FAINT = 60, 150  # alpha of the focused row's band, and of the dots


Drawing = Callable[[Canvas, Box], object]


class ChapterRow(Pressable):
    """A chapter on paper, optionally with a small drawing before it; a press opens it."""

    role = "row"

    def __init__(
        self, id: str, label: str, page: str, box: Box, do: Do, letters: Fonts, drawing: Drawing | None = None
    ):
        super().__init__(id, label, box, do)
        self.nearer = 0.0 if drawing else ON_EDGE  # rows with drawings are further apart, so the ring needs no inset
        self.drawing, self.indent = drawing, DRAWING + BESIDE if drawing else 0.0
        role = "number" if page.isdecimal() else "strong"
        self.page = letters.block(page, role, SIZE, box.w / 2, box.h, lines=1, grow=False)
        room = box.w - self.indent - 2 * EDGE - max(NUMBER, self.page.width) - AIR
        self.name = letters.block(label, "body", SIZE, room, box.h, lines=2)

    @property
    def value(self) -> str:
        return self.page.lines[0]

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.page

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, inner = canvas.theme, box.inset(EDGE, 0)
        if look.focused:
            canvas.fill(box, theme.gold, BAND)
        if self.drawing is not None:
            self.drawing(canvas, Box(inner.x, box.y + INSET, DRAWING, box.h - 2 * INSET))
        inner = Box(inner.x + self.indent, inner.y, inner.w - self.indent, inner.h)
        canvas.block(self.name, inner, theme.ink)
        canvas.block(self.page, inner, theme.wine, "right")
        x, y = inner.right - self.page.width - AIR - DOT, inner.centre[1] + DEEP
        while x > inner.x + self.name.width + AIR:
            canvas.fill(Box(x, y, DOT, DOT), theme.ink, FAINT)
            x -= STEP
