"""The doorway at the back of a dungeon room: its place, and its outline, which grows as the viewer walks up to it."""

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game import levels

from ..base.geometry import Box, Point
from ..gfx.theme import Colour

BAY = "door"  # the furnishing bay in which the door stands
OPENING = Box(0.225, 0.11, 0.55, 0.68)  # the doorway itself, in shares of that bay
USUAL = Box(495, 64, 290, 310)  # design pixels: the doorway of a room without that furnishing
BOW, SILL = 2.2, 16.0  # exponents of the outline: rounder at the head, squarer at the foot
CORNERS = 96  # corners of an outline
EVEN = 0.02  # share by which an edge of stones is uneven
TOOTH, LONG = 0.09, (0.4, 1.0, 0.55, 0.85, 0.25, 0.7)  # share by which teeth reach inwards; their differing lengths

BEYOND = 40  # window pixels: how far an outline may extend above and below the surface


def doorway(room: levels.Room) -> Box:
    """Return the box of a room's doorway, in design pixels."""
    bay = next((Box(*thing.box) for thing in room.furnishings if thing.bay == BAY), None)
    if bay is None:
        return USUAL
    return Box(bay.x + OPENING.x * bay.w, bay.y + OPENING.y * bay.h, OPENING.w * bay.w, OPENING.h * bay.h)


def arch(box: Box, wide: float = 1.0, larger: float = 1.0, teeth: float = TOOTH) -> list[Point]:
    """Return the outline of a doorway, opened to the share `wide` of its width and scaled by `larger` about its
    middle."""
    x, y = box.centre
    across = larger * wide
    return [(x + dx * across, y + dy * larger) for dx, dy in _corners(box, teeth)]


@lru_cache(16)
def _corners(box: Box, teeth: float) -> Sequence[Point]:
    """Return the corners of a doorway's outline, relative to its middle."""
    points = []
    for i in range(CORNERS):
        way = math.tau * i / CORNERS
        far = radius(box, way) * (1 - teeth * LONG[i // 2 % len(LONG)] * (i % 2))
        points.append((math.cos(way) * far, math.sin(way) * far))
    return points


def radius(box: Box, way: float) -> float:
    """Return the distance from the middle to the outline in a direction: an angle in radians, where a quarter turn is
    down."""
    side, up = abs(math.cos(way)) * 2 / box.w, math.sin(way) * 2 / box.h
    power = SILL if up > 0 else BOW
    return float((side**power + abs(up) ** power) ** (-1 / power))


def largeness(box: Box, points: Sequence[Point]) -> float:
    """Return the scale at which the outline, teeth included, contains all the points."""
    x, y = box.centre
    far = (math.dist((x, y), point) / radius(box, math.atan2(point[1] - y, point[0] - x)) for point in points)
    return max(far, default=0.0) / (1 - TOOTH)


def fill(target: pygame.Surface, ink: Colour, outline: Sequence[Point]) -> None:
    """Fill an outline, clipped near the surface's top and bottom: rows outside cost as much time as rows inside."""
    low = target.get_height() + BEYOND
    pygame.draw.polygon(target, ink, [(x, max(-BEYOND, min(low, y))) for x, y in outline])
