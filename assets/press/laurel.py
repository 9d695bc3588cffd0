"""The laurel that marks a player's own pick: a gold wreath, tied with the ribbon of the seat; 72 x 72 design px."""

from __future__ import annotations

import math
from collections.abc import Collection

import numpy as np
from scipy import ndimage as ndi

from assets.press.materials import GOLD
from assets.press.monsters.pen import disc, mirrored, shape, strokes
from assets.press.plate import INK, Array, Plate, sstep
from assets.press.ui.plates import UI, cut_out, save_webp

FIELD, PIXELS = 108, 216
RIBBONS = ("#b3202e", "#2f6da3")
"""The colours of seats 0 and 1."""
BOUGH = GOLD | {"puff": 3, "line": 1.8, "shadow": 0}


def leaf(p: Plate, angle: float, lean: float, size: float) -> None:
    """A leaf on the bough, at an angle on the ring about (54, 50)."""
    a = math.radians(angle)
    x, y = 54 + 37 * math.cos(a), 50 + 37 * math.sin(a)
    before = p.xf
    p.xf = f"{before} translate({x:.2f} {y:.2f}) rotate({angle + lean:.1f}) scale({size:.2f})"
    p.part(shape("0,2! -8,-7 -6,-18 0,-27! 6,-18 8,-7"), **BOUGH | {"tone": 0.82, "puff": 5, "ang": angle})
    p.key(strokes(1.8, "0,-2 0,-12 0,-22"))
    p.xf = before


def bough(p: Plate) -> None:
    """The left half of the wreath, from the knot up."""
    p.part(Plate.S("M52.7 87 A37 37 0 0 1 42.6 14.8", 3.4), **BOUGH)
    for i in range(6):
        size = 0.92 - 0.05 * i
        leaf(p, 118 + i * 23, 26, size)
        leaf(p, 112 + i * 23, -42, size)


def drawn(seat: int) -> Array:
    """The wreath of a seat: 216 x 216 floats with alpha."""
    p = Plate(FIELD, FIELD, sc=8, seed=91 + seat, pitch=4.2, ground=INK)
    mirrored(p, lambda: bough(p), 54)
    ribbon = {"col": RIBBONS[seat], "tone": 0.72, "gain": 0.7, "puff": 4, "line": 2, "shadow": 0}
    mirrored(p, lambda: p.part(shape("52,88 40,90 28,102! 36,101 40,107! 50,98 56,92"), **ribbon), 54)
    mirrored(p, lambda: p.part(shape("54,88 44,78 33,80 32,90 42,94 54,90"), **ribbon), 54)
    p.part(disc(54, 88, 6.5, 7), **ribbon | {"tone": 0.85})
    drawn_on = np.maximum(ndi.maximum_filter(p.ink, 3), np.abs(p.col - p.col[0, 0]).max(-1) > 0.02) > 0.3
    alpha = sstep(0.9, 0.3, ndi.distance_transform_edt(~drawn_on) / p.sc)
    return cut_out(p.print(reg=(0.3, 0.2), wear=0.4), alpha, PIXELS)


def bake(names: Collection[str] = ()) -> None:
    """Bake the laurels named ("laurel-0"), or both."""
    for seat in range(len(RIBBONS)):
        if not names or f"laurel-{seat}" in names:
            save_webp(drawn(seat), UI / f"laurel-{seat}.webp", quality=90)
