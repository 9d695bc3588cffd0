"""Things that lie or grow on the floor, in the dungeon's measures."""

import math

from numba import njit

from assets.press import hoardshape
from assets.press.furnishings.strange import glyph
from assets.press.furnishings.stuff import BLIGHT, FLESH, GLOW, RUNE
from assets.press.roomshape import BONE, FLOOR, STONE, nearer
from assets.press.sdf import box, capsule, hash2, ramp


@njit
def rubble(x, y, z):
    """Two heaps of broken stones before the door, and single stones that have rolled away."""
    best = (max(0.1, y - 0.3), STONE, 0.0)
    i, j = math.floor(x / 0.27), math.floor(z / 0.27)
    for k in range(9):
        a, b = i + k % 3 - 1, j + k // 3 - 1
        cx, cz = (a + 0.2 + 0.6 * hash2(a, b)) * 0.27, (b + 0.2 + 0.6 * hash2(b, a + 7)) * 0.27
        heaped = math.exp(-((abs(cx) - 1.15) ** 2) * 3.2 - (cz + 1.25) ** 2 * 5.0)
        if hash2(a + 31, b + 17) > 0.10 + heaped or abs(cx) > 1.85 or cz > -0.55 or cz < -1.95:
            continue
        size = 0.045 + 0.13 * hash2(a + 3, b + 5) ** 2 * (0.3 + heaped) + 0.03 * heaped
        turn = 3 * hash2(a + 9, b + 3)
        c, s = math.cos(turn), math.sin(turn)
        u, w, v = (x - cx) * c + (z - cz) * s, (z - cz) * c - (x - cx) * s, y - size * 0.5 - 0.16 * heaped**2
        u, v = u * 0.94 + v * 0.34, v * 0.94 - u * 0.34
        stone = box(u, v, w, size * 1.15, size * 0.72 + 0.06 * heaped, size * 0.9) - 0.018
        best = nearer(best, (stone * 0.9, STONE, 700.0 + (7 * a + 13 * b) % 97))
    return best


@njit
def chest(x, y, z):
    """An open chest of gold."""
    x, y, z = (x - 1.0) * 1.1 + 3.02, y * 1.1 + 0.13, (z + 1.55) * 1.1 - 1.46
    d, material, ident = nearer(hoardshape.chest(x, y, z), hoardshape.chest_gold(x, y, z))
    return d / 1.1, material, ident


@njit
def mushroom(x, y, z, tall, wide, ident):
    """A mushroom whose gills glow."""
    r = math.sqrt(x * x + z * z)
    stem = capsule(x, y, z, 0.0, 0.0, 0.0, 0.02, tall, 0.0, wide * 0.26, wide * 0.18)
    cap = max(math.sqrt(r * r + ((y - tall) * 1.35) ** 2) - wide, tall - 0.01 - y)
    best = nearer((stem, FLESH, 501.0), (cap * 0.8, FLESH, ident))
    gills = max(max(r - wide * 0.9, abs(y - tall + 0.012) - 0.012), 0.0)
    return nearer(best, (gills, GLOW, 10.0 + BLIGHT))


@njit
def circle(x, y, z):
    """A ring of runes burnt into the floor."""
    w = (z + 1.50) * 1.0
    r = math.sqrt(x * x + w * w)
    turn = math.atan2(w, x) / (2 * math.pi) * 18
    number = math.floor(turn)
    u = (turn - number - 0.5) / 18 * 2 * math.pi * r
    mark = min(abs(r - 1.02) - 0.016, abs(r - 0.72) - 0.012)
    mark = min(mark, glyph(u / 0.22, (r - 0.87) / 0.22, int(number) + 40) * 0.22)
    star = abs(0.36 - abs(x * math.cos(0.0) + w * math.sin(0.0))) - 0.010
    for k in range(1, 3):
        star = min(star, abs(0.36 - abs(x * math.cos(k * 1.0472) + w * math.sin(k * 1.0472))) - 0.010)
    mark = min(mark, max(star, r - 0.72))
    return max(y - 0.026, mark), GLOW, 10.0 + RUNE


@njit
def pit(x, y, z):
    """The hollow of an open grave in the middle of the crypt's floor."""
    return max(max(abs(x) - 0.56, abs(z + 1.36) - 0.54), max(-0.9 - y, y - 0.2))


@njit
def grave(x, y, z):
    """The gravestone, pushed aside, and a hand on the edge of the pit."""
    u, v, w = x - 0.66, y - 0.13, z + 1.28
    u, v = u * 0.966 + v * 0.259, v * 0.966 - u * 0.259
    u, w = u * 0.970 - w * 0.242, w * 0.970 + u * 0.242
    slab = box(u, v, w, 0.56, 0.05, 0.56) - 0.012
    cross = min(max(abs(u) - 0.07, abs(w) - 0.42), max(abs(u) - 0.26, abs(w - 0.14) - 0.06))
    ident = 70.0 if cross < 0 and v > 0 else 71.0
    best = (slab + 0.02 * ramp(0.012, -0.006, cross) * (v > 0), FLOOR, ident)
    for k in range(4):
        at = -0.36 + 0.085 * k
        d = capsule(x, y, z, at, -0.10, -1.86, at - 0.01, 0.075, -1.885, 0.030, 0.030)
        d = min(d, capsule(x, y, z, at - 0.01, 0.075, -1.89, at - 0.015, 0.035, -2.03, 0.028, 0.024))
        d = min(d, capsule(x, y, z, at - 0.015, 0.035, -2.03, at - 0.02, 0.0, -2.10, 0.023, 0.012))
        best = nearer(best, (d, BONE, 80.0 + k))
    thumb = capsule(x, y, z, -0.05, -0.05, -1.86, -0.02, 0.05, -1.95, 0.028, 0.014)
    return nearer(best, (thumb, BONE, 85.0))


@njit
def grave_mushrooms(x, y, z):
    """Mushrooms that grow round the gravestone."""
    best = (1e3, FLESH, 0.0)
    for k in range(15):
        turn = 2 * math.pi * k / 15 + 0.3 * hash2(k, 13)
        cx, cz = (0.86 + 0.5 * hash2(k, 3)) * math.cos(turn), -1.40 + (0.62 + 0.30 * hash2(k, 3)) * math.sin(turn)
        tall, wide = 0.08 + 0.15 * hash2(k, 7), 0.05 + 0.06 * hash2(k, 9)
        far = math.sqrt((x - cx) ** 2 + (z - cz) ** 2)
        if far > 0.3:
            best = nearer(best, (far - 0.18, FLESH, 0.0))
            continue
        best = nearer(best, mushroom(x - cx, y, z - cz, tall, wide, 520.0 + k))
    return best
