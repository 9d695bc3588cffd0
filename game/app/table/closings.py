"""How a play closes: the dungeon over the dead, a door of light before those who get out.

A closing is drawn above the whole table; flourishes tween what it consists of.
"""

import math
from dataclasses import dataclass
from typing import Protocol

import pygame

from ..canvas import Canvas
from ..geometry import Box, Point
from ..theme import colour
from ..torn import Rim, reach, shut
from ..tween import mix

RIM: tuple[Rim, ...] = ((30.0, colour("#1a1016")), (12.0, colour("#3a1a14")))  # the last light on the edge of the dark
TEETH = 130.0  # design pixels: how far the wedges of the dark reach into the light
GATHERED = 0.16  # how much of the light is left when it lies about the point on which the dark closes in
EMBER = 46.0  # design pixels: side of the coal that goes out last
SHAFTS, SPREAD = 13, 0.085  # rays out of the door of light, and half the angle of each
DOOR, ARCH, STONES = (250.0, 330.0), 0.5, 10  # width and height of the door; its arch, of half its width; its corners
STRONG, DEEP = 0.36, 1.5  # how bright the rays are; how far beyond the corners the door grows that one walks through
GLOW, GOLD, LIGHT = colour("#c58f4c"), colour("#f4d58a"), colour("#fff0c4")


class Closing(Protocol):
    """Something that closes over the table."""

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw what of it lies behind the cards."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what of it covers everything."""


@dataclass(eq=False)
class Darkness:
    """The dark comes from all sides; `left` is how much of the way to `at` is still light (1: all of it), `ember` how
    much of a coal glows there, from 0 to 1."""

    at: Point
    left: float = 1.0
    ember: float = 0.0

    def draw_behind(self, canvas: Canvas) -> None:
        """The dark lies behind nothing."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the dark, up to what is still light."""
        gathers = max(0.0, self.left - GATHERED) / (1 - GATHERED)
        middle = mix(self.at, canvas.layout.whole.centre, gathers**0.7)
        radius = self.left * (reach(canvas, middle) + TEETH)
        shut(canvas, middle, radius, min(TEETH, radius * 0.7), RIM if radius > 0 else (), canvas.theme.night)
        if self.ember > 0:
            stage = 0 if self.ember > 0.66 else 1 if self.ember > 0.33 else 2
            x, y = self.at
            canvas.picture(f"ui/scrap-ember-{stage}", Box(x - EMBER / 2, y - EMBER / 2, EMBER, EMBER))


@dataclass(eq=False)
class Daylight:
    """A door of light: `gap` is how far it stands open, `rays` how far light falls through it, `flood` how
    far one has walked through it.  All from 0 to 1; `at` is the middle of its sill."""

    at: Point
    gap: float = 0.0
    rays: float = 0.0
    flood: float = 0.0

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the rays and the door."""
        size = canvas.surface.get_size()
        sheet = canvas.pictures.keep(("daylight", size), lambda: pygame.Surface(size).convert())
        sheet.fill((0, 0, 0))
        for shaft in self._shafts(canvas):
            pygame.draw.polygon(sheet, [round(level * STRONG * self.rays) for level in GOLD], shaft)
        canvas.surface.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        self._draw_door(canvas, 1.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the door as one walks through it, until there is nothing but its light."""
        if self.flood > 0:
            whole = reach(canvas, self.middle) / DOOR[0] * 2 * DEEP
            self._draw_door(canvas, 1 + whole * self.flood)

    def _draw_door(self, canvas: Canvas, larger: float) -> None:
        for wider, ink in ((26.0, canvas.theme.ink), (18.0, GLOW), (8.0, GOLD), (0.0, LIGHT)):
            if self.gap > 0:
                pygame.draw.polygon(canvas.surface, ink, self._arch(canvas, wider, larger))

    @property
    def middle(self) -> Point:
        """The middle of the door."""
        return self.at[0], self.at[1] - DOOR[1] * 0.45

    def _shafts(self, canvas: Canvas) -> list[list[Point]]:
        """The rays, from the middle of the door outwards: every other one shorter."""
        x, y = canvas.layout.point(self.middle)
        far = reach(canvas, self.middle) * canvas.layout.k * self.rays
        found = []
        for i in range(SHAFTS):
            way, long = math.tau * (i + 0.25) / SHAFTS + 0.12 * self.rays, far * (1.4 if i % 2 else 1.0)
            ends = (way - SPREAD * self.rays, way + SPREAD * self.rays)
            found.append([(x, y), *((x + long * math.cos(end), y + long * math.sin(end)) for end in ends)])
        return found

    def _arch(self, canvas: Canvas, wider: float, larger: float) -> list[Point]:
        """The door's outline, so much larger than it is: a slit that becomes an arch, with the torn edge of a cut."""
        half, high = DOOR[0] / 2 * self.gap + wider * min(1.0, self.gap * 3), DOOR[1] + wider
        x, foot = self.at
        bow = []
        for i in range(STONES + 1):
            way, uneven = math.pi * i / STONES, 1 + 0.05 * (-1) ** i
            bow.append((x + half * math.cos(way), foot - high + half * ARCH * (1 - 1.3 * math.sin(way) * uneven)))
        corners = ((x + half, foot), *bow, (x - half, foot))
        return [canvas.layout.point(mix(self.middle, corner, larger)) for corner in corners]
