"""The room's bench: the dungeon, the oak table, the flames and the light sprites.

`levels/` gets the tilesets that the maps are made of; `assets/room/` gets whole pictures. The map is 1920 x 960
design px; its first 9 rows of tiles are stone, its last 4 oak, and they share one row where the table's edge lies.
"""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from PIL import Image

from assets.press import flame, glow, oak
from assets.press.room3d import Room, see
from assets.press.roomprint import Mood, printed
from assets.press.tiles import save, write_tileset

TILE = 80
STONE_ROWS, OAK_ROWS, TABLE_TOP = 9, 4, 32
"""Rows of tiles; the table's edge lies TABLE_TOP px down in the first row of oak."""
TABLE_MOOD = Mood(sky=1.15, torches=1.1, moon=1.9, exposure=1.9, hush=0.24)
TITLE_MOOD = Mood(sky=1.0, torches=0.95, moon=1.4, exposure=1.5, foreground=(620, 1000))
PICTURES = Path("assets/room")


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
    picture = printed(_room(), TITLE_MOOD, 2)
    save(picture, PICTURES / "title@2x.webp")
    save(picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.LANCZOS), PICTURES / "title.webp")


def _light() -> None:
    save(glow.glow(), PICTURES / "glow.webp", lossless=True)
    save(glow.vignette(), PICTURES / "vignette.webp", lossless=True)
    save(glow.scrim(), PICTURES / "scrim.webp")


PIECES: dict[str, Callable[[], None]] = {
    "stone": _stone,
    "oak": _oak,
    "flames": _flames,
    "title": _title,
    "light": _light,
}
