"""Things that hang on a wall or from above. Each is drawn for the right-hand side, x to the outside, in metres."""

import math

from numba import njit

from assets.press.cryptshape import turned_skull
from assets.press.furnishings.stuff import BLACK, CLOTH, PALE, YELLOW
from assets.press.roomshape import BONE, IRON, WOOD, chain_link, nearer
from assets.press.sdf import ball, blend, capsule, ramp

CLUB, DIAMOND = range(2)


@njit
def suit(x, y, kind):
    """Distance in the plane to a suit's sign, about 1 high, around its middle."""
    x = abs(x)
    if kind == DIAMOND:
        return (x / 0.36 + abs(y) / 0.5 - 1) * 0.28
    stem = max(x - 0.05 - 0.35 * max(0.0, -0.30 - y), abs(y + 0.32) - 0.18) * 0.9
    leaf = min(math.sqrt((x - 0.22) ** 2 + (y + 0.06) ** 2), math.sqrt(x * x + (y - 0.26) ** 2)) - 0.20
    return min(leaf, stem)


def banner(kind, dye, tall=1.5, half=0.35):
    """A long banner with a suit's sign, on a rod over its foot at the height `tall`."""

    @njit
    def part(x, y, z):
        rod = capsule(x, y, z, -half - 0.10, tall, -0.12, half + 0.10, tall, -0.12, 0.028, 0.028)
        rod = min(rod, ball(abs(x) - half - 0.12, y - tall, z + 0.12, 0.05))
        best = (rod, IRON, 31.0)
        hook = capsule(abs(x), y, z, half - 0.02, tall + 0.03, -0.12, half - 0.06, tall + 0.10, 0.0, 0.018, 0.018)
        best = nearer(best, (hook, IRON, 32.0))
        fall = tall - y
        fold = 0.035 * math.sin(x * 15 + 0.6 * math.sin(y * 2.3)) * (0.35 + 0.65 * ramp(0.0, 1.2, fall))
        hem = fall - tall + 0.22 * (1 - abs(x) / half) + 0.02 * math.sin(x * 40)
        cloth = max(max(abs(z + 0.10 - fold) - 0.012, abs(x) - half + 0.02 * math.sin(y * 7)), max(hem, -fall - 0.05))
        ident = float(dye)
        edge = min(half - abs(x) - 0.015 * math.sin(y * 7), -hem)
        if 0.045 < edge < 0.075 or abs(fall - 0.16) < 0.02:
            ident = 10.0 + YELLOW
        device = suit(x / 0.44, (y - tall * 0.54) / 0.44, kind)
        if device < 0:
            ident = 20.0 + (PALE if dye != PALE else dye)
        elif device < 0.055:
            ident = 30.0 + YELLOW
        return nearer(best, (cloth * 0.75, CLOTH, ident))

    return part


@njit
def links(x, y, z, top, bottom):
    """A chain from one height down to another."""
    step = 0.105
    k = math.floor((top - y) / step)
    k = min(max(k, 0), math.floor((top - bottom) / step))
    d = 1e3
    for j in range(-1, 2):
        at = y - top + step * (k + j + 0.5)
        if k + j < 0 or k + j > (top - bottom) / step:
            continue
        d = min(
            d,
            chain_link(x, at, z, 0.032, 0.030, 0.012)
            if (k + j) % 2 == 0
            else chain_link(z, at, x, 0.032, 0.030, 0.012),
        )
    return d


@njit
def bones_of(x, y, z):
    """The upper half of a skeleton, its skull at 0.62 over the hips at 0."""
    s = abs(x)
    d, material, ident = turned_skull(x / 0.86, (y - 0.56) / 0.86, (z + 0.02) / 0.86, -0.55, 44.0)
    best = (d * 0.86, material, ident)
    spine = max(math.sqrt(x * x + (z - 0.05) ** 2) - 0.028 - 0.008 * math.cos(y * 110), abs(y - 0.27) - 0.29)
    best = nearer(best, (spine, BONE, 45.0))
    for k in range(5):
        wide = 0.105 + 0.03 * math.sin(0.7 * k + 0.5)
        u, w = s / wide, (z + 0.01) / 0.09
        drop = y - 0.48 + 0.062 * k + 0.045 * (1 - w) * 0.5
        ring = (math.sqrt(u * u + w * w) - 1) * 0.09
        best = nearer(best, (math.sqrt(ring * ring + drop * drop) - 0.014, BONE, 46.0 + k))
    best = nearer(best, (capsule(s, y, z, 0.0, 0.52, 0.0, 0.15, 0.50, 0.02, 0.018, 0.022), BONE, 52.0))
    hip = blend(
        ball((s - 0.07) * 1.0, (y - 0.0) * 1.1, z, 0.062),
        capsule(s, y, z, 0.0, -0.03, 0.0, 0.07, -0.06, 0.0, 0.03, 0.04),
        0.04,
    )
    return nearer(best, (hip * 0.9, BONE, 53.0))


