"""The row for the number of rooms to the exit."""

from __future__ import annotations

from collections.abc import Callable

from ...canvas import Canvas
from ...fonts import Fonts
from ...geometry import Box
from ...ui.stepper import Stepper
from ...ui.widget import Do, Look

SIDE, CLOSEST, WIDEST, AIR = 36.0, 17.0, 42.0, 26.0  # a door; least and greatest step; gap around them all


class ExitRow(Stepper):
    """The number of rooms, and as many doors as fit, with the way out behind them."""

    def __init__(self, label: str, box: Box, n: int, span: tuple[int, int], change: Callable[[int], object], ask: Do,
                 letters: Fonts):  # fmt: skip
        super().__init__("left", label, box, n, span, change, ask, letters, icon="")

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        super().draw_value(canvas, inner, look)
        left = inner.x + self.name.width + AIR
        room = self._area(inner).x - AIR - left - SIDE
        if room < SIDE:
            return
        doors = min(self.n, int(room / CLOSEST))
        step = min(WIDEST, room / doors)
        x = left + room - doors * step
        y = inner.y + (inner.h - SIDE) / 2
        for number in range(doors):
            canvas.icon("door", Box(x + number * step, y, SIDE, SIDE), canvas.theme.gold)
        canvas.icon("way-out", Box(x + doors * step, y, SIDE, SIDE), canvas.theme.help)
