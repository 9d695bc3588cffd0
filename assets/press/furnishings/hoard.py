"""The furnishings of the dragon's treasury."""

from numba import njit

from assets.press import hoardshape
from assets.press.furnishings import doors, scenes, treasure
from assets.press.furnishings.cut import Furnishing, lit
from assets.press.room3d import Window
from assets.press.roomshape import nearer
from assets.press.sdf import value_noise

SIDE: Window = (240, 0, 690, 600)
DOOR: Window = (690, 190, 1230, 600)
FLOOR: Window = (690, 470, 1230, 700)
WIDER: Window = (620, 470, 1300, 700)


@njit
def broken_ribs(x, y, z):
    """The ribs, the hindmost pair broken off high above."""
    torn = abs(x) - 1.80 - 0.5 * (value_noise(y * 9, z * 9, 3.0) - 0.5)
    d, bone, ident = hoardshape.rib(x, y, z, 0)
    best = nearer((max(d, torn * 0.5), bone, ident), hoardshape.backbone(x, y, z))
    return nearer(best, nearer(hoardshape.rib(x, y, z, 1), hoardshape.rib(x, y, z, 2)))


def bay(side, part, middle, half, place):
    """Something at the wall beside the torch, where no column stands and a rib has broken off."""
    scene = scenes.without(scenes.HOARD, (hoardshape.columns, hoardshape.ribs), side)
    scene = scenes.joined(
        scene, scenes.one_sided(broken_ribs, side), scenes.at(scenes.bounded(part, middle, half), side, *place)
    )
    return Furnishing(scenes.mirrored(SIDE, side), scene)


def door(part, lamp=None):
    """Something in the gate."""
    return lit(DOOR, scenes.joined(*scenes.HOARD, part), lamp)


def floor(part, frame=FLOOR):
    """Something on the floor before the gate."""
    return Furnishing(frame, scenes.joined(*scenes.HOARD, part))


PIECES = {
    "door.portcullis": door(scenes.at(doors.portcullis, 1.0, 0.0, -0.02, 0.02, 1.18)),
    "door.bricks": door(scenes.at(doors.bricks, 1.0, 0.0, -0.02, 0.05, 1.25)),
    "door.dragon": door(treasure.visitor, (0.0, 1.25, -0.60, 0.70, 1.0, 2.5)),
    "left.idol": bay(
        scenes.LEFT, scenes.turned(treasure.idol, 0.6), (0, 1.0, 0), (0.6, 1.2, 0.5), place=(3.58, 0.56, -0.50)
    ),
    "right.urns": bay(scenes.RIGHT, treasure.urns, (0, 0.6, 0), (0.8, 0.8, 0.5), place=(3.62, 0.86, -0.62)),
    "floor.eggs": floor(treasure.eggs),
    "floor.crown": floor(treasure.crown),
    "floor.thief": floor(treasure.thief, WIDER),
    "left.throne": bay(
        scenes.LEFT, scenes.turned(treasure.throne, 0.5), (0, 0.95, 0), (0.6, 1.1, 0.6), place=(3.60, 0.28, -0.55, 0.86)
    ),
    "right.shields": bay(scenes.RIGHT, treasure.shields, (0, 1.5, 0), (0.9, 1.0, 0.4), place=(3.72, 0.12, -0.06)),
}
