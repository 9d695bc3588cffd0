"""Openings in the wall and things in them. Drawn around the opening's middle, y up from the floor, z into the wall."""

import math

from numba import njit

from assets.press.cryptshape import turned_skull
from assets.press.furnishings.stuff import EYE, FLAME, FLESH, GLOW, MOON
from assets.press.roomshape import BONE, IRON, TRIM, WOOD, nearer, voussoirs
from assets.press.sdf import arch, ball, blend, box, capsule, hash2, ramp


def hole(half, spring, sill, depth):
    """The hollow of an arched opening."""

    @njit
    def hollow(x, y, z):
        opening = max(arch(x, y, half, spring), sill - y)
        return max(opening, max(z - depth, -0.15 - z))

    return hollow


def framed(half, spring, sill):
    """The dressed stones and the sill of an opening."""

    @njit
    def part(x, y, z):
        opening = max(arch(x, y, half, spring), sill - y)
        d, material, ident = voussoirs(x, y, z, opening, half, spring, 9.0, 0.15, 800.0)
        best = (max(d, sill - y), material, ident)
        ledge = box(x, y - sill + 0.06, z + 0.05, half + 0.20, 0.055, 0.14) - 0.02
        return nearer(best, (ledge, TRIM, 1100.0))

    return part


def bars(half, spring, sill, pitch=0.15, z0=0.08):
    """Iron bars in an opening."""

    @njit
    def part(x, y, z):
        opening = max(arch(x, y, half, spring), sill - y) - 0.02
        bar = math.sqrt(((x / pitch - math.floor(x / pitch) - 0.5) * pitch) ** 2 + (z - z0) ** 2) - 0.020
        cross = (
            math.sqrt(((y - sill - 0.28) - 0.42 * math.floor((y - sill - 0.07) / 0.42)) ** 2 + (z - z0) ** 2) - 0.022
        )
        return max(min(bar, cross), opening) * 0.9, IRON, 605.0

    return part


def moonlit(half, spring, sill, depth):
    """The night outside, brighter towards the moon."""

    @njit
    def part(x, y, z):
        pane = max(max(arch(x, y, half + 0.02, spring), sill - 0.02 - y), abs(z - depth + 0.02) - 0.01)
        moon = math.sqrt((x - 0.02) ** 2 + (y - spring - 0.02) ** 2)
        return pane, GLOW, 10.0 + MOON if moon > 0.13 else 20.0 + MOON

    return part


@njit
def candle(x, y, z, tall, ident):
    """A burning candle on its foot."""
    r = math.sqrt(x * x + z * z)
    wax = max(r - 0.030 - 0.006 * math.sin(math.atan2(z, x) * 5 + y * 30), abs(y - tall / 2) - tall / 2) - 0.004
    wax = min(wax, max(r - 0.06, abs(y - 0.008) - 0.008) - 0.004)
    best = (wax * 0.8, BONE, 90.0 + ident)
    v = (y - tall - 0.055) / 0.06
    flame = math.sqrt((r / (0.020 * (1.15 - 0.6 * v))) ** 2 + v * v) - 1 if abs(v) < 1.6 else abs(v)
    return nearer(best, (flame * 0.018, GLOW, 10.0 + FLAME))


def shelves(sill, tier, half):
    """Boards with a skull and a candle on each."""

    @njit
    def part(x, y, z):
        best = (1e3, BONE, 0.0)
        for k in range(2):
            at, side = y - sill - tier * k, 1.0 if k == 0 else -1.0
            if k > 0:
                best = nearer(best, (box(x, at + 0.025, z - 0.12, half + 0.06, 0.022, 0.15) - 0.006, WOOD, 951.0))
            if abs(at - 0.15) < 0.4:
                u = x - 0.03 - 0.09 * side
                d, material, ident = turned_skull(u, at, z - 0.06, -0.55, 20.0 + k)
                best = nearer(best, (d, material, ident))
                best = nearer(best, candle(x - 0.03 + 0.15 * side, at, z - 0.02, 0.16 - 0.05 * k, float(k)))
        return best

    return part


