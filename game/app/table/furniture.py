"""What stands in rooms, as pictures at the window's resolution: no more of them than two rooms need."""

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from pathlib import Path

import pygame

from game.levels import Furnishing

from ..geometry import Box, Layout
from ..printing import Piece

Load = Callable[[Path], pygame.Surface]
SIDE = 40  # pixels of the squares into which a picture is cut: most of them is empty, and that is not kept


class Furniture:
    """The pictures, each decoded once; `load` decodes one."""

    def __init__(self, layout: Layout, load: Load):
        self.layout, self._load = layout, load
        self._pieces: dict[Furnishing, Sequence[Piece]] = {}

    def draw(self, target: pygame.Surface, things: Iterable[Furnishing]) -> None:
        """Draw them where they stand."""
        for thing in things:
            target.fblits(self._of(thing))

    def prepare(self, things: Iterable[Furnishing]) -> bool:
        """Decode the first of them that is not there yet; False where there is none."""
        thing = next((thing for thing in things if thing not in self._pieces), None)
        if thing is not None:
            self._of(thing)
        return thing is not None

    def forget_all_but(self, things: Iterable[Furnishing]) -> None:
        """Keep only their pictures."""
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
    """As much of each square of a picture as there is to be seen in it, and where it comes to lie."""
    whole, pieces = picture.get_rect(), []
    for x, y in product(range(0, whole.w, SIDE), range(0, whole.h, SIDE)):
        square = picture.subsurface(whole.clip(x, y, SIDE, SIDE))
        seen = square.get_bounding_rect()
        if seen.size != (0, 0):
            pieces.append((square.subsurface(seen).copy(), (at[0] + x + seen.x, at[1] + y + seen.y)))
    return pieces
