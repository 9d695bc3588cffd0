"""The materials of the crypt: those of the dungeon in damp, greenish stone, and old bone."""

from numba import njit

from assets.press import roomstuff
from assets.press.roomshape import BONE, FLOOR, STONE, TRIM
from assets.press.sdf import fractal, hash2, ramp

CANDLES = (90.0, 100.0)
"""The range of the candles' ids."""


@njit
def relief(x, y, z, material, ident):
    """The height of the surface relief here."""
    if material == BONE:
        return 0.003 * fractal(x * 24, y * 24, z * 24, 3)
    return roomstuff.relief(x, y, z, material, ident)


@njit
def albedo(x, y, z, material, ident):
    """The share of light reflected here: red, green, blue."""
    if material == BONE:
        if ident == 3.0:
            return 0.02, 0.02, 0.02
        if CANDLES[0] <= ident < CANDLES[1]:
            return 0.80, 0.74, 0.58
        base = 0.46 + 0.16 * (hash2(int(ident), 13) - 0.5) + 0.12 * fractal(x * 6, y * 6, z * 6, 3)
        return base * 1.04, base * 0.96, base * 0.80
    red, green, blue = roomstuff.albedo(x, y, z, material, ident)
    if material in (STONE, TRIM, FLOOR):
        grey = (red + green + blue) / 3
        damp = 0.75 + 0.25 * ramp(0.25, 0.65, fractal(x * 0.9 + 7, y * 0.5, z * 0.9, 3))
        if z > 0.3:  # behind the back wall, overgrown and greenish
            return grey * 0.60, grey * 1.10, grey * 0.96
        return grey * 0.93 * damp, grey * 1.03 * damp, grey * 0.96 * damp
    return red, green, blue
