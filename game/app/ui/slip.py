"""Slips of paper on which characters and their dice are written."""

from __future__ import annotations

from ..canvas import Canvas
from ..geometry import Box

WIDE, NARROW = 0.6, 0.35  # how wide the rule of a slip is, to that of a large sheet; where there is little room
SHADE = 56  # how solid the shadow is over a slip that cannot be chosen
WITHIN = 3.0  # how far within the torn edge it begins


def draw_slip(canvas: Canvas, box: Box, shaded: bool = False, rim: float = WIDE) -> None:
    """A slip of paper; a shaded one cannot be chosen just now."""
    canvas.plate("parchment", box, fine=rim)
    if shaded and not canvas.stark:
        canvas.fill(box.inset(WITHIN), canvas.theme.night, SHADE)
