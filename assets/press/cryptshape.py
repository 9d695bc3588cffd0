"""The shape of the crypt, part by part, in the units and with the camera of `roomshape`.

A burial hall: a double door with one leaf ajar and a cold light behind it, the dead on their shelves, and a tomb whose
lid has been moved from inside.
"""

import math

from numba import njit

from assets.press.roomshape import (
    BONE,
    CEILING,
    FLOOR,
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
from assets.press.sdf import arch, ball, blend, box, capsule, hash2, ramp, seam

DOOR_HALF, DOOR_SPRING, DOOR_Z = 1.0, 1.22, 0.30
AJAR = math.radians(64)
"""The angle by which the right leaf of the door stands open, in radians."""
NEAR_NICHE, FAR_NICHE, NICHE_HALF, NICHE_SPRING, NICHE_SILL, NICHE_DEPTH = 1.98, 3.86, 0.45, 1.42, 0.28, 0.44
SHELF = 0.44
"""The distance from one shelf of the dead to the next."""
PLACE = 0.295
"""The width of a skull's place on its shelf."""
COLUMN_X = 4.78
TOMB_X, TOMB_Z, HEAP_X, HEAP_Z = -1.78, -2.00, 3.05, -1.20
HEAP = (
    (-0.50, 0.0, -0.16), (-0.15, 0.0, -0.25), (0.22, 0.0, -0.22), (0.56, 0.0, -0.10),
    (-0.32, 0.23, 0.0), (0.04, 0.25, -0.06), (0.40, 0.23, 0.02), (0.06, 0.50, 0.06),
)  # fmt: skip
"""The positions of the skulls in the heap, relative to its middle."""
CANDLES = (
    (-1.30, 0.735, -1.96, 0.19), (-1.15, 0.735, -2.08, 0.10), (3.11, 0.868, -1.16, 0.17),
    (-2.24, 1.16, 0.10, 0.19), (4.08, 1.16, 0.10, 0.24), (-1.14, 0.16, -0.32, 0.22), (1.56, 0.0, -0.40, 0.28),
)  # fmt: skip
"""The candles: x, y and z of the foot, and the height."""
WAX = 0.034


@njit
def door_and_niches(x, y):
    """Distance in the plane to the openings of the back wall; negative inside."""
    x = abs(x)
    middle = NEAR_NICHE if x < (NEAR_NICHE + FAR_NICHE) / 2 else FAR_NICHE
    return arch(x, y, DOOR_HALF, DOOR_SPRING), max(arch(x - middle, y, NICHE_HALF, NICHE_SPRING), NICHE_SILL - y)


@njit
def walls(x, y, z):
    """The back wall with its openings, and the walls at the sides."""
    d, stone = -z, 0
    if d < 0.35:
        out, stone = masonry(x + 0.13, y + 0.05, 0.54, 0.31, 0.25)
        d -= 0.05 * out - 0.03 + 0.022 * (hash2(stone, 3) - 0.3)
    door, niche = door_and_niches(x, y)
    d = max(max(d, -door), -max(niche, z - NICHE_DEPTH))
    best = (d, STONE, float(stone))
    d, stone = WALL_X - abs(x), 0
    if d < 0.4:
        out, stone = masonry(z, y + 0.05, 0.54, 0.31, 0.25)
        d -= 0.05 * out - 0.03 + 0.018 * (hash2(stone, 3) - 0.3)
    return nearer(best, (d, STONE, float(stone)))


@njit
def floor(x, y, z):
    """Flagstones, and in the middle a gravestone with a cross."""
    d, stone = y, 0
    if d < 0.3:
        u, w = abs(x), z + 1.36
        grave = max(u - 0.62 + 0.07 * w, abs(w) - 0.60)
        if grave < 0.03:
            cross = min(max(u - 0.07, abs(w) - 0.42), max(u - 0.27, abs(w - 0.14) - 0.06))
            d -= 0.02 * ramp(0.02, -0.01, grave) + 0.025 * ramp(0.012, -0.006, cross)
            return d, FLOOR, 70.0 if cross < 0 else 71.0 if grave < 0 else 72.0
        out, stone = masonry(x + 0.2, z + 0.31, 0.95, 0.66, 0.3)
        d -= 0.022 * out - 0.02 + 0.014 * (hash2(stone, 31) - 0.5)
    return d, FLOOR, float(stone)


@njit
def leaf(s, y, z, first):
    """A leaf of the door: s runs from its free edge (0) to its hinge (DOOR_HALF), its face is at z = 0."""
    shape = max(arch(s, y, DOOR_HALF, DOOR_SPRING), 0.012 - s)
    plank = s / 0.245
    d = abs(z - 0.05) - 0.05 + 0.016 * (1 - ramp(0.0, 0.02, seam(plank, 1.0) * 0.245))
    best = (max(d, shape), WOOD, first + math.floor(plank))
    for k in range(2):
        at = y - 0.46 - 0.92 * k
        strap = max(max(abs(at) - 0.065 + 0.035 * ramp(0.5, 0.1, s), abs(z - 0.05) - 0.085), shape) - 0.006
        best = nearer(best, (strap, IRON, 1.0))
        stud = ball((plank - math.floor(plank) - 0.5) * 0.245, at, abs(z - 0.05) - 0.095, 0.032)
        best = nearer(best, (max(stud, shape), IRON, 2.0))
    ring = math.sqrt((s - 0.20) ** 2 + (y - 0.86) ** 2) - 0.095
    d = min(math.sqrt(ring * ring + (z + 0.05) ** 2) - 0.020, ball(s - 0.20, y - 0.955, z + 0.03, 0.04))
    return nearer(best, (d, IRON, 3.0))


@njit
def portal(x, y, z):
    """The arch, its keystone with a skull, and the step."""
    best = voussoirs(x, y, z, arch(x, y, DOOR_HALF, DOOR_SPRING), DOOR_HALF, DOOR_SPRING, 13.0, 0.30, 0.0)
    key_y = DOOR_SPRING + DOOR_HALF + 0.16
    d = box(x, y - key_y, z + 0.02, 0.16 + 0.06 * (key_y - y), 0.24, 0.26) - 0.02
    best = nearer(best, (d, TRIM, 77.0))
    if z < 0.1:
        best = nearer(best, mark(x, y - key_y + 0.15, z + 0.30))
    return nearer(best, (box(x, y - 0.05, z + 0.20, 1.42, 0.08, 0.28) - 0.03, TRIM, 300.0))


@njit
def doorway(x, y, z):
    """The arch, the left leaf shut, the right leaf swung away from the viewer, and the passage behind them."""
    bound = box(x, y - 1.2, z - 1.5, 1.7, 1.5, 2.1)
    if bound > NEAR:
        return bound, TRIM, 0.0
    best = portal(x, y, z)
    u, w = x - DOOR_HALF, z - DOOR_Z
    swung = u * math.cos(AJAR) - w * math.sin(AJAR) + DOOR_HALF
    best = nearer(best, leaf(-x, y, w, 10.0))
    best = nearer(best, leaf(swung, y, u * math.sin(AJAR) + w * math.cos(AJAR), 20.0))
    best = nearer(best, stairs(x, y, z - 1.60, 310.0))
    best = nearer(best, passage(x, y, z, DOOR_HALF + 0.12, DOOR_SPRING, 0.36))
    out, stone = masonry(x, y, 0.5, 0.30, 0.3)
    return nearer(best, (3.4 - z - 0.02 * out, STONE, float(stone)))


@njit
def mark(x, y, z):
    """A small skull in relief, for a keystone."""
    return skull(x / 0.95, y / 0.95, z / 0.95, 60.0)


@njit
def skull(x, y, z, ident):
    """A skull that stands on its teeth and faces the viewer; about 0.25 wide and 0.31 high."""
    d = ball(x, (y - 0.190) * 1.04, z * 0.88, 0.124) * 0.92
    d = blend(d, ball(abs(x) - 0.068, y - 0.118, z + 0.072, 0.030), 0.05)
    d = blend(d, box(x, y - 0.055, z + 0.055, 0.048 + 0.12 * y, 0.048, 0.040) - 0.016, 0.05)
    eye = ball((abs(x) - 0.050) * 0.95, (y - 0.158 + 0.25 * (abs(x) - 0.05)) * 1.08, z + 0.118, 0.041)
    nose = ball(x * 1.7, (y - 0.098) * 0.75, z + 0.128, 0.024)
    grin = max(abs(y - 0.046) - 0.0035, abs(x) - 0.055)
    gap = max(abs(seam(x + 0.011, 0.022)) - 0.0022, abs(y - 0.044) - 0.026)
    hollow = max(min(min(eye, nose), min(grin, gap)), z + 0.03)
    return nearer((max(d, -hollow) * 0.9, BONE, ident), (max(d + 0.012, hollow - 0.001) * 0.9, BONE, 3.0))


@njit
def turned_skull(x, y, z, turn, ident):
    """A skull turned aside by an angle."""
    c, s = math.cos(turn), math.sin(turn)
    return skull(x * c + z * s, y, z * c - x * s, ident)


@njit
def long_bones(x, y, z, ident):
    """A stack of long bones, their knuckles towards the viewer."""
    row = math.floor(y / 0.078)
    u = x + 0.066 * (row % 2)
    col = math.floor(u / 0.132)
    cx, cy = u - (col + 0.5) * 0.132, y - (row + 0.5) * 0.078
    knuckles = math.sqrt((abs(cx) - 0.030) ** 2 + cy * cy) - 0.026
    d = max(knuckles, abs(z - 0.04 * hash2(int(col + 37), int(row + ident))) - 0.13) - 0.005
    return max(d, box(x, y - 0.117, z, 0.14, 0.117, 0.3)) * 0.8, BONE, 100.0 + 7 * ((col + 9) % 9) + row % 5


@njit
def the_dead(x, y, z, niche):
    """The bones on the shelves of a niche: skulls, and some stacks of long bones."""
    shelf = min(max(math.floor((y - NICHE_SILL) / SHELF), 0), 2)
    place = min(max(math.floor(x / PLACE + 0.5), -1), 1)
    u, v, w = x - place * PLACE, y - NICHE_SILL - shelf * SHELF, z - 0.17
    lot = hash2(int(niche * 7 + place + 3), int(shelf * 3 + 11))
    ident = 20.0 + niche * 9 + shelf * 3 + place + 1
    if lot < 0.14:
        return abs(PLACE / 2 - abs(u)) + 0.04, BONE, ident
    if lot < 0.34:
        return long_bones(u, v, w, ident)
    size = 1.06 + 0.10 * hash2(int(ident), 5)
    turn = (hash2(int(ident), 9) - 0.5) * 1.1
    part = turned_skull(u / size, v / size, w / size, turn, ident)
    return part[0] * size, part[1], part[2]


@njit
def niches(x, y, z):
    """Four arched niches with shelves."""
    bound = box(abs(x) - (NEAR_NICHE + FAR_NICHE) / 2, y - 1.1, z - 0.1, 1.65, 1.05, 0.55)
    if bound > NEAR:
        return bound, TRIM, 0.0
    far = abs(x) > (NEAR_NICHE + FAR_NICHE) / 2
    niche = (2 if far else 0) + (1 if x > 0 else 0)
    x = x - math.copysign(FAR_NICHE if far else NEAR_NICHE, x)
    opening = max(arch(x, y, NICHE_HALF, NICHE_SPRING), NICHE_SILL - y)
    best = voussoirs(x, y, z + 0.02, opening, NICHE_HALF, NICHE_SPRING, 9.0, 0.15, 800.0 + 200 * niche)
    best = (max(best[0], NICHE_SILL - y), best[1], best[2])
    ledge = box(x, y - NICHE_SILL + 0.06, z + 0.03, 0.63, 0.05, 0.20) - 0.02
    best = nearer(best, (ledge, TRIM, 950.0 + 200 * niche))
    for k in range(1, 3):
        board = box(x, y - NICHE_SILL - SHELF * k + 0.03, z - 0.24, NICHE_HALF + 0.05, 0.026, 0.22) - 0.006
        best = nearer(best, (board, TRIM, 951.0 + k + 200 * niche))
    return nearer(best, the_dead(x, y, z, niche))


@njit
def columns(x, y, z):
    """Clustered columns, and the rib that springs from one to the other above the viewer."""
    side, x = (50.0 if x > 0 else 0.0), abs(x)
    rib = math.sqrt(x * x + (y + 1.2) ** 2) - 5.86
    across = math.sqrt(max(abs(rib) - 0.15, 0.0) ** 2 + max(abs(z + 0.30) - 0.16, 0.0) ** 2) - 0.05
    joint = seam(math.atan2(y + 1.2, x) * 11, 1.0) * 0.5
    across += 0.02 * (1 - ramp(0.004, 0.03, joint))
    best = (max(across, 2.2 - y), TRIM, 400.0 + side + math.floor(math.atan2(y + 1.2, x) * 11))
    x, z = x - COLUMN_X, z + 0.22
    bound = box(x, y - 1.2, z, 0.50, 1.25, 0.50)
    if bound > NEAR:
        return nearer(best, (bound, TRIM, 0.0))
    shafts = math.sqrt((abs(x) - 0.17) ** 2 + (abs(z) - 0.17) ** 2) - 0.145
    shafts = min(shafts, math.sqrt(x * x + z * z) - 0.27)
    r = max(abs(x), abs(z))
    d = min(shafts, max(r - 0.42, abs(y - 0.12) - 0.12) - 0.03)
    d = min(d, max(shafts - 0.05, abs(y - 0.34) - 0.05) - 0.02)
    d = min(d, max(shafts - 0.045, abs(y - 1.18) - 0.04) - 0.015)
    d = min(d, max(shafts - 0.16 * ramp(1.78, 2.12, y), abs(y - 1.98) - 0.18) - 0.01)
    d = min(d, max(r - 0.46, abs(y - 2.25) - 0.09) - 0.02)
    return nearer(best, (d * 0.85, TRIM, 500.0 + side + math.floor(y / 0.59)))


@njit
def tomb(x, y, z):
    """A stone coffin; its lid lies askew, and four fingers hold on to the edge."""
    x, z = x - TOMB_X, z - TOMB_Z
    bound = box(x, y - 0.42, z, 1.0, 0.46, 0.62)
    if bound > NEAR:
        return bound, TRIM, 0.0
    u, w = x * 0.976 - z * 0.218, x * 0.218 + z * 0.976
    body = box(u, y - 0.31, w, 0.76, 0.31, 0.32) - 0.01
    arcade = arch(seam_centre(u, 0.38), y - 0.10, 0.125, 0.22)
    body = max(body, -max(max(arcade, 0.10 - y), w + 0.285))
    body = min(body, box(u, y - 0.05, w, 0.80, 0.05, 0.37) - 0.012)
    body = min(body, box(u, y - 0.585, w, 0.79, 0.028, 0.35) - 0.008)
    body = max(body, -box(u, y - 0.50, w, 0.68, 0.40, 0.24))
    best = (body, TRIM, 340.0)
    s, t = (u + 0.05) * 0.990 + (w - 0.17) * 0.139, (w - 0.17) * 0.990 - (u + 0.05) * 0.139
    lid = max(box(s, y - 0.68, t, 0.80, 0.065, 0.34), y - 0.745 + 0.10 * abs(t)) - 0.012
    rib = max(min(abs(t) - 0.045, max(abs(s - 0.42) - 0.05, abs(t) - 0.20)), abs(y - 0.74) - 0.018 + 0.1 * abs(t))
    best = nearer(best, (lid, TRIM, 341.0))
    best = nearer(best, (max(rib, abs(s) - 0.72), TRIM, 342.0))
    for k in range(4):
        at = 0.50 + 0.067 * k
        tip = 0.012 * abs(k - 1.4)
        finger = capsule(u, y, w, at, 0.60, -0.25, at, 0.665, -0.335, 0.024, 0.026)
        finger = min(finger, capsule(u, y, w, at, 0.665, -0.345, at + 0.008, 0.60 + tip, -0.405, 0.025, 0.021))
        finger = min(
            finger, capsule(u, y, w, at + 0.008, 0.59 + tip, -0.405, at + 0.01, 0.52 + tip, -0.40, 0.023, 0.015)
        )
        best = nearer(best, (finger, BONE, 80.0 + k))
    return best


@njit
def seam_centre(position, width):
    """The offset of this point from the middle of its part of the row."""
    return position - (math.floor(position / width) + 0.5) * width


@njit
def heap(x, y, z):
    """Skulls in a heap, with bones before them."""
    x, z = x - HEAP_X, z - HEAP_Z
    bound = box(x, y - 0.42, z, 0.92, 0.46, 0.62)
    if bound > NEAR:
        return bound, BONE, 0.0
    best = (1e3, BONE, 0.0)
    for k in range(len(HEAP)):
        cx, cy, cz = HEAP[k]
        near = ball(x - cx, y - cy - 0.17, z - cz, 0.26)
        if near < best[0]:
            size = 1.16 + 0.10 * hash2(k, 3)
            part = turned_skull(
                (x - cx) / size, (y - cy) / size, (z - cz) / size, (hash2(k, 7) - 0.5) * 1.2 - 0.15, 120.0 + k
            )
            best = nearer(best, (part[0] * size, part[1], part[2]))
    for k in range(3):
        ax, az, bx, bz = -0.86 + 0.62 * k, -0.30 - 0.06 * (k % 2), -0.42 + 0.62 * k, -0.44 + 0.10 * (k % 2)
        shaft = capsule(x, y, z, ax, 0.04, az, bx, 0.035, bz, 0.028, 0.026)
        knobs = min(ball(x - ax, y - 0.045, z - az - 0.03, 0.042), ball(x - ax, y - 0.045, z - az + 0.03, 0.042))
        knobs = min(
            knobs, min(ball(x - bx, y - 0.04, z - bz - 0.03, 0.040), ball(x - bx, y - 0.04, z - bz + 0.03, 0.040))
        )
        best = nearer(best, (blend(shaft, knobs, 0.03), BONE, 130.0 + k))
    return best


@njit
def candles(x, y, z):
    """Candles burnt down to different heights, in their own wax; the flames are added later."""
    best = (1e3, BONE, 0.0)
    for k in range(len(CANDLES)):
        cx, cy, cz, tall = CANDLES[k]
        u, v, w = x - cx, y - cy, z - cz
        near = box(u, v - tall / 2, w, 0.12, tall / 2 + 0.06, 0.12)
        if near > 0.3:
            best = nearer(best, (near, BONE, 0.0))
            continue
        r = math.sqrt(u * u + w * w)
        turn = math.atan2(w, u) * 2.5 + k
        run = WAX + 0.008 * math.sin(turn * 2) * ramp(tall * 0.4, tall, v)
        d = max(r - run, abs(v - tall / 2) - tall / 2) - 0.004
        pool = max(r - 0.075 - 0.012 * math.sin(turn * 1.2), abs(v - 0.008) - 0.010) - 0.006
        best = nearer(best, (blend(d, pool, 0.04) * 0.8, BONE, 90.0 + k))
        best = nearer(best, (capsule(u, v, w, 0.0, tall, 0.0, 0.004, tall + 0.04, 0.0, 0.006, 0.005), BONE, 3.0))
    return best


@njit
def scene(x, y, z):
    """The part of the crypt nearest to a point, with its distance."""
    best = nearer(walls(x, y, z), floor(x, y, z))
    best = nearer(best, doorway(x, y, z))
    best = nearer(best, niches(x, y, z))
    best = nearer(best, columns(x, y, z))
    best = nearer(best, torches(x, y, z))
    best = nearer(best, tomb(x, y, z))
    best = nearer(best, heap(x, y, z))
    best = nearer(best, candles(x, y, z))
    return nearer(best, (CEILING - y, STONE, 5.0))


@njit
def corpse_light(x, y, z):
    """The cold light in the passage behind the door."""
    lx, ly, lz = 0.36, 1.75, 1.55
    r2 = (x - lx) ** 2 + (y - ly) ** 2 + (z - lz) ** 2
    return 14.0 / (4.0 + r2), lx, ly, lz
