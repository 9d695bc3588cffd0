"""The room's bench: the tilesets in `levels/` of which the maps consist.

A map is 1920 x 960 design px. At a table, its first 9 rows of tiles are the room and its last 4 the table; they share
one row, which contains the table's edge. A table for two is a row deeper. Behind the title there is no table: the floor
extends to the viewer's feet.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial

from PIL import Image

from assets.press import (
    cobweb,
    cryptshape,
    cryptstuff,
    flame,
    hoardshape,
    hoardstuff,
    inlay,
    maptable,
    oak,
    roomshape,
    roomstuff,
    warhall,
    wartable,
)
from assets.press.cobweb import Web
from assets.press.oak import OAK, Table
from assets.press.room3d import Place, Room, see
from assets.press.roomprint import Mood, printed
from assets.press.tiles import write_tileset
from assets.press.wartable import WAR_TABLE

TILE = 80
STONE_ROWS = 9
"""The number of rows of tiles of a room behind a table."""
MAHOGANY = Table(288, ("#22110f", "#6f3322", "#b86a3c"), "#b5763a", "#f0c65a")
MAHOGANY_FOR_TWO = replace(MAHOGANY, depth=360)
BOG_OAK = Table(288, ("#1c1614", "#70523a", "#c8a06e"), "#a8946a", "#e6dcc0")
"""Wood that has lain under water for some centuries, inlaid with bone."""
DUNGEON = Place(
    "room", (roomshape, roomstuff), roomshape.scene, roomstuff.relief, roomstuff.albedo, roomshape.moon_shaft
)
HOARD = Place(
    "hoard", (roomshape, roomstuff, hoardshape, hoardstuff), hoardshape.scene, hoardstuff.relief, hoardstuff.albedo,
    hoardshape.way_out,
)  # fmt: skip
CRYPT = Place(
    "crypt", (roomshape, roomstuff, cryptshape, cryptstuff), cryptshape.scene, cryptstuff.relief, cryptstuff.albedo,
    cryptshape.corpse_light,
)  # fmt: skip
TABLE_MOOD = Mood(sky=1.15, torches=1.1, moon=1.9, exposure=1.9, hush=0.24)
HOARD_MOOD = Mood(sky=1.8, torches=1.0, moon=1.25, exposure=1.6, hush=0.34, reach=680, gilding=0.6)
CRYPT_MOOD = Mood(sky=1.7, torches=1.1, moon=2.0, exposure=1.7, hush=0.28, reach=620, foreground=(610, 720))
CRYPT_WEBS = (
    Web((1585, 297), ((1535, 282), (1538, 306), (1552, 330), (1572, 352), (1608, 368)), 4),
    Web((335, 297), ((385, 282), (382, 306), (368, 330), (348, 352), (312, 368)), 4),
    Web((323, 202), ((322, 312), (356, 296), (388, 262), (405, 220), (404, 174), (386, 130)), 5),
    Web((1597, 202), ((1598, 300), (1566, 290), (1536, 256), (1517, 216), (1518, 172), (1534, 130)), 5),
    Web((1072, 272), ((1030, 244), (1034, 270), (1044, 297), (1068, 318), (1106, 332)), 4),
)
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


def _crypt() -> None:
    _behind_a_table("crypt", cobweb.spun(printed(see(CRYPT), CRYPT_MOOD, 2), CRYPT_WEBS, 2))


def _behind_a_table(name: str, picture: Image.Image) -> None:
    write_tileset(name, picture.crop((0, 0, picture.width, STONE_ROWS * TILE * 2)), (TILE, TILE))


def _table(name: str, table: Table) -> None:
    """The table's tiles; its edge lies in their first row, and everything above it is transparent."""
    _tabletop(name, table, oak.printed(table, 2))


def _tabletop(name: str, table: Table, top: Image.Image) -> None:
    rows = -(-table.depth // TILE)
    picture = Image.new("RGBA", (top.width, rows * TILE * 2))
    picture.paste(top, (0, (rows * TILE - table.depth) * 2))
    write_tileset(name, picture, (TILE, TILE))


def _table_for_two() -> None:
    _tabletop("mahogany-duo", MAHOGANY_FOR_TWO, inlay.printed(MAHOGANY_FOR_TWO))


def _war_table() -> None:
    table = replace(WAR_TABLE, depth=wartable.DEPTH - wartable.EDGE)
    _tabletop("war-table", table, wartable.printed())


def _war_hall() -> None:
    write_tileset("war-hall", warhall.printed(), (TILE, TILE))


def _map_table() -> None:
    write_tileset("map-table", maptable.printed(), (TILE, TILE))


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
    "crypt": _crypt,
    "bog-oak": partial(_table, "bog-oak", BOG_OAK),
    "mahogany": partial(_table, "mahogany", MAHOGANY),
    "mahogany-duo": _table_for_two,
    "war-hall": _war_hall,
    "war-table": _war_table,
    "map-table": _map_table,
    "flames": _flames,
    "title": _title,
}
