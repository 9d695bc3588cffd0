"""What only a dragon has, and what has a dragon."""

import math

from numba import njit

from assets.press.cryptshape import skull
from assets.press.furnishings.stuff import EMBER, EYE, FLESH, GLOW
from assets.press.hoardshape import COIN, COIN_STEP, bump
from assets.press.roomshape import BONE, GEM, GOLD, nearer
from assets.press.sdf import ball, blend, box, capsule, hash2, value_noise


@njit
def visitor(x, y, z):
    """The owner looks in: a snout and two eyes in the gate."""
    s, side = abs(x), (1.0 if x > 0 else -1.0)
    v = y - 1.10
    head = math.sqrt((s / 1.05) ** 2 + ((v - 0.30) / 0.9) ** 2 + ((z - 0.95) / 1.1) ** 2) - 0.62
    snout = box(s, v + 0.16 - 0.30 * (z - 0.6), z - 0.55, 0.26, 0.13, 0.42) - 0.12
    d = blend(head, snout, 0.25)
    d = blend(d, capsule(s, v, z, 0.14, 0.30, 0.35, 0.58, 0.62, 0.55, 0.08, 0.13), 0.08)
    d = blend(d, ball(s - 0.20, v + 0.10, z - 0.10, 0.12), 0.10)
    scale = 0.012 * abs(math.sin(x * 26) * math.sin(v * 26 + z * 20))
    socket = ball((s - 0.36) * 0.9, v - 0.36, z - 0.42, 0.150)
    nostril = ball(s - 0.19, v + 0.12, z + 0.035, 0.055)
    best = (max(d - scale, -min(socket, nostril)) * 0.7, FLESH, 510.0)
    eye = ball((s - 0.355) * 0.9, v - 0.355, z - 0.46, 0.125)
    slit = abs(s - 0.345) - 0.020
    best = nearer(best, (max(eye, -max(slit, z - 0.45)), GLOW, 10.0 + EYE))
    best = nearer(best, (eye + 0.02, BONE, 3.0))
    for k in range(5):
        x0 = 0.06 + 0.075 * k
        fang = capsule(s, v, z, x0, -0.26, 0.08 + 0.10 * k, x0, -0.40 - 0.06 * (k == 3), 0.06 + 0.10 * k, 0.035, 0.005)
        best = nearer(best, (fang, BONE, 540.0 + 2 * k + side))
    jaw = box(s, v + 0.52, z - 0.62, 0.26, 0.05, 0.42) - 0.08
    best = nearer(best, (jaw, FLESH, 512.0))
    best = nearer(best, (box(s, v + 0.36, z - 0.62, 0.2, 0.14, 0.1), GLOW, 20.0 + EMBER))
    horn = capsule(s, v, z, 0.42, 0.72, 0.9, 0.66, 1.0, 0.9, 0.11, 0.05)
    return nearer(best, (horn, BONE, 560.0 + side))


@njit
def coins(x, y, z, h):
    """Coins on a surface of height h, as in the heaps."""
    d = (y - h) * 0.6
    if d > 0.12:
        return d - 0.03, GOLD, 100.0
    i, j = math.floor(x / COIN_STEP), math.floor(z / COIN_STEP)
    top, ident, lift = -1.0, 99.0, -0.02
    for k in range(9):
        a, b = i + k % 3 - 1, j + k // 3 - 1
        cx, cz = (a + 0.1 + 0.8 * hash2(a, b)) * COIN_STEP, (b + 0.1 + 0.8 * hash2(b + 71, a)) * COIN_STEP
        first = hash2(a + 13, b + 29)
        r = math.sqrt((x - cx) ** 2 + (z - cz) ** 2)
        if r < COIN and first > top:
            top = first
            ident = 100.0 + (a * 7919 + b * 104729 & 0x3FFF)
            lift = 0.028 * first + 0.8 * ((hash2(a, b + 5) - 0.5) * (x - cx) + (hash2(a + 5, b) - 0.5) * (z - cz))
    return (y - h - lift) * 0.5, GOLD, ident


@njit
def eggs(x, y, z):
    """A clutch of eggs on a bed of gold."""
    h = bump(x, z, 0.0, -1.50, 0.22, 0.85) - 0.05 + 0.04 * (value_noise(x * 2.3, z * 2.3, 2.0) - 0.5)
    best = coins(x, y, z, h)
    for k in range(5):
        cx, cz = (-0.52, -0.20, 0.16, 0.50, 0.02)[k], (-1.55, -1.30, -1.62, -1.36, -1.20)[k]
        u, v, w = x - cx, y - 0.31, z - cz
        tilt = 0.5 * (hash2(k, 3) - 0.5)
        u, v = u + tilt * v, v - tilt * u
        egg = math.sqrt((u / (1 - 0.22 * v / 0.24)) ** 2 + (v / 1.35) ** 2 + w * w) - 0.165
        row = math.floor(v / 0.055)
        turn = math.atan2(w, u) / math.pi * 7 + 0.5 * (row % 2)
        scale = 0.020 * max(
            0.0, 1 - 2.2 * math.sqrt((turn - math.floor(turn) - 0.5) ** 2 + (v / 0.055 - row - 0.6) ** 2)
        )
        best = nearer(best, ((egg - scale) * 0.75, FLESH, 500.0 + 3 * k + 40 * (row % 3) + 7 * (math.floor(turn) % 5)))
    return best


@njit
def crown(x, y, z):
    """A skull that still wears its crown, on a bed of gold."""
    h = bump(x, z, 0.1, -1.50, 0.20, 0.75) - 0.06 + 0.04 * (value_noise(x * 2.3, z * 2.3, 2.0) - 0.5)
    best = coins(x, y, z, h)
    d, material, ident = skull((x - 0.1) / 1.5, (y - 0.12) / 1.5, (z + 1.55) / 1.5, 44.0)
    best = nearer(best, (d * 1.5, material, ident))
    u, v, w = x - 0.1, y - 0.475, z + 1.53
    r, turn = math.sqrt(u * u + w * w), math.atan2(w, u) / math.pi * 4
    point = 0.09 * abs(turn - math.floor(turn) - 0.5) * 2
    ring = max(abs(r - 0.175) - 0.014, max(-0.045 - v, v - 0.05 - point)) * 0.8
    best = nearer(best, (ring, GOLD, 41.0))
    middle = (math.floor(turn) + 0.5) * math.pi / 4
    gem = ball(u - 0.19 * math.cos(middle), v, w - 0.19 * math.sin(middle), 0.032)
    return nearer(best, (gem, GEM, 4.0 * (math.floor(turn) % 3) + 0.0 + math.floor(turn) % 2))
