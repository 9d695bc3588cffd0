"""A hand that points at a place, distinct from the focus ring."""

import math
from collections.abc import Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas

SIZE = 68.0
OVER = 16.0  # design pixels the finger reaches over the edge of its target
STROKE, PERIOD = 6.0, 1.1  # amplitude in design pixels, and period in seconds


class Pointer:
    """The pointing hand and its slow movement."""

    def __init__(self) -> None:
        self.time = 0.0

    def beckon(self, dt: float) -> None:
        """Advance time by `dt` seconds."""
        self.time = (self.time + dt) % PERIOD

    def draw(self, canvas: Canvas, way: str, box: Box) -> None:
        """Draw it in the direction and box that `aimed` returns."""
        back = STROKE * (0.5 - 0.5 * math.cos(2 * math.pi * self.time / PERIOD))
        dx, dy = {"down": (0.0, -back), "right": (-back, 0.0), "left": (back, 0.0)}[way]
        canvas.picture(f"ui/point-{way}", box.moved(dx, dy))


def aimed(at: Box, others: Sequence[tuple[Box, float]], room: Box) -> tuple[str, Box]:
    """Return the direction in which the hand points at a box, and its own box: from above or from a side, where it
    covers least.

    `others` are the boxes that should stay visible, each with a weight.
    """
    x, y = at.centre
    places = {
        "down": Box(x - SIZE / 2, at.y + OVER - SIZE, SIZE, SIZE),
        "right": Box(at.x + OVER - SIZE, y - SIZE / 2, SIZE, SIZE),
        "left": Box(at.right - OVER, y - SIZE / 2, SIZE, SIZE),
    }
    inside = {way: box for way, box in places.items() if box.inside(room)} or places
    way = min(inside, key=lambda way: sum(weight * _shared(inside[way], box) for box, weight in others))
    return way, inside[way]


def reach(box: Box) -> Box:
    """The area it may cover while moving."""
    return box.inset(-STROKE)


def _shared(one: Box, other: Box) -> float:
    """The common area of two boxes."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return w * h if w > 0 and h > 0 else 0.0