@njit
def armour(x, y, z):
    """An empty suit of armour, its hands on the pommel of a sword; 1.8 high."""
    s = abs(x)
    best = (
        blend(ball(x, (y - 1.62) * 0.92, z, 0.125), box(x, y - 1.56, z, 0.07, 0.09, 0.07) - 0.04, 0.05),
        IRON,
        620.0,
    )
    slit = max(abs(y - 1.625) - 0.014, max(s - 0.115, z + 0.02))
    breath = max(max(abs(y - 1.545) - 0.035, abs(s - 0.030) - 0.007), z + 0.05)
    best = (max(best[0], -min(slit, breath)), IRON, 620.0)
    best = nearer(best, (ball(x, y - 1.61, z, 0.105), BONE, 3.0))
    crest = max(abs(x) - 0.012, math.sqrt((y - 1.62) ** 2 + z * z) - 0.165)
    best = nearer(best, (max(crest, 1.62 - y), IRON, 21.0))
    neck = max(math.sqrt(x * x + z * z) - 0.12 + 0.25 * (y - 1.42), abs(y - 1.45) - 0.06)
    best = nearer(best, (neck, IRON, 622.0))
    chest = math.sqrt((x / 1.18) ** 2 + ((y - 1.20) / 1.35) ** 2 + (z / 0.85) ** 2) - 0.20 - 0.02 * ramp(0.10, 0.0, s)
    best = nearer(best, (max(chest * 0.8, 0.98 - y), IRON, 23.0))
    skirt = max(math.sqrt(x * x + (z * 1.2) ** 2) - 0.17 - 0.22 * (1.0 - y), abs(y - 0.86) - 0.13)
    best = nearer(best, (skirt * 0.8, IRON, 624.0 + math.floor(y / 0.075)))
    shoulder = math.sqrt((s - 0.27) ** 2 + ((y - 1.38) * 1.15) ** 2 + z * z) - 0.115
    best = nearer(best, (shoulder, IRON, 25.0 + (1.0 if x > 0 else 0.0)))
    elbow = (0.33, 1.08, -0.06)
    arm = capsule(s, y, z, 0.29, 1.34, 0.0, elbow[0], elbow[1], elbow[2], 0.062, 0.052)
    arm = min(arm, ball(s - elbow[0], y - elbow[1], z - elbow[2], 0.072))
    arm = min(arm, capsule(s, y, z, elbow[0], elbow[1], elbow[2], 0.07, 0.98, -0.26, 0.050, 0.042))
    best = nearer(best, (arm, IRON, 627.0))
    best = nearer(best, (ball(s - 0.045, y - 0.98, z + 0.27, 0.062), IRON, 28.0))
    leg = capsule(s, y, z, 0.12, 0.78, 0.0, 0.13, 0.42, -0.02, 0.085, 0.065)
    leg = min(
        leg,
        min(
            ball(s - 0.13, y - 0.42, z + 0.03, 0.075), capsule(s, y, z, 0.13, 0.40, -0.02, 0.13, 0.06, 0.0, 0.062, 0.05)
        ),
    )
    leg = min(leg, box(s - 0.14, y - 0.04, z + 0.08, 0.045, 0.03, 0.10) - 0.015)
    best = nearer(best, (leg, IRON, 629.0))
    sword = min(box(x, y - 0.45, z + 0.28, 0.032, 0.44, 0.008), box(x, y - 0.86, z + 0.28, 0.17, 0.020, 0.02) - 0.006)
    sword = min(
        sword, min(capsule(x, y, z, 0.0, 0.86, -0.28, 0.0, 1.06, -0.28, 0.02, 0.02), ball(x, y - 1.08, z + 0.28, 0.038))
    )
    best = nearer(best, (sword, IRON, 30.0))
    return best[0] * 0.9, best[1], best[2]


@njit
def eyeball(x, y, z):
    """A huge eye that fills its opening, seen from its middle; about 0.4 in radius, lids round it."""
    d = ball(x, y, z, 0.36)
    r = math.sqrt(x * x + y * y)
    material, ident = FLESH, 1.0
    if z < 0 and r < 0.19:
        pupil = abs(x) / 0.052 + abs(y) / 0.175
        if pupil < 1:
            material, ident = BONE, 3.0
        else:
            material, ident = GLOW, (10.0 if r < 0.165 else 20.0) + EYE
            if r >= 0.165:
                material, ident = BONE, 3.0
    best = (d, material, ident)
    almond = math.sqrt(x * x + (abs(y) + 0.18) ** 2) - 0.43
    lid = max(ball(x, y, z, 0.40), -almond)
    crease = 0.012 * math.sin((almond - 0.02) * 70)
    return nearer(best, (max(lid + crease, -almond) * 0.8, FLESH, 40.0 + (5.0 if y > 0 else 0.0)))


@njit
def altar(x, y, z):
    """Candles and a skull on a block of stone, in a niche of the crypt; the candle on its shelf stands on a step."""
    best = (box(x, y - 0.56, z - 0.22, 0.40, 0.28, 0.20) - 0.015, TRIM, 960.0)
    best = nearer(best, (box(x, y - 0.87, z - 0.20, 0.43, 0.03, 0.24) - 0.01, TRIM, 961.0))
    best = nearer(best, (box(x - 0.24, y - 1.02, z - 0.16, 0.15, 0.13, 0.14) - 0.008, TRIM, 962.0))
    best = nearer(best, turned_skull(x + 0.02, y - 0.91, z - 0.12, -0.45, 20.0))
    for k in range(4):
        at = (-0.36, -0.28, -0.20, 0.34)[k]
        foot = 1.16 if k == 3 else 0.91
        best = nearer(
            best, candle(x - at, y - foot, z - 0.10 - 0.14 * hash2(k, 3), 0.10 + 0.26 * hash2(k, 5), float(k))
        )
    return best


@njit
def lid(u, v):
    """Distance in the plane to the outline of a coffin, 1.46 high round its middle."""
    wide = 0.28 - 0.15 * max(0.0, 0.38 - v) / 1.11 - 0.30 * max(0.0, v - 0.38)
    return max((abs(u) - wide) * 0.9, abs(v) - 0.73)


