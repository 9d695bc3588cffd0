"""The shape of the dungeon room, part by part.

One unit is about a metre: x to the right of the door's middle, y up from the floor, z into the back wall (which is z =
0; the camera is at z = -6). A part is a triple (distance, material, id): ids distinguish stones and planks, so that the
print can draw a line between them. Each part is bounded by a box; from far away the distance to the box is precise
enough.
"""

import math

from numba import njit

from assets.press.sdf import arch, ball, blend, box, capsule, hash2, ramp, seam, value_noise

STONE, FLOOR, WOOD, IRON, TRIM, BONE, GOLD, GEM = range(8)

DOOR_HALF, DOOR_SPRING = 0.95, 1.22
"""Half the door's width, and the height at which its arch begins."""
TORCH_X, TORCH_Y, TORCH_Z = 3.02, 1.60, -0.50
"""The foot of the right flame; the left one mirrors it."""
WALL_X, CEILING = 5.9, 5.4
COLUMN_X = 4.02
NICHE_X, NICHE_HALF, NICHE_SPRING, NICHE_SILL = 5.20, 0.40, 1.42, 0.62
BEAM_Y, BEAM_Z = 2.84, -0.45
CHAIN_X, CHAIN_LINKS = 2.17, 4
NEAR = 0.5
"""The distance from its box within which a part is measured exactly."""


@njit
def nearer(a, b):
    """The nearer of two parts."""
    return a if a[0] <= b[0] else b


@njit
def masonry(u, v, width, height, jitter):
    """Stones in running bond: (height of the relief at this point, 0..1, and the stone's id)."""
    v += 0.02 * math.sin(u * 1.3) + 0.02 * (value_noise(u * 0.9, v * 0.9, 3.1) - 0.5)
    row = math.floor(v / height)
    w = width * (0.75 + 0.7 * hash2(row, 71))
    u += hash2(row, 5) * w * 3 + 0.03 * (value_noise(u * 2.1, v * 2.1, 8.0) - 0.5)
    col = math.floor(u / w)
    left = (hash2(col, row) - 0.5) * jitter * w
    right = (hash2(col + 1, row) - 0.5) * jitter * w + w
    fx = u - col * w
    if fx < left:
        col, fx, right = col - 1, fx + w, left + w
        left = (hash2(col, row) - 0.5) * jitter * w
    elif fx > right:
        col, fx, left = col + 1, fx - w, right - w
        right = (hash2(col + 1, row) - 0.5) * jitter * w + w
    ex, ey = min(fx - left, right - fx), min(v - row * height, (row + 1) * height - v)
    rounding = 0.045
    edge = rounding - math.sqrt(max(rounding - ex, 0.0) ** 2 + max(rounding - ey, 0.0) ** 2)
    if edge > 0:
        edge = min(edge, min(ex, ey))
    edge += 0.012 * (value_noise(u * 9, v * 9, 1.7) - 0.5)
    return ramp(0.004, 0.036, edge), (col * 7919 + row * 104729) & 0xFFFF


@njit
def back_wall(x, y, z):
    """The wall with the doorway and a blind niche in either bay."""
    d, stone = -z, 0
    if d < 0.35:
        out, stone = masonry(x, y + 0.05, 0.62, 0.36, 0.25)
        d -= 0.05 * out - 0.03 + 0.018 * (hash2(stone, 3) - 0.3)
    d = max(d, -arch(x, y, DOOR_HALF, DOOR_SPRING))
    niche = max(arch(abs(x) - NICHE_X, y, NICHE_HALF, NICHE_SPRING), NICHE_SILL - y)
    d = max(d, -max(niche, z - 0.34))
    return d, STONE, float(stone)


@njit
def side_walls(x, y, z):
    """The two walls at the sides."""
    d, stone = WALL_X - abs(x), 0
    if d < 0.4:
        out, stone = masonry(z, y + 0.05, 0.62, 0.36, 0.25)
        d -= 0.05 * out - 0.03 + 0.018 * (hash2(stone, 3) - 0.3)
    return d, STONE, float(stone)


