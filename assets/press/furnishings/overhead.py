"""What hangs from the vault and the great beam, in the dungeon's measures."""

import math

from numba import njit

from assets.press.furnishings.hangings import links
from assets.press.furnishings.strange import root
from assets.press.furnishings.stuff import CLOTH, EMBER, FLESH, GLOW, PALE, ROOT
from assets.press.roomshape import BEAM_Y, BEAM_Z, CHAIN_X, IRON, STONE, WOOD, nearer
from assets.press.sdf import ball, box, capsule, hash2, ramp, value_noise


@njit
def roots(x, y, z):
    """Roots that have found a way through the vault."""
    best = (1e3, ROOT, 0.0)
    k0 = math.floor(x / 0.24)
    for j in range(-2, 3):
        k = k0 + j
        if abs(k + 0.5) > 11 or hash2(k, 5) < 0.22:
            continue
        bottom = 1.78 + 0.55 * hash2(k, 7)
        d = root(x, y, z + 0.12, (k + 0.5) * 0.24, 3.7, bottom, 0.30 * (hash2(k, 9) - 0.5), 0.026 + 0.040 * hash2(k, 11), k * 1.3)
        best = nearer(best, (d, ROOT, 520.0 + k))
    return (best[0], best[1], best[2]) if best[0] < 100 else (0.4, ROOT, 0.0)


@njit
def stalactites(x, y, z):
    """Stone that has dripped from the vault for a long time."""
    best = (1e3, STONE, 0.0)
    k0 = math.floor(x / 0.30)
    for j in range(-2, 3):
        k = k0 + j
        if abs(k + 0.5) > 9 or hash2(k, 35) < 0.18:
            continue
        cx, cz = (k + 0.2 + 0.6 * hash2(k, 37)) * 0.30, -0.98 - 0.30 * hash2(k, 39)
        bottom = 1.84 + 0.50 * hash2(k, 41) ** 0.8
        up = y - bottom
        thick = 0.012 + 0.085 * up * (0.8 + 0.5 * hash2(k, 43)) + 0.008 * math.sin(up * 24 + k)
        r = math.sqrt((x - cx) ** 2 + (z - cz) ** 2) - min(thick, 0.22)
        best = nearer(best, (max(r * 0.85, -up), STONE, 520.0 + k))
    return (best[0], best[1], best[2]) if best[0] < 100 else (0.4, STONE, 0.0)


@njit
def hooks(x, y, z):
    """Chains with meat hooks on the beam."""
    best = (1e3, IRON, 0.0)
    for k in range(6):
        at = (-1.55, -0.92, -0.50, 0.62, 1.12, 1.62)[k]
        bottom = 2.05 + 0.22 * hash2(k, 3)
        u, w = x - at, z - BEAM_Z
        if abs(u) > 0.4:
            best = nearer(best, (abs(u) - 0.2, IRON, 0.0))
            continue
        best = nearer(best, (links(u, y, w, BEAM_Y - 0.2, bottom), IRON, 31.0))
        shank = capsule(u, y, w, 0.0, bottom, 0.0, 0.0, bottom - 0.12, 0.0, 0.014, 0.014)
        ring = math.sqrt((u - 0.062) ** 2 + (y - bottom + 0.12) ** 2) - 0.062
        bow = max(math.sqrt(ring * ring + w * w) - 0.015, y - bottom + 0.10)
        tip = capsule(u, y, w, 0.124, bottom - 0.11, 0.0, 0.145, bottom - 0.035, 0.0, 0.014, 0.004)
        best = nearer(best, (min(shank, min(bow, tip)), IRON, 32.0))
    return best


@njit
def broken_beam(x, y, z):
    """The great beam, broken in the middle; both halves hang down."""
    s = abs(x)
    sag = 0.24 * max(0.0, 2.6 - s)
    v, w = y - BEAM_Y + sag, z - BEAM_Z
    torn = 0.42 + 0.05 * (x > 0) + 0.55 * (value_noise(y * 14, z * 5, 3.0 if x > 0 else 9.0) - 0.4) - s
    best = (max((box(x, v, w, 7.0, 0.20, 0.30) - 0.02) * 0.95, torn * 0.35), WOOD, 61.0)
    strap_x = abs(s - CHAIN_X)
    strap = max(box(x, v, w, 7.0, 0.215, 0.315) - 0.02, strap_x - 0.09)
    best = nearer(best, (strap * 0.95, IRON, 7.0))
    stud = min(ball(strap_x, abs(v) - 0.11, w + 0.33, 0.03), ball(strap_x, v, w + 0.33, 0.03))
    best = nearer(best, (stud, IRON, 8.0))
    for k in range(5):
        x0 = (0.52 + 0.1 * hash2(k, 3)) * (1 if k % 2 else -1)
        y0 = BEAM_Y - 0.50 + 0.16 * (hash2(k, 5) - 0.5) * 2
        d = capsule(x, y, w, x0, y0, 0.2 * (hash2(k, 9) - 0.5), x0 * 0.35, y0 - 0.10 - 0.16 * hash2(k, 7), 0.1, 0.045, 0.004)
        best = nearer(best, (d, WOOD, 63.0 + k))
    return best


