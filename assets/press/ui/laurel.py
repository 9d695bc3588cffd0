"""A winner's laurels, two gold sprays tied with a red ribbon: a full one for a sign or by itself, and a slender one
with space for a score. 150 x 120 design px."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from scipy import ndimage as ndi

from assets.press.plate import Array, Plate

P, T = Plate.P, Plate.taper
LEAF = "M0 0 C10 -13 28 -14 40 -4 C28 8 12 10 0 0Z"
WIDE, HIGH = 225, 180
KNOT, LAST = 96, -51  # degrees on the curve at which a spray begins and ends


class Spray(NamedTuple):
    """The shape of a spray: middle, width and height of its curve, its pairs of leaves, and their size."""

    middle: tuple[float, float]
    across: float
    up: float
    pairs: int
    size: float


FULL = Spray((WIDE / 2, 84), 84, 66, 8, 1.0)
SLENDER = Spray((WIDE / 2, 82), 93, 69, 11, 0.7)


def spray(p: Plate, grown: Spray, side: int) -> None:
    """The leaves of one side, from the knot up."""
    (cx, cy), across, up, pairs, whole = grown
    for step in range(pairs):
        turn = math.radians(KNOT + step * (LAST - KNOT) / (pairs - 1))
        x, y = cx + side * math.cos(turn) * across, cy + math.sin(turn) * up
        ahead = math.degrees(math.atan2(-math.cos(turn) * up, side * math.sin(turn) * across))
        for out, size in ((-side * 34, 1.02), (side * 30, 0.94)):
            p.xf = f"translate({x:.2f} {y:.2f}) rotate({ahead + out:.2f}) scale({whole * (size - step * 0.02):.3f})"
            p.part(P(LEAF), "#c98f22", tone=0.9, gain=0.7, puff=7, ang=-40, line=2.2, shadow=0)
            p.key(T(3, -1, 18, -4, 32, -4, 2))
    p.xf = ""


def laurel(grown: Spray = FULL) -> Array:
    """The picture with alpha, 450 x 360 px."""
    p = Plate(WIDE, HIGH, sc=2, seed=86, pitch=4.2, ground="#c98f22")
    for side in (-1, 1):
        spray(p, grown, side)
    x, y = grown.middle[0], grown.middle[1] + grown.up
    p.part(P(f"M{x} {y} L{x - 26} {y + 22} L{x - 14} {y + 22} L{x - 8} {y + 28} L{x + 2} {y + 6}Z"
             f" M{x} {y} L{x + 26} {y + 22} L{x + 14} {y + 22} L{x + 8} {y + 28} L{x - 2} {y + 6}Z"), "#b3202e", tone=0.7, gain=0.7,
           puff=5, line=2.4, shadow=0)  # fmt: skip
    p.part(f'<circle cx="{x}" cy="{y}" r="10"/>', "#c8323c", tone=0.75, gain=0.8, puff=7, line=2.4, shadow=0)
    drawn = (p.ink > 0.02) | (np.abs(p.col - p.col[0, 0]).sum(axis=2) > 0.02)
    filled = ndi.binary_closing(drawn, iterations=3)
    return np.dstack([p.print(reg=(0.4, 0.3), wear=0.5), ndi.gaussian_filter(filled.astype(np.float32), 0.7)])
