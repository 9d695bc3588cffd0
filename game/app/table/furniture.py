"""What stands in rooms, as pictures at the window's resolution: no more of them than two rooms need."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pygame

from game.levels import Furnishing

from ..geometry import Box, Layout

Load = Callable[[Path], pygame.Surface]


class Furniture:
    """The pictures, each decoded once; `load` decodes one."""

    def __init__(self, layout: Layout, load: Load):
        self.layout, self._load = layout, load
        self._pictures: dict[Furnishing, pygame.Surface] = {}

    def draw(self, target: pygame.Surface, things: Iterable[Furnishing]) -> None:
        """Draw them where they stand."""
        for thing in things:
            x, y, _w, _h = self.layout.px(Box(*thing.box))
            target.blit(self._picture(thing), (x, y))

    def prepare(self, things: Iterable[Furnishing]) -> bool:
        """Decode the first of them that is not there yet; False where there is none."""
        thing = next((thing for thing in things if thing not in self._pictures), None)
        if thing is not None:
            self._picture(thing)
        return thing is not None

    def forget_all_but(self, things: Iterable[Furnishing]) -> None:
        """Keep only their pictures."""
        kept = {*things}
        self._pictures = {thing: picture for thing, picture in self._pictures.items() if thing in kept}

    def _picture(self, thing: Furnishing) -> pygame.Surface:
        if thing not in self._pictures:
            _x, _y, *size = self.layout.px(Box(*thing.box))
            picture = self._load(thing.image)
            whole = picture.get_size() == tuple(size)
            self._pictures[thing] = picture if whole else pygame.transform.smoothscale(picture, size)
        return self._pictures[thing]
