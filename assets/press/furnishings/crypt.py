"""The furnishings of the crypt."""

from assets.press import cryptshape
from assets.press.furnishings import doors, underfoot
from assets.press.furnishings.cut import Furnishing
from assets.press.furnishings.scenes import CRYPT, bounded, hollowed, joined, lamp_at, without
from assets.press.room3d import Window, dark

DOOR: Window = (690, 170, 1240, 640)
FLOOR: Window = (560, 480, 1360, 700)
GRAVE: Window = (690, 500, 1240, 700)
PORTAL = bounded(cryptshape.portal, (0.0, 1.2, 0.1), (1.7, 1.5, 0.6))


def door(part, lamp=None):
    """Something in the doorway instead of its two leaves."""
    light = dark if lamp is None else lamp_at(1.0, *lamp)
    return Furnishing(DOOR, joined(without(CRYPT, (cryptshape.doorway,)), PORTAL, part), light)


def floor(part, lamp=None):
    """Something on the floor round the gravestone."""
    return Furnishing(FLOOR, joined(*CRYPT, part), dark if lamp is None else lamp_at(1.0, *lamp))


def grave():
    """The gravestone moved aside, and what reaches out."""
    dug = hollowed(cryptshape.floor, underfoot.pit)
    return Furnishing(GRAVE, joined(without(CRYPT, (cryptshape.floor,)), dug, underfoot.grave))


PIECES = {
    "door.portcullis": door(joined(doors.portcullis, doors.way), (0.0, 1.7, 2.4, 1.6, 0.0, 0.6)),
    "door.bricks": door(doors.bricks),
    "door.eyes": door(doors.watcher),
    "floor.grave": grave(),
    "floor.mushrooms": floor(underfoot.grave_mushrooms),
    "floor.circle": floor(underfoot.circle, (0.0, 0.35, -1.5, 0.10, 0.0, 1.2)),
}