@njit
def coffin(x, y, z):
    """An upright coffin, its lid pushed aside from inside."""
    u, v = (x + 0.06) * 0.998 + (y - 1.05) * 0.06, (y - 1.05) * 0.998 - (x + 0.06) * 0.06
    body = max(lid(u, v), abs(z - 0.22) - 0.16)
    body = max(body, -max(lid(u, v) + 0.035, z - 0.34))
    best = (body, WOOD, 12.0)
    best = nearer(best, (max(lid(u, v) + 0.03, abs(z - 0.35) - 0.01), BONE, 3.0))
    p, q = (x - 0.13) * 0.980 - (y - 1.02) * 0.199, (y - 1.02) * 0.980 + (x - 0.13) * 0.199
    board = max(lid(p, q), abs(z - 0.02) - 0.03) - 0.008
    best = nearer(best, (board, WOOD, 13.0 + math.floor((p + 0.3) / 0.15)))
    cross = max(
        min(max(abs(p) - 0.035, abs(q - 0.15) - 0.30), max(abs(p) - 0.13, abs(q - 0.26) - 0.035)), abs(z) - 0.03
    )
    best = nearer(best, (cross - 0.006, IRON, 41.0))
    d, material, ident = turned_skull(x + 0.19, y - 1.36, z - 0.17, -0.35, 20.0)
    best = nearer(best, (d, material, ident))
    for k in range(4):
        at = 1.33 - 0.062 * k
        edge = 0.13 + (at - 1.02) * 0.203 - 0.26
        finger = capsule(x, y, z, edge - 0.03, at + 0.03, 0.08, edge - 0.02, at, -0.035, 0.022, 0.024)
        finger = min(finger, capsule(x, y, z, edge - 0.02, at, -0.035, edge + 0.11, at - 0.015, -0.05, 0.024, 0.014))
        best = nearer(best, (finger, BONE, 80.0 + k))
    return best


@njit
def weeper(x, y, z):
    """A hooded woman of stone, her face in her hands; 1.5 high."""
    s, side = abs(x), (1.0 if x > 0 else -1.0)
    turn = math.atan2(z, x)
    robe = math.sqrt(x * x + (z * 1.15) ** 2) - 0.15 - 0.15 * ramp(1.15, 0.0, y) - 0.016 * math.sin(turn * 13 + y * 2)
    best = (max(robe * 0.75, abs(y - 0.50) - 0.50), TRIM, 960.0)
    chest = math.sqrt((x / 0.23) ** 2 + ((y - 1.02) / 0.20) ** 2 + (z / 0.16) ** 2) * 0.16 - 0.16
    best = nearer(best, (chest, TRIM, 961.0))
    hood = math.sqrt((x / 0.175) ** 2 + ((y - 1.31) / 0.23) ** 2 + ((z + 0.03) / 0.19) ** 2) * 0.175 - 0.175
    veil = math.sqrt((x / 0.22) ** 2 + ((y - 1.08) / 0.24) ** 2 + ((z - 0.06) / 0.16) ** 2) * 0.16 - 0.16
    hood = blend(hood, veil, 0.06)
    face = math.sqrt((x / 0.115) ** 2 + ((y - 1.28) / 0.165) ** 2 + ((z + 0.20) / 0.16) ** 2) * 0.115 - 0.115
    best = nearer(best, (max(hood, -face) * 0.85, TRIM, 962.0))
    best = nearer(best, (max(hood + 0.03, face - 0.02), BONE, 3.0))
    sleeve = capsule(s, y, z, 0.19, 0.98, 0.0, 0.165, 0.80, -0.17, 0.070, 0.085)
    sleeve = blend(sleeve, capsule(s, y, z, 0.165, 0.80, -0.17, 0.065, 1.04, -0.23, 0.085, 0.045), 0.05)
    best = nearer(best, (sleeve, TRIM, 964.0 + side))
    for k in range(4):
        at = 0.018 + 0.026 * k
        finger = capsule(s, y, z, at * 0.8 + 0.02, 1.06, -0.25, at, 1.23 - 0.018 * abs(k - 1), -0.235, 0.018, 0.013)
        best = nearer(best, (finger, TRIM, 970.0 + 2 * k + side))
    return best


@njit
def mourner(x, y, z):
    """The weeping woman in a niche of the crypt; the candle of its shelf stands on a step beside her."""
    c, s = math.cos(0.30), math.sin(0.30)
    u, w = (x + 0.09) * c - (z - 0.22) * s, (x + 0.09) * s + (z - 0.22) * c
    d, material, ident = weeper(u / 1.04, (y - 0.30) / 1.04, w / 1.04)
    best = (d * 1.04, material, ident)
    best = nearer(best, (box(x - 0.30, y - 0.70, z - 0.16, 0.11, 0.44, 0.12) - 0.008, TRIM, 980.0))
    return nearer(best, (box(x - 0.28, y - 1.145, z - 0.14, 0.14, 0.015, 0.15) - 0.005, TRIM, 981.0))
