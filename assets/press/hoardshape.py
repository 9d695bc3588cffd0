"""The shape of the dragon's treasury, part by part, in the units and with the camera of `roomshape`.

A hall of rough, cyclopean stone, older than the dungeon: an open gate with stairs up to the night, twisted columns with
gold rings, the ribs of an earlier dragon, and gold in heaps, with a skull, a chest and a sword in it.
"""

import math

from numba import njit

from assets.press.roomshape import (
    BONE,
    CEILING,
    COLUMN_X,
    FLOOR,
    GEM,
    GOLD,
    IRON,
    NEAR,
    STONE,
    TRIM,
    WALL_X,
    WOOD,
    masonry,
    nearer,
    passage,
    stairs,
    torches,
    voussoirs,
)
from assets.press.sdf import arch, ball, blend, box, capsule, hash2, ramp, value_noise

GATE_HALF, GATE_SPRING = 1.20, 1.16
RIB_X, RIB_Y, RIB_RADIUS = 1.55, 1.25, 2.08
"""The middle and radius of the arcs of the ribs."""
COIN, COIN_STEP = 0.062, 0.075
"""The radius of a coin, and the side of the grid's squares, which contain one coin each."""


@njit
def rock(u, v, w):
    """Great rough stones: (height of the relief at this point, the stone's id)."""
    u += 0.42 * (value_noise(u * 0.8, v * 0.8, w) - 0.5)
    v += 0.40 * (value_noise(u * 0.7, v * 0.9, w + 7) - 0.5)
    out, stone = masonry(u, v, 0.86, 0.56, 0.5)
    bulge = 0.16 * (value_noise(u * 1.1, v * 1.3, w + 3) - 0.5)
    return 0.09 * out + bulge + 0.05 * (hash2(stone, 3) - 0.3), stone


@njit
def walls(x, y, z):
    """The back wall, open at the gate, and the walls at the sides."""
    d, stone = -z, 0
    if d < 0.5:
        out, stone = rock(x, y, 0.0)
        d -= out - 0.05
    d = max(d, -arch(x, y, GATE_HALF, GATE_SPRING)) * 0.9
    best = (d, STONE, float(stone))
    d, stone = WALL_X - abs(x), 0
    if d < 0.5:
        out, stone = rock(z, y, 5.0 if x > 0 else 9.0)
        d -= out - 0.05
    return nearer(best, (d * 0.9, STONE, float(stone)))


@njit
def floor(x, y, z):
    """Worn flagstones."""
    d, stone = y, 0
    if d < 0.3:
        out, stone = masonry(x + 0.2 + 0.1 * value_noise(x, z, 4.0), z + 0.31, 1.1, 0.74, 0.5)
        d -= 0.022 * out - 0.02 + 0.016 * (hash2(stone, 31) - 0.5)
    return d, FLOOR, float(stone)


@njit
def gate(x, y, z):
    """The arch with a cut stone for a keystone, the passage behind it and the stairs up and out."""
    bound = box(x, y - 1.3, z - 1.4, 2.0, 1.6, 1.9)
    if bound > NEAR:
        return bound, TRIM, 0.0
    best = voussoirs(x, y, z, arch(x, y, GATE_HALF, GATE_SPRING), GATE_HALF, GATE_SPRING, 13.0, 0.32, 0.0)
    gem_y = y - GATE_SPRING - GATE_HALF - 0.16
    gem = (abs(x) / 0.62 + abs(gem_y) + abs(z + 0.14) / 0.9 - 0.25) * 0.52
    best = nearer(best, (gem, GEM, 3.0))
    setting = (abs(x) / 0.62 + abs(gem_y) - 0.33) * 0.52
    best = nearer(best, (max(setting, abs(z + 0.05) - 0.12), GOLD, 20.0))
    best = nearer(best, passage(x, y, z, GATE_HALF + 0.02, GATE_SPRING, 0.2))
    best = nearer(best, stairs(x, y, z - 0.75, 300.0))
    return nearer(best, (3.4 - z, STONE, 9.0))


