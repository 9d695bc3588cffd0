"""The map as it is printed: paper walls in ink, hatched all around, with doors; once for all that is known."""

from collections.abc import Hashable

import pygame

from game.core.journey import SEEN, SHUT, Chamber, Journey, Passage

from ..canvas import Canvas
from ..geometry import Box, Point
from ..theme import colour
from .chart import Chart, outside
from .ink import Nib, along, corners, length_of, spaced, wobbly

WALL, PASSAGE = 2.6, (14.0, 22.0)  # how thick a wall is; how wide a passage, from small maps to large ones
SMOOTH, SMOOTH_TO = 2, 1.6  # everything is drawn so much larger first, where a design pixel is no more than so many
SQUARE = 22.0  # of the pattern on the floor
DASH = 9.0
LEAF, BAR = 8.0, 6.0  # how thick a door is that is open, and one that is shut
ARROW = 9.0
FLOOR, UNKNOWN, LINES = colour("#f6e9c8"), colour("#cdb78a"), colour("#c9b083")


def printed(canvas: Canvas, chart: Chart, journey: Journey) -> pygame.Surface:
    """The ink of the whole map, as large as its paper."""
    return canvas.pictures.keep((*known(journey), chart.paper, canvas.layout.k, canvas.stark),
                                lambda: _Print(canvas, chart, journey).whole())  # fmt: skip


def known(journey: Journey) -> tuple[Hashable, ...]:
    """What of a journey is printed."""
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
        """Hatching first, then walls, then the floors over the inner half of both: so passages open into rooms."""
        walked = [room for room in self.journey.chambers if room.state != SEEN]
        seen = [room for room in self.journey.chambers if room.state == SEEN]
        ways = [(each, self.chart.line(each)) for each in self.journey.passages]
        nib, ink = self.nib, self.theme.ink
        for room in walked:
            nib.hatch(corners(self.box(room)), ink, room.id)
        for passage, line in ways:
            for at in (-1, 1):
                nib.hatch(_beside(line, at * self.wide / 2), ink, f"{passage.id}{at}")
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

    def box(self, room: Chamber) -> Box:
        """Where a room lies."""
        return self.chart.box(room.patch)

    def border(self, room: Chamber) -> list[Point]:
        """Its walls."""
        return wobbly(corners(self.box(room)), room.id)

    def _floor(self, room: Chamber) -> None:
        """A floor, with the pattern of its stones."""
        box, nib = self.box(room), self.nib
        nib.shape(self.border(room), self.floor)
        ink = LINES if not self._stark else self.theme.paper
        across, down = max(1, round(box.w / SQUARE)), max(1, round(box.h / SQUARE))
        for i in range(1, across):
            x = box.x + box.w * i / across
            nib.line(wobbly([(x, box.y + 5), (x, box.bottom - 5)], f"{room.id}|{i}", 0.6), ink, 1.0)
        for i in range(1, down):
            y = box.y + box.h * i / down
            nib.line(wobbly([(box.x + 5, y), (box.right - 5, y)], f"{room.id}-{i}", 0.6), ink, 1.0)

    @property
    def _stark(self) -> bool:
        return self.floor == self.theme.paper

    def _unknown(self, room: Chamber) -> None:
        """What is only seen through a door: a floor in the dark, and no walls yet."""
        border = self.border(room)
        self.nib.shape(border, self.dark, 255)
        dashes = [at for at, _angle in spaced(border, DASH)]
        for one, other in zip(dashes[::2], dashes[1::2], strict=False):
            self.nib.line([one, other], self.theme.ink, 1.8)

    def _door(self, passage: Passage, line: list[Point]) -> None:
        """In the middle of what is seen of the passage: a leaf, open or shut; and which way it leads, if only one."""
        first, last = outside(line, self._rooms_by(passage))
        middle = (first + last) / 2
        at, way = self._slot(line, middle)
        shut = passage.state == SHUT
        thick, wide = (BAR if shut else LEAF), self.wide + 8
        nib, ink = self.nib, self.theme.ink
        nib.shape(_turned(at, way, thick + 2 * WALL * 0.7, wide + 2 * WALL * 0.7), ink)
        nib.shape(_turned(at, way, thick, wide), self.theme.wine if shut else self.floor)
        if passage.oneway:
            tip = (at[0] + way[0] * (thick + ARROW), at[1] + way[1] * (thick + ARROW))
            back = (at[0] + way[0] * thick, at[1] + way[1] * thick)
            side = (-way[1] * ARROW * 0.7, way[0] * ARROW * 0.7)
            nib.shape([tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])], ink)

    def _rooms_by(self, passage: Passage) -> list[Box]:
        """All chambers, those at its ends first."""
        rooms = sorted(self.journey.chambers, key=lambda room: room.id != passage.ends[0])
        return [self.box(room) for room in rooms]

    def _slot(self, line: list[Point], share: float) -> tuple[Point, Point]:
        """A point of a line, and the way it runs there."""
        far = 3 / max(6.0, length_of(line))
        at, before, after = along(line, share), along(line, max(0.0, share - far)), along(line, min(1.0, share + far))
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = (dx * dx + dy * dy) ** 0.5 or 1.0
        return at, (dx / length, dy / length)


def _beside(line: list[Point], away: float) -> list[Point]:
    """A line along another one."""
    found = [(at[0], at[1], angle) for at, angle in spaced(line, 9.0)]
    vectors = [pygame.Vector2(1, 0).rotate_rad(angle) for _x, _y, angle in found]
    return [(x - way.y * away, y + way.x * away) for (x, y, _angle), way in zip(found, vectors, strict=True)]


def _turned(at: Point, way: Point, thick: float, wide: float) -> list[Point]:
    """The corners of a leaf across a way."""
    (x, y), (dx, dy) = at, way
    return [
        (x + dx * a * thick / 2 - dy * b * wide / 2, y + dy * a * thick / 2 + dx * b * wide / 2)
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
