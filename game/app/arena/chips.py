"""Stacks of chips, seen from the side."""

from math import ceil

from ..base.geometry import Box
from ..gfx.canvas import Canvas

THICK, THIN = 11.0, 2.5  # height of a chip, usual and with very many
LONG = 46.0  # width of a chip
APART = 5.0  # gap between stacks
IN_A_STACK = 8
SPOTS = 3  # light marks on a chip's edge
SPOT = 0.16  # width of a mark as a share of a chip's width


def wide(stacks: int) -> float:
    """Return the width of `stacks` stacks."""
    return stacks * LONG + (stacks - 1) * APART


def stacks_of(number: int, room: Box) -> list[int]:
    """Return the number of chips in each stack: full ones first, and no more stacks than fit."""
    most = max(1, int((room.w + APART) // (LONG + APART)))
    each = max(IN_A_STACK, ceil(number / most))
    return [min(each, number - i * each) for i in range(ceil(number / each))]


def draw_stacks(canvas: Canvas, number: int, room: Box) -> None:
    """Draw chips in stacks from the left of a box, with the highest stack centred vertically."""
    stacks = stacks_of(number, room)
    thick = max(THIN, min(THICK, room.h / max(stacks, default=1)))
    floor = room.centre[1] + max(stacks, default=0) * thick / 2
    for n, height in enumerate(stacks):
        for i in range(height):
            x, y = room.x + n * (LONG + APART), floor - (i + 1) * thick
            _draw_chip(canvas, Box(x + (i * 7 + n * 3) % 3 - 1, y, LONG, thick), (i + n) % 2 == 0)


def _draw_chip(canvas: Canvas, box: Box, red: bool) -> None:
    theme = canvas.theme
    canvas.fill(box, theme.night)
    inner = box.inset(1, 0.75)
    canvas.fill(inner, theme.wine if red else theme.second)
    step = inner.w / SPOTS
    for i in range(SPOTS):
        mark = Box(inner.x + (i + 0.5) * step - inner.w * SPOT / 2, inner.y, inner.w * SPOT, inner.h)
        canvas.fill(mark, theme.cream)
