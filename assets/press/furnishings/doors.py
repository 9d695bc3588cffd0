"""Things that fill the doorway instead of the door. Drawn in the dungeon's portal."""

import math

from numba import njit

from assets.press.furnishings.stuff import CLOTH, EMBER, EYE, FLESH, GLOW, RED
from assets.press.roomshape import (
    BONE,
    DOOR_HALF,
    DOOR_SPRING,
    IRON,
    STONE,
    TRIM,
    WOOD,
    masonry,
    nearer,
    passage,
    stairs,
)
from assets.press.sdf import arch, ball, blend, box, capsule, hash2, ramp, value_noise

MOON = (0.0, 1.7, 2.4, 1.6, 0.0, 0.6)
"""The moonlight in the passage behind a portcullis: the arguments of `lamp_at`."""


@njit
def way(x, y, z):
    """The vaulted passage behind the portal, closed after some metres."""
    best = passage(x, y, z, DOOR_HALF + 0.02, DOOR_SPRING, 0.3)
    out, stone = masonry(x, y, 0.5, 0.30, 0.3)
    return nearer(best, (3.4 - z - 0.02 * out, STONE, float(stone)))


@njit
def portcullis(x, y, z):
    """An iron grating, half let down, with spikes below."""
    opening = arch(x, y, DOOR_HALF, DOOR_SPRING) - 0.02
    u = (x / 0.21 - math.floor(x / 0.21) - 0.5) * 0.21
    v = (y / 0.27 - math.floor(y / 0.27) - 0.5) * 0.27
    upright = max(box(u, 0.0, z - 0.13, 0.026, 1.0, 0.026) - 0.006, 0.52 - y)
    spike = max((abs(u) + abs(z - 0.13) - (y - 0.36) * 0.32) * 0.7, max(0.36 - y, y - 0.56))
    cross = max(box(0.0, v, z - 0.10, 9.0, 0.024, 0.018) - 0.006, 0.55 - y)
    best = (max(min(upright, spike), opening), IRON, 31.0)
    best = nearer(best, (max(cross, opening), IRON, 32.0))
    rivet = max(ball(u, v, z - 0.075, 0.030), max(opening, 0.6 - y))
    return nearer(best, (rivet, IRON, 33.0))


@njit
def stairway(x, y, z):
    """Steps that lead up and away."""
    return nearer(way(x, y, z), stairs(x, y, z - 0.42, 310.0))


@njit
def bricks(x, y, z):
    """The doorway walled up with small stones, some of them pushed out from behind."""
    out, stone = masonry(x + 0.3 * math.sin(y * 2), y, 0.30, 0.165, 0.35)
    d = 0.16 - z - 0.045 * out - 0.03 * hash2(stone, 3)
    gap = (
        math.sqrt(((x - 0.30) / 0.26) ** 2 + ((y - 1.62) / 0.20) ** 2)
        - 1
        + 0.5 * (value_noise(x * 7, y * 7, 1.0) - 0.5)
    )
    d = max(d, -max(gap * 0.18, z - 0.6))
    return max(d, arch(x, y, DOOR_HALF, DOOR_SPRING) - 0.03) * 0.9, STONE, float(stone)


@njit
def broken(x, y, z):
    """The doorway badly walled up: stones right under the arch have been knocked out, and the night shows through."""
    out, stone = masonry(x + 0.2 * math.sin(y * 2), y, 0.38, 0.20, 0.35)
    wall = max(0.10 - z - 0.06 * out - 0.07 * hash2(stone, 3), z - 0.42)
    gap = math.sqrt(((x - 0.14) / 0.58) ** 2 + ((y - 1.76) / 0.36) ** 2) - 1
    gap += 0.7 * (value_noise(x * 6, y * 6, 1.0) - 0.5)
    wall = max(max(wall, -gap * 0.25), arch(x, y, DOOR_HALF, DOOR_SPRING) - 0.03)
    best = nearer(way(x, y, z), (wall * 0.85, TRIM, 900.0 + stone % 997))
    for k in range(5):
        u, v, w = x - (-0.42, -0.10, 0.22, 0.34, 0.60)[k], y - (0.22, 0.22, 0.22, 0.37, 0.22)[k], z + 0.22
        turn = 2.4 * hash2(k, 9) - 1.2
        u, w = u * math.cos(turn) + w * math.sin(turn), w * math.cos(turn) - u * math.sin(turn)
        best = nearer(best, ((box(u, v, w, 0.13, 0.055, 0.075) - 0.02) * 0.9, TRIM, 1900.0 + 3 * k))
    return best


