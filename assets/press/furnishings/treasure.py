"""Things that only a dragon owns, and victims of a dragon."""

import math

from numba import njit

from assets.press.cryptshape import skull
from assets.press.furnishings.alcoves import armour
from assets.press.furnishings.hangings import bones_of
from assets.press.furnishings.stuff import BLUE, CLOTH, EMBER, EYE, FLESH, GLOW, PALE, RED, YELLOW
from assets.press.hoardshape import bump, coins
from assets.press.roomshape import BONE, GEM, GOLD, IRON, TRIM, WOOD, nearer
from assets.press.sdf import ball, blend, box, capsule, hash2, ramp, seam, value_noise


@njit
def idol(x, y, z):
    """A knight of gold, as large as life."""
    d, material, ident = armour(x, y, z)
    return d, GOLD if material == IRON else material, ident - 600.0 if ident > 600 else ident


@njit
def urn(x, y, z, ident):
    """A pot with a narrow neck and two handles; 0.75 high."""
    r = math.sqrt(x * x + z * z)
    wide = 0.21 * math.sin(min(max((y + 0.12) / 0.80, 0.0), 1.0) * math.pi) ** 0.8 + 0.05
    body = max(r - wide, abs(y - 0.30) - 0.32)
    neck = max(r - 0.075 - 0.05 * ramp(0.66, 0.74, y), abs(y - 0.66) - 0.09)
    d = blend(body * 0.8, neck, 0.05)
    ring = math.sqrt((abs(x) - 0.13) ** 2 + (y - 0.58) ** 2) - 0.085
    handle = math.sqrt(ring * ring + z * z) - 0.020
    band = abs(y - 0.34) < 0.05 or abs(y - 0.50) < 0.012
    mark = abs(seam(math.atan2(z, x) * 3 + 0.5, 1.0)) < 0.3 and abs(y - 0.34) < 0.04
    best = (d, GOLD if band and not mark else TRIM, ident + (1.0 if band else 0.0))
    return nearer(best, (handle, TRIM, ident))


@njit
def urns(x, y, z):
    """Three great pots in the gold."""
    best = urn(x / 1.25, y / 1.25, z / 1.25, 840.0)
    best = (best[0] * 1.25, best[1], best[2])
    best = nearer(best, urn(x + 0.46, y + 0.12, z + 0.12, 850.0))
    return nearer(best, urn(x - 0.50, y + 0.06, z + 0.10, 860.0))


@njit
def visitor(x, y, z):
    """The dragon looks in through the gate: a horned and crested head, the mouth a little open on its fire."""
    s, side = abs(x), (1.0 if x > 0 else -1.0)
    v = y - 1.16
    d = math.sqrt((s / 1.05) ** 2 + ((v - 0.34) / 0.72) ** 2 + ((z - 0.95) / 1.1) ** 2) - 0.50
    d = blend(d, capsule(s, v, z, 0.10, 0.34, 0.70, 0.07, 0.00, 0.08, 0.25, 0.15), 0.12)
    d = blend(d, ball(s - 0.145, v - 0.06, z - 0.03, 0.085), 0.08)
    d = blend(d, capsule(s, v, z, 0.34, 0.20, 0.85, 0.20, 0.02, 0.35, 0.16, 0.09), 0.10)
    brow = capsule(s, v, z, 0.12, 0.40, 0.34, 0.47, 0.64, 0.56, 0.080, 0.045)
    scale = 0.012 * abs(math.sin(x * 26) * math.sin(v * 26 + z * 20))
    socket = ball((s - 0.30) * 0.9, v - 0.40, z - 0.40, 0.135)
    nostril = ball(s - 0.155, v - 0.05, z + 0.055, 0.048)
    d = blend(max(d, -min(socket, nostril)), brow, 0.06)
    best = ((d - scale) * 0.7, FLESH, 510.0)
    eye = ball((s - 0.29) * 0.9, v - 0.40, z - 0.49, 0.118)
    slit = abs(s - 0.280) - 0.020
    best = nearer(best, (max(eye, -max(slit, z - 0.49)), GLOW, 10.0 + EYE))
    best = nearer(best, (eye + 0.02, BONE, 3.0))
    jaw = capsule(s, v, z, 0.20, -0.10, 0.85, 0.04, -0.42, 0.30, 0.15, 0.12)
    best = nearer(best, (jaw - 0.6 * scale, FLESH, 512.0))
    best = nearer(best, (box(s, v + 0.20, z - 0.72, 0.16, 0.16, 0.05) - 0.04, GLOW, 20.0 + EMBER))
    for k in range(4):
        u, w = 0.09 + 0.055 * k, 0.02 + 0.15 * k
        long = (0.24, 0.13, 0.20, 0.12)[k]
        fang = capsule(
            s, v, z, u + 0.03, -0.10 + 0.05 * k, w, u + 0.02, -0.12 + 0.05 * k - long, w - 0.01, 0.036, 0.004
        )
        tusk = capsule(s, v, z, u, -0.38 + 0.08 * k, w + 0.24, u + 0.02, -0.27 + 0.08 * k, w + 0.22, 0.030, 0.004)
        best = nearer(best, (min(fang, tusk), BONE, 540.0 + 2 * k + side))
    horn = capsule(s, v, z, 0.34, 0.66, 0.85, 0.62, 0.86, 0.95, 0.12, 0.085)
    horn = min(horn, capsule(s, v, z, 0.62, 0.86, 0.95, 0.74, 1.04, 0.70, 0.085, 0.015))
    ring = 0.008 * math.sin((s + v) * 60)
    best = nearer(best, ((horn + ring) * 0.85, BONE, 560.0 + side))
    for k in range(3):
        crest = capsule(
            s, v, z, 0.46, 0.36 - 0.20 * k, 0.90, 0.92 - 0.10 * k, 0.52 - 0.38 * k, 0.72, 0.11, 0.008,
        )  # fmt: skip
        best = nearer(best, (crest, FLESH, 520.0 + 7 * k + side))
    for k in range(3):
        spine = capsule(
            x, v, z, 0.0, 0.60 - 0.17 * k, 0.62 - 0.20 * k, 0.0, 0.80 - 0.19 * k, 0.58 - 0.22 * k, 0.06, 0.006
        )
        best = nearer(best, (spine, BONE, 570.0 + k))
    return best


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


