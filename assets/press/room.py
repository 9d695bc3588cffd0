"""The room's bench: the tilesets in `levels/` that the maps are made of.

A map is 1920 x 960 design px. At a table its first 9 rows of tiles are the room and its last 4 the table; they share
one row, where the table's edge lies. A table for two is a row deeper. Behind the title there is no table: the floor
comes up to the viewer's feet.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial

from PIL import Image

from assets.press import flame, hoardshape, hoardstuff, oak, roomshape, roomstuff
from assets.press.oak import OAK, Table
from assets.press.room3d import Place, Room, see
from assets.press.roomprint import Mood, printed
from assets.press.tiles import write_tileset

TILE = 80
STONE_ROWS = 9
"""Rows of tiles of a room behind a table."""
MAHOGANY = Table(288, ("#22110f", "#6f3322", "#b86a3c"), "#b5763a", "#f0c65a")
MAHOGANY_FOR_TWO = replace(MAHOGANY, depth=360)
DUNGEON = Place(
    "room", (roomshape, roomstuff), roomshape.scene, roomstuff.relief, roomstuff.albedo, roomshape.moon_shaft
)
HOARD = Place(
    "hoard", (roomshape, roomstuff, hoardshape, hoardstuff), hoardshape.scene, hoardstuff.relief, hoardstuff.albedo,
    hoardshape.way_out,
)  # fmt: skip
TABLE_MOOD = Mood(sky=1.15, torches=1.1, moon=1.9, exposure=1.9, hush=0.24)
HOARD_MOOD = Mood(sky=1.8, torches=1.0, moon=1.25, exposure=1.6, hush=0.34, reach=680, gilding=0.6)
TITLE_MOOD = Mood(sky=1.0, torches=0.95, moon=1.4, exposure=1.5, foreground=(620, 1000))


def bake(names: Sequence[str] = ()) -> None:
    """Bake the pieces named, or all of them."""
    for name in names or PIECES:
        PIECES[name]()


@cache
def _room() -> Room:
    return see(DUNGEON)


def _stone() -> None:
    _behind_a_table("room", printed(_room(), TABLE_MOOD, 2))


def _hoard() -> None:
    _behind_a_table("hoard", printed(see(HOARD), HOARD_MOOD, 2))


def _behind_a_table(name: str, picture: Image.Image) -> None:
    write_tileset(name, picture.crop((0, 0, picture.width, STONE_ROWS * TILE * 2)), (TILE, TILE))


def _table(name: str, table: Table) -> None:
    """The table's tiles; its edge lies somewhere in the first row of them, what is over it is clear."""
    top = oak.printed(table, 2)
    rows = -(-table.depth // TILE)
    picture = Image.new("RGBA", (top.width, rows * TILE * 2))
    picture.paste(top, (0, (rows * TILE - table.depth) * 2))
    write_tileset(name, picture, (TILE, TILE))


def _flames() -> None:
    # a second animation starts half a loop later, so that two torches do not flicker as one
    loops = {
        start: [((start + i) % flame.FRAMES, flame.FRAME_MS) for i in range(flame.FRAMES)]
        for start in (0, flame.FRAMES // 2)
    }
    write_tileset("flames", flame.strip(2), (flame.WIDTH, flame.HEIGHT), loops)


def _title() -> None:
    write_tileset("title", printed(_room(), TITLE_MOOD, 2), (TILE, TILE))


PIECES: dict[str, Callable[[], None]] = {
    "stone": _stone,
    "oak": partial(_table, "oak", OAK),
    "hoard": _hoard,
    "mahogany": partial(_table, "mahogany", MAHOGANY),
    "mahogany-duo": partial(_table, "mahogany-duo", MAHOGANY_FOR_TWO),
    "flames": _flames,
    "title": _title,
}
