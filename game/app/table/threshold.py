"""The way through a door, as one walks it: its dark grows out of the doorway, and in the dark the next room."""

from collections.abc import Sequence

import pygame

from ..geometry import Box, Layout, Point
from ..theme import Colour
from ..torn import CLEAR
from .doorway import EVEN, arch, fill, largeness
from .vault import stones, vault

OPENS = 0.22  # the share of its time in which a doorway stands open, from a crack on
LATER = 0.16  # by how much of the time the next room comes after the dark
BEFORE = 0.72  # of the way to a thing: there its light goes out, before the dark is there


class Threshold:
    """What is still seen of a room that one leaves: `left`, its picture, around the dark of a doorway that grows.

    `passed` is how far one has gone, from 0 to 1.
    """

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
        """Is the next room seen there?  False: that which one leaves; None: the dark between."""
        needed = largeness(self.door, [at])
        if needed <= self._large(self.passed - LATER):
            return True
        return None if needed * BEFORE <= self._large(self.passed) else False

    def _large(self, passed: float) -> float:
        """How large the doorway has become: less than 1 while it opens, and then faster and faster until it is all."""
        share = passed / (1 - LATER)
        return max(0.0, share / OPENS) if share < OPENS else float(self.whole ** ((share - OPENS) / (1 - OPENS)))

    def _outline(self, large: float) -> Sequence[Point]:
        return [self.layout.point(at) for at in arch(self.door, min(1.0, large), max(1.0, large), EVEN)]