@njit
def flagstones(x, y, z):
    """The floor."""
    d, stone = y, 0
    if d < 0.3:
        out, stone = masonry(x + 0.2, z + 0.31, 0.95, 0.66, 0.3)
        d -= 0.022 * out - 0.02 + 0.012 * (hash2(stone, 31) - 0.5)
    return d, FLOOR, float(stone)


@njit
def voussoirs(x, y, z, opening, half, spring, count, width, first):
    """A ring of dressed stones around an arched opening, standing a little out of the wall."""
    if y > spring:
        turn = math.atan2(y - spring, x) / math.pi * count
        stone = math.floor(turn)
        joint = seam(turn, 1.0) * math.pi / count * (half + width / 2)
    else:
        turn = y / 0.35
        stone = math.floor(turn) + 40 + (100 if x > 0 else 0)
        joint = seam(turn, 1.0) * 0.35
    ring, thick = abs(opening - width / 2) - width / 2, abs(z - 0.15) - 0.26
    d = max(ring, thick)
    if ring > -0.05 and thick > -0.05:
        d = math.sqrt(max(ring + 0.05, 0.0) ** 2 + max(thick + 0.05, 0.0) ** 2) - 0.05
    d += 0.03 * (1 - ramp(0.004, 0.03, joint)) + 0.024 * (hash2(int(stone), 9) - 0.5)
    return d, TRIM, first + stone


@njit
def passage(x, y, z, half, spring, begin):
    """The vaulted passage behind an arched opening, from a depth on."""
    if z <= 0.2:
        return 1e3, STONE, 0.0
    out, stone = masonry(z + 0.3 * x, y, 0.5, 0.34, 0.3)
    return max(-arch(x, y, half, spring) - 0.02 * out, begin - z), STONE, float(stone)


@njit
def stairs(x, y, z, first):
    """Five steps that lead up and away from the viewer."""
    best = (1e3, TRIM, first)
    for k in range(5):
        step = box(x, y - 0.10 - 0.17 * k, z - 0.36 * k, 1.3, 0.10, 0.40) - 0.02
        best = nearer(best, (step, TRIM, first + k))
    return best


@njit
def portal(x, y, z):
    """The arch with its keystone, and the step."""
    bound = box(x, y - 1.1, z + 0.1, 1.6, 1.5, 0.5)
    if bound > NEAR:
        return bound, TRIM, 0.0
    best = voussoirs(x, y, z, arch(x, y, DOOR_HALF, DOOR_SPRING), DOOR_HALF, DOOR_SPRING, 11.0, 0.30, 0.0)
    key_y = DOOR_SPRING + DOOR_HALF + 0.17
    d = box(x, y - key_y, z + 0.02, 0.15 + 0.06 * (key_y - y), 0.24, 0.26) - 0.02
    best = nearer(best, (d, TRIM, 77.0))
    return nearer(best, (box(x, y - 0.06, z + 0.22, 1.45, 0.09, 0.30) - 0.03, TRIM, 300.0))


@njit
def doorway(x, y, z):
    """The portal and in it the door of planks with iron straps and a ring."""
    bound = box(x, y - 1.1, z + 0.1, 1.6, 1.5, 0.5)
    if bound > NEAR:
        return bound, TRIM, 0.0
    best = portal(x, y, z)
    opening = arch(x, y, DOOR_HALF, DOOR_SPRING)
    plank = x / 0.28 + 0.5
    d = 0.30 - z + 0.018 * (1 - ramp(0.0, 0.02, seam(plank, 1.0) * 0.28))
    best = nearer(best, (max(d, opening - 0.02), WOOD, math.floor(plank)))
    for k in range(3):
        at = y - 0.36 - 0.70 * k
        strap = max(max(abs(at) - 0.07, abs(z - 0.28) - 0.035), opening) - 0.008
        best = nearer(best, (strap, IRON, 1.0))
        stud_x = (plank - math.floor(plank) - 0.5) * 0.28
        best = nearer(best, (max(ball(stud_x, at, z - 0.245, 0.034), opening), IRON, 2.0))
    ring = math.sqrt((x - 0.55) ** 2 + (y - 0.86) ** 2) - 0.12
    d = min(math.sqrt(ring * ring + (z - 0.20) ** 2) - 0.022, ball(x - 0.55, y - 0.98, z - 0.22, 0.05))
    return nearer(best, (d, IRON, 3.0))