@njit
def prisoner(x, y, z):
    """A skeleton in shackles on the wall; its hips at 1.0."""
    s, side = abs(x), (1.0 if x > 0 else -1.0)
    best = bones_of(x / 1.25, (y - 1.0) / 1.25, (z + 0.12) / 1.25)
    best = (best[0] * 1.25, best[1], best[2])
    arm = capsule(s, y, z, 0.19, 1.63, -0.10, 0.36, 1.86, -0.12, 0.024, 0.021)
    arm = min(arm, capsule(s, y, z, 0.36, 1.86, -0.12, 0.34, 2.17, -0.10, 0.022, 0.017))
    best = nearer(best, (arm, BONE, 54.0 + side))
    hand = min(
        capsule(s, y, z, 0.34, 2.2, -0.10, 0.31, 2.31, -0.12, 0.022, 0.008),
        capsule(s, y, z, 0.34, 2.2, -0.10, 0.38, 2.30, -0.12, 0.02, 0.008),
    )
    best = nearer(best, (hand, BONE, 57.0 + side))
    ring = math.sqrt((s - 0.34) ** 2 + (z + 0.10) ** 2) - 0.045
    best = nearer(best, (max(abs(ring) - 0.012, abs(y - 2.12) - 0.03), IRON, 31.0))
    best = nearer(best, (ball(s - 0.34, y - 2.12, z + 0.02, 0.05), IRON, 32.0))
    leg = capsule(s, y, z, 0.09, 0.92, -0.10, 0.14, 0.50, -0.16, 0.03, 0.025)
    leg = min(leg, capsule(s, y, z, 0.14, 0.50, -0.16, 0.12, 0.08, -0.10, 0.026, 0.02))
    best = nearer(best, (leg, BONE, 60.0 + side))
    rag = max(
        abs(math.sqrt(x * x + (z + 0.12) ** 2) - 0.14 - 0.10 * (1.0 - y)) - 0.012,
        abs(y - 0.86 - 0.05 * math.sin(x * 40)) - 0.14,
    )
    return nearer(best, (rag * 0.7, CLOTH, 10.0 + BLACK))


@njit
def halberd(x, y, z, ident):
    """A halberd, its foot at 0, 1.9 long."""
    best = (capsule(x, y, z, 0.0, 0.0, 0.0, 0.0, 1.55, 0.0, 0.022, 0.020), WOOD, ident)
    spike = max((abs(x) + (y - 1.55) * 0.11 - 0.035) * 0.9, abs(z) - 0.02)
    best = nearer(best, (max(spike, abs(y - 1.70) - 0.19), BONE, 34.0))  # polished steel, as pale as bone in print
    axe = max(max(abs(z) - 0.02, math.sqrt((x - 0.36) ** 2 + (y - 1.46) ** 2) - 0.34), max(-x, x - 0.24))
    axe = max(axe, abs(y - 1.46) - 0.055 - 0.55 * x)
    best = nearer(best, (axe, BONE, 35.0))
    hook = max(max(abs(z) - 0.02, abs(y - 1.46 - 0.25 * x) - 0.05 - 0.22 * x), max(x, -x - 0.19))
    return nearer(best, (hook * 0.9, BONE, 36.0))


@njit
def weapons(x, y, z):
    """Two halberds crossed behind a round shield, on the wall."""
    c, s = math.cos(0.52), math.sin(0.52)
    side, u = (1.0 if x > 0 else -1.0), y - 0.75
    best = halberd((x + 0.48) * c - u * s, (x + 0.48) * s + u * c, z + 0.08, 36.0)
    best = nearer(best, halberd((-x + 0.48) * c - u * s, (-x + 0.48) * s + u * c, z + 0.14, 37.0))
    r = math.sqrt(x * x + (y - 1.58) ** 2)
    bowl = max(math.sqrt(r * r + (z - 0.35) ** 2) - 0.60, r - 0.31)
    best = nearer(best, (max(bowl, abs(z + 0.15) - 0.12), WOOD, 40.0 + math.floor(x / 0.12)))
    rim = math.sqrt((r - 0.31) ** 2 + (z + 0.17) ** 2) - 0.03
    best = nearer(best, (rim, IRON, 38.0))
    best = nearer(best, (ball(x, y - 1.58, (z + 0.22) * 1.2, 0.085), IRON, 639.0))
    turn = math.atan2(y - 1.58, x) / math.pi * 4
    stud = (
        math.sqrt((r * (turn - math.floor(turn) - 0.5) * math.pi / 4) ** 2 + (r - 0.22) ** 2 + (z + 0.20) ** 2) - 0.022
    )
    return nearer(best, (stud, IRON, 42.0 + side))
