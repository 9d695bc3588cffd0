"""The furnishings' bench: a picture for each furnishing, and for each place the tileset that names them.

A piece is called `PLACE/BAY.NAME`; the name of a place stands for all its furnishings.
"""

from collections.abc import Mapping, Sequence

from PIL import Image

from assets.press import room, warspread
from assets.press.furnishings import (
    alcoves,
    crypt,
    doors,
    dungeon,
    hangings,
    hoard,
    overhead,
    strange,
    treasure,
    underfoot,
)
from assets.press.furnishings.cut import Furnishing, Hall, picture
from assets.press.tiles import write_collection, write_picture

SHAPES = (alcoves, doors, hangings, overhead, strange, treasure, underfoot)
HALLS = {
    "room": Hall(room.DUNGEON, room.TABLE_MOOD, (dungeon, *SHAPES)),
    "hoard": Hall(room.HOARD, room.HOARD_MOOD, (hoard, *SHAPES)),
    "crypt": Hall(room.CRYPT, room.CRYPT_MOOD, (crypt, *SHAPES), room.CRYPT_WEBS),
}
PIECES: Mapping[str, Mapping[str, Furnishing]] = {
    "room": dungeon.PIECES,
    "hoard": hoard.PIECES,
    "crypt": crypt.PIECES,
}

QUALITY = 80
"""WebP quality: low because there are many pictures; ink and grain of the print hide the loss."""
WAR_TABLE = "war-table"
"""A place that is not marched: its pieces are halls, and strips cut from variants of the table."""


def bake(names: Sequence[str] = ()) -> None:
    """Bake the furnishings named, all of the places named, or all of them."""
    for name in names or (*PIECES, WAR_TABLE):
        place, _, chosen = name.partition("/")
        things = {thing: warspread.size(thing) for thing in warspread.LAID} if place == WAR_TABLE else _sizes(place)
        for thing in [chosen] if chosen else things:
            write_picture(_file(place, thing), _picture(place, thing), QUALITY)
        write_collection(f"{place}-furnishings", [(thing, _file(place, thing), size) for thing, size in things.items()])


def _picture(place: str, thing: str) -> Image.Image:
    if place == WAR_TABLE:
        return warspread.strip(thing)
    return picture(HALLS[place], thing, PIECES[place][thing])


def _file(place: str, thing: str) -> str:
    return f"furnishings/{place}-{thing.replace('.', '-')}"


def _sizes(place: str) -> dict[str, tuple[int, int]]:
    """The size of each furnishing's picture, in design px."""
    frames = {thing: furnishing.frame for thing, furnishing in PIECES[place].items()}
    return {thing: (right - left, foot - top) for thing, (left, top, right, foot) in frames.items()}
