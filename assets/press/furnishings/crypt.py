"""The furnishings of the crypt."""

from numba import njit

from assets.press import cryptshape
from assets.press.cryptshape import FAR_NICHE, HEAP_X, NEAR_NICHE, NICHE_HALF, NICHE_SILL, NICHE_SPRING
from assets.press.furnishings import alcoves, doors, hangings, overhead, strange, stuff, underfoot
from assets.press.furnishings.cut import Furnishing
from assets.press.furnishings.scenes import (
    CRYPT, LEFT, RIGHT, at, bounded, hollow_at, hollowed, joined, lamp_at, one_sided, turned, without
)
from assets.press.room3d import Window, dark
from assets.press.roomshape import STONE, masonry, nearer
from assets.press.furnishings.dungeon import mirrored

PORTAL = bounded(cryptshape.portal, (0.0, 1.2, 0.1), (1.7, 1.5, 0.6))
MIDDLE = (NEAR_NICHE + FAR_NICHE) / 2


@njit
def near_niches(x, y, z):
    """The niches beside the door, without the far ones."""
    if abs(x) > MIDDLE:
        return abs(x) - MIDDLE + 0.3, STONE, 0.0
    return cryptshape.niches(x, y, z)


@njit
def filled(x, y, z):
    """Stones that fill the far niche."""
    out, stone = masonry(x, y, 0.34, 0.20, 0.35)
    from_edge = max(abs(x) - NICHE_HALF - 0.03, max(y - NICHE_SPRING - NICHE_HALF, NICHE_SILL - y))
    return max(0.05 - z - 0.04 * out, from_edge) * 0.9, STONE, float(stone)


WIDE: Window = (240, 150, 640, 640)
FRAMED = alcoves.framed(NICHE_HALF, NICHE_SPRING, NICHE_SILL)


def bay(side, part, middle, half, hollow=None, lamp=None, frame=WIDE):
    """Something in the far niche of one side instead of the dead."""
    scene = joined(without(CRYPT, (cryptshape.niches, cryptshape.candles, cryptshape.heap), side), one_sided(near_niches, side))
    if side == RIGHT:
        scene = joined(scene, one_sided(cryptshape.heap, RIGHT))
    if hollow is not None:
        scene = hollowed(scene, hollow_at(hollow, side, FAR_NICHE))
    scene = joined(scene, at(FRAMED, side, FAR_NICHE), at(bounded(part, middle, half), side, FAR_NICHE))
    return Furnishing(mirrored(frame, side), scene, dark if lamp is None else lamp_at(side, *lamp))


def door(part, lamp=None):
    """Something in the doorway instead of its two leaves."""
    return Furnishing((690, 170, 1240, 640), joined(without(CRYPT, (cryptshape.doorway,)), PORTAL, part), dark if lamp is None else lamp_at(1.0, *lamp))


def vault(part):
    return Furnishing((500, 100, 1420, 330), joined(joined(*CRYPT), part))


def floor(part, gone=(), lamp=None, frame=(560, 480, 1360, 700)):
    return Furnishing(frame, joined(without(CRYPT, gone), part), dark if lamp is None else lamp_at(1.0, *lamp))


def grave():
    """The gravestone moved aside, and what reaches out."""
    dug = hollowed(cryptshape.floor, underfoot.pit)
    scene = joined(without(CRYPT, (cryptshape.floor,)), dug, underfoot.grave)
    return Furnishing((690, 500, 1240, 700), scene)


BOX = ((0, 1.0, 0.1), (0.55, 1.1, 0.6))
deep = alcoves.hole(NICHE_HALF, NICHE_SPRING, NICHE_SILL, 0.6)
PIECES = {
    "left.armour": bay(LEFT, at(turned(alcoves.armour, 0.6), 1.0, 0.0, 0.28, 0.16, 0.86), *BOX),
    "left.banner": bay(LEFT, joined(filled, hangings.banner(hangings.SPADE, stuff.BLACK, 2.05)), (0, 1.2, 0), (0.6, 1.1, 0.4)),
    "left.eye": bay(LEFT, joined(alcoves.bars(NICHE_HALF, NICHE_SPRING, NICHE_SILL, 0.225, 0.0), at(turned(alcoves.eyeball, 0.5), 1.0, 0.04, 1.30, 0.40, 1.30)), *BOX, deep, (FAR_NICHE, 1.4, -0.35, 0.12, 0.7, 2.0)),
    "left.runes": bay(LEFT, at(turned(strange.menhir, 0.3), 1.0, 0.0, 0.10, 0.20, 0.80), *BOX, None, (FAR_NICHE, 1.3, -0.5, 0.25, 0.0, 1.6)),
    "right.candles": bay(RIGHT, alcoves.altar, *BOX, None, (FAR_NICHE, 1.35, -0.05, 0.55, 1.0, 2.4)),
    "right.window": bay(RIGHT, joined(alcoves.bars(NICHE_HALF, NICHE_SPRING, NICHE_SILL), alcoves.moonlit(NICHE_HALF, NICHE_SPRING, NICHE_SILL, 0.50)), *BOX, deep, (FAR_NICHE - 0.1, 1.7, 0.3, 4.0, 0.0, 1.0)),
    "right.roots": bay(RIGHT, strange.roots, (0, 1.2, -0.1), (0.8, 1.3, 0.8), deep),
    "right.tentacles": bay(RIGHT, strange.tentacles, (0, 1.3, -0.1), (0.95, 1.5, 0.8), deep, None, (200, 130, 660, 640)),
    "door.portcullis": door(joined(doors.portcullis, doors.way), (0.0, 1.7, 2.4, 1.6, 0.0, 0.6)),
    "door.bricks": door(doors.bricks),
    "door.eyes": door(doors.watcher),
    "door.maw": door(doors.maw, (0.0, 1.0, 1.9, 1.2, 1.0, 0.8)),
    "vault.roots": vault(overhead.roots),
    "vault.cocoons": vault(overhead.cocoons),
    "vault.spider": vault(overhead.spider),
    "floor.grave": grave(),
    "floor.mushrooms": floor(underfoot.grave_mushrooms),
    "floor.circle": floor(underfoot.circle, (), (0.0, 0.35, -1.5, 0.10, 0.0, 1.2)),
}
