"""The parts of a quest's printed map: chambers, passages, doors, and the veil over what is not known."""

import itertools
import math
import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.core.journey import SEEN, SHUT, Journey, Passage

from ..base.geometry import Box, Point
from ..gfx.theme import Colour, Theme, colour
from .chart import LONG, Chart, outside
from .ink_drawing import ROWS, Nib, along, corners, hatching, length_of, spaced, wobbly

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
DASH = 9.0
FLOOR, UNKNOWN = colour("#f6e9c8"), colour("#cdb78a")
WASH, WASHED = colour("#6b4a2c"), 58  # colour under the hatching; its alpha


AROUND_HATCHED, AROUND_DOOR, AROUND_FLOOR, AROUND_WALL = 38.0, 34.0, 5.0, 6.0  # how far a part reaches past its lines
BUNCH = 24  # bundles of hatching in one piece of work


class Press(NamedTuple):
    """What the parts of a map are printed with."""

    nib: Nib
    ink: Colour
    theme: Theme
    stark: bool

    @property
    def floor(self) -> Colour:
        """The colour of a floor."""
        return self.theme.paper if self.stark else FLOOR

    @property
    def dark(self) -> Colour:
        """The colour of a floor that was only seen through a door."""
        return self.theme.paper if self.stark else UNKNOWN


Draw = Callable[[Press], Iterator[None] | None]


class Part(NamedTuple):
    """A part of the print: all that it depends on, the box that holds it, and what draws it, bit by bit if it takes
    long."""

    shows: Hashable
    box: Box
    draw: Draw


def changed(chart: Chart, before: Journey, journey: Journey) -> Box | None:
    """Return the box that holds everything in which the prints of two journeys differ; None if they are the same."""
    old, new = list(MapParts(chart, before)), list(MapParts(chart, journey))
    were, are = {part.shows for part in old}, {part.shows for part in new}
    if [part.shows for part in old if part.shows in are] != [part.shows for part in new if part.shows in were]:
        return chart.paper  # one lies over another in another order
    boxes = [part.box for part in (*old, *new) if (part.shows in were) != (part.shows in are)]
    if not boxes:
        return None
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


class MapParts:
    """The parts of a map's print, the lowest first: hatching, then walls, then floors over the inner half of both, so
    that passages open into rooms."""

    def __init__(self, chart: Chart, journey: Journey):
        self._chart, self._journey = chart, journey
        low, high = PASSAGE
        self._wide = min(high, max(low, 26 * chart.scale))

    def __iter__(self) -> Iterator[Part]:
        walked = [room for room in self._journey.chambers if room.state != SEEN]
        seen = [room for room in self._journey.chambers if room.state == SEEN]
        ways = [(each, self._chart.line(each)) for each in self._journey.passages]
        beside = self._wide / 2
        drawn: Draw
        for room in walked:
            box = self._chart.box(room.patch)
            yield Part(("hatch", room.id, box), box.inset(-AROUND_HATCHED), partial(_hatch_room, box, room.id))
        for passage, line in ways:
            if length_of(line) <= LONG:
                drawn = partial(_hatch_way, line, beside, passage.id)
                yield Part(("hatch", passage.id, *line), _around(line, beside + AROUND_HATCHED), drawn)
        for passage, line in ways:
            drawn = partial(_way_walls, line, self._wide)
            yield Part(("walls", passage.id, *line), _around(line, beside + AROUND_WALL), drawn)
        for room in walked:
            box = self._chart.box(room.patch)
            yield Part(("walls", room.id, box), box.inset(-AROUND_WALL), partial(_walls, _border(box, room.id)))
        for passage, line in ways:
            drawn = partial(_way_floor, line, self._wide)
            yield Part(("floor", passage.id, *line), _around(line, beside + AROUND_WALL), drawn)
        for room in walked:
            box = self._chart.box(room.patch)
            yield Part(("floor", room.id, box), box.inset(-AROUND_FLOOR), partial(_floor, box, room.id))
        for room in seen:
            box = self._chart.box(room.patch)
            yield Part(("unknown", room.id, box), box.inset(-AROUND_FLOOR), partial(_unknown, box, room.id))
        for passage, line in ways:
            rooms = self._rooms_by(passage, line)
            drawn = partial(_door, line, rooms, self._wide, passage.state == SHUT, passage.oneway)
            shows = "door", passage.id, *line, *rooms, passage.state == SHUT, passage.oneway
            yield Part(shows, _around(line, beside + AROUND_DOOR), drawn)

    def _rooms_by(self, passage: Passage, line: Sequence[Point]) -> list[Box]:
        """Return the boxes of the chambers through which a passage may run, first the one at its beginning."""
        rooms = sorted(self._journey.chambers, key=lambda room: room.id != passage.ends[0])
        around = _around(line, 1)
        return [box for room in rooms if (box := self._chart.box(room.patch)).overlaps(around)]