@njit
def thief(x, y, z):
    """A thief who never left: a skeleton in the coins."""
    h = bump(x, z, 0.0, -1.62, 0.17, 0.95) - 0.06 + 0.04 * (value_noise(x * 2.3, z * 2.3, 2.0) - 0.5)
    best = coins(x, y, z, h)
    u, v, w = (x + 0.55) / 1.45, (z + 1.62) / 1.45, (y - 0.22) / 1.45
    if abs(u - 0.45) > 0.9 or abs(v) > 0.6 or abs(w) > 0.6:
        return nearer(best, (max(abs(u - 0.45) - 0.7, max(abs(v) - 0.4, abs(w) - 0.4)) * 1.45, BONE, 44.0))
    u, v = u * 0.95 - v * 0.31, v * 0.95 + u * 0.31
    d, material, ident = bones_of(-v, u, -w)
    best = nearer(best, (d * 1.45, material, ident))
    for side in range(2):
        s = -1.0 if side else 1.0
        arm = capsule(u, v, w, 0.50, 0.15 * s, 0.0, 0.22, 0.30 * s, 0.02, 0.022, 0.018)
        arm = min(arm, capsule(u, v, w, 0.22, 0.30 * s, 0.02, 0.02, 0.24 * s, 0.04, 0.018, 0.014))
        leg = capsule(u, v, w, -0.04, 0.07 * s, 0.0, -0.36, 0.16 * s, 0.10, 0.028, 0.024)
        leg = min(leg, capsule(u, v, w, -0.36, 0.16 * s, 0.10, -0.70, 0.10 * s, -0.02, 0.024, 0.018))
        best = nearer(best, (min(arm, leg) * 1.45, BONE, 54.0 + side))
    return best


