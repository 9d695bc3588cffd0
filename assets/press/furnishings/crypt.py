"""The furnishings of the crypt."""

from numba import njit

from assets.press import cryptshape
from assets.press.cryptshape import FAR_NICHE, NEAR_NICHE, NICHE_HALF, NICHE_SILL, NICHE_SPRING
from assets.press.furnishings import alcoves, doors, scenes, strange, underfoot
from assets.press.furnishings.cut import FLOOR, Furnishing, lit
from assets.press.room3d import Window
from assets.press.roomshape import STONE, masonry
from assets.press.sdf import arch

DOOR: Window = (690, 170, 1240, 640)
GRAVE: Window = (690, 500, 1240, 700)
NICHE: Window = (280, 220, 530, 570)
MIDDLE = (NEAR_NICHE + FAR_NICHE) / 2
SHELF = 1.16
"""The height at which the candle stands in the far niche on the right."""
PORTAL = scenes.bounded(cryptshape.portal, (0.0, 1.2, 0.1), (1.7, 1.5, 0.6))


@njit
def near_niches(x, y, z):
    """The niches beside the door, without the far ones."""
    if abs(x) > MIDDLE:
        return abs(x) - MIDDLE + 0.3, STONE, 0.0
    return cryptshape.niches(x, y, z)


@njit
def parapet(x, y, z):
    """Stones that fill a niche up to its candle."""
    out, stone = masonry(x, y, 0.34, 0.20, 0.35)
    outside = max(arch(x, y, NICHE_HALF + 0.03, NICHE_SPRING), max(NICHE_SILL - y, y - SHELF))
    return max(0.05 - z - 0.04 * out, outside) * 0.9, STONE, float(stone)


def bay(side, part, hollow=None, lamp=None):
    """Something in the far niche of one side instead of the dead."""
    scene = scenes.joined(scenes.without(scenes.CRYPT, (cryptshape.niches,), side), scenes.one_sided(near_niches, side))
    if hollow is not None:
        scene = scenes.hollowed(scene, scenes.hollow_at(hollow, side, FAR_NICHE))
        scene = scenes.joined(scene, scenes.one_sided(cryptshape.candles, side))  # their flames are part of the map
    part = scenes.joined(alcoves.framed(NICHE_HALF, NICHE_SPRING, NICHE_SILL), part)
    scene = scenes.joined(scene, scenes.at(scenes.bounded(part, (0, 1.15, 0.1), (0.66, 1.1, 0.7)), side, FAR_NICHE))
    return lit(scenes.mirrored(NICHE, side), scene, lamp, side)


def armour():
    return bay(scenes.LEFT, scenes.at(scenes.turned(alcoves.armour, 0.6), 1.0, 0.0, 0.28, 0.16, 0.86))


def runes():
    lamp = (FAR_NICHE, 1.3, -0.5, 0.25, 0.0, 1.6)
    return bay(scenes.LEFT, scenes.at(scenes.turned(strange.menhir, 0.3), 1.0, 0.0, 0.10, 0.20, 0.80), None, lamp)


def candles():
    return bay(scenes.RIGHT, alcoves.altar, None, (FAR_NICHE, 1.45, -0.05, 0.55, 1.0, 2.4))


def window():
    opening = NICHE_HALF, NICHE_SPRING, SHELF
    part = scenes.joined(parapet, alcoves.bars(*opening, z0=0.24), alcoves.moonlit(*opening, 0.50))
    return bay(scenes.RIGHT, part, alcoves.hole(*opening, 0.6), (FAR_NICHE, 1.6, 0.36, 2.4, 0.0, 1.0))


def door(part, lamp=None):
    """Something in the doorway instead of its two leaves."""
    return lit(DOOR, scenes.joined(scenes.without(scenes.CRYPT, (cryptshape.doorway,)), PORTAL, part), lamp)


def floor(part, lamp=None):
    """Something on the floor round the gravestone."""
    return lit(FLOOR, scenes.joined(*scenes.CRYPT, part), lamp)


def grave():
    """The gravestone moved aside, and the hand that reaches out of the pit."""
    dug = scenes.hollowed(cryptshape.floor, underfoot.pit)
    return Furnishing(GRAVE, scenes.joined(scenes.without(scenes.CRYPT, (cryptshape.floor,)), dug, underfoot.grave))


PIECES = {
    "door.portcullis": door(scenes.joined(doors.portcullis, doors.way), doors.MOON),
    "door.bricks": door(doors.broken, doors.MOON),
    "door.eyes": door(doors.watcher, doors.MOON),
    "left.armour": armour(),
    "left.runes": runes(),
    "right.candles": candles(),
    "right.window": window(),
    "floor.grave": grave(),
    "floor.mushrooms": floor(underfoot.grave_mushrooms),
    "floor.circle": floor(underfoot.circle, (0.0, 0.35, -1.5, 0.10, 0.0, 1.2)),
    "left.coffin": bay(scenes.LEFT, alcoves.coffin),
    "right.mourner": bay(scenes.RIGHT, alcoves.mourner, None, (FAR_NICHE, 1.55, -0.35, 0.25, 1.0, 2.0)),
}
