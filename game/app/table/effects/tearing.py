"""The tearing effect: a card's picture is cut into a few large pieces along jagged lines."""

import math
from collections.abc import Iterator
from functools import cache

import numpy as np
import pygame

from ...base.geometry import Point

TEARS, KINKS = 5, 4  # number of tears from the middle to the rim; kinks in each
SEED = 31
INK = (23, 17, 15)  # torn paper has an inked edge
APART, ASKEW, SMALLER = 0.035, 5.0, 0.93  # of a card pieced together: gap (share of its width); tilt (degrees); scale
Outline = tuple[Point, ...]  # corners of a piece, in shares of the card's size from its middle


@cache
def outlines() -> tuple[Outline, ...]:
    """Return the outlines of the pieces, the same for every card."""
    lot = np.random.default_rng(SEED)
    middle = (0.02, -0.06)
    ways = [math.tau * (i + lot.uniform(-0.14, 0.14)) / TEARS + 0.5 for i in range(TEARS)]
    tears = [_tear(middle, way, lot) for way in ways]
    found = []
    for i, tear in enumerate(tears):
        j = (i + 1) % TEARS
        half = (ways[i] + ways[j] + math.tau * (j == 0)) / 2
        corner = (1.4 * math.cos(half), 1.4 * math.sin(half))
        found.append((middle, *tear, corner, *reversed(tears[j])))
    return tuple(found)


def _tear(middle: Point, way: float, lot: np.random.Generator) -> list[Point]:
    """Return a jagged line from the middle to beyond the rim."""
    points = []
    for i in range(1, KINKS + 1):
        far, off = 1.2 * i / KINKS, lot.uniform(0.02, 0.06) * (-1) ** i * (i < KINKS)
        points.append((middle[0] + far * math.cos(way) - off * math.sin(way),
                       middle[1] + far * math.sin(way) + off * math.cos(way)))  # fmt: skip
    return points


def cut(picture: pygame.Surface, outline: Outline) -> tuple[pygame.Surface, Point]:
    """Return a piece of a picture, and its middle relative to the picture's, in pixels."""
    w, h = picture.get_size()
    corners = [(w * (0.5 + x), h * (0.5 + y)) for x, y in outline]
    mask = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
    mask.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.lines(mask, INK, True, corners, max(1, w // 60))
    seen = mask.get_bounding_rect()
    return mask.subsurface(seen).copy(), (seen.centerx - w / 2, seen.centery - h / 2)


def pieces(picture: pygame.Surface) -> Iterator[tuple[pygame.Surface, Point]]:
    """Yield all visible pieces of a picture."""
    return (piece for outline in outlines() if (piece := cut(picture, outline))[0].get_width() > 1)


def torn_picture(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture pieced together from its torn pieces."""
    w, h = picture.get_size()
    target = pygame.Surface((w, h), pygame.SRCALPHA)
    for i, (piece, (dx, dy)) in enumerate(pieces(picture)):
        turned = pygame.transform.rotozoom(piece, ASKEW * (-1) ** i * (0.5 + 0.25 * (i % 3)), SMALLER)
        far = math.hypot(dx, dy) or 1.0
        x, y = (side / 2 + d * SMALLER + d / far * APART * w for side, d in ((w, dx), (h, dy)))
        target.blit(turned, (round(x - turned.get_width() / 2), round(y - turned.get_height() / 2)))
    return target