@njit
def columns(x, y, z):
    """Columns twisted like ropes, ringed with gold."""
    side, x, z = (50.0 if x > 0 else 0.0), abs(x) - COLUMN_X, z + 0.12
    bound = box(x, y - 1.3, z, 0.55, 1.35, 0.55)
    if bound > NEAR:
        return bound, TRIM, 0.0
    r = math.sqrt(x * x + z * z)
    turn = math.atan2(z, x) * 2.5 + y * 4.2
    strand = math.floor(turn / math.pi)
    d = r - 0.27 - 0.055 * abs(math.sin(turn))
    best = (d * 0.72, TRIM, 500.0 + side + strand - 12 * math.floor(strand / 12))
    foot = blend(box(x, y - 0.14, z, 0.42, 0.16, 0.42) - 0.03, max(r - 0.38, abs(y - 0.38) - 0.07), 0.06)
    best = nearer(best, (foot, TRIM, 520.0 + side))
    head = max(r - (0.30 + 0.20 * ramp(2.05, 2.36, y)), abs(y - 2.24) - 0.18) - 0.01
    head = min(head, box(x, y - 2.52, z, 0.52, 0.12, 0.52) - 0.02)
    best = nearer(best, (head * 0.85, TRIM, 521.0 + side))
    for at in (0.50, 1.24, 2.02):
        ring = max(r - 0.355, abs(y - at) - 0.055) - 0.012
        best = nearer(best, (ring, GOLD, 21.0))
    return best


@njit
def rib(x, y, z, k):
    """A pair of ribs, the k-th from the back."""
    dx, dy = abs(x) - RIB_X, y - RIB_Y
    turn = math.atan2(dy, dx)
    ring = math.sqrt(dx * dx + dy * dy) - RIB_RADIUS
    at = z + 0.30 + 0.78 * k + 0.10 * math.sin(turn * 2 + k)
    thick = 0.110 - 0.026 * turn + 0.012 * k + 0.012 * math.sin(turn * 9 + k * 2)
    d = math.sqrt((ring / 1.25) ** 2 + at * at) - thick
    if turn > 1.75 or turn < -2.2:
        d = capsule(abs(x), y, at, 1.18, 3.30, 0.0, 0.0, 3.16, 0.0, 0.065, 0.09)
    return d * 0.7, BONE, 20.0 + k + (10.0 if turn > 0.55 + 0.1 * k else 0.0)


@njit
def backbone(x, y, z):
    """The backbone from which the ribs hang, high above."""
    along = (z + 0.30) / 0.39
    vertebra = math.floor(along + 0.5)
    d = ball(x, (y - 3.2) * 1.1, (along - vertebra) * 0.39, 0.20)
    d = blend(d, box(x, y - 3.36, (along - vertebra) * 0.39, 0.05, 0.22, 0.09) - 0.03, 0.08)
    return d * 0.8, BONE, 50.0 + vertebra % 8


@njit
def ribs(x, y, z):
    """Three pairs of ribs, one behind the other, as large as the hall, and the backbone."""
    x = abs(x)
    bound = box(x - 1.9, y - 1.75, z + 1.0, 1.95, 1.95, 1.3)
    if bound > NEAR:
        return bound, BONE, 0.0
    best = (1e3, BONE, 0.0)
    for k in range(3):
        best = nearer(best, rib(x, y, z, k))
    return nearer(best, backbone(x, y, z))


@njit
def bump(x, z, cx, cz, height, radius):
    """One round heap."""
    return height * math.exp(-((x - cx) ** 2 + (z - cz) ** 2) / (radius * radius))


@njit
def heaps(x, z):
    """The height of the gold; below 0 there is none."""
    h = bump(x, z, -3.55, -0.45, 0.88, 0.85) + bump(x, z, 3.62, -0.50, 0.98, 0.90)
    h += bump(x, z, -2.30, -0.20, 0.62, 0.70) + bump(x, z, 2.25, -0.22, 0.52, 0.66)
    h += bump(x, z, -5.00, -1.20, 1.25, 1.10) + bump(x, z, 5.05, -1.10, 1.15, 1.15)
    h += bump(x, z, -2.85, -1.55, 0.34, 0.80) + bump(x, z, 2.95, -1.60, 0.30, 0.85)
    h += bump(x, z, -1.50, -0.75, 0.20, 0.55) + bump(x, z, 1.55, -0.85, 0.18, 0.60)
    return h - 0.075 + 0.05 * (value_noise(x * 2.3, z * 2.3, 2.0) - 0.5)


