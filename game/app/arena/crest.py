"""The number of a player, on everybody whom they play."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..canvas import Canvas
from ..geometry import Box
from ..theme import Colour
from ..type import Block, Type

SIDE, FIGURE = 28.0, 22.0  # of the seal, and of the number on it
LINE, RIM, FINE = 36.0, 2.0, 4  # room for the tallest letters; the edge; how much finer it is drawn


class Crest(NamedTuple):
    """A number on a small round seal: dark on light for one's own, light on dark for the others'."""

    box: Box
    block: Block
    ours: bool

    @classmethod
    def at(cls, x: float, y: float, number: int, ours: bool, letters: Type) -> Crest:
        """The crest of that player, with its upper left corner there."""
        box = Box(x, y, SIDE, SIDE)
        return cls(box, letters.block(str(number), "number", FIGURE, SIDE, LINE, lines=1, grow=False), ours)

    def draw(self, canvas: Canvas) -> None:
        """On top of whatever lies there."""
        theme = canvas.theme
        x, y, wide, _high = canvas.layout.px(self.box)
        rim = theme.gold if self.ours else theme.bone
        field = rim if self.ours else theme.night
        seal = canvas.pictures.keep(("crest", wide, rim, field), lambda: _seal(wide, (rim, field)))
        canvas.blit(seal, (x, y))
        ink, shade = (theme.night, None) if self.ours else (theme.cream, theme.night)
        canvas.block(self.block, self.box, ink, "centre", shade=shade)


def stands_before(face: Box, plate: Box) -> bool:
    """Is there room for a crest before the picture on a plate?"""
    return face.x - plate.x > SIDE


def _seal(wide: int, inks: tuple[Colour, ...]) -> pygame.Surface:
    """Discs on top of each other, each smaller than the last by the width of the edge."""
    side = wide * FINE
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    large.fill((*inks[0], 0))
    for n, ink in enumerate(inks):
        pygame.draw.circle(large, ink, (side / 2, side / 2), side / 2 - n * RIM * FINE * wide / SIDE)
    return pygame.transform.smoothscale(large, (wide, wide))