@njit
def corridor(x, y, z):
    """A long passage with ribs, and a fire at its far end."""
    best = passage(x, y, z, DOOR_HALF + 0.02, DOOR_SPRING, 0.3)
    k = math.floor(z / 1.3 + 0.5)
    ring = max(-arch(x, y, DOOR_HALF - 0.16, DOOR_SPRING), abs(z - 1.3 * k) - 0.16)
    if z > 0.5:
        best = nearer(best, (ring - 0.02, TRIM, 750.0 + k))
    end = max(9.2 - z, -arch(x, y, 0.34, 0.9))
    best = nearer(best, (end, STONE, 41.0))
    return nearer(best, (max(9.6 - z, -3.0), GLOW, 10.0 + EMBER))


@njit
def watcher(x, y, z):
    """A shaggy, horned figure standing in the passage, black before the moonlight, looking at the viewer."""
    best = way(x, y, z)
    u, w = abs(x + 0.04), z - 1.30
    head = blend(
        ball(u * 0.95, y - 1.86, w, 0.19), capsule(u, y, w, 0.0, 1.80, 0.0, 0.0, 1.62, -0.10, 0.15, 0.09), 0.08
    )
    horn = capsule(u, y, w, 0.10, 1.93, 0.0, 0.34, 1.90, 0.0, 0.070, 0.060)
    horn = min(horn, capsule(u, y, w, 0.34, 1.90, 0.0, 0.47, 2.10, -0.06, 0.060, 0.006))
    trunk = math.sqrt((u / 0.56) ** 2 + ((y - 1.33) / 0.36) ** 2 + (w / 0.30) ** 2) * 0.30 - 0.30
    trunk = blend(trunk, capsule(u, y, w, 0.0, 1.2, 0.0, 0.0, 0.6, 0.0, 0.34, 0.24), 0.15)
    arm = capsule(u, y, w, 0.48, 1.40, 0.0, 0.70, 0.95, -0.05, 0.14, 0.10)
    arm = min(arm, capsule(u, y, w, 0.70, 0.95, -0.05, 0.62, 0.50, -0.15, 0.10, 0.07))
    for k in range(3):
        arm = min(arm, capsule(u, y, w, 0.62, 0.52, -0.15, 0.72 - 0.09 * k, 0.24 + 0.03 * (k != 1), -0.2, 0.045, 0.006))
    leg = capsule(u, y, w, 0.16, 0.6, 0.0, 0.34, 0.34, -0.05, 0.20, 0.12)
    leg = min(leg, capsule(u, y, w, 0.34, 0.34, -0.05, 0.28, 0.0, 0.0, 0.12, 0.10))
    d = blend(head, min(trunk, min(arm, leg)), 0.08) - 0.07 * (value_noise(x * 17, y * 8, 3.0) - 0.5)
    best = nearer(best, (min(d, horn) * 0.7, BONE, 3.0))
    s = u - 0.12
    v = y - 1.89 - 0.35 * s
    lens = math.sqrt(s * s + (abs(v) + 0.065) ** 2) - 0.125
    slit = abs(s + 0.01) - 0.012
    return nearer(best, (max(max(lens, abs(w + 0.22) - 0.02), -slit), GLOW, 10.0 + EYE))


