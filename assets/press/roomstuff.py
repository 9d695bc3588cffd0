"""The materials of the dungeon room: the relief of its surfaces and their colour."""

import math

from numba import njit

from assets.press.roomshape import BONE, FLOOR, STONE, TORCH_X, TORCH_Y, TRIM, WOOD
from assets.press.sdf import fractal, hash2, ramp, value_noise


@njit
def relief(x, y, z, material, ident):
    """The height of the surface relief here: tool marks, cracks, chips, grain."""
    if material in (STONE, TRIM):
        out = 0.010 * fractal(x * 5, y * 5, z * 5, 4) + 0.006 * fractal(x * 22, y * 22, z * 22, 3)
        crack = abs(fractal(x * 1.7 + ident * 0.01, y * 1.7, z * 1.7, 4) - 0.5)
        cracked = ramp(0.52, 0.62, value_noise(x * 0.7 + ident, y * 0.7, z * 0.7 + 3))
        out -= 0.012 * (1 - ramp(0.0, 0.006, crack)) * cracked
        return out - 0.014 * ramp(0.60, 0.75, fractal(x * 9 + 4, y * 9, z * 9, 2))
    if material == FLOOR:
        return 0.008 * fractal(x * 4, y * 4, z * 4, 4) + 0.004 * fractal(x * 25, y * 25, z * 25, 2)
    if material == WOOD:
        if ident == 61.0:
            return 0.012 * fractal(x * 1.5, y * 24, z * 24, 3)
        return 0.012 * fractal(x * 26 + ident * 7, y * 1.4, z * 3, 3) + 0.004 * fractal(x * 90, y * 4, z * 9, 2)
    if material == BONE:
        return 0.003 * fractal(x * 20, y * 20, z * 20, 2)
    return 0.004 * fractal(x * 30, y * 30, z * 30, 3)


@njit
def albedo(x, y, z, material, ident):
    """The share of light reflected here: red, green, blue."""
    own = hash2(int(ident), 13) - 0.5
    if material in (STONE, TRIM):
        base = 0.15 + 0.11 * own + 0.10 * fractal(x * 2.1, y * 2.1, z * 2.1, 4)
        if material == TRIM:
            base += 0.06
        soot_x = abs(abs(x) - TORCH_X) / (0.28 + 0.25 * max(0.0, y - TORCH_Y))
        soot = math.exp(-soot_x * soot_x * 1.8) * ramp(TORCH_Y + 0.05, TORCH_Y + 0.5, y) * ramp(-0.9, -0.2, z)
        base *= 1 - 0.6 * soot
        moss = ramp(0.62, 0.25, y + 0.5 * fractal(x * 3, y * 3, z * 3, 3)) * 0.7
        hue = 0.10 * (hash2(int(ident), 29) - 0.5)
        return (
            base * (1.04 + hue) * (1 - 0.50 * moss),
            base * 0.98 * (1 - 0.16 * moss),
            base * (0.90 - hue) * (1 - 0.45 * moss),
        )
    if material == FLOOR:
        base = 0.115 + 0.09 * own + 0.08 * fractal(x * 1.7, y * 2, z * 1.7, 4)
        return base * 1.03, base * 0.99, base * 0.93
    if material == WOOD:
        base = 0.13 + 0.12 * fractal(x * 26 + ident * 7, y * 1.4, z * 3, 3) + 0.05 * own
        if ident == 61.0:
            base = 0.09 + 0.06 * fractal(x * 1.5, y * 24, z * 24, 3)
        elif ident < 60.0:
            base *= 1.4
        return base * 1.35, base * 0.86, base * 0.50
    if material == BONE:
        return (0.02, 0.018, 0.016) if ident == 3.0 else (0.66, 0.58, 0.44)
    iron = 0.22 if ident == 11.0 else 0.125
    return iron, iron * 1.02, iron * 1.10