@njit
def coins(x, y, z, h):
    """Coins in layers on a ground of height h, with some cut stones among them."""
    d = (y - h) * 0.6
    if d > 0.12:
        return d - 0.03, GOLD, 100.0
    i, j = math.floor(x / COIN_STEP), math.floor(z / COIN_STEP)
    top, ident, lift = -1.0, 99.0, -0.02
    for k in range(9):
        a, b = i + k % 3 - 1, j + k // 3 - 1
        cx, cz = (a + 0.1 + 0.8 * hash2(a, b)) * COIN_STEP, (b + 0.1 + 0.8 * hash2(b + 71, a)) * COIN_STEP
        first = hash2(a + 13, b + 29)
        ux, uz = x - cx, z - cz
        r = math.sqrt(ux * ux + uz * uz)
        if r < COIN and first > top:
            top = first
            ident = 100.0 + (a * 7919 + b * 104729 & 0x3FFF)
            tilt = (hash2(a, b + 5) - 0.5) * ux + (hash2(a + 5, b) - 0.5) * uz
            lift = 0.028 * first + 0.8 * tilt + (0.006 if r > COIN * 0.74 else 0.0)
            if first > 0.988:
                lift = 0.03 + 0.9 * (COIN - max(abs(ux), abs(uz)))
                ident = 30.0 + (a & 3)
    material = GEM if ident < 40.0 else GOLD
    return (y - h - lift) * 0.5, material, ident


@njit
def hoard(x, y, z):
    """The heaps along the walls."""
    return coins(x, y, z, heaps(x, z))


@njit
def skull(x, y, z):
    """The skull of a young dragon, its chin in the gold, looking past the viewer to the right."""
    x, y, z = x + 2.94, y - 0.36, z + 1.62
    bound = box(x, y - 0.12, z, 0.75, 0.60, 0.65)
    if bound > NEAR:
        return bound, BONE, 0.0
    u, w = x * 0.62 + z * 0.78, -x * 0.78 + z * 0.62
    side, s = (1.0 if w > 0 else -1.0), abs(w)
    # u runs to the tip of the snout when negative
    d = math.sqrt((u - 0.14) ** 2 / 1.3 + (y - 0.06) ** 2 * 1.2 + s * s * 1.1) - 0.20
    snout = box(u + 0.22, y + 0.03 - 0.05 * u, s, 0.25, 0.060, 0.085 + 0.05 * u) - 0.035
    d = blend(d, snout, 0.10)
    d = blend(d, capsule(u, y, s, 0.16, 0.15, 0.13, -0.10, 0.12, 0.10, 0.045, 0.030), 0.04)
    d = blend(d, ball(u + 0.46, y - 0.045, s - 0.045, 0.045), 0.05)
    holes = min(ball(u + 0.02, y - 0.075, s - 0.165, 0.072), ball(u + 0.475, y - 0.055, s - 0.075, 0.028))
    best = nearer((max(d, -holes) * 0.8, BONE, 40.0), (max(d + 0.02, holes - 0.002) * 0.8, BONE, 3.0))
    horn = capsule(u, y, s, 0.22, 0.17, 0.12, 0.50, 0.34, 0.24, 0.062, 0.040)
    horn = min(horn, capsule(u, y, s, 0.50, 0.34, 0.24, 0.66, 0.54, 0.22, 0.040, 0.008))
    best = nearer(best, (horn, BONE, 41.0 + side))
    for k in range(6):
        at = -0.44 + 0.085 * k
        tooth = capsule(
            u, y, s, at, -0.06, 0.10 + 0.05 * (at + 0.22), at - 0.01, -0.17 + 0.008 * k, 0.105, 0.026, 0.004
        )
        best = nearer(best, (tooth, BONE, 44.0 + k))
    return best


@njit
def chest(x, y, z):
    """An open chest bound with iron."""
    x, y, z = x - 3.02, y - 0.34, z + 1.46
    bound = box(x, y + 0.04, z, 0.60, 0.56, 0.55)
    if bound > NEAR:
        return bound, WOOD, 0.0
    u, w = x * 0.94 - z * 0.34, x * 0.34 + z * 0.94
    body = max(box(u, y, w, 0.34, 0.20, 0.22) - 0.015, -box(u, y - 0.14, w, 0.30, 0.20, 0.18))
    best = (body, WOOD, 70.0 + math.floor((y + 0.2) / 0.135))
    # the lid stands open, leaning back from its hinge
    v, t = (y - 0.20) * 0.93 + (w - 0.24) * 0.37, (w - 0.24) * 0.93 - (y - 0.20) * 0.37
    belly = 0.05 * (1 - ((v - 0.22) / 0.24) ** 2)
    lid = box(u, v - 0.22, t - belly, 0.35, 0.22, 0.035) - 0.012
    best = nearer(best, (lid * 0.9, WOOD, 75.0 + math.floor(v / 0.15)))
    strap = abs(abs(u) - 0.22) - 0.04
    best = nearer(best, (max(box(u, y, w, 0.355, 0.215, 0.235) - 0.015, max(strap, y - 0.19)), IRON, 20.0))
    best = nearer(best, (max(box(u, v - 0.22, t - belly, 0.36, 0.235, 0.048) - 0.012, strap) * 0.9, IRON, 21.0))
    return nearer(best, (box(u, y - 0.10, w + 0.24, 0.065, 0.085, 0.02) - 0.01, IRON, 22.0))


