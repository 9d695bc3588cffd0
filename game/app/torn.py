"""Openings with a ragged rim, as a graver cuts them: wedges of dark that reach into the light."""

import math
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt
import pygame

from .canvas import Canvas
from .geometry import Point
from .theme import Colour, colour

WEDGES = 132  # about a whole rim
CLEAR = (255, 0, 255)  # the colour through which one sees
EMBERS = tuple(map(colour, ("#571714", "#d4551b", "#f2a532", "#ffe9a0")))  # of a rim that burns, from the outside
SEED = 17
Rim = tuple[float, Colour]  # how far it reaches beyond the opening, in design pixels, and its colour


@lru_cache(8)
def _wedges(seed: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Ways out from the middle, and how far inwards each point of a rim lies, from 0 to 1: root and tip by turns."""
    lot = np.random.default_rng(seed)
    angle = (np.arange(2 * WEDGES) + lot.uniform(-0.3, 0.3, 2 * WEDGES)) * math.pi / WEDGES
    depth = np.zeros(2 * WEDGES)
    depth[1::2] = lot.uniform(0.25, 1.0, WEDGES) * np.where(np.arange(WEDGES) % 3 == 0, 1.0, 0.55)
    return np.stack([np.cos(angle), np.sin(angle)], 1), depth


def opening(middle: Point, radius: float, teeth: float, flat: float = 1.0, seed: int = SEED) -> list[Point]:
    """The outline of an opening about a point: `teeth` is how far its wedges reach inwards, `flat` its height to its
    width.  All in the same units."""
    ways, depth = _wedges(seed)
    far = np.maximum(0.0, radius - depth * teeth)[:, None] * ways * (1.0, flat)
    return [(x, y) for x, y in (far + middle).tolist()]


def shut(canvas: Canvas, middle: Point, radius: float, teeth: float, rims: Sequence[Rim], dark: Colour) -> None:
    """Fill the window with the dark, up to an opening about a point; `rims` are its edge, the outermost first."""
    surface = canvas.pictures.keep(("shut", canvas.surface.get_size()), lambda: sheet_of(canvas.surface.get_size()))
    surface.fill(dark)
    pierce(surface, canvas, middle, radius, teeth, rims)
    canvas.surface.blit(surface, (0, 0))


def pierce(
    surface: pygame.Surface, canvas: Canvas, middle: Point, radius: float, teeth: float, rims: Sequence[Rim] = ()
) -> None:
    """Cut an opening with its rims into a picture of the window that is seen through where it is `CLEAR`."""
    at, k = canvas.layout.point(middle), canvas.layout.k
    for beyond, ink in (*rims, (0.0, CLEAR)):
        if radius + beyond > 0:
            pygame.draw.polygon(surface, ink, opening(at, (radius + beyond) * k, teeth * k))


def sheet_of(size: tuple[int, int]) -> pygame.Surface:
    """A picture of the window that is seen through where it is `CLEAR`."""
    sheet = pygame.Surface(size).convert()
    sheet.set_colorkey(CLEAR)
    return sheet


def burning(width: float) -> tuple[Rim, ...]:
    """A rim of embers so many design pixels wide."""
    return tuple((width * share, ink) for share, ink in zip((1.0, 0.62, 0.36, 0.15), EMBERS, strict=True))


def reach(canvas: Canvas, middle: Point) -> float:
    """How far from a point the farthest corner of the window is, in design pixels."""
    whole = canvas.layout.whole
    return max(math.dist(middle, (x, y)) for x in (whole.x, whole.right) for y in (whole.y, whole.bottom))
