"""A calendar leaf on the corner of a box, with a seal once the daily dungeon is done."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts

LEAF = (80.0, 78.0)
IN = 12.0  # distance from the edges of the box below: beyond them are cards and the focus ring
EDGE, BAND = 8.0, 26.0  # margin, and height of the month's line
SEAL = 54.0
DATE, MONTH = 40.0, 22.0  # text sizes of the day and the month


class DayLeaf:
    """The name of a month, a day, and a seal's picture ("" for none)."""

    def __init__(self, month: str, day: int, seal: str, letters: Fonts):
        wide = LEAF[0] - 2 * EDGE
        self.month = letters.block(month, "strong", MONTH, wide, lines=1, grow=False)
        self.day = letters.block(str(day), "number", DATE, wide, lines=1, grow=False)
        self.seal = seal

    def blocks(self) -> tuple[Block, ...]:
        """The texts on it."""
        return self.month, self.day

    @staticmethod
    def place(of: Box) -> Box:
        """Its position, at the upper right corner of a box."""
        return Box(of.right - LEAF[0] - IN, of.y + IN, *LEAF)

    def draw(self, canvas: Canvas, of: Box) -> None:
        """Draw it on a box."""
        leaf = self.place(of)
        canvas.plate("shadow", leaf)
        canvas.plate("keycap", leaf)
        inner = leaf.inset(EDGE)
        under = Box(inner.x, inner.y + BAND, inner.w, inner.h - BAND)
        canvas.block(self.month, Box(inner.x, inner.y, inner.w, BAND), canvas.theme.wine, "centre", 0.5)
        canvas.block(self.day, under, canvas.theme.ink, "centre", 0.5)
        if self.seal:
            canvas.picture(f"ui/{self.seal}", Box(leaf.right - SEAL * 0.75, leaf.bottom - SEAL * 0.36, SEAL, SEAL))
