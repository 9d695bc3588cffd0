"""The positions of a map's parts on the screen."""

import math
from collections.abc import Sequence
from itertools import groupby, pairwise

from game.core.journey import Chamber, Journey, Passage, Patch

from ..base.geometry import Box, Point
from .ink_drawing import length_of

LEAST, MOST = 62.0, 1.9  # least side of a chamber; greatest scale of the map's unit
ROOMY = 160.0  # if the smallest side of a chamber is this long, the map is not enlarged further: margins are worth more
LARGEST, LONGEST = 25.0, 25.0  # frames that the paper covers at most; and each way
STEPS = 1000  # the most points of a line that are looked at
LONG = 2000.0  # length of a passage from which nothing is drawn beside it, and nothing makes way for it
MARGIN = 34.0  # from the outermost chambers to the paper's edge


class Chart:
    """A map in a frame: drawn whole if the chambers are large enough then; otherwise larger, so that only the part
    around the point looked at is seen."""

    def __init__(self, journey: Journey, frame: Box):
        self.area, self.frame = journey.area, frame
        room = frame.inset(MARGIN)
        whole = min(room.w / max(1.0, self.area.w), room.h / max(1.0, self.area.h), MOST)
        smallest = min(min(chamber.patch.w, chamber.patch.h) for chamber in journey.chambers)
        self.scale = min(max(min(whole, ROOMY / smallest), LEAST / smallest), self._most(room))
        self.size = self.area.w * self.scale + 2 * MARGIN, self.area.h * self.scale + 2 * MARGIN

    def _most(self, room: Box) -> float:
        """The greatest scale, for what is tiny beside the whole map would else need more paper than fits in memory."""
        across, down = room.w / max(1.0, self.area.w), room.h / max(1.0, self.area.h)
        return min(math.sqrt(LARGEST * across * down), LONGEST * across, LONGEST * down)

    @property
    def paper(self) -> Box:
        """The box of the whole map with the paper around it, unscrolled."""
        wide, high = max(self.size[0], self.frame.w), max(self.size[1], self.frame.h)
        return Box(self.frame.x, self.frame.y, wide, high)

    @property
    def scrolls(self) -> bool:
        """True if the map is larger than its frame."""
        return self.size[0] > self.frame.w + 1 or self.size[1] > self.frame.h + 1

    def point(self, at: Point) -> Point:
        """Return where a point of the map lies, unscrolled."""
        paper = self.paper
        left = paper.x + (paper.w - self.area.w * self.scale) / 2
        top = paper.y + (paper.h - self.area.h * self.scale) / 2
        return left + (at[0] - self.area.x) * self.scale, top + (at[1] - self.area.y) * self.scale

    def box(self, patch: Patch) -> Box:
        """Return the box of a part of the map, unscrolled."""
        x, y = self.point((patch.x, patch.y))
        return Box(x, y, patch.w * self.scale, patch.h * self.scale)

    def line(self, passage: Passage) -> list[Point]:
        """Return the line of a passage, unscrolled."""
        return [self.point(at) for at in passage.line]

    def looked(self, at: Point) -> Point:
        """Return how far the map is scrolled when this point is looked at."""
        paper, frame = self.paper, self.frame
        x = min(max(0.0, at[0] - frame.x - frame.w / 2), paper.w - frame.w)
        y = min(max(0.0, at[1] - frame.y - frame.h / 2), paper.h - frame.h)
        return x, y

    # routes

    def way(self, journey: Journey, one: str, other: str) -> list[Point]:
        """Return the line from the middle of a chamber to that of another, through the passage between them; straight
        if there is none."""
        middles = [self.box(chamber.patch).centre for id in (one, other) if (chamber := journey.chamber(id))]
        if len(middles) < 2:
            return middles
        passage = next((each for each in journey.passages if {*each.ends} == {one, other}), None)
        line = self.line(passage) if passage else []
        return [middles[0], *(line if passage and passage.ends[0] == one else line[::-1]), middles[1]]


def outside(line: Sequence[Point], rooms: Sequence[Box]) -> tuple[float, float]:
    """Return the start and end, as shares from 0 to 1, of the longest stretch of a line outside all chambers; if there
    is none, twice the point where it leaves the first chamber."""
    steps = min(STEPS, max(8, round(length_of(line) / 2)))
    points = evenly(line, steps)
    held = [any(room.holds(point) for room in rooms) for point in points]
    runs = [[i for i, _held in run] for inside, run in groupby(enumerate(held), lambda pair: pair[1]) if not inside]
    if runs:
        longest = max(runs, key=len)
        return longest[0] / steps, longest[-1] / steps
    first = next((room for room in rooms if room.holds(line[0])), None)
    edge = next((i / steps for i, point in enumerate(points) if first and not first.holds(point)), 0.5)
    return edge, edge


def evenly(line: Sequence[Point], steps: int) -> list[Point]:
    """Return the points at equal shares of a line's length, from its start to its end."""
    whole, points, before = length_of(line), list[Point](), 0.0
    for one, other in pairwise(line):
        length = math.dist(one, other)
        while length and len(points) <= steps and whole * len(points) / steps <= before + length:
            t = (whole * len(points) / steps - before) / length
            points.append((one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t))
        before += length
    return points + [line[-1]] * (steps + 1 - len(points))


def neighbours(journey: Journey, id: str) -> list[tuple[Chamber, Passage]]:
    """Return the known chambers beside a chamber, each with the passage that leads there."""
    found = ((passage.ends[id == passage.ends[0]], passage) for passage in journey.passages if id in passage.ends)
    return [(chamber, passage) for other, passage in found if (chamber := journey.chamber(other)) is not None]
