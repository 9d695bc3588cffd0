"""A bar for moving through something step by step, with mouse, keys or pad."""

from collections.abc import Callable

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .values import KNOB, Slider
from .widget import Look

EDGE = 26.0
ROOM = 132.0  # width for “12 / 37”


class Scrub(Slider):
    """A position from 0 to `most`; left and right move by one step."""

    def __init__(
        self, id: str, label: str, box: Box, at: int, most: int, change: Callable[[int], object], letters: Fonts
    ):
        super().__init__(id, label, box, at, change, letters)
        self.most = most
        self.count = letters.block(f"{at} / {most}", "number", 24, ROOM, box.h, lines=1, grow=False)

    @property
    def value(self) -> str:
        return f"{self.amount} / {self.most}"

    def blocks(self) -> tuple[Block, ...]:
        return (self.count,)

    def press(self) -> None:
        """Ignored: it is only adjusted or dragged."""

    def adjust(self, by: int) -> bool:
        """Move one step; return False at an end, so that the focus moves on."""
        goal = max(0, min(self.most, self.amount + by))
        if goal == self.amount:
            return False
        self._set(goal)
        return True

    def grabs(self, x: float) -> bool:
        return True

    def point(self, x: float) -> None:
        line = self._line(self.box)
        self._set(round(max(0.0, min(1.0, (x - line.x) / line.w)) * self.most))

    @staticmethod
    def _line(box: Box) -> Box:
        return Box(box.x + EDGE, box.y + box.h / 2 - 6, box.w - 2 * EDGE - ROOM, 12)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        line = self._line(box)
        filled = line.w * self.amount / max(1, self.most)
        canvas.plate("slider-track", line)
        if filled:
            canvas.plate("slider-fill", Box(line.x, line.y, filled, 12))
        canvas.picture("ui/plates/slider-knob", Box(line.x + filled - KNOB / 2, line.y + 6 - KNOB / 2, KNOB, KNOB))
        canvas.block(self.count, Box(box.right - ROOM - 16, box.y, ROOM, box.h), canvas.theme.gold, "right")
