"""A ribbon across the table that says whose turn it is."""

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from ..ui.widget import Look, Widget

STAYS, COMES = 1.8, 0.25  # seconds: in all, and until it is in its place
FAR = 90.0  # how far away it comes from
HIGH, EDGE, ICON = 66.0, 34.0, 36.0


class Banner(Widget):
    """Comes from the side of the seat that it is about, and points there.  `side`: -1 left, 1 right; `still`: it is
    there at once."""

    role = "heading"

    def __init__(self, text: str, line: Box, side: int, letters: Type, still: bool = False):
        self.block = letters.block(text, "label", 32, line.w - 2 * (EDGE + ICON), HIGH - 8, lines=1)
        wide = self.block.width + 2 * EDGE + 2 * ICON
        super().__init__("turn", text, Box(line.centre[0] - wide / 2, line.bottom - HIGH, wide, HIGH))
        self.side, self.still, self.age = side, still, 0.0

    @property
    def gone(self) -> bool:
        """Has it been there long enough?"""
        return self.age >= STAYS

    def update(self, dt: float) -> None:
        """Let time pass."""
        self.age += dt

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def _away(self) -> float:
        """How far from its place it is."""
        left = 0.0 if self.still else max(0.0, 1 - self.age / COMES)
        return self.side * FAR * left * left

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        box = box.moved(self._away(), 0)
        canvas.plate("button-primary", box)
        ink = canvas.theme.cream
        x = box.x + EDGE - ICON / 2 if self.side < 0 else box.right - EDGE - ICON / 2
        arrow = "arrow-left" if self.side < 0 else "arrow-right"
        canvas.icon(arrow, Box(x, box.centre[1] - ICON / 2, ICON, ICON), ink)
        canvas.block(self.block, box, ink, "centre", shade=canvas.theme.night)
