"""The furnishings of rooms as pictures at the window's resolution; at most those of two rooms are kept."""

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from pathlib import Path

import pygame

from game.levels import Furnishing

from ..base.geometry import Box, Layout
from ..gfx.draw_cache import Piece

Load = Callable[[Path], pygame.Surface]
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
