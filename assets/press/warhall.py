"""The halls at the end of which the war-table stands: rooms of the dungeon, seen from afar, bay after bay.

Each bay goes from the middle of one column to the middle of the next, and is the mirror image of its neighbours, so
that no seam is visible. Two bowls of fire stand on the floor, before the ends of the table. Numbers are design px: x
over the full width of a map, y from the top of the picture down.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageOps

from assets.press import flame
from assets.press.oak import NIGHT, WIDTH
from assets.press.plate import Array, sstep
from assets.press.tiles import LEVELS
from assets.press.wartable import SCALE, bowl

HEIGHT = 320
"""The height of the picture, down to the table's far edge."""
COLUMNS = 343, 1577
"""The middles of the two columns of a room."""
FAR = 0.5
"""The scale at which a room is shown."""
DOOR = 690, 150
"""The upper left corner, in a room, of the pictures of furnishings in the doorway."""
TORCHES, FLAME = ((467, 330), (1453, 330)), (80, 120)
"""The feet of the flames of a room's torches, and the size of a flame, both as in the maps of the rooms."""
BOWLS = ((467, 244), (1453, 244))
"""The places of the bowls of fire."""
FOOT = 97, 515, 640
"""Width, upper and lower edge of the things at the foot of a room's left column, which would get a mirrored twin."""
AIR, DUSK, HEAD = 0.86, (240, 330), (60, 190)
"""The brightness of distant things; the first and the last y between which the floor darkens towards the table, and of
those between which the wall brightens from the vault down, where the table's heading is."""


class Hall(NamedTuple):
    """A room, and the things in its doorways from the middle outwards; without any, the doorways stay as printed."""

    room: str
    doors: Sequence[str] = ("",)
    bare: bool = True  # True to cover the things at the left column's foot (FOOT)


BARE = Hall("room")
HALLS: Mapping[str, Hall] = {
    "gates": Hall("room", ("passage", "portcullis")),
    "stairs": Hall("room", ("collapse", "stairs")),
    "crypt": Hall("crypt", bare=False),
    "hoard": Hall("hoard", bare=False),
}


def printed(hall: Hall = BARE) -> Image.Image:
    """A hall with its fires, RGB, 2 px per design px."""
    whole = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE))
    bays = [_bay(hall, door) for door in hall.doors]
    wide, middle = bays[0].width, whole.width // 2
    for i in range(-2, 3):
        bay = bays[min(abs(i), len(bays) - 1)]
        whole.paste(ImageOps.mirror(bay) if i % 2 else bay, (middle - wide // 2 + i * wide, 0))
    return _lit(np.asarray(whole).astype(np.float32) / 255)


def _bay(hall: Hall, door: str) -> Image.Image:
    """A bay of a room as baked."""
    picture = _baked(hall.room).convert("RGB")
    if door:
        leaf = _baked(f"furnishings/{hall.room}-door-{door}")
        picture.paste(leaf, (DOOR[0] * SCALE, DOOR[1] * SCALE), leaf)
    fire = _flame()
    for x, y in TORCHES:
        picture.paste(fire, (x * SCALE - fire.width // 2, y * SCALE - fire.height), fire)
    left, right = (x * SCALE for x in COLUMNS)
    if hall.bare:
        wide, top, foot = (n * SCALE for n in FOOT)
        picture.paste(ImageOps.mirror(picture.crop((right - wide, top, right, foot))), (left, top))
    size = round((right - left) * FAR), round(HEIGHT * SCALE)
    return picture.resize(size, Image.Resampling.LANCZOS, (left, 0, right, HEIGHT * SCALE / FAR))


def _flame() -> Image.Image:
    """A flame that does not move: it is so far away that nobody would see it flicker."""
    wide, high = (n * SCALE for n in (flame.WIDTH, flame.HEIGHT))
    width, height = (n * SCALE for n in FLAME)
    return _baked("flames").crop((0, 0, wide, high)).resize((width, height), Image.Resampling.LANCZOS)


def _baked(name: str) -> Image.Image:
    return Image.open(LEVELS / f"{name}@2x.webp")


def _lit(picture: Array) -> Image.Image:
    """The picture with the fires on the floor, and dusk before the table and at both ends."""
    yy, xx = np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]].astype(np.float32) / SCALE
    dusk = AIR * (1 - 0.6 * sstep(*DUSK, yy)) * (0.25 + 0.75 * sstep(*HEAD, yy))
    dusk = dusk * (0.25 + 0.75 * sstep(0, 130, np.minimum(xx, WIDTH - xx)))
    picture = picture * dusk[..., None] + NIGHT * (1 - dusk[..., None]) * 0.6
    for x, y in BOWLS:
        under = np.hypot((xx - x) / 62, (yy - y - 60) / 13)
        picture = picture * (1 - 0.75 * sstep(1, 0.3, under))[..., None]
        picture = bowl(picture, x, y)
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
