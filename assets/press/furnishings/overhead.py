"""Things that hang from the vault and the great beam, in the dungeon's measures."""

import math

from numba import njit

from assets.press.furnishings.hangings import links
from assets.press.furnishings.strange import root
from assets.press.furnishings.stuff import BLACK, CLOTH, EYE, FLESH, GLOW, PALE, ROOT
from assets.press.roomshape import BEAM_Y, BEAM_Z, IRON, nearer
from assets.press.sdf import ball, capsule, hash2


@njit
def roots(x, y, z):
    """Roots that have found a way through the vault."""
    best = (1e3, ROOT, 0.0)
    k0 = math.floor(x / 0.24)
    for j in range(-2, 3):
        k = k0 + j
        if abs(k + 0.5) > 11 or hash2(k, 5) < 0.22:
            continue
        bottom = 1.70 + 0.60 * hash2(k, 7)
        d = root(
            x,
            y,
            z + 0.46,
            (k + 0.5) * 0.24,
            3.7,
            bottom,
            0.55 * (hash2(k, 9) - 0.5),
            0.045 + 0.065 * hash2(k, 11),
            k * 1.3,
        )
        best = nearer(best, (d, ROOT, 520.0 + k))
    return (best[0], best[1], best[2]) if best[0] < 100 else (0.4, ROOT, 0.0)


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
def asleep(x, y, z):
    """A bat that hangs from y = 0, wrapped in its wings, its eyes open."""
    s = abs(x)
    fold = 0.008 * math.cos(math.atan2(z, s - 0.05) * 7)
    wing = math.sqrt(((s - 0.055 - 0.10 * (y + 0.20)) / 0.085) ** 2 + ((y + 0.19) / 0.23) ** 2 + (z / 0.085) ** 2) - 1
    best = (wing * 0.06 + fold, CLOTH, BLACK + (10.0 if x > 0 else 20.0))
    head = ball(x, y + 0.40, z + 0.02, 0.068)
    ear = capsule(s, y, z, 0.035, -0.44, 0.0, 0.075, -0.55, -0.01, 0.030, 0.004)
    best = nearer(best, (min(head, ear), FLESH, 550.0))
    best = nearer(best, (ball(s - 0.030, y + 0.395, z + 0.075, 0.017), GLOW, 10.0 + EYE))
    feet = capsule(s, y, z, 0.03, 0.04, 0.0, 0.03, -0.04, 0.0, 0.012, 0.025)
    return nearer(best, (feet, FLESH, 551.0))


@njit
def awake(x, y, z):
    """A bat on its spread wings, 1 across, round its middle."""
    s = abs(x)
    arm = 0.03 + 0.60 * s if s < 0.26 else 0.186 - 1.15 * (s - 0.26)
    hem = -0.15 + 0.085 * abs(math.sin(s / 0.175 * math.pi)) + 0.10 * max(0.0, s - 0.30)
    sail = max(max(y - arm, hem - y), s - 0.50)
    bend = z - 0.22 * s + 0.006 * math.cos(s / 0.175 * 2 * math.pi)
    best = (max(sail * 0.6, abs(bend) - 0.012) * 0.8, CLOTH, BLACK + 30.0)
    body = math.sqrt((x / 0.75) ** 2 + ((y + 0.04) / 1.5) ** 2 + (z + 0.02) ** 2) - 0.085
    head = ball(x, y - 0.115, z + 0.06, 0.072)
    ear = capsule(s, y, z, 0.035, 0.15, -0.05, 0.075, 0.26, -0.05, 0.030, 0.004)
    best = nearer(best, (min(body * 0.75, min(head, ear)), FLESH, 550.0))
    return nearer(best, (ball(s - 0.030, y - 0.125, z + 0.125, 0.018), GLOW, 10.0 + EYE))


@njit
def bats(x, y, z):
    """Bats asleep under the beam, and three that have woken."""
    best = (1e3, FLESH, 0.0)
    for k in range(9):
        at = (-2.62, -2.02, -1.34, -0.98, -0.30, 0.40, 1.04, 1.66, 2.60)[k]
        flies = k == 1 or k == 4 or k == 7
        size = 1.10 + 0.25 * hash2(k, 3)
        if abs(x - at) > 0.75:
            best = nearer(best, (abs(x - at) - 0.6, FLESH, 0.0))
            continue
        if flies:
            tilt = 0.30 * (hash2(k, 7) - 0.5)
            u, v = (x - at) / size, (y - BEAM_Y + 0.62 + 0.15 * hash2(k, 9)) / size
            d, material, ident = awake(u + tilt * v, v - tilt * u, (z - BEAM_Z + 0.10) / size)
        else:
            d, material, ident = asleep(
                (x - at) / size, (y - BEAM_Y + 0.20) / size, (z - BEAM_Z - 0.06 + 0.12 * hash2(k, 5)) / size
            )
        best = nearer(best, (d * size, material, ident))
    return best


@njit
def cocoons(x, y, z):
    """The prey of a great spider, wrapped in cocoons."""
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
