"""The materials of the treasury: those of the dungeon in warmer stone, and gold and cut stones."""

from numba import njit

from assets.press import roomstuff
from assets.press.roomshape import BONE, FLOOR, GEM, GOLD, STONE, TRIM
from assets.press.sdf import fractal, hash2


@njit
def relief(x, y, z, material, ident):
    """The height of the surface relief here."""
    if material == GOLD:
        return 0.002 * fractal(x * 30, y * 30, z * 30, 2)
    if material == GEM:
        return 0.0
    if material == BONE and ident >= 20.0:
        return 0.012 * fractal(x * 3, y * 9, z * 9, 3) + 0.004 * fractal(x * 30, y * 30, z * 30, 2)
    return roomstuff.relief(x, y, z, material, ident)


@njit
def albedo(x, y, z, material, ident):
    """The share of light reflected here: red, green, blue."""
    own = hash2(int(ident), 13) - 0.5
    if material == GOLD:
        base = 0.56 + 0.26 * own
        return base * 1.0, base * 0.70, base * 0.20
    if material == GEM:
        kind = int(ident) & 3
        if kind == 0:
            return 0.55, 0.06, 0.08
        if kind == 1:
            return 0.06, 0.42, 0.22
        if kind == 2:
            return 0.10, 0.22, 0.60
        return 0.62, 0.72, 0.80
    if material == BONE:
        return (0.02, 0.018, 0.016) if ident == 3.0 else (0.60, 0.52, 0.38)
    red, green, blue = roomstuff.albedo(x, y, z, material, ident)
    if material in (STONE, TRIM, FLOOR):
        grey = (red + green + blue) / 3
        return grey * 1.22, grey * 0.97, grey * 0.78
    return red, green, blue
