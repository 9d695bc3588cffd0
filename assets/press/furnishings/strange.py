"""What should not be there: breaches with roots, runes, a dragon's head, arms without end."""

import math

from numba import njit

from assets.press.furnishings.stuff import EMBER, GLOW, RUNE
from assets.press.roomshape import BONE, TRIM, nearer
from assets.press.sdf import ball, blend, box, capsule, fractal, hash2, value_noise


@njit
def root(x, y, z, x0, top, bottom, sway, thick, seed):
    """A root that hangs from one height to another and grows thin."""
    share = min(1.0, max(0.0, (top - y) / (top - bottom)))
    fall = top - y
    cx = x0 + sway * (math.sin(fall * 3.1 + seed) - math.sin(seed)) * 0.5 + sway * share * 0.8
    cz = -0.10 - 0.06 * math.sin(fall * 4.3 + seed * 2) - 0.10 * share
    r = math.sqrt((x - cx) ** 2 + (z - cz) ** 2) - thick * (1 - 0.85 * share) - 0.004 * math.sin(y * 60 + seed)
    return max(r * 0.7, max(bottom - y, y - top) * 0.8)


@njit
def glyph(u, v, number):
    """Distance in the plane to the strokes of a rune, 1 high and 0.6 wide, round its middle."""
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
def dragon(x, y, z):
    """A dragon's head of stone that comes out of the wall, a glow in its throat; round y = 1.7."""
    side, s, y = (1.0 if x > 0 else -1.0), abs(x), y - 1.70
    head = math.sqrt((s / 1.0) ** 2 + ((y - 0.06) / 0.95) ** 2 + (z + 0.10) ** 2) - 0.26
    snout = box(s, y + 0.02 - 0.25 * (z + 0.3), z + 0.36, 0.10, 0.055, 0.24) - 0.05
    d = blend(head, snout, 0.12)
    d = blend(d, ball(s - 0.085, y - 0.01 + 0.05, z + 0.60, 0.060), 0.05)
    d = blend(d, capsule(s, y, z, 0.06, 0.13, -0.40, 0.24, 0.22, -0.22, 0.040, 0.060), 0.04)
    nostril = ball(s - 0.075, y + 0.02, z + 0.665, 0.026)
    socket = ball(s - 0.155, y - 0.095, z + 0.345, 0.062)
    d = max(d, -min(nostril, socket))
    best = (d * 0.8, TRIM, 730.0)
    best = nearer(best, (ball(s - 0.150, y - 0.090, z + 0.315, 0.050), GLOW, 10.0 + EMBER))
    jaw = box(s, y + 0.27 + 0.28 * (z + 0.3), z + 0.30, 0.085, 0.028, 0.22) - 0.04
    best = nearer(best, (jaw * 0.85, TRIM, 732.0))
    throat = box(s, y + 0.15, z + 0.10, 0.10, 0.10, 0.06) - 0.02
    best = nearer(best, (throat, GLOW, 20.0 + EMBER))
    for k in range(4):
        at = -0.56 + 0.11 * k
        fang = capsule(
            s,
            y,
            z,
            0.115,
            -0.06 - 0.08 * (at + 0.6),
            at,
            0.110,
            -0.17 - 0.03 * (k == 0) + 0.02 * k,
            at - 0.01,
            0.026,
            0.004,
        )
        tusk = capsule(
            s,
            y,
            z,
            0.095,
            -0.20 - 0.20 * (at + 0.5),
            at + 0.05,
            0.095,
            -0.11 - 0.14 * (at + 0.5),
            at + 0.04,
            0.020,
            0.004,
        )
        best = nearer(best, (min(fang, tusk), BONE, 40.0 + k))
    horn = capsule(s, y, z, 0.15, 0.22, -0.10, 0.30, 0.40, -0.10, 0.070, 0.052)
    horn = min(horn, capsule(s, y, z, 0.30, 0.40, -0.10, 0.33, 0.60, -0.22, 0.052, 0.030))
    horn = min(horn, capsule(s, y, z, 0.33, 0.60, -0.22, 0.27, 0.74, -0.36, 0.030, 0.006))
    best = nearer(best, (horn, TRIM, 740.0 + side))
    for k in range(3):
        spine = capsule(s, y, z, 0.22, 0.05 - 0.14 * k, -0.10, 0.40 - 0.03 * k, 0.10 - 0.20 * k, -0.08, 0.055, 0.008)
        best = nearer(best, (spine, TRIM, 744.0 + 2 * k + side))
    return best


@njit
def plate(x, y, z):
    """The round stone that bears the head."""
    return max(math.sqrt(x * x + (y - 1.70) ** 2) - 0.44, abs(z) - 0.06) - 0.02, TRIM, 752.0
