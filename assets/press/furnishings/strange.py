"""Things that should not be there: roots, runes, and the stone plate for a dragon's head."""

import math

from numba import njit

from assets.press.furnishings.stuff import GLOW, RUNE
from assets.press.roomshape import TRIM
from assets.press.sdf import box, fractal, hash2, ramp, value_noise


@njit
def root(x, y, z, x0, top, bottom, sway, thick, seed):
    """A root that hangs from one height down to another, getting thinner."""
    share = min(1.0, max(0.0, (top - y) / (top - bottom)))
    fall = top - y
    cx = x0 + sway * (math.sin(fall * 3.1 + seed) - math.sin(seed)) * 0.5 + sway * share * 0.8
    cz = -0.10 - 0.06 * math.sin(fall * 4.3 + seed * 2) - 0.10 * share
    r = math.sqrt((x - cx) ** 2 + (z - cz) ** 2) - thick * (1 - 0.85 * share) - 0.004 * math.sin(y * 60 + seed)
    return max(r * 0.7, max(bottom - y, y - top) * 0.8)


@njit
def glyph(u, v, number):
    """Distance in the plane to the strokes of a rune, 1 high and 0.6 wide, around its middle."""
    d = abs(u + 0.18 if hash2(number, 1) < 0.6 else u)
    d = max(d - 0.045, abs(v) - 0.42)
    for k in range(3):
        a, b = hash2(number, 11 + k), hash2(number, 31 + k)
        y0 = 0.36 - 0.3 * k
        slope = 0.8 if a < 0.5 else -0.8
        x0 = -0.16
        if b < 0.72:
            along = max(x0 - u, u - 0.22)
            d = min(d, max(abs(v - y0 - slope * (u - x0)) * 0.78 - 0.045, along))
    return d


@njit
def menhir(x, y, z):
    """A standing stone with glowing runes."""
    lean = x + 0.05 * (y - 1.0)
    wide = 0.34 - 0.05 * y + 0.05 * (value_noise(y * 2, 3.0, x * 2) - 0.5)
    d = box(lean, y - 1.12, z + 0.16, wide, 1.12 - 0.10 * abs(lean + 0.1), 0.12) - 0.05
    d += 0.05 * (fractal(x * 3, y * 3, z * 3, 3) - 0.5)
    col, row = math.floor(lean / 0.25 + 0.5), math.floor(y / 0.30)
    cut = 1.0
    if abs(col) < 1.5 and 2 < row < 7 and z < -0.26 and abs(lean) < wide - 0.01:
        number = int(row * 5 + col + 11)
        if hash2(number, 77) < 0.85:
            cut = glyph((lean - col * 0.25) / 0.25, (y - (row + 0.5) * 0.30) / 0.25, number) * 0.25
    if cut < 0.004:
        return d * 0.8 + 0.004, GLOW, 10.0 + RUNE
    return d * 0.8, TRIM, 720.0


@njit
def plate(x, y, z):
    """A round stone that carries a head."""
    r = math.sqrt(x * x + (y - 1.74) ** 2)
    return max(r - 0.50 + 0.02 * ramp(0.02, 0.0, abs(r - 0.42)), abs(z) - 0.06) - 0.02, TRIM, 752.0
