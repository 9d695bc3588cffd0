"""Openings with a ragged rim, as an engraver cuts them: wedges of dark that reach into the light. For transitions and
for the ends of plays."""

import math
from collections.abc import Sequence
from functools import lru_cache

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
