"""The furnishings of the dragon's treasury."""

from numba import njit

from assets.press import hoardshape
from assets.press.furnishings import alcoves, doors, hangings, overhead, strange, stuff, treasure
from assets.press.furnishings.cut import Furnishing
from assets.press.furnishings.dungeon import mirrored
from assets.press.furnishings.scenes import (
    HOARD, LEFT, RIGHT, at, bounded, hollow_at, hollowed, joined, lamp_at, turned, without
)
from assets.press.hoardshape import ribs
from assets.press.room3d import Window, dark

BAY = 3.86
WIDE: Window = (120, 120, 640, 560)


def bay(side, part, middle, half, hollow=None, lamp=None, frame=WIDE, place=(BAY, 0.0, 0.0), size=1.0):
    """Something at the wall beside the torch, where no ribs stand."""
    scene = without(HOARD, (ribs,), side)
    if hollow is not None:
        scene = hollowed(scene, hollow_at(hollow, side, place[0]))
    scene = joined(scene, at(bounded(part, middle, half), side, *place, size))
    return Furnishing(mirrored(frame, side), scene, dark if lamp is None else lamp_at(side, *lamp))


def door(part, lamp=None):
    """Something in the gate."""
    return Furnishing((690, 190, 1230, 600), joined(joined(*HOARD), part), dark if lamp is None else lamp_at(1.0, *lamp))


def vault(part):
    return Furnishing((560, 120, 1360, 330), joined(joined(*HOARD), part))


def floor(part, gone=(), frame=(690, 470, 1230, 700), lamp=None):
    return Furnishing(frame, joined(without(HOARD, gone), part), dark if lamp is None else lamp_at(1.0, *lamp))


half, spring, sill = 0.33, 1.90, 1.16
WINDOW = joined(alcoves.framed(half, spring, sill), alcoves.bars(half, spring, sill), alcoves.moonlit(half, spring, sill, 0.45))
PIECES = {
    "left.idol": bay(LEFT, turned(treasure.idol, 0.6), (0, 1.0, 0), (0.6, 1.2, 0.5), place=(BAY - 0.1, 0.62, -0.50)),
    "left.banner": bay(LEFT, hangings.banner(hangings.DIAMOND, stuff.RED), (0, 0.75, -0.1), (0.5, 0.95, 0.2), place=(BAY, 0.98, -0.06)),
    "left.weapons": bay(LEFT, hangings.weapons, (0, 1.7, -0.1), (0.75, 1.0, 0.3), place=(BAY, 0.26, -0.06), size=0.9),
    "left.dragon": bay(LEFT, joined(turned(strange.dragon, 0.72), strange.plate), (0, 1.8, -0.3), (0.5, 0.8, 0.5), lamp=(BAY, 1.6, -0.6, 0.10, 1.0, 1.0), place=(BAY, 0.16, -0.06)),
    "right.window": bay(RIGHT, WINDOW, (0, 1.6, 0.15), (0.6, 0.8, 0.5), alcoves.hole(half, spring, sill, 0.5), (BAY - 0.1, 2.0, 0.25, 4.2, 0.0, 1.0)),
    "right.cage": bay(RIGHT, hangings.cage, (-0.05, 1.0, -0.05), (0.35, 1.4, 0.32), place=(3.72, 1.22, -0.50)),
    "right.urns": bay(RIGHT, treasure.urns, (0, 0.6, 0), (0.8, 0.8, 0.5), place=(3.72, 0.92, -0.62)),
    "right.crystals": bay(RIGHT, treasure.crystals, (0, 0.7, 0), (0.8, 1.0, 0.5), lamp=(3.7, 1.7, -0.9, 0.25, 0.0, 1.4), place=(3.75, 0.85, -0.45)),
    "door.portcullis": door(at(doors.portcullis, 1.0, 0.0, -0.02, 0.02, 1.18)),
    "door.bricks": door(at(doors.bricks, 1.0, 0.0, -0.02, 0.05, 1.25)),
    "door.dragon": door(treasure.visitor, (0.0, 1.0, -0.2, 0.12, 1.0, 1.0)),
    "vault.stalactites": vault(overhead.stalactites),
    "vault.cocoons": vault(overhead.cocoons),
    "floor.eggs": floor(treasure.eggs),
    "floor.slide": floor(treasure.slide),
    "floor.crown": floor(treasure.crown),
}