@njit
def niches(x, y, z):
    """Barred niches in the bays outside the columns."""
    side, x = (1.0 if x > 0 else -1.0), abs(x) - NICHE_X
    bound = box(x, y - 1.25, z, 0.7, 0.95, 0.5)
    if bound > NEAR:
        return bound, TRIM, 0.0
    opening = max(arch(x, y, NICHE_HALF, NICHE_SPRING), NICHE_SILL - y)
    first = 800.0 if side > 0 else 1000.0
    best = voussoirs(x, y, z, opening, NICHE_HALF, NICHE_SPRING, 7.0, 0.17, first)
    best = (max(best[0], NICHE_SILL - y), best[1], best[2])
    best = nearer(best, (box(x, y - NICHE_SILL + 0.07, z + 0.06, 0.62, 0.06, 0.12) - 0.02, TRIM, first + 300))
    bar_x = (x / 0.2 - math.floor(x / 0.2) - 0.5) * 0.2
    d = max(math.sqrt(bar_x * bar_x + (z - 0.02) ** 2) - 0.026, opening)
    best = nearer(best, (d, IRON, 5.0))
    d = max(box(0.0, y - 1.28, z - 0.02, 1.0, 0.035, 0.02), opening)
    return nearer(best, (d, IRON, 6.0))


@njit
def columns(x, y, z):
    """Round columns on square feet, with spreading capitals."""
    side, x, z = (50.0 if x > 0 else 0.0), abs(x) - COLUMN_X, z + 0.12
    bound = box(x, y - 1.3, z, 0.55, 1.35, 0.55)
    if bound > NEAR:
        return bound, TRIM, 0.0
    r = math.sqrt(x * x + z * z)
    d = r - 0.30 + 0.02 * (1 - ramp(0.003, 0.025, seam(y, 0.62)))
    d = blend(d, box(x, y - 0.14, z, 0.40, 0.16, 0.40) - 0.03, 0.05)
    d = min(d, max(r - 0.37, abs(y - 0.38) - 0.06) - 0.02)
    d = min(d, max(r - (0.30 + 0.20 * ramp(2.05, 2.36, y)), abs(y - 2.22) - 0.2) - 0.01)
    d = min(d, box(x, y - 2.50, z, 0.50, 0.11, 0.50) - 0.02)
    return d * 0.85, TRIM, math.floor(y / 0.62) + 500.0 + side


@njit
def beam(x, y, z):
    """The great beam that rests on the columns, strapped with iron."""
    y, z = y - BEAM_Y, z - BEAM_Z
    best = (box(x, y, z, 7.0, 0.20, 0.30) - 0.02, WOOD, 61.0)
    strap_x = abs(abs(x) - CHAIN_X)
    strap = max(box(x, y, z, 7.0, 0.215, 0.315) - 0.02, strap_x - 0.09)
    best = nearer(best, (strap, IRON, 7.0))
    stud = min(ball(strap_x, abs(y) - 0.11, z + 0.33, 0.03), ball(strap_x, y, z + 0.33, 0.03))
    return nearer(best, (stud, IRON, 8.0))


@njit
def chain_link(x, y, z, length, radius, wire):
    """Distance to one link, lying in the x-y plane."""
    ring = math.sqrt(x * x + max(abs(y) - length, 0.0) ** 2) - radius
    return math.sqrt(ring * ring + z * z) - wire


