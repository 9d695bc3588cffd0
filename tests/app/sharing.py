"""Caches that all services of a test process share: maps, printed rooms, decoded pictures and laid-out text.

Without them, most of a test's time and memory goes there. No cached value depends on the services: the window's size,
the language and the letters are part of the key where they matter.
"""

from collections.abc import Collection
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import files, levels
from game.app.gfx.fonts import Block, Fonts
from game.app.gfx.pictures import Pictures
from game.app.gfx.theme import Colour
from game.app.table.room import hall
from game.app.table.room.masonry import Masonry
from game.app.table.room.rooms import Halls

PICTURES = Pictures()
ROOMS: dict[tuple[object, ...], levels.Room] = {}
WALLS: dict[tuple[object, ...], tuple[levels.Room, Masonry]] = {}  # keeps the room alive, so that its id stays unique
MOST_WALLS = 12
MOST_BLOCKS = 1 << 16  # blocks of text: about what all scenes need in three letter sizes


def install(patch: pytest.MonkeyPatch) -> None:
    """Patch the program so that all services made from now on share pictures, maps, rooms and laid-out text."""
    read, tiles, walls, glow = Halls._room, hall.Hall._picture, hall.Hall._masonry, hall.glow
    made = Fonts._made

    def shared_room(self: Halls, name: str, zones: Collection[str], known: Collection[str] | None) -> levels.Room:
        file = files.level(f"{name}.tmx")
        when = file.stat().st_mtime_ns if file.exists() else 0
        key = (file, when, frozenset(zones), known is None or frozenset(known))
        if key not in ROOMS:
            ROOMS[key] = read(self, name, zones, known)
        return ROOMS[key]

    def shared_tiles(self: hall.Hall, image: Path) -> pygame.Surface:
        return PICTURES.keep(("tiles", image, self.fine), lambda: tiles(self, image))

    def shared_walls(self: hall.Hall) -> Masonry:
        key = id(self.room), self.layout.width, self.layout.height, self.night
        if key not in WALLS:
            WALLS[key] = self.room, walls(self)
        while len(WALLS) > MOST_WALLS:
            del WALLS[next(iter(WALLS))]
        return WALLS[key][1]

    def shared_glow(reach: tuple[int, int], tint: Colour, strength: float) -> pygame.Surface:
        return PICTURES.keep(("glow", reach, tint, strength), lambda: glow(reach, tint, strength))

    @lru_cache(MOST_BLOCKS)
    def fitted(k: float, scale: float, plain: bool, *words: Any) -> Block:
        return made(Fonts(k, scale, plain), *words)

    def shared_block(self: Fonts, *words: Any) -> Block:
        return fitted(self.k, self.scale, self.plain, *words)

    patch.setattr("game.app.services.Pictures", lambda: PICTURES)
    patch.setattr(Halls, "_room", shared_room)
    patch.setattr(hall.Hall, "_picture", shared_tiles)
    patch.setattr(hall.Hall, "_masonry", shared_walls)
    patch.setattr(hall, "glow", shared_glow)
    patch.setattr(Fonts, "_made", shared_block)
