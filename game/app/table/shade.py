"""The dark that closes round the torches of a dungeon, cut as into lino: its edge is toothed."""

import math
from collections.abc import Sequence

import pygame

from ..geometry import Point
from ..theme import Colour

TEETH = 54  # of the edge of a light
DEEPEST = 0.16  # of its radius, how far they reach into it
LONG = (0.35, 1.0, 0.6, 0.9, 0.2, 0.75, 0.5)  # they are not all alike
DARK, SEEN = 0, 1  # the colours of the shade


def shade(target: pygame.Surface, tall: int, lights: Sequence[Point], share: float, night: Colour) -> None:
    """Darken the uppermost `tall` pixels but for the light around some points; with a `share` of 1 all of it."""
    width = target.get_width()
    dark = pygame.Surface((width, tall), depth=8)
    dark.set_palette([night, night])
    dark.set_colorkey(SEEN)
    radius = _enough(width, tall, lights) * (1 - share)
    if radius >= 1:
        for at in lights:
            pygame.draw.polygon(dark, SEEN, [*_edge(at, radius)])
    target.blit(dark, (0, 0))


def _enough(width: int, tall: int, lights: Sequence[Point]) -> float:
    """The radius from which everything is lit."""
    ends = [(x, y) for x in (0, width / 2, width) for y in (0, tall)]
    return max(min((math.dist(end, at) for at in lights), default=0.0) for end in ends) / (1 - DEEPEST)


def _edge(at: Point, radius: float) -> Sequence[Point]:
    """A toothed circle."""
    points = []
    for i in range(2 * TEETH):
        angle = math.pi * i / TEETH
        far = radius * (1 - DEEPEST * LONG[i // 2 % len(LONG)] if i % 2 else 1.0)
        points.append((at[0] + math.cos(angle) * far, at[1] + math.sin(angle) * far))
    return points
