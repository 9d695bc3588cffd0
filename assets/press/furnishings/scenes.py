"""Scenes put together from parts: a place without furnishings, and a furnishing put into it."""

import math

from numba import njit

from assets.press import cryptshape, hoardshape, roomshape
from assets.press.room3d import WIDTH, Window
from assets.press.roomshape import CEILING, STONE, nearer

LEFT, RIGHT = -1.0, 1.0
AWAY = 1e3


@njit
def ceiling(x, y, z):
    """The surface that closes every place at the top."""
    return CEILING - y, STONE, 5.0


ROOM = (
    roomshape.back_wall, roomshape.side_walls, roomshape.flagstones, roomshape.doorway, roomshape.niches,
    roomshape.columns, roomshape.beam, roomshape.chains, roomshape.torches, roomshape.bones, roomshape.iron_ball,
    roomshape.barrel, ceiling,
)  # fmt: skip
HOARD = (
    hoardshape.walls, hoardshape.floor, hoardshape.gate, hoardshape.columns, hoardshape.ribs, hoardshape.torches,
    hoardshape.hoard, hoardshape.skull, hoardshape.chest, hoardshape.chest_gold, hoardshape.sword, hoardshape.goblet,
    ceiling,
)  # fmt: skip
CRYPT = (
    cryptshape.walls, cryptshape.floor, cryptshape.doorway, cryptshape.niches, cryptshape.columns, cryptshape.torches,
    cryptshape.tomb, cryptshape.heap, cryptshape.candles, ceiling,
)  # fmt: skip
"""The parts of which each place (`ROOM`, `HOARD`, `CRYPT`) is built."""


def joined(*parts):
    """A scene of all the parts."""
    first, *others = parts
    if not others:
        return first
    rest = joined(*others)

    @njit
    def all_of_them(x, y, z):
        return nearer(first(x, y, z), rest(x, y, z))

    return all_of_them


def one_sided(part, side):
    """A part that exists on both sides, kept on one only: no ray from the eye crosses from one side to the other."""

    @njit
    def kept(x, y, z):
        return part(x, y, z) if x * side >= 0 else (AWAY, STONE, 0.0)

    return kept


def without(parts, gone, side=0.0):
    """The parts of a place without those in `gone`, or without them on one side only."""
    kept = [part if part not in gone else one_sided(part, -side) for part in parts if part not in gone or side]
    return joined(*kept)


def hollowed(scene, hollow):
    """A scene with the inside of `hollow` cut out of it (where its distance is negative)."""

    @njit
    def cut(x, y, z):
        d, material, ident = scene(x, y, z)
        return max(d, -hollow(x, y, z)), material, ident

    return cut


def at(shape, side, x, y=0.0, z=0.0, size=1.0):
    """A part, drawn for the right around its own foot, moved to its place on one side."""

    @njit
    def put(px, py, pz):
        d, material, ident = shape((px * side - x) / size, (py - y) / size, (pz - z) / size)
        return d * size, material, ident

    return put


def turned(shape, angle):
    """A part turned on its foot; a positive angle shows more of the side that faces the middle of the room."""
    c, s = math.cos(angle), math.sin(angle)

    @njit
    def part(x, y, z):
        return shape(x * c - z * s, y, x * s + z * c)

    return part


def hollow_at(shape, side, x, y=0.0, z=0.0):
    """Like `at`, for a hollow."""

    @njit
    def put(px, py, pz):
        return shape(px * side - x, py - y, pz - z)

    return put


def bounded(shape, middle, half):
    """A part whose distance is exact only near its box."""
    mx, my, mz = middle
    a, b, c = half

    @njit
    def part(x, y, z):
        qx, qy, qz = max(abs(x - mx) - a, 0.0), max(abs(y - my) - b, 0.0), max(abs(z - mz) - c, 0.0)
        far = math.sqrt(qx * qx + qy * qy + qz * qz)
        return (far + 0.05, STONE, 0.0) if far > 0.3 else shape(x, y, z)

    return part


def lamp_at(side, x, y, z, strength, warmth, falloff=1.0):
    """A small lamp: light that grows weaker with the square of the distance."""

    @njit
    def lamp(px, py, pz):
        r2 = (px - side * x) ** 2 + (py - y) ** 2 + (pz - z) ** 2
        return strength / (0.15 + falloff * r2), warmth, side * x, y, z

    return lamp


def mirrored(frame: Window, side: float) -> Window:
    """The frame of a bay, drawn for the left, moved to the bay's own side."""
    left, top, right, bottom = frame
    return frame if side == LEFT else (WIDTH - right, top, WIDTH - left, bottom)
