"""Jagged shapes: openings with a ragged rim, wedges of dark that reach into the light; and pictures torn into
pieces."""

import math
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt
import pygame

from ..base.geometry import Point
from .canvas import Canvas
from .theme import Colour, colour

WEDGES = 132  # wedges around a whole rim
CLEAR = (255, 0, 255)  # the colour key: these pixels are transparent
EMBERS = tuple(map(colour, ("#571714", "#d4551b", "#f2a532", "#ffe9a0")))  # of a burning rim, from outside in
SEED = 17
Rim = tuple[float, Colour]  # width beyond the opening in design pixels, and colour


@lru_cache(8)
def _wedges(seed: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Directions from the middle, and the depth of each point of the rim, from 0 to 1: roots and tips of wedges
    alternate."""
    lot = np.random.default_rng(seed)
    angle = (np.arange(2 * WEDGES) + lot.uniform(-0.3, 0.3, 2 * WEDGES)) * math.pi / WEDGES
    depth = np.zeros(2 * WEDGES)
    depth[1::2] = lot.uniform(0.25, 1.0, WEDGES) * np.where(np.arange(WEDGES) % 3 == 0, 1.0, 0.55)
    return np.stack([np.cos(angle), np.sin(angle)], 1), depth


def opening(middle: Point, radius: float, teeth: float, flat: float = 1.0, seed: int = SEED) -> list[Point]:
    """The outline of an opening around a point: `teeth` is how far its wedges reach inwards, `flat` its height as a
    share of its width. All lengths in the same unit."""
    ways, depth = _wedges(seed)
    far = np.maximum(0.0, radius - depth * teeth)[:, None] * ways * (1.0, flat)
    return [(x, y) for x, y in (far + middle).tolist()]


def shut(canvas: Canvas, middle: Point, radius: float, teeth: float, rims: Sequence[Rim], dark: Colour) -> None:
    """Fill the window with a dark colour, except for an opening around a point; `rims` are the opening's edges, the
    outermost first."""
    surface = canvas.pictures.keep(("shut", canvas.size), lambda: keyed_surface(canvas.size))
    surface.fill(dark)
    pierce(surface, canvas, middle, radius, teeth, rims)
    canvas.live(canvas.layout.whole, lambda canvas: canvas.blend(surface, (0, 0)))


def pierce(
    surface: pygame.Surface, canvas: Canvas, middle: Point, radius: float, teeth: float, rims: Sequence[Rim] = ()
) -> None:
    """Cut an opening with its rims into a picture whose colour key is `CLEAR`. Lengths in design pixels."""
    at, k = canvas.layout.point(middle), canvas.layout.k
    for beyond, ink in (*rims, (0.0, CLEAR)):
        if radius + beyond > 0:
            pygame.draw.polygon(surface, ink, opening(at, (radius + beyond) * k, teeth * k))


def keyed_surface(size: tuple[int, int]) -> pygame.Surface:
    """A surface of this size whose colour key is `CLEAR`."""
    sheet = pygame.Surface(size).convert()
    sheet.set_colorkey(CLEAR)
    return sheet


def burning(width: float) -> tuple[Rim, ...]:
    """The rims of an ember edge of this width, in design pixels."""
    return tuple((width * share, ink) for share, ink in zip((1.0, 0.62, 0.36, 0.15), EMBERS, strict=True))


def reach(canvas: Canvas, middle: Point) -> float:
    """The distance from a point to the farthest corner of the window, in design pixels."""
    whole = canvas.layout.whole
    return max(math.dist(middle, (x, y)) for x in (whole.x, whole.right) for y in (whole.y, whole.bottom))


TEARS, KINKS = 5, 4  # number of tears from the middle to the rim; kinks in each
TEAR_SEED = 31
INK = (23, 17, 15)  # torn paper has an inked edge
APART, ASKEW, SMALLER = 0.035, 5.0, 0.93  # of a card pieced together: gap (share of its width); tilt (degrees); scale
Outline = tuple[Point, ...]  # corners of a piece, in shares of the card's size from its middle


@cache
def outlines() -> tuple[Outline, ...]:
    """Return the outlines of the pieces, the same for every card."""
    lot = np.random.default_rng(TEAR_SEED)
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
