"""Doors drawn in ink: a leaf across a passage, open or shut, between its jambs."""

from collections.abc import Sequence

from ..base.geometry import Box, Point
from ..gfx.theme import Colour
from .chart import outside
from .ink_drawing import Nib, along, length_of

LEAF, BAR, EDGE = 8.0, 6.0, 4.2  # thickness of an open door; of a shut one; of the edge around both
JAMB, ARROW, MEETING = 5.5, 9.0, 1.2  # side of a jamb; of an arrow; width of the line where two leaves meet


def door(nib: Nib, line: list[Point], rooms: Sequence[Box], wide: float, leaf: Colour, ink: Colour, shut: bool,
         oneway: bool) -> None:  # fmt: skip
    """Draw a door in the middle of the visible part of a passage between `rooms`, with an arrow if it is one-way."""
    first, last = outside(line, rooms)
    at, way = _slot(line, (first + last) / 2)
    thick = BAR if shut else LEAF
    nib.shape(_turned(at, way, thick + EDGE, wide + EDGE), ink)
    nib.shape(_turned(at, way, thick, wide), leaf)
    for end in (-1, 1):
        place = at[0] - way[1] * end * wide / 2, at[1] + way[0] * end * wide / 2
        nib.shape(_turned(place, way, thick + EDGE, JAMB), ink)
    if not shut:
        half = way[0] * thick / 2, way[1] * thick / 2
        nib.line([(at[0] - half[0], at[1] - half[1]), (at[0] + half[0], at[1] + half[1])], ink, MEETING)
    if oneway:
        tip = at[0] + way[0] * (thick + ARROW), at[1] + way[1] * (thick + ARROW)
        back = at[0] + way[0] * thick, at[1] + way[1] * thick
        side = -way[1] * ARROW * 0.7, way[0] * ARROW * 0.7
        nib.shape([tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])], ink)


def _slot(line: list[Point], share: float) -> tuple[Point, Point]:
    """Return a point of a line, and the direction of the line there."""
    far = 3 / max(6.0, length_of(line))
    at, before, after = along(line, share), along(line, max(0.0, share - far)), along(line, min(1.0, share + far))
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    return at, (dx / length, dy / length)


def _turned(at: Point, way: Point, thick: float, wide: float) -> list[Point]:
    """Return the corners of a leaf across a direction."""
    (x, y), (dx, dy) = at, way
    return [
        (x + dx * a * thick / 2 - dy * b * wide / 2, y + dy * a * thick / 2 + dx * b * wide / 2)
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