@njit
def collapse(x, y, z):
    """Fallen stones up to half the door's height, a splintered plank among them."""
    slope = (y - 1.75 + 0.30 * abs(x) + 1.55 * (0.55 - z) + 0.35 * (value_noise(x * 3, y * 3, z * 3) - 0.5)) * 0.5
    best = (max(max(slope, abs(x) - 1.3), -0.55 - z), STONE, 43.0)
    if slope > 0.6:
        return best
    for k in range(26):
        cx, share = 1.9 * (hash2(k, 3) - 0.5), hash2(k, 5)
        size = 0.10 + 0.11 * hash2(k, 7)
        cz = 0.50 - 0.95 * share
        cy = max(size * 0.6, 1.70 - 0.30 * abs(cx) - 1.55 * (0.55 - cz)) + 0.02
        turn = 3.0 * hash2(k, 9)
        c, s = math.cos(turn), math.sin(turn)
        u, v, w = (x - cx) * c + (y - cy) * s, (y - cy) * c - (x - cx) * s, z - cz
        best = nearer(best, ((box(u, v, w, size * 1.2, size * 0.7, size * 0.8) - 0.025) * 0.9, STONE, 760.0 + 3 * k))
    for k in range(2):
        t, x0 = (0.42 if k == 0 else -0.62), (-0.40 if k == 0 else 0.42)
        u, v = (x - x0) * math.cos(t) + (y - 0.95) * math.sin(t), (y - 0.95) * math.cos(t) - (x - x0) * math.sin(t)
        plank = box(u, v, z + 0.06 - 0.25 * v, 0.10, 0.72 + 0.1 * hash2(math.floor(u * 60), k), 0.025)
        best = nearer(best, (plank * 0.8, WOOD, 12.0 + k))
    return best


@njit
def maw(x, y, z):
    """The doorway as a mouth: teeth around it, a tongue over the step, and a fire far down its throat."""
    wide = 1.0 - 0.72 * ramp(0.3, 2.5, z) + 0.05 * math.sin(z * 11 + 0.8 * math.sin(x * 4))
    throat = (wide - math.sqrt((x / 1.02) ** 2 + ((y - 1.10) / 1.16) ** 2)) * 0.75
    best = (max(throat, 0.12 - z) * 0.7, CLOTH, 100.0 * math.floor(z * 1.75 + 0.3) + RED)
    best = nearer(best, (2.6 - z, GLOW, 10.0 + EMBER))
    lick = 0.05 * math.sin(z * 5)
    tongue = capsule(x - lick, (y + 0.02) * 1.6, z, 0.0, 0.62 * 1.6, 1.7, 0.0, 0.30 * 1.6, 0.25, 0.22, 0.34)
    tip = capsule(x - lick, (y + 0.02) * 1.6, z, 0.0, 0.30 * 1.6, 0.25, 0.06, 0.24 * 1.6, -0.42, 0.34, 0.20)
    groove = 0.05 * ramp(0.06, 0.0, abs(x - lick))
    best = nearer(best, ((blend(tongue, tip, 0.10) + groove) * 0.6, CLOTH, 5000.0 + RED))
    for k in range(9):
        turn = math.pi * (k + 0.5) / 9
        c, s = math.cos(turn), math.sin(turn)
        long = 0.30 + 0.16 * hash2(k, 3) + (0.16 if k in (2, 6) else 0.0)
        tooth = capsule(
            x, y, z, 0.98 * c, DOOR_SPRING + 0.98 * s, 0.02,
            (0.98 - long * 0.6) * c, DOOR_SPRING + 0.98 * s - long, -0.10, 0.10, 0.006,
        )  # fmt: skip
        best = nearer(best, (tooth, BONE, 520.0 + k))
    for k in range(8):
        at = -0.80 + 0.13 * k + (0.693 if k > 3 else 0.0)
        long = 0.26 + 0.18 * hash2(k, 9)
        tooth = capsule(x, y, z, at, 0.14, 0.06, at * 0.94, 0.16 + long, -0.02, 0.085, 0.006)
        best = nearer(best, (tooth, BONE, 540.0 + k))
    s = abs(x) - 0.66
    v, w = y - 2.24 - 0.35 * s, z + 0.10
    lids = max(ball(s, v, w, 0.20), 0.125 - math.sqrt(s * s + (abs(v) + 0.11) ** 2) + 0.075)
    best = nearer(best, (lids * 0.8, FLESH, 500.0))
    best = nearer(best, (max(ball(s, v, w, 0.17), 0.018 - abs(s)), GLOW, 20.0 + EYE))
    return nearer(best, (ball(s, v, w, 0.155), BONE, 3.0))