@njit
def throne(x, y, z):
    """A throne of gold and red cloth, its back 1.75 high."""
    s, side = abs(x), (1.0 if x > 0 else -1.0)
    top = 1.60 + 0.16 * ramp(0.40, 0.0, s)
    back = max(box(s, y - 0.9, z - 0.16, 0.40, 0.9, 0.05), (y - top) * 0.9) - 0.015
    panel = max(s - 0.27, max(y - top + 0.16, 0.55 - y))
    back = max(back, -max(panel, z - 0.13))
    best = (back, GOLD, 41.0)
    u, v = x / 0.135, y / 0.16
    tuft = math.sqrt(((u - math.floor(u) - 0.5) * 0.135) ** 2 + ((v - math.floor(v) - 0.5) * 0.16) ** 2)
    best = nearer(best, (max(panel + 0.012, 0.115 + 0.03 * ramp(0.07, 0.0, tuft) - z), CLOTH, 10.0 + RED))
    best = nearer(best, (max(math.sqrt(tuft * tuft + (z - 0.135) ** 2) - 0.020, panel + 0.04), GOLD, 43.0))
    post = max(math.sqrt((s - 0.41) ** 2 + (z - 0.16) ** 2) - 0.065 - 0.008 * math.cos(y * 50), abs(y - 0.85) - 0.85)
    best = nearer(best, (post * 0.85, GOLD, 44.0 + side))
    best = nearer(best, (ball(s - 0.41, y - 1.76, z - 0.16, 0.085), GOLD, 48.0 + side))
    for k in range(3):
        at, high = 0.20 - 0.20 * k, (1.80, 1.94, 1.80)[k]
        spike = capsule(x, y, z, at, 1.62, 0.16, at, high, 0.16, 0.05, 0.012)
        best = nearer(best, (min(spike, ball(x - at, y - high, z - 0.16, 0.034)), GOLD, 52.0 + k))
    gem = (s / 0.7 + abs(y - 1.57) + abs(z - 0.10) / 0.8 - 0.11) * 0.5
    best = nearer(best, (gem, GEM, 4.0))
    seat = box(s, y - 0.66, z + 0.18, 0.42, 0.08, 0.34) - 0.02
    best = nearer(best, (seat, GOLD, 56.0))
    best = nearer(best, (box(s, y - 0.77, z + 0.18, 0.30, 0.02, 0.26) - 0.04, CLOTH, 20.0 + RED))
    arm = capsule(s, y, z, 0.42, 1.06, 0.12, 0.44, 1.02, -0.42, 0.055, 0.065)
    arm = min(arm, ball(s - 0.44, y - 1.02, z + 0.46, 0.095))
    arm = min(arm, capsule(s, y, z, 0.43, 0.70, -0.42, 0.44, 1.00, -0.42, 0.05, 0.045))
    return nearer(best, (arm, GOLD, 58.0 + side))


@njit
def kite(x, y, z, dye, other, kind):
    """A kite shield, 0.9 high, bound in gold: its face quartered in two dyes (0), or with a chevron (1)."""
    wide = 0.29 * math.sqrt(max(0.0, min(1.0, (y + 0.50) / 0.52)))
    plane = max((abs(x) - wide) * 0.75, y - 0.36 - 0.06 * math.cos(x * 5))
    bow = z + 0.10 - 1.1 * x * x
    best = (max(plane, abs(bow) - 0.03) * 0.8, IRON, 31.0)
    parted = x * (y - 0.02) > 0 if kind == 0 else abs(y - 0.05 - abs(x)) < 0.09
    face = max(plane + 0.04, abs(bow + 0.012) - 0.03) * 0.8
    best = nearer(best, (face, CLOTH, 10.0 * kind + (dye if parted else other)))
    rim = math.sqrt((plane + 0.02) ** 2 + (bow + 0.02) ** 2) - 0.030
    best = nearer(best, (rim * 0.7, GOLD, 43.0 + kind))
    return nearer(best, (ball(x, y - 0.04, z + 0.14, 0.06), GOLD, 47.0 + kind))


@njit
def shields(x, y, z):
    """The shields of two visitors, and their spears, crossed."""
    best = (1e3, IRON, 0.0)
    for k in range(2):
        lean = -0.5 if k else 0.5
        c, s = math.cos(lean), math.sin(lean)
        u, v = x * c - (y - 1.55) * s, (y - 1.55) * c + x * s
        best = nearer(best, (capsule(u, v, z + 0.05, 0.0, -0.9, 0.0, 0.0, 0.62, 0.0, 0.022, 0.022), WOOD, 36.0 + k))
        tip = max((abs(u) * 0.9 + abs(v - 0.72) * 0.35 - 0.05), abs(z + 0.05) - 0.02)
        best = nearer(best, (tip, BONE, 34.0 + k))
    best = nearer(best, kite(x * 0.97 + (y - 1.42) * 0.25 + 0.33, (y - 1.42) * 0.97 - x * 0.25, z + 0.03, RED, PALE, 0))
    return nearer(best, kite(x, y - 1.62, z + 0.14, YELLOW, BLUE, 1))