@njit
def chains(x, y, z):
    """Chains with an open shackle, hanging from the beam's straps."""
    x, z = abs(x) - CHAIN_X, z - BEAM_Z
    top, step = BEAM_Y - 0.22, 0.115
    bottom = top - step * CHAIN_LINKS
    bound = box(x, y - bottom, z, 0.2, step * CHAIN_LINKS + 0.1, 0.15)
    if bound > NEAR:
        return bound, IRON, 0.0
    d = 1e3
    for k in range(CHAIN_LINKS):
        at = y - top + step * (k + 0.5)
        if k % 2 == 0:
            d = min(d, chain_link(x, at, z, 0.035, 0.034, 0.013))
        else:
            d = min(d, chain_link(z, at, x, 0.035, 0.034, 0.013))
    at = y - bottom + 0.115
    ring = math.sqrt(x * x + at * at) - 0.115
    shackle = max(abs(ring) - 0.016, abs(z) - 0.045) - 0.008
    return min(d, shackle), IRON, 9.0


@njit
def torches(x, y, z):
    """Torches in iron baskets on brackets; the flames are added later."""
    x = abs(x) - TORCH_X
    bound = box(x, y - TORCH_Y + 0.42, z + 0.22, 0.14, 0.48, 0.42)
    if bound > NEAR:
        return bound, IRON, 0.0
    top, front = TORCH_Y, TORCH_Z
    best = (capsule(x, y, z, 0.0, top - 0.75, -0.16, 0.0, top - 0.12, front + 0.04, 0.028, 0.05), WOOD, 80.0)
    cup = capsule(x, y, z, 0.0, top - 0.22, front + 0.09, 0.0, top - 0.05, front + 0.02, 0.065, 0.105)
    hollow = capsule(x, y, z, 0.0, top - 0.18, front + 0.08, 0.0, top + 0.05, front, 0.05, 0.095)
    best = nearer(best, (max(cup, -hollow), IRON, 4.0))
    band = capsule(x, y, z, 0.0, top - 0.17, front + 0.07, 0.0, top - 0.13, front + 0.055, 0.092, 0.097)
    best = nearer(best, (max(band, -hollow), IRON, 10.0))
    d = box(x, y - top + 0.62, z + 0.05, 0.07, 0.20, 0.03) - 0.015
    ring = math.sqrt(x * x + (z + 0.22) ** 2) - 0.075
    d = min(d, math.sqrt(ring * ring + (y - top + 0.60) ** 2) - 0.02)
    d = min(d, box(x, y - top + 0.60, z + 0.10, 0.02, 0.02, 0.08) - 0.005)
    return nearer(best, (d, IRON, 4.0))


@njit
def bones(x, y, z):
    """A skull and two bones at the foot of the left column."""
    x, y, z = (x + 3.46) / 1.3, y / 1.3, (z + 0.80) / 1.3
    bound = box(x - 0.03, y - 0.13, z, 0.36, 0.16, 0.26) * 1.3
    if bound > NEAR:
        return bound, BONE, 0.0
    # the skull looks a little to the right and rests on its teeth
    u, w = x * 0.93 + z * 0.37, -x * 0.37 + z * 0.93
    skull = ball(u, (y - 0.185) * 1.04, w * 0.90, 0.125) * 0.92
    skull = blend(skull, box(u, y - 0.07, w + 0.06, 0.052, 0.05, 0.045) - 0.02, 0.06)
    hollows = min(ball(abs(u) - 0.050, y - 0.160, w + 0.115, 0.040), ball(u * 1.5, (y - 0.105) * 0.8, w + 0.12, 0.022))
    hollows = min(hollows, max(abs(y - 0.062) - 0.004, abs(u) - 0.05))
    best = nearer((max(skull, -hollows), BONE, 1.0), (max(skull + 0.012, hollows - 0.001), BONE, 3.0))
    for k in range(2):
        ax, az, bx, bz = (-0.20, -0.16, 0.24, -0.10) if k == 0 else (0.02, 0.16, 0.33, -0.14)
        h = 0.03 + 0.02 * k
        shaft = capsule(x, y, z, ax, h, az, bx, h, bz, 0.022, 0.022)
        knobs = min(
            ball(x - ax, y - h - 0.01, z - az + 0.025, 0.036), ball(x - ax, y - h - 0.01, z - az - 0.025, 0.036)
        )
        knobs = min(knobs, min(ball(x - bx, y - h, z - bz + 0.025, 0.036), ball(x - bx, y - h, z - bz - 0.025, 0.036)))
        best = nearer(best, (blend(shaft, knobs, 0.03), BONE, 2.0))
    return best[0] * 1.3, best[1], best[2]


