"""The nine-patch block: a plate printed so that its edges and middle repeat without a seam.

A `Patch` is a small plate whose corners are drawn once and whose middle is one tile, `tile` design px wide and high.
All its noise has the period of the tile, and every shape is a signed distance (negative inside, in design px) that does
not change along a straight edge, so that the middle can be repeated any whole number of times.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy import ndimage as ndi

from assets.press.plate import INK, LIGHT, Array, hatch, hexc, sstep

SCALE = 3  # pixels per design px of all pictures of the interface
Shape = Callable[[Array, Array], Array]


@dataclass(frozen=True)
class Box:
    """A rectangle by its edges, in design px."""

    left: float
    top: float
    right: float
    bottom: float

    def inset(self, by: float) -> Box:
        """The box reduced by `by` on every side."""
        return Box(self.left + by, self.top + by, self.right - by, self.bottom - by)

    def corners(self, by: float = 0) -> tuple[tuple[float, float], ...]:
        """The four corners, moved inwards by `by`."""
        b = self.inset(by)
        return (b.left, b.top), (b.right, b.top), (b.left, b.bottom), (b.right, b.bottom)


def rounded(box: Box, radius: float) -> Shape:
    """A box with round corners."""

    def shape(x: Array, y: Array) -> Array:
        qx = np.abs(x - (box.left + box.right) / 2) - (box.right - box.left) / 2 + radius
        qy = np.abs(y - (box.top + box.bottom) / 2) - (box.bottom - box.top) / 2 + radius
        return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - radius

    return shape


def ticket(box: Box, radius: float) -> Shape:
    """A box with concave quarter circles cut out of its corners."""

    def shape(x: Array, y: Array) -> Array:
        d = rounded(box, 0.01)(x, y)
        for cx, cy in box.corners():
            d = np.maximum(d, radius - np.hypot(x - cx, y - cy))
        return d

    return shape


def disc(cx: float, cy: float, radius: float) -> Shape:
    """A disc."""
    return lambda x, y: np.hypot(x - cx, y - cy) - radius


def diamond(cx: float, cy: float, radius: float) -> Shape:
    """A card diamond with hollow sides, `radius` from the middle to the upper tip."""

    def shape(x: Array, y: Array) -> Array:
        u, v = np.abs(x - cx) / (radius * 0.78), np.abs(y - cy) / radius
        return (u**0.8 + v**0.8 - 1) * radius * 0.62

    return shape


def union(*shapes: Shape) -> Shape:
    """All the shapes together."""
    return lambda x, y: np.minimum.reduce([shape(x, y) for shape in shapes])


def minus(shape: Shape, hole: Shape) -> Shape:
    """A shape with another cut out of it."""
    return lambda x, y: np.maximum(shape(x, y), -hole(x, y))


def outline(shape: Shape, width: float, inside: float = 0.0) -> Shape:
    """A line of a given width along the edge of a shape, moved inwards by `inside`."""
    return lambda x, y: np.abs(shape(x, y) + inside) - width / 2


class Patch:
    """A plate for a nine-patch; draw with `lay`, `ink_in`, `glow`, then take `image()`.

    border: left, top, right, bottom in design px, never stretched; tile: width and height of the middle; outset: how
    far the picture extends beyond the box that it frames, as for a glow or a shadow; wobble: how far an edge strays;
    slip: how far the colour plate is off register; mottle: unevenness of the colour.
    """

    def __init__(
        self,
        border: tuple[int, int, int, int],
        tile: tuple[int, int],
        seed: int,
        outset: int = 0,
        wobble: float = 0.17,
        slip: tuple[float, float] = (0.35, 0.25),
        mottle: float = 0.03,
    ) -> None:
        left, top, right, bottom = border
        self.border, self.tile, self.outset, self.seed, self.mottle = border, tile, outset, seed, mottle
        self.w, self.h = left + tile[0] + right, top + tile[1] + bottom
        self.box = Box(outset, outset, self.w - outset, self.h - outset)
        self.H, self.W = self.h * SCALE, self.w * SCALE
        yy, xx = (np.mgrid[0 : self.H, 0 : self.W].astype(np.float32) + 0.5) / SCALE
        dx, dy = self.noise(5, 11), self.noise(5, 12)
        self.x, self.y = xx + dx * wobble, yy + dy * wobble
        self.slipped = xx - slip[0] + dy * wobble, yy - slip[1] + dx * wobble
        self.bend = self.noise(40, 3)
        self.col = np.zeros((self.H, self.W, 3), np.float32)
        self.ink = np.zeros((self.H, self.W), np.float32)
        self.alpha = np.zeros((self.H, self.W), np.float32)

    def noise(self, lump: float, seed: int, octaves: int = 2) -> Array:
        """Noise of unit deviation with lumps of about `lump` design px, repeating with the tile."""
        rng = np.random.default_rng((self.seed, seed))
        tw, th = self.tile[0] * SCALE, self.tile[1] * SCALE
        total = np.zeros((th, tw), np.float32)
        for octave in range(octaves):
            sigma = lump * SCALE / 2.5 / 2**octave
            layer = ndi.gaussian_filter(rng.standard_normal((th, tw)), (min(sigma, th / 4), sigma), mode="wrap")
            total += (layer / layer.std() * 0.5**octave).astype(np.float32)
        rows = (np.arange(self.H) - self.border[1] * SCALE) % th
        columns = (np.arange(self.W) - self.border[0] * SCALE) % tw
        return (total / total.std())[np.ix_(rows, columns)]

    def cover(self, shape: Shape, slipped: bool = False, soft: float = 0.2) -> Array:
        """Coverage 0..1 of a shape on the key plate, or on the slipped colour plate."""
        x, y = self.slipped if slipped else (self.x, self.y)
        return sstep(soft, -soft, shape(x, y))

    def lines(self, tone: Array | float, pitch: float, diagonal: bool = False, bend: float = 0.16) -> Array:
        """Ink of hatch lines for a tone; the tile must be a whole number of pitches."""
        across = (self.x + self.y) if diagonal else self.y
        return hatch(np.broadcast_to(tone, self.bend.shape), across / pitch + self.bend * bend)

    def relief(self, shape: Shape, puff: float) -> Array:
        """Light on a shape that is puffed up inside its rim: about 0 where flat, up to +-0.5 on the slopes."""
        q = np.clip(-shape(self.x, self.y) / puff, 0, 1)
        height = np.sqrt(1 - (1 - q) ** 2) * puff * SCALE * 0.8
        gy, gx = np.gradient(ndi.gaussian_filter(height, puff * 0.1 * SCALE))
        lit = (-gx * LIGHT[0] - gy * LIGHT[1] + LIGHT[2]) / np.sqrt(gx * gx + gy * gy + 1)
        return np.clip(lit, 0, 1) - LIGHT[2]

    def lay(self, shape: Shape, colour: str, ink: Array | float = 0.0, line: float = 0.0, alpha: float = 1.0) -> None:
        """Lay a shape over everything so far: its colour, its own hatching, and an ink outline of `line` px around
        it."""
        key, flat = self.cover(shape), self.cover(shape, slipped=True)
        self.col += (hexc(colour) - self.col) * flat[..., None]
        self.ink = self.ink * (1 - key) + ink * key
        if line:
            self.ink_in(lambda x, y: np.abs(shape(x, y) - line / 2) - line / 2)
            key = np.maximum(key, self.cover(lambda x, y: shape(x, y) - line))
        self.alpha = np.maximum(self.alpha, key * alpha)

    def ink_in(self, shape: Shape, strength: float = 1.0) -> None:
        """Print a shape in ink over everything so far."""
        self.ink = np.maximum(self.ink, self.cover(shape) * strength)

    def glow(self, shape: Shape, colour: str, reach: float, strength: float, power: float = 2.0) -> None:
        """A soft light or shadow around a shape, under everything laid so far."""
        away = np.clip(shape(self.x, self.y) / reach, 0, 1)
        alpha = strength * (1 - away) ** power
        show = self.alpha
        self.col = self.col * show[..., None] + hexc(colour) * (1 - show[..., None])
        self.ink = self.ink * (show > 0)
        self.alpha = show + alpha * (1 - show)

    def image(self) -> Array:
        """The finished print with alpha, H x W x 4 floats 0..1."""
        grain = self.noise(1.4, 22, 1) * 0.6 + (self.noise(26, 21) if min(self.tile) >= 60 else 0)
        col = np.clip(self.col * (1 + self.mottle * grain[..., None]), 0, 1)
        printed = col * (1 - self.ink[..., None]) + hexc(INK) * self.ink[..., None]
        return np.dstack([printed, self.alpha]).clip(0, 1)
