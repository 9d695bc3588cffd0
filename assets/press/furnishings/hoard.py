"""The furnishings of the dragon's treasury."""

from assets.press.furnishings import doors, treasure
from assets.press.furnishings.cut import Furnishing
from assets.press.furnishings.scenes import HOARD, at, joined, lamp_at
from assets.press.room3d import Window, dark

DOOR: Window = (690, 190, 1230, 600)
FLOOR: Window = (690, 470, 1230, 700)


def door(part, lamp=None):
    """Something in the gate."""
    return Furnishing(DOOR, joined(*HOARD, part), dark if lamp is None else lamp_at(1.0, *lamp))


def floor(part):
    """Something on the floor before the gate."""
    return Furnishing(FLOOR, joined(*HOARD, part))


PIECES = {
    "door.portcullis": door(at(doors.portcullis, 1.0, 0.0, -0.02, 0.02, 1.18)),
    "door.bricks": door(at(doors.bricks, 1.0, 0.0, -0.02, 0.05, 1.25)),
    "door.dragon": door(treasure.visitor, (0.0, 1.0, -0.2, 0.12, 1.0, 1.0)),
    "floor.eggs": floor(treasure.eggs),
    "floor.crown": floor(treasure.crown),
}