@njit
def iron_ball(x, y, z):
    """A prisoner's ball at the foot of the right column, some links beside it."""
    x, z = x - 3.50, z + 0.74
    bound = box(x + 0.1, y - 0.15, z + 0.05, 0.4, 0.18, 0.3)
    if bound > NEAR:
        return bound, IRON, 0.0
    best = (ball(x - 0.03, y - 0.155, z, 0.15), IRON, 11.0)
    lug = math.sqrt((math.sqrt((x + 0.09) ** 2 + (y - 0.24) ** 2) - 0.035) ** 2 + (z + 0.03) ** 2) - 0.014
    best = nearer(best, (lug, IRON, 12.0))
    for k in range(4):
        turn = 0.5 + 0.5 * k
        cx, cz = -0.17 - 0.085 * k, -0.05 - 0.05 * math.sin(turn * 2.2)
        u, w = (
            (x - cx) * math.cos(turn) + (z - cz) * math.sin(turn),
            (z - cz) * math.cos(turn) - (x - cx) * math.sin(turn),
        )
        tilt = y - 0.03 - (0.5 if k % 2 else -0.3) * w * 0.6
        best = nearer(best, (chain_link(w, u, tilt, 0.04, 0.032, 0.014) * 0.9, IRON, 12.0 + k % 2))
    return best


@njit
def barrel(x, y, z):
    """A cask standing in the left bay, in front of the niche."""
    x, y, z = x + 5.22, y - 0.42, z + 0.72
    bound = box(x, y, z, 0.40, 0.44, 0.40)
    if bound > NEAR:
        return bound, WOOD, 0.0
    r, belly = math.sqrt(x * x + z * z), 0.34 - 0.30 * y * y
    turn = math.atan2(z, x) / math.pi * 9
    d = max(r - belly + 0.012 * (1 - ramp(0.0, 0.018, seam(turn, 1.0) * 0.11)), abs(y) - 0.40)
    lid = max(r - 0.26, abs(y - 0.40) - 0.03)
    best = (max(d, -lid) * 0.9, WOOD, 90.0 + math.floor(turn))
    hoop = min(abs(abs(y) - 0.33), abs(abs(y) - 0.15)) - 0.03
    return nearer(best, (max(abs(r - belly) - 0.014, hoop) * 0.9, IRON, 14.0))


@njit
def scene(x, y, z):
    """The part of the room nearest to a point, with its distance."""
    best = nearer(back_wall(x, y, z), side_walls(x, y, z))
    best = nearer(best, flagstones(x, y, z))
    best = nearer(best, doorway(x, y, z))
    best = nearer(best, niches(x, y, z))
    best = nearer(best, columns(x, y, z))
    best = nearer(best, beam(x, y, z))
    best = nearer(best, chains(x, y, z))
    best = nearer(best, torches(x, y, z))
    best = nearer(best, bones(x, y, z))
    best = nearer(best, iron_ball(x, y, z))
    best = nearer(best, barrel(x, y, z))
    return nearer(best, (CEILING - y, STONE, 5.0))


MOON = (0.18, 0.80, -0.57)
"""The direction of the moon, through a grate in the vault."""


@njit
def moon_shaft(x, y, z):
    """The moonlight through the bars of the grate: its strength at a point, and a point on the way to the moon."""
    mx, my, mz = MOON
    t = (3.29 - y) / my
    gx, gz = x + mx * t, z + mz * t
    opening = ramp(1.5, 0.9, abs(gx - 0.55)) * ramp(1.1, 0.6, abs(gz + 3.1))
    bars = 0.35 + 0.65 * ramp(0.03, 0.07, abs(gx * 2.5 - math.floor(gx * 2.5) - 0.5) * 0.4)
    t -= 0.5
    return opening * bars * 0.68, x + mx * t, y + my * t, z + mz * t
