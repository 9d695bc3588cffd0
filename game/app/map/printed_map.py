"""The map of a quest as it is printed: chambers, passages, doors, and the veil over what is not known."""

import itertools
import math
import random
from collections.abc import Hashable, Iterator, Sequence

import pygame

from game.core.journey import SEEN, SHUT, Chamber, Journey, Passage

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.theme import Colour, colour
from .chart import LONG, Chart, outside
from .ink_drawing import ROWS, Nib, along, corners, length_of, spaced, tufts, wobbly

LEAF, BAR, EDGE = 8.0, 6.0, 4.2  # thickness of an open door; of a shut one; of the edge around both
JAMB, ARROW, MEETING = 5.5, 9.0, 1.2  # side of a jamb; of an arrow; width of the line where two leaves meet


def door(nib: Nib, line: list[Point], rooms: Sequence[Box], wide: float, leaf: Colour, ink: Colour, shut: bool,
         oneway: bool) -> None:  # fmt: skip
    """Draw a door in the middle of the visible part of a passage between `rooms`, with an arrow if it is one-way."""
    first, last = outside(line, rooms)
    at, way = _slot(line, (first + last) / 2)
    thick = BAR if shut else LEAF
    nib.shape(_turned(at, way, thick + EDGE, wide + EDGE), ink)
    nib.shape(_turned(at, way, thick, wide), leaf)
    for end in (-1, 1):
        place = at[0] - way[1] * end * wide / 2, at[1] + way[0] * end * wide / 2
        nib.shape(_turned(place, way, thick + EDGE, JAMB), ink)
    if not shut:
        half = way[0] * thick / 2, way[1] * thick / 2
        nib.line([(at[0] - half[0], at[1] - half[1]), (at[0] + half[0], at[1] + half[1])], ink, MEETING)
    if oneway:
        tip = at[0] + way[0] * (thick + ARROW), at[1] + way[1] * (thick + ARROW)
        back = at[0] + way[0] * thick, at[1] + way[1] * thick
        side = -way[1] * ARROW * 0.7, way[0] * ARROW * 0.7
        nib.shape([tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])], ink)


def _slot(line: list[Point], share: float) -> tuple[Point, Point]:
    """Return a point of a line, and the direction of the line there."""
    far = 3 / max(6.0, length_of(line))
    at, before, after = along(line, share), along(line, max(0.0, share - far)), along(line, min(1.0, share + far))
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    return at, (dx / length, dy / length)


def _turned(at: Point, way: Point, thick: float, wide: float) -> list[Point]:
    """Return the corners of a leaf across a direction."""
    (x, y), (dx, dy) = at, way
    return [
        (x + dx * a * thick / 2 - dy * b * wide / 2, y + dy * a * thick / 2 + dx * b * wide / 2)
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


SQUARE = 22.0  # side of a square of the floor's pattern
LAID = 0.86  # share of the pattern's lines that are drawn
SHADOW, SHADE = 8.0, 3.6  # length of a wall's shadow; gap between its strokes
STONES, STONE = (3, 5), 3.0  # number of stones in a corner, from and to; size of one
LINES, DUSK = colour("#d3bf96"), colour("#8a7049")  # ink between the floor's stones; of shadows
GLOOM, VEIL = colour("#b69c6b"), 7.0  # ink of the lines on a dark floor; gap between them


def pave(nib: Nib, box: Box, floor: Colour, seed: str) -> None:
    """Draw a floor's pattern, the fallen stones on it, and the shadows of its upper and left wall."""
    chance = random.Random(seed)
    for line in _flags(box, chance):
        nib.line(wobbly(line, f"{seed}{line[0]}", 0.6), LINES, 1.0)
    _shadow(nib, box, chance)
    _rubble(nib, box, floor, chance)


def veil(nib: Nib, box: Box, seed: str) -> None:
    """Draw the lines across a floor that lies in the dark."""
    for line in _slanted(box.inset(3)):
        nib.line(wobbly(line, f"{seed}{line[0]}", 0.7), GLOOM, 1.0)


def _shadow(nib: Nib, box: Box, chance: random.Random) -> None:
    """Draw strokes of varying length that lean from the upper and the left wall."""
    for line in ([(box.x + 3, box.y), (box.right - 2, box.y)], [(box.x, box.y + 3), (box.x, box.bottom - 2)]):
        for (x, y), _angle in spaced(line, SHADE):
            far = SHADOW * chance.uniform(0.55, 1.05)
            nib.line([(x, y), (x + far * 0.72, y + far * 0.72)], DUSK, 1.0)


def _rubble(nib: Nib, box: Box, floor: Colour, chance: random.Random) -> None:
    """Draw stones in one of the lower corners, and a crack in the floor."""
    left = chance.random() < 0.5
    for _ in range(chance.randint(*STONES)):
        away, up = chance.uniform(6, 20), chance.uniform(5, 11)
        x, y = (box.x + away if left else box.right - away), box.bottom - up
        size = STONE * chance.uniform(0.6, 1.2)
        border = [(x + math.cos(n * 1.26) * size, y + math.sin(n * 1.26) * size * 0.75) for n in range(5)]
        nib.shape(border, floor)
        nib.line([*border, border[0]], DUSK, 1.0)
    x, y = (box.right - 8 if left else box.x + 8), box.bottom - 4
    crack = [(x, y)]
    for _ in range(3):
        x, y = x + (-1 if left else 1) * chance.uniform(3, 8), y - chance.uniform(2, 6)
        crack.append((x, y))
    nib.line(crack, DUSK, 1.0)


def _flags(box: Box, chance: random.Random) -> Iterator[list[Point]]:
    """Yield the lines between the stones of a floor; some are worn away."""
    across, down = max(1, round(box.w / SQUARE)), max(1, round(box.h / SQUARE))
    xs = [box.x + box.w * i / across for i in range(across + 1)]
    ys = [box.y + box.h * i / down for i in range(down + 1)]
    for x in xs[1:-1]:
        yield from ([(x, one), (x, other)] for one, other in itertools.pairwise(ys) if chance.random() < LAID)
    for y in ys[1:-1]:
        yield from ([(one, y), (other, y)] for one, other in itertools.pairwise(xs) if chance.random() < LAID)


def _slanted(box: Box) -> Iterator[list[Point]]:
    """Yield lines across a box from its upper right to its lower left."""
    far = VEIL
    while far < box.w + box.h:
        yield [(box.x + min(far, box.w), box.y + max(0.0, far - box.w)),
               (box.x + max(0.0, far - box.h), box.y + min(far, box.h))]  # fmt: skip
        far += VEIL


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
