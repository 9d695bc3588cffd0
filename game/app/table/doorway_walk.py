"""The walk through a doorway: its dark grows out of the door, and in that dark the next room appears."""

from collections.abc import Sequence

import pygame

from ..base.geometry import Box, Layout, Point
from ..gfx.ragged_openings import CLEAR
from ..gfx.theme import Colour
from .doorway import EVEN, arch, fill, largeness
from .vault import stones, vault

OPENS = 0.22  # share of the time in which the doorway opens from a crack
LATER = 0.16  # share of the time by which the next room follows the dark
BEFORE = 0.72  # share of the way to a flame at which it goes out, before the dark reaches it


class Threshold:
    """The previous room, `left`, around a growing dark doorway. `passed` is the progress of the walk, from 0 to 1."""

    def __init__(self, left: pygame.Surface, layout: Layout, door: Box, night: Colour):
        self.left, self.layout, self.door, self.night = left, layout, door, night
        self.stones = stones(left, layout, door)
        self.left.set_colorkey(CLEAR)
        w, h = left.get_size()
        corners = [(x, y) for x in (0, w) for y in (0, h)]
        self.whole = largeness(door, [layout.design(corner) for corner in corners])
        self.passed = 0.0

    def draw(self, target: pygame.Surface) -> None:
        """Draw it over the next room."""
        dark, light = self._large(self.passed), self._large(self.passed - LATER)
        lit = self._outline(light) if light > 0 else []
        if dark > 1:
            vault(self.left, self.layout, self.door, dark, lit, self.stones, self.night)
        elif dark > 0:
            fill(self.left, self.night, self._outline(dark))
        if lit:
            fill(self.left, CLEAR, lit)
        target.blit(self.left, (0, 0))

    def shows(self, at: Point) -> bool | None:
        """Return True if the next room shows at a point, False for the previous room, None for the dark between."""
        needed = largeness(self.door, [at])
        if needed <= self._large(self.passed - LATER):
            return True
        return None if needed * BEFORE <= self._large(self.passed) else False

    def _large(self, passed: float) -> float:
        """Return the doorway's scale: less than 1 while it opens, then growing ever faster until it fills the
        window."""
        share = passed / (1 - LATER)
        return max(0.0, share / OPENS) if share < OPENS else float(self.whole ** ((share - OPENS) / (1 - OPENS)))

    def _outline(self, large: float) -> Sequence[Point]:
        return [self.layout.point(at) for at in arch(self.door, min(1.0, large), max(1.0, large), EVEN)]