@njit
def bat(x, y, z):
    """A sleeping bat, hanging from 0."""
    s = abs(x)
    body = math.sqrt((x / 0.75) ** 2 + ((y + 0.20) / 1.6) ** 2 + z * z) - 0.085
    wing = max(abs(math.sqrt((x / 0.9) ** 2 + (z * 1.1) ** 2) - 0.085 + 0.05 * (y + 0.20) ** 2 * 8) - 0.010, abs(y + 0.17) - 0.17)
    wing = max(wing, -(s - 0.012 - 0.10 * max(0.0, -y - 0.12)))
    fold = 0.006 * math.cos(math.atan2(z, x) * 9)
    best = (body * 0.8, FLESH, 520.0)
    best = nearer(best, ((wing + fold) * 0.7, FLESH, 530.0 + (10 if x > 0 else 0)))
    head = ball(x, y + 0.36, z + 0.01, 0.055)
    ear = capsule(s, y, z, 0.03, -0.40, 0.0, 0.05, -0.47, -0.01, 0.022, 0.004)
    best = nearer(best, (min(head, ear), FLESH, 550.0))
    feet = capsule(s, y, z, 0.03, 0.02, 0.0, 0.03, -0.06, 0.0, 0.012, 0.02)
    return nearer(best, (feet, FLESH, 551.0))


@njit
def bats(x, y, z):
    """Bats asleep under the beam."""
    best = (1e3, FLESH, 0.0)
    for k in range(9):
        at = (-2.62, -1.62, -1.36, -1.12, -0.42, 0.48, 1.30, 1.58, 2.66)[k]
        size = 1.05 + 0.35 * hash2(k, 3)
        if abs(x - at) > 0.35:
            best = nearer(best, (abs(x - at) - 0.2, FLESH, 0.0))
            continue
        d, material, ident = bat((x - at) / size, (y - BEAM_Y + 0.20) / size, (z - BEAM_Z - 0.06 + 0.12 * hash2(k, 5)) / size)
        best = nearer(best, (d * size, material, ident))
    return best


@njit
def cocoons(x, y, z):
    """What a great spider has put by."""
    best = (1e3, CLOTH, 0.0)
    for k in range(5):
        at = (-1.62, -0.78, 0.52, 1.36, 2.66)[k]
        low = 1.78 + 0.26 * hash2(k, 3)
        u, w, long = x - at, z - BEAM_Z - 0.05, 0.26 + 0.10 * hash2(k, 7)
        if abs(u) > 0.45:
            best = nearer(best, (abs(u) - 0.25, CLOTH, 0.0))
            continue
        v = (y - low - long) / long
        wide = 0.125 * (1.0 + 0.25 * hash2(k, 9)) * (1 - 0.22 * v)
        r = math.sqrt(u * u + w * w)
        lap = math.floor((y + 0.35 * u * (1 if k % 2 else -1)) / 0.055)
        groove = 0.006 * abs(math.sin((y + 0.35 * u * (1 if k % 2 else -1)) / 0.055 * math.pi))
        body = (math.sqrt((r / wide) ** 2 + v * v) - 1) * wide * 0.7 - groove
        best = nearer(best, (body * 0.85, CLOTH, 1000.0 + 10 * (lap % 40) + PALE))
        thread = capsule(u, y, w, 0.0, low + 2 * long - 0.02, 0.0, 0.03, 3.70, 0.0, 0.012, 0.010)
        best = nearer(best, (thread, CLOTH, 2000.0 + PALE))
    return best


@njit
def spider(x, y, z):
    """The great spider itself, in the dark under the vault; eight eyes."""
    s, side = abs(x), (1.0 if x > 0 else -1.0)
    head = math.sqrt((x / 1.1) ** 2 + ((y - 2.62) / 0.85) ** 2 + (z + 1.45) ** 2) - 0.30
    best = (head * 0.8, FLESH, 520.0)
    for k in range(4):
        ex, ey, r = ((0.07, 2.50, 0.042), (0.17, 2.53, 0.030), (0.055, 2.62, 0.026), (0.15, 2.64, 0.022))[k]
        depth = -1.45 - 0.28 * math.sqrt(max(0.0, 1 - (ex / 0.33) ** 2 - ((ey - 2.62) / 0.255) ** 2))
        best = nearer(best, (ball(s - ex, y - ey, z - depth, r), GLOW, 10.0 + EMBER))
    fang = capsule(s, y, z, 0.09, 2.40, -1.66, 0.11, 2.27, -1.72, 0.050, 0.035)
    fang = min(fang, capsule(s, y, z, 0.11, 2.27, -1.72, 0.05, 2.10, -1.70, 0.030, 0.005))
    best = nearer(best, (fang, FLESH, 521.0 + side))
    for k in range(4):
        reach, knee = (1.05, 1.55, 2.05, 2.50)[k], (2.95, 3.02, 3.0, 2.9)[k]
        foot = (1.80, 1.74, 1.86, 2.0)[k]
        depth = -1.25 + 0.16 * k
        d = capsule(s, y, z, 0.25, 2.75, -1.35, reach * 0.72, knee, depth, 0.060, 0.050)
        d = min(d, capsule(s, y, z, reach * 0.72, knee, depth, reach, 2.36, depth, 0.050, 0.036))
        d = min(d, capsule(s, y, z, reach, 2.36, depth, reach + 0.06 - 0.10 * (k == 0), foot, depth, 0.034, 0.006))
        hair = 0.004 * math.sin(y * 110 + x * 60)
        best = nearer(best, ((d + hair) * 0.9, FLESH, 525.0 + 5 * k + side))
    return best