def _around(line: Sequence[Point], far: float) -> Box:
    """Return the box that reaches `far` beyond a line."""
    xs, ys = zip(*line, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-far)


def _border(box: Box, seed: str) -> list[Point]:
    """Return the walls of a room."""
    return wobbly(corners(box), seed)


def _hatch_room(box: Box, seed: str, press: Press) -> Iterator[None]:
    return _hatch([[corners(box.inset(-far))] for far in ROWS], seed, press)


def _hatch_way(line: list[Point], beside: float, seed: str, press: Press) -> Iterator[None]:
    rows = [[_beside(line, side * (beside + far)) for side in (-1, 1)] for far in ROWS]
    return _hatch(rows, seed, press)


def _hatch(rows: list[list[list[Point]]], seed: str, press: Press) -> Iterator[None]:
    """Hatch the surroundings of a wall, some bundles at a time."""
    fixed = tuple(tuple(tuple(line) for line in row) for row in rows)
    bundles = iter(hatching(fixed, seed))
    while bunch := list(itertools.islice(bundles, BUNCH)):
        press.nib.hatch(bunch, press.ink, WASH, 0 if press.stark else WASHED)
        yield


def _way_walls(line: list[Point], wide: float, press: Press) -> None:
    press.nib.line(line, press.ink, wide + 2 * WALL)


def _way_floor(line: list[Point], wide: float, press: Press) -> None:
    press.nib.line(line, press.floor, wide)


def _walls(border: list[Point], press: Press) -> None:
    press.nib.line(border, press.ink, 2 * WALL)


def _floor(box: Box, seed: str, press: Press) -> None:
    press.nib.shape(_border(box, seed), press.floor)
    if not press.stark:
        pave(press.nib, box, press.floor, seed)


def _unknown(box: Box, seed: str, press: Press) -> None:
    """Draw a room that was only seen through a door: a dark floor, and no walls yet."""
    border = _border(box, seed)
    press.nib.shape(border, press.dark, 255)
    if not press.stark:
        veil(press.nib, box, seed)
    dashes = [at for at, _angle in spaced(border, DASH)]
    for one, other in zip(dashes[::2], dashes[1::2], strict=False):
        press.nib.line([one, other], press.ink, 1.8)


def _door(line: list[Point], rooms: list[Box], wide: float, shut: bool, oneway: bool, press: Press) -> None:
    leaf = press.theme.wine if shut else press.floor
    door(press.nib, line, rooms, wide + 8, leaf, press.ink, shut, oneway)


def _beside(line: list[Point], away: float) -> list[Point]:
    """Return a line parallel to another one, `away` from it."""
    found = [(at[0], at[1], angle) for at, angle in spaced(line, 9.0)]
    vectors = [pygame.Vector2(1, 0).rotate_rad(angle) for _x, _y, angle in found]
    return [(x - way.y * away, y + way.x * away) for (x, y, _angle), way in zip(found, vectors, strict=True)]
