"""The materials of furnishings besides those of the rooms: cloth, roots, flesh, and glowing things."""

from numba import njit

from assets.press import hoardstuff
from assets.press.roomshape import GEM, GOLD
from assets.press.sdf import fractal, hash2, ramp, value_noise

CLOTH, ROOT, FLESH, GLOW = range(8, 12)

RED, BLUE, GREEN, BLACK, PALE, YELLOW = range(1, 7)
"""The dyes of cloth: a part's dye is `id % 10`."""
MOON, FLAME, RUNE, EYE, EMBER, BLIGHT, RIM = range(1, 8)
"""The kinds of glowing things: a part's kind is `id % 10`."""


@njit
def woven(ident):
    """The colour of a cloth."""
    dye = int(ident) % 10
    if dye == RED:
        return 0.21, 0.060, 0.050
    if dye == BLUE:
        return 0.025, 0.075, 0.330
    if dye == GREEN:
        return 0.075, 0.125, 0.07
    if dye == BLACK:
        return 0.06, 0.05, 0.06
    if dye == PALE:
        return 0.50, 0.44, 0.34
    return 0.46, 0.34, 0.13


@njit
def glowing(ident):
    """The light of a glowing thing: more than falls on it."""
    kind = int(ident) % 10
    if kind == MOON:
        return 0.9, 1.5, 2.3
    if kind == FLAME:
        return 6.0, 3.6, 1.1
    if kind == RUNE:
        return 0.25, 1.9, 2.6
    if kind == EYE:
        return 3.2, 1.7, 0.12
    if kind == EMBER:
        return 2.4, 0.55, 0.10
    if kind == BLIGHT:
        return 0.8, 2.4, 0.5
    return 1.2, 0.7, 0.2


@njit
def own_relief(x, y, z, material, ident):
    """The height of the surface relief here."""
    if material == CLOTH:
        return 0.002 * fractal(x * 60, y * 12, z * 60, 2)
    if material == ROOT:
        return 0.012 * fractal(x * 30 + ident, y * 9, z * 30, 3)
    if material == FLESH:
        return 0.006 * fractal(x * 26, y * 26, z * 26, 3)
    return 0.0


@njit
def own_albedo(x, y, z, material, ident):
    """The share of light reflected here: red, green, blue."""
    if material == CLOTH:
        red, green, blue = woven(ident)
        worn = 0.75 + 0.5 * fractal(x * 5, y * 3, z * 5, 3)
        return red * worn, green * worn, blue * worn
    if material == ROOT:
        base = 0.10 + 0.12 * fractal(x * 9 + ident, y * 4, z * 9, 3)
        return base * 1.15, base * 0.92, base * 0.62
    if material == FLESH:
        base = 0.16 + 0.14 * fractal(x * 8 + ident, y * 8, z * 8, 3) + 0.05 * (hash2(int(ident), 3) - 0.5)
        if int(ident) % 10 == 1:  # parts without skin: the white of an eye, the cup of a sucker
            vein = ramp(0.05, 0.0, abs(value_noise(x * 9, y * 9, z * 9) - 0.5))
            return 0.52, 0.46 - 0.22 * vein, 0.36 - 0.20 * vein
        return base * 0.78, base * 0.86, base * 0.74
    return glowing(ident)


def with_own(relief, albedo):
    """The relief and albedo functions of a place, extended by the materials of furnishings."""

    @njit
    def reliefs(x, y, z, material, ident):
        if material >= CLOTH:
            return own_relief(x, y, z, material, ident)
        if material in (GOLD, GEM):
            return hoardstuff.relief(x, y, z, material, ident)
        return relief(x, y, z, material, ident)

    @njit
    def albedos(x, y, z, material, ident):
        if material >= CLOTH:
            return own_albedo(x, y, z, material, ident)
        if material in (GOLD, GEM):
            return hoardstuff.albedo(x, y, z, material, ident)
        return albedo(x, y, z, material, ident)

    return reliefs, albedos