@njit
def chest_gold(x, y, z):
    """The gold in the chest."""
    u, w = (x - 3.02) * 0.94 - (z + 1.46) * 0.34, (x - 3.02) * 0.34 + (z + 1.46) * 0.94
    if abs(u) > 0.5 or abs(w) > 0.4:
        return 1.0, GOLD, 100.0
    out, coin = masonry(u * 5 + 3, w * 5 + 9, 0.5, 0.32, 0.6)
    top = 0.44 + 0.09 * math.exp(-(u * u + w * w) * 14) + 0.015 * out + 0.02 * hash2(coin, 5)
    return max((y - top) * 0.7, box(u, y - 0.34, w, 0.31, 0.4, 0.19)), GOLD, 100.0 + coin


@njit
def sword(x, y, z):
    """A knight's sword, stuck in the gold."""
    x, y, z = (x + 2.24) / 1.35, (y - 0.72) / 1.35, (z + 1.02) / 1.35
    bound = box(x, y, z, 0.34, 0.78, 0.15) * 1.35
    if bound > NEAR:
        return bound, IRON, 0.0
    u, v = x + 0.07 * y, y - 0.07 * x
    blade = box(u, v + 0.22, z, 0.042, 0.50, 0.004 + 0.012 * (1 - abs(u) / 0.05)) * 0.8
    best = (blade, IRON, 30.0 if u > 0 else 31.0)
    best = nearer(best, (box(u, v - 0.30, z, 0.185, 0.028, 0.03) - 0.008, GOLD, 22.0))
    best = nearer(best, (capsule(u, v, z, 0.0, 0.32, 0.0, 0.0, 0.50, 0.0, 0.028, 0.025), WOOD, 78.0))
    best = nearer(best, (ball(u, v - 0.55, z, 0.05), GOLD, 23.0))
    return best[0] * 1.35, best[1], best[2]


@njit
def goblet(x, y, z):
    """A goblet that has rolled away over the floor."""
    x, y, z = x - 1.78, y - 0.13, z + 1.66
    bound = box(x, y, z, 0.30, 0.2, 0.2)
    if bound > NEAR:
        return bound, GOLD, 0.0
    u, w = x * 0.9 + z * 0.44, -x * 0.44 + z * 0.9
    r = math.sqrt(y * y + w * w)
    cup = max(abs(r - 0.06 - 0.062 * ramp(-0.05, 0.16, -u)) - 0.010, abs(u + 0.10) - 0.11)
    cup = min(cup, max(r - 0.07, abs(u - 0.01) - 0.012))
    stem = max(r - 0.018 - 0.02 * math.exp(-((u - 0.10) ** 2) * 900), abs(u - 0.10) - 0.11)
    foot = max(r - 0.085, abs(u - 0.21) - 0.012)
    return min(cup, min(stem, foot)) * 0.8, GOLD, 24.0


@njit
def scene(x, y, z):
    """The part of the treasury nearest to a point, with its distance."""
    best = nearer(walls(x, y, z), floor(x, y, z))
    best = nearer(best, gate(x, y, z))
    best = nearer(best, columns(x, y, z))
    best = nearer(best, ribs(x, y, z))
    best = nearer(best, torches(x, y, z))
    best = nearer(best, hoard(x, y, z))
    best = nearer(best, skull(x, y, z))
    best = nearer(best, chest(x, y, z))
    best = nearer(best, chest_gold(x, y, z))
    best = nearer(best, sword(x, y, z))
    best = nearer(best, goblet(x, y, z))
    return nearer(best, (CEILING - y, STONE, 5.0))


@njit
def way_out(x, y, z):
    """The night light that falls down the stairs and through the gate."""
    lx, ly, lz = 0.25, 1.86, 2.9
    r2 = (x - lx) ** 2 + (y - ly) ** 2 + (z - lz) ** 2
    return 7.0 / (1.2 + r2), lx, ly, lz
