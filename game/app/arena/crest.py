"""Player crests: the player's number on every figure they play."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import Colour

SIDE, FIGURE = 28.0, 22.0  # side of the seal; size of the number
LINE, RIM, FINE = 36.0, 2.0, 4  # height of the number's line; width of the edge; supersampling factor


class Crest(NamedTuple):
    """A number on a small round seal: dark on light for the viewer's own figures, light on dark for others'."""

    box: Box
    block: Block
    ours: bool

    @classmethod
    def at(cls, x: float, y: float, number: int, ours: bool, letters: Fonts) -> Crest:
        """Return a player's crest with its upper left corner at a point."""
        box = Box(x, y, SIDE, SIDE)
        return cls(box, letters.block(str(number), "number", FIGURE, SIDE, LINE, lines=1, grow=False), ours)

    def draw(self, canvas: Canvas) -> None:
        """Draw the crest."""
        theme = canvas.theme
        x, y, wide, _high = canvas.layout.px(self.box)
        rim = theme.gold if self.ours else theme.bone
        field = rim if self.ours else theme.night
        seal = canvas.pictures.keep(("crest", wide, rim, field), lambda: _seal(wide, (rim, field)))
        canvas.blit(seal, (x, y))
        ink, shade = (theme.night, None) if self.ours else (theme.cream, theme.night)
        canvas.block(self.block, self.box, ink, "centre", shade=shade)


def stands_before(face: Box, plate: Box) -> bool:
    """Return True if a crest fits left of the picture on a plate."""
    return face.x - plate.x > SIDE


def _seal(wide: int, inks: tuple[Colour, ...]) -> pygame.Surface:
    """Return discs on top of each other, each smaller than the last by the width of the edge."""
    side = wide * FINE
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    large.fill((*inks[0], 0))
    for n, ink in enumerate(inks):
        pygame.draw.circle(large, ink, (side / 2, side / 2), side / 2 - n * RIM * FINE * wide / SIDE)
    return pygame.transform.smoothscale(large, (wide, wide))
