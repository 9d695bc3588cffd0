"""Slips of paper for characters and their dice."""

from __future__ import annotations

from ..base.geometry import Box
from ..gfx.canvas import Canvas

WIDE, NARROW = 0.6, 0.35  # rim width relative to a large sheet's: usual, and where there is little room
SHADE = 56  # alpha of the shadow over a slip that cannot be chosen
WITHIN = 3.0  # distance of the shadow from the torn edge


def draw_slip(canvas: Canvas, box: Box, shaded: bool = False, rim: float = WIDE) -> None:
    """Draw a slip of paper; `shaded` if it cannot be chosen now."""
    canvas.plate("parchment", box, fine=rim)
    if shaded and not canvas.stark:
        canvas.fill(box.inset(WITHIN), canvas.theme.night, SHADE)
