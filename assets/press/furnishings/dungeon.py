"""The furnishings of the dungeon."""

from numba import njit

from assets.press.furnishings import alcoves, doors, hangings, overhead, scenes, strange, stuff, treasure, underfoot
from assets.press.furnishings.cut import FLOOR, Furnishing, lit
from assets.press.room3d import Window
from assets.press.roomshape import TRIM, columns, doorway, portal
from assets.press.sdf import box

BAY = 3.92
"""The x of a bay's middle, beside the torch, where a column stands or something instead of it."""


@njit
def corbel(x, y, z):
    """The bracket that carries the beam where no column stands."""
    d = box(x, y - 2.58, z + 0.30, 0.20, 0.05, 0.34) - 0.02
    return min(d, box(x, y - 2.47, z + 0.14, 0.15, 0.06, 0.16) - 0.03), TRIM, 540.0


CORBEL = scenes.bounded(corbel, (0.0, 2.52, -0.3), (0.25, 0.15, 0.4))
WIDE: Window = (40, 110, 620, 660)


def bay(side, part, middle, half, hollow=None, lamp=None, frame=WIDE, place=(BAY, 0.0, 0.0), size=1.0):
    """Something in a bay, in place of the column."""
    scene = scenes.without(scenes.ROOM, (columns,), side)
    if hollow is not None:
        scene = scenes.hollowed(scene, scenes.hollow_at(hollow, side, place[0]))
    scene = scenes.joined(
        scene, scenes.at(CORBEL, side, BAY), scenes.at(scenes.bounded(part, middle, half), side, *place, size)
    )
    return lit(scenes.mirrored(frame, side), scene, lamp, side)


def window(side):
    half, spring, sill = 0.31, 1.88, 1.10
    part = scenes.joined(
        alcoves.framed(half, spring, sill), alcoves.bars(half, spring, sill), alcoves.moonlit(half, spring, sill, 0.45)
    )
    return bay(
        side,
        part,
        (0, 1.6, 0.15),
        (0.6, 0.8, 0.5),
        alcoves.hole(half, spring, sill, 0.5),
        (BAY - 0.1, 2.0, 0.25, 4.2, 0.0, 1.0),
    )


def shelf(side):
    half, spring, sill = 0.35, 1.80, 1.02
    part = scenes.joined(alcoves.framed(half, spring, sill), alcoves.shelves(sill, 0.52, half))
    return bay(
        side,
        part,
        (0, 1.55, 0.15),
        (0.6, 0.9, 0.5),
        alcoves.hole(half, spring, sill, 0.34),
        (BAY, 1.62, -0.02, 0.5, 1.0, 3.0),
    )


def armour(side):
    half, spring, sill = 0.44, 1.68, 0.06
    part = scenes.joined(
        alcoves.framed(half, spring, sill), scenes.at(scenes.turned(alcoves.armour, 0.6), 1.0, 0.0, 0.10, 0.14, 1.04)
    )
    return bay(side, part, (0, 1.1, 0.0), (0.7, 1.3, 0.5), alcoves.hole(half, spring, sill, 0.46))


def eye(side):
    half, spring, sill = 0.40, 1.66, 1.02
    part = scenes.joined(
        alcoves.framed(half, spring, sill),
        alcoves.bars(half, spring, sill, 0.27, 0.0),
        scenes.at(scenes.turned(alcoves.eyeball, 0.5), 1.0, 0.04, 1.52, 0.34, 1.15),
    )
    return bay(
        side,
        part,
        (0, 1.5, 0.2),
        (0.7, 0.8, 0.6),
        alcoves.hole(half, spring, sill, 0.6),
        (BAY, 1.55, -0.35, 0.12, 0.7, 2.0),
    )


def banner(side, kind, dye):
    return bay(side, hangings.banner(kind, dye), (0, 0.75, -0.1), (0.5, 0.95, 0.15), place=(BAY, 0.90, 0.0))


def weapons(side):
    return bay(side, hangings.weapons, (0, 1.7, -0.1), (0.9, 1.0, 0.3), place=(BAY, 0.16, 0.0), size=0.92)


def prisoner(side):
    return bay(side, hangings.prisoner, (0, 1.2, -0.1), (0.5, 1.25, 0.3))


def dragon(side):
    """The head of a killed dragon on a plate of stone; its fire still burns."""
    head = scenes.at(scenes.turned(treasure.visitor, 0.4), 1.0, -0.40, 0.90, -0.78, 0.58)
    part = scenes.joined(head, strange.plate)
    return bay(
        side,
        part,
        (0, 1.7, -0.3),
        (0.7, 0.9, 0.8),
        lamp=(BAY - 0.2, 1.5, -0.9, 0.20, 1.0, 2.5),
        place=(BAY - 0.14, 0.0, 0.0),
    )


def runes(side):
    lamp = (BAY, 1.6, -0.55, 0.30, 0.0, 1.6)
    return bay(side, strange.menhir, (0, 1.1, -0.15), (0.45, 1.25, 0.25), lamp=lamp)


DOOR: Window = (690, 150, 1230, 640)
VAULT: Window = (500, 100, 1420, 330)
SHADE = 16
"""Design px around hanging things in which their shadow is kept: the rest would fall on things in the bays."""


def door(part, lamp=None):
    """Something in the doorway instead of the door."""
    return lit(DOOR, scenes.joined(scenes.without(scenes.ROOM, (doorway,)), portal, part), lamp)


def vault(part):
    """Something that hangs from above."""
    return Furnishing(VAULT, scenes.joined(*scenes.ROOM, part), reach=SHADE)


def floor(part):
    """Something on the floor before the door."""
    return Furnishing(FLOOR, scenes.joined(*scenes.ROOM, part))


PIECES = {
    "door.portcullis": door(scenes.joined(doors.portcullis, doors.way), doors.MOON),
    "door.stairs": door(doors.stairway, (0.3, 1.9, 2.5, 2.4, 0.0, 0.5)),
    "door.bricks": door(doors.broken, doors.MOON),
    "door.passage": door(doors.corridor, (0.0, 1.1, 8.0, 9.0, 1.0, 0.4)),
    "door.collapse": door(doors.collapse),
    "door.eyes": door(doors.watcher, doors.MOON),
    "door.maw": door(doors.maw, (0.0, 1.0, 1.9, 1.2, 1.0, 0.8)),
    "left.banner": banner(scenes.LEFT, hangings.CLUB, stuff.RED),
    "left.window": window(scenes.LEFT),
    "left.weapons": weapons(scenes.LEFT),
    "left.prisoner": prisoner(scenes.LEFT),
    "left.armour": armour(scenes.LEFT),
    "left.eye": eye(scenes.LEFT),
    "right.banner": banner(scenes.RIGHT, hangings.DIAMOND, stuff.BLUE),
    "right.window": window(scenes.RIGHT),
    "right.shelf": shelf(scenes.RIGHT),
    "right.dragon": dragon(scenes.RIGHT),
    "right.runes": runes(scenes.RIGHT),
    "vault.roots": vault(overhead.roots),
    "vault.hooks": vault(overhead.hooks),
    "vault.bats": vault(overhead.bats),
    "vault.cocoons": vault(overhead.cocoons),
    "floor.rubble": floor(underfoot.rubble),
    "floor.chest": floor(underfoot.chest),
}
