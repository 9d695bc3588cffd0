"""The printed map: paper walls in ink, hatched all around, with doors; drawn once for all that is known."""

from collections.abc import Hashable

import pygame

from game.core.journey import SEEN, SHUT, Chamber, Journey, Passage

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.theme import colour
from .chart import LONG, Chart
from .doors import door
from .floors import pave, veil
from .ink_drawing import ROWS, Nib, corners, length_of, spaced, tufts, wobbly

WALL, PASSAGE = 3.0, (14.0, 22.0)  # thickness of a wall; width of a passage, least and greatest
SMOOTH, SMOOTH_TO = 2, 1.6  # drawn SMOOTH times larger if a design pixel is at most SMOOTH_TO pixels
DASH = 9.0
FLOOR, UNKNOWN = colour("#f6e9c8"), colour("#cdb78a")
WASH, WASHED = colour("#6b4a2c"), 58  # colour under the hatching; its alpha


def draw_map(canvas: Canvas, chart: Chart, journey: Journey) -> pygame.Surface:
    """Return the ink of the whole map, as large as its paper."""
    return canvas.pictures.keep((*known(journey), chart.paper, canvas.layout.k, canvas.stark),
                                lambda: _Print(canvas, chart, journey).whole())  # fmt: skip


def known(journey: Journey) -> tuple[Hashable, ...]:
    """Return the parts of a journey that the print depends on, as a cache key."""
    rooms = tuple((each.id, each.patch, each.state == SEEN) for each in journey.chambers)
    return "map", rooms, tuple((each.id, each.line, each.state, each.oneway) for each in journey.passages)


class _Print:
    def __init__(self, canvas: Canvas, chart: Chart, journey: Journey):
        self.chart, self.journey, self.theme = chart, journey, canvas.theme
        paper, k = chart.paper, canvas.layout.k
        self.fine = SMOOTH if k <= SMOOTH_TO else 1
        self.size = max(1, round(paper.w * k)), max(1, round(paper.h * k))
        sheet = pygame.Surface([side * self.fine for side in self.size], pygame.SRCALPHA)
        sheet.fill((*canvas.theme.ink, 0))
        self.nib = Nib(sheet, (paper.x, paper.y), k * self.fine)
        low, high = PASSAGE
        self.wide = min(high, max(low, 26 * chart.scale))
        self.floor = canvas.theme.paper if canvas.stark else FLOOR
        self.dark = canvas.theme.paper if canvas.stark else UNKNOWN

    def whole(self) -> pygame.Surface:
        """Draw and return the map: hatching first, then walls, then floors over the inner half of both, so that
        passages open into rooms."""
        walked = [room for room in self.journey.chambers if room.state != SEEN]
        seen = [room for room in self.journey.chambers if room.state == SEEN]
        ways = [(each, self.chart.line(each)) for each in self.journey.passages]
        nib, ink = self.nib, self.theme.ink
        for room in walked:
            self._hatch([[corners(self.box(room).inset(-far))] for far in ROWS], room.id)
        for passage, line in ways:
            if length_of(line) > LONG:
                continue
            sides = [[_beside(line, side * (self.wide / 2 + far)) for side in (-1, 1)] for far in ROWS]
            self._hatch(sides, passage.id)
        for _passage, line in ways:
            nib.line(line, ink, self.wide + 2 * WALL)
        for room in walked:
            nib.line(self.border(room), ink, 2 * WALL)
        for _passage, line in ways:
            nib.line(line, self.floor, self.wide)
        for room in walked:
            self._floor(room)
        for room in seen:
            self._unknown(room)
        for passage, line in ways:
            self._door(passage, line)
        return nib.sheet if self.fine == 1 else pygame.transform.smoothscale(nib.sheet, self.size)

    def _hatch(self, rows: list[list[list[Point]]], seed: str) -> None:
        """Hatch the surroundings of a wall."""
        fixed = tuple(tuple(tuple(line) for line in row) for row in rows)
        self.nib.hatch(tufts(fixed, seed), self.theme.ink, WASH, 0 if self._stark else WASHED)

    def box(self, room: Chamber) -> Box:
        """Return the box of a room."""
        return self.chart.box(room.patch)

    def border(self, room: Chamber) -> list[Point]:
        """Return the walls of a room."""
        return wobbly(corners(self.box(room)), room.id)

    @property
    def _stark(self) -> bool:
        return self.floor == self.theme.paper

    def _floor(self, room: Chamber) -> None:
        self.nib.shape(self.border(room), self.floor)
        if not self._stark:
            pave(self.nib, self.box(room), self.floor, room.id)

    def _unknown(self, room: Chamber) -> None:
        """Draw a room that was only seen through a door: a dark floor, and no walls yet."""
        border = self.border(room)
        self.nib.shape(border, self.dark, 255)
        if not self._stark:
            veil(self.nib, self.box(room), room.id)
        dashes = [at for at, _angle in spaced(border, DASH)]
        for one, other in zip(dashes[::2], dashes[1::2], strict=False):
            self.nib.line([one, other], self.theme.ink, 1.8)

    def _door(self, passage: Passage, line: list[Point]) -> None:
        shut = passage.state == SHUT
        leaf = self.theme.wine if shut else self.floor
        door(self.nib, line, self._rooms_by(passage), self.wide + 8, leaf, self.theme.ink, shut, passage.oneway)

    def _rooms_by(self, passage: Passage) -> list[Box]:
        """Return the boxes of the chambers through which a passage may run, first the one at its beginning."""
        rooms = sorted(self.journey.chambers, key=lambda room: room.id != passage.ends[0])
        xs, ys = zip(*self.chart.line(passage), strict=True)
        around = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-1)
        return [box for room in rooms if (box := self.box(room)).overlaps(around)]


def _beside(line: list[Point], away: float) -> list[Point]:
    """Return a line parallel to another one, `away` from it."""
    found = [(at[0], at[1], angle) for at, angle in spaced(line, 9.0)]
    vectors = [pygame.Vector2(1, 0).rotate_rad(angle) for _x, _y, angle in found]
    return [(x - way.y * away, y + way.x * away) for (x, y, _angle), way in zip(found, vectors, strict=True)]
