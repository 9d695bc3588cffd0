"""The furnishings' bench: a picture for each, and the tileset of each place that names them.

A piece is called `PLACE/BAY.NAME`; the name of a place stands for all that is in it.
"""

from collections.abc import Mapping, Sequence

from assets.press import room
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


def bake(names: Sequence[str] = ()) -> None:
    """Bake the furnishings named, or those of the places named, or all of them."""
    for name in names or PIECES:
        place, _, chosen = name.partition("/")
        for thing in [chosen] if chosen else PIECES[place]:
            write_picture(_file(place, thing), picture(HALLS[place], thing, PIECES[place][thing]))
        write_collection(f"{place}-furnishings", [(thing, _file(place, thing), _size(it)) for thing, it in PIECES[place].items()])


def _file(place: str, thing: str) -> str:
    return f"furnishings/{place}-{thing.replace('.', '-')}"


def _size(furnishing: Furnishing) -> tuple[int, int]:
    left, top, right, bottom = furnishing.frame
    return right - left, bottom - top
