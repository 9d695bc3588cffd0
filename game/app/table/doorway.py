"""The doorway at the back of a dungeon: where it stands, and its outline, which grows as one walks up to it."""

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game import levels

from ..geometry import Box, Point
from ..theme import Colour

BAY = "door"  # of the furnishings of a room: what stands in the doorway
OPENING = Box(0.225, 0.11, 0.55, 0.68)  # of that bay: how much the doorway itself is
USUAL = Box(495, 64, 290, 310)  # of a room in which nothing stands there
BOW, SILL = 2.2, 16.0  # how round the arch is at its head; how square it is at its foot
CORNERS = 96  # of an outline
EVEN = 0.02  # how uneven an edge of stones is
TOOTH, LONG = 0.09, (0.4, 1.0, 0.55, 0.85, 0.25, 0.7)  # how far its teeth reach into it; they are not all alike

BEYOND = 40  # window pixels: how far above and below a picture an outline goes on


def doorway(room: levels.Room) -> Box:
    """Where the doorway of a room is, in design pixels."""
    bay = next((Box(*thing.box) for thing in room.furnishings if thing.bay == BAY), None)
    if bay is None:
        return USUAL
    return Box(bay.x + OPENING.x * bay.w, bay.y + OPENING.y * bay.h, OPENING.w * bay.w, OPENING.h * bay.h)


def arch(box: Box, wide: float = 1.0, larger: float = 1.0, teeth: float = TOOTH) -> list[Point]:
    """The outline of a doorway, so much of its width open, and so many times as large about its middle as it is."""
    x, y = box.centre
    across = larger * wide
    return [(x + dx * across, y + dy * larger) for dx, dy in _corners(box, teeth)]


@lru_cache(16)
def _corners(box: Box, teeth: float) -> Sequence[Point]:
    """The corners of a doorway's outline, from its middle."""
    points = []
    for i in range(CORNERS):
        way = math.tau * i / CORNERS
        far = radius(box, way) * (1 - teeth * LONG[i // 2 % len(LONG)] * (i % 2))
        points.append((math.cos(way) * far, math.sin(way) * far))
    return points


def radius(box: Box, way: float) -> float:
    """How far its outline is from its middle in a direction: an angle, a quarter of a turn is down."""
    side, up = abs(math.cos(way)) * 2 / box.w, math.sin(way) * 2 / box.h
    power = SILL if up > 0 else BOW
    return float((side**power + abs(up) ** power) ** (-1 / power))


def largeness(box: Box, points: Sequence[Point]) -> float:
    """How many times as large its outline must be so that some points lie within it, teeth and all."""
    x, y = box.centre
    far = (math.dist((x, y), point) / radius(box, math.atan2(point[1] - y, point[0] - x)) for point in points)
    return max(far, default=0.0) / (1 - TOOTH)


def fill(target: pygame.Surface, ink: Colour, outline: Sequence[Point]) -> None:
    """Fill an outline.  Rows above and below the picture take as long as those in it, so that it is cut off there."""
    low = target.get_height() + BEYOND
    pygame.draw.polygon(target, ink, [(x, max(-BEYOND, min(low, y))) for x, y in outline])
