"""What a room is printed of: the tiles of its map, and its furnishings, at the window's resolution."""

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pygame

from game import levels
from game.levels import Furnishing

from ...base.geometry import Box, Layout
from ...gfx.display_list import Piece
from ...gfx.theme import Colour

Load = Callable[[Path], pygame.Surface]
DEEP = 160.0  # design pixels over which the map's edges fade into the night


class Masonry(NamedTuple):
    """The printed tiles of a map.

    `dungeon` is the bare dungeon from the window's top to its own foot. `table` is the table in front of it, from `top`
    (window pixels) down, with premultiplied alpha, or None.
    """

    dungeon: pygame.Surface
    table: pygame.Surface | None
    top: int


def masonry(room: levels.Room, layout: Layout, fine: int, load: Load, night: Colour) -> Masonry:
    """Print the tiles of a map; `load` decodes their pictures, which have `fine` pixels per design pixel."""
    wall, before = room.layers[:1], room.layers[1:]
    far = _seen(room, layout, wall)
    x, y, w, h = layout.px(far)
    dungeon = pygame.Surface((layout.width, y + h)).convert()
    dungeon.fill(night)
    dungeon.blit(pygame.transform.smoothscale(_tiles(room, wall, far, fine, load), (w, h)), (x, y))
    sink(dungeon, layout, room, night)
    if not before:
        return Masonry(dungeon, None, 0)
    near = _seen(room, layout, before)
    x, y, w, h = layout.px(near)
    table = pygame.Surface((layout.width, h), pygame.SRCALPHA).convert_alpha()
    tiles = _tiles(room, before, near, fine, load, pygame.SRCALPHA).premul_alpha()
    table.blit(pygame.transform.smoothscale(tiles, (w, h)), (x, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return Masonry(dungeon, table, y)


def sink(target: pygame.Surface, layout: Layout, room: levels.Room, night: Colour) -> None:
    """Fade the map's edges into the night where the window is wider than the map."""
    left, _top, width, _height = layout.px(_common(layout.whole, Box(*room.bounds)))
    if left <= 0:
        return
    deep = layout.size(DEEP)
    veil = pygame.Surface((1, target.get_height()), pygame.SRCALPHA)
    for i in range(deep):
        veil.fill((*night, round(255 * (1 - i / deep))))
        target.blit(veil, (left + i, 0))
        target.blit(veil, (left + width - 1 - i, 0))


def _seen(room: levels.Room, layout: Layout, layers: Sequence[levels.Layer]) -> Box:
    """Return the visible part of the rows in which some layers have tiles."""
    rows = [number for layer in layers for number, cells in enumerate(layer.cells) if any(cells)] or [0]
    x, y, w, _h = room.bounds
    tall = room.tile[1]
    return _common(layout.whole, Box(x, y + min(rows) * tall, w, (max(rows) + 1 - min(rows)) * tall))


def _tiles(
    room: levels.Room, layers: Sequence[levels.Layer], seen: Box, fine: int, load: Load, flags: int = 0
) -> pygame.Surface:
    """Return the visible part of some layers at the resolution of the tile pictures."""
    width, height = room.tile
    target = pygame.Surface((round(seen.w * fine), round(seen.h * fine)), flags)
    target = target.convert_alpha() if flags else target.convert()
    for layer in layers:
        pictures = {name: load(room.tilesets[name].image) for name in _tilesets(layer)}
        for row, cells in enumerate(layer.cells):
            for column, tile in enumerate(cells):
                if tile is None:
                    continue
                at = (
                    round((room.bounds.x + column * width - seen.x) * fine),
                    round((room.bounds.y + row * height - seen.y) * fine),
                )
                columns = room.tilesets[tile.tileset].columns
                area = (
                    tile.number % columns * width * fine,
                    tile.number // columns * height * fine,
                    width * fine,
                    height * fine,
                )
                target.blit(pictures[tile.tileset], at, area)
    return target


def _common(a: Box, b: Box) -> Box:
    x, y = max(a.x, b.x), max(a.y, b.y)
    return Box(x, y, min(a.right, b.right) - x, min(a.bottom, b.bottom) - y)


def _tilesets(layer: levels.Layer) -> set[str]:
    return {tile.tileset for row in layer.cells for tile in row if tile is not None}


SIDE = 40  # pixels: pictures are cut into squares of this side, and empty ones are dropped


class Furniture:
    """The pictures of furnishings, each decoded once by `load`."""

    def __init__(self, layout: Layout, load: Load):
        self.layout, self._load = layout, load
        self._pieces: dict[Furnishing, Sequence[Piece]] = {}

    def draw(self, target: pygame.Surface, things: Iterable[Furnishing]) -> None:
        """Draw furnishings at their places."""
        for thing in things:
            target.fblits(self._of(thing))

    def prepare(self, things: Iterable[Furnishing]) -> bool:
        """Decode the first furnishing that is not decoded yet; return False if there is none."""
        thing = next((thing for thing in things if thing not in self._pieces), None)
        if thing is not None:
            self._of(thing)
        return thing is not None

    def forget_all_but(self, things: Iterable[Furnishing]) -> None:
        """Drop the pictures of all other furnishings."""
        kept = {*things}
        self._pieces = {thing: pieces for thing, pieces in self._pieces.items() if thing in kept}

    def _of(self, thing: Furnishing) -> Sequence[Piece]:
        if thing not in self._pieces:
            x, y, *size = self.layout.px(Box(*thing.box))
            picture = self._load(thing.image)
            if picture.get_size() != tuple(size):
                picture = pygame.transform.smoothscale(picture, size)
            self._pieces[thing] = _cut(picture, (x, y))
        return self._pieces[thing]


def _cut(picture: pygame.Surface, at: tuple[int, int]) -> Sequence[Piece]:
    """Return the visible part of each square of a picture, with its position."""
    whole, pieces = picture.get_rect(), []
    for x, y in product(range(0, whole.w, SIDE), range(0, whole.h, SIDE)):
        square = picture.subsurface(whole.clip(x, y, SIDE, SIDE))
        seen = square.get_bounding_rect()
        if seen.size != (0, 0):
            pieces.append((square.subsurface(seen).copy(), (at[0] + x + seen.x, at[1] + y + seen.y)))
    return pieces
