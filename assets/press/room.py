"""The room's bench: the tilesets in `levels/` that the maps are made of.

A map is 1920 x 960 design px. At a table its first 9 rows of tiles are stone and its last 4 oak; they share one row,
where the table's edge lies. Behind the title there is no table: the floor comes up to the viewer's feet.
"""

from collections.abc import Callable, Sequence
from functools import cache

from PIL import Image

from assets.press import flame, oak
from assets.press.room3d import Room, see
from assets.press.roomprint import Mood, printed
from assets.press.tiles import write_tileset

TILE = 80
STONE_ROWS, OAK_ROWS, TABLE_TOP = 9, 4, 32
"""Rows of tiles; the table's edge lies TABLE_TOP px down in the first row of oak."""
TABLE_MOOD = Mood(sky=1.15, torches=1.1, moon=1.9, exposure=1.9, hush=0.24)
TITLE_MOOD = Mood(sky=1.0, torches=0.95, moon=1.4, exposure=1.5, foreground=(620, 1000))


def bake(names: Sequence[str] = ()) -> None:
    """Bake the pieces named, or all of them."""
    for name in names or PIECES:
        PIECES[name]()


@cache
def _room() -> Room:
    return see()


def _stone() -> None:
    picture = printed(_room(), TABLE_MOOD, 2)
    write_tileset("room", picture.crop((0, 0, picture.width, STONE_ROWS * TILE * 2)), (TILE, TILE))


def _oak() -> None:
    table = oak.printed(2)
    picture = Image.new("RGBA", (table.width, OAK_ROWS * TILE * 2))
    picture.paste(table, (0, TABLE_TOP * 2))
    write_tileset("oak", picture, (TILE, TILE))


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
    "oak": _oak,
    "flames": _flames,
    "title": _title,
}
