"""Ink on paper: lines that are not quite straight, and walls hatched by hand. The same seed always gives the same
drawing."""

import itertools
import math
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame

from ..base.geometry import Box, Point
from ..gfx.theme import Colour

STEP, WOBBLE = 11.0, 1.1  # from one bend of a line to the next; how far it strays
TUFT, STROKE, BETWEEN = 9.0, 13.0, 3.3  # gap between bundles of strokes; length of a stroke; gap between strokes
ROWS, SHARES = (4.0, 12.5, 20.5), (1.0, 1.0, 0.62)  # each row's distance from the wall; its share of bundles drawn
FINE = 1.05  # thickness of a stroke
LONE, STRAY, SLANT = 7.5, 2.2, 0.7  # least distance of bundles; how far they stray; difference of neighbours' slants
DOT = 10.0  # from one dot of a dotted line to the next
Tuft = tuple[tuple[Point, ...], tuple[tuple[Point, Point], ...]]  # a patch and the strokes on it


class Nib:
    """Draws on a surface whose left upper corner is `origin` in design pixels, with `fine` pixels per design pixel."""

    def __init__(self, sheet: pygame.Surface, origin: Point, fine: float):
        self.sheet, self.origin, self.fine = sheet, origin, fine

    def _at(self, point: Point) -> Point:
        return (point[0] - self.origin[0]) * self.fine, (point[1] - self.origin[1]) * self.fine

    def shape(self, points: Sequence[Point], ink: Colour, alpha: int = 255) -> None:
        """Draw a filled shape."""
        pygame.draw.polygon(self.sheet, (*ink, alpha), [self._at(point) for point in points])

    def line(self, points: Sequence[Point], ink: Colour, wide: float, alpha: int = 255) -> None:
        """Draw a line with round joints."""
        thick = max(1, round(wide * self.fine))
        ends = [self._at(point) for point in points]
        for one, other in itertools.pairwise(ends):
            pygame.draw.line(self.sheet, (*ink, alpha), one, other, thick)
        if thick > 2:
            for point in ends:
                pygame.draw.circle(self.sheet, (*ink, alpha), point, thick / 2)

    def disc(self, at: Point, radius: float, ink: Colour, alpha: int = 255) -> None:
        """Draw a filled circle."""
        pygame.draw.circle(self.sheet, (*ink, alpha), self._at(at), max(1.0, radius * self.fine))

    def hatch(self, tufts: Sequence[Tuft], ink: Colour, wash: Colour, solid: int) -> None:
        """Draw bundles of strokes, each over those before it, on a `wash` with the alpha `solid`. The inside of the
        walls has to be drawn over them."""
        thick = max(1, round(FINE * self.fine))
        for patch, strokes in tufts:
            self.shape(patch, wash, solid)
            for one, other in strokes:
                pygame.draw.line(self.sheet, ink, self._at(one), self._at(other), thick)


@lru_cache(maxsize=400)
def tufts(rows: tuple[tuple[tuple[Point, ...], ...], ...], seed: str) -> tuple[Tuft, ...]:
    """Return bundles of strokes along rows of lines, each row further from the wall: none too near to another, and some
    of the outer rows left out. Cached, since a map is printed anew for each chamber that is found."""
    chance = random.Random(seed)
    laid = list(_laid(rows, chance))
    chance.shuffle(laid)
    slants = dict[tuple[int, int], float]()
    found = list[Tuft]()
    for at in laid:
        cell = round(at[0] / TUFT), round(at[1] / TUFT)
        near = [slants[x, y] for x in _around(cell[0]) for y in _around(cell[1]) if (x, y) in slants]
        tries = [chance.uniform(0, math.pi) for _ in range(4)]
        slant = next((each for each in tries if all(abs(math.sin(each - n)) > SLANT for n in near)), tries[-1])
        slants[cell] = slant
        found.append(_tuft(at, slant, chance))
    return tuple(found)


def _tuft(at: Point, slant: float, chance: random.Random) -> Tuft:
    """Return a few strokes side by side, with a patch that hides those below."""
    dx, dy = math.cos(slant), math.sin(slant)
    count = chance.choice((4, 4, 5))
    wide, long = BETWEEN * count / 2, STROKE / 2
    patch = tuple((at[0] + dx * a * long - dy * b * wide, at[1] + dy * a * long + dx * b * wide)
                  for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)))  # fmt: skip
    strokes = list[tuple[Point, Point]]()
    for n in range(count):
        away = BETWEEN * (n - (count - 1) / 2)
        x, y = at[0] - dy * away, at[1] + dx * away
        one, other = STROKE / 2 * chance.uniform(0.78, 1.1), STROKE / 2 * chance.uniform(0.78, 1.1)
        strokes.append(((x - dx * one, y - dy * one), (x + dx * other, y + dy * other)))
    return patch, tuple(strokes)


def _laid(rows: Sequence[Sequence[Sequence[Point]]], chance: random.Random) -> Iterator[Point]:
    """Yield the positions of the bundles."""
    taken = dict[tuple[int, int], Point]()
    for row, share in zip(rows, SHARES, strict=True):
        for line in row:
            for (x, y), _angle in spaced(line, TUFT, chance.uniform(0, TUFT)):
                at = x + chance.uniform(-STRAY, STRAY), y + chance.uniform(-STRAY, STRAY)
                cell = int(at[0] // LONE), int(at[1] // LONE)
                beside = (taken.get((i, j)) for i in _around(cell[0]) for j in _around(cell[1]))
                if chance.random() <= share and not any(each and math.dist(at, each) < LONE for each in beside):
                    taken[cell] = at
                    yield at


def _around(n: int) -> tuple[int, int, int]:
    """Return a number and its two neighbours."""
    return n - 1, n, n + 1


def corners(box: Box) -> list[Point]:
    """Return the border of a box, back to its first corner."""
    return [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom), (box.x, box.y)]


def wobbly(line: Sequence[Point], seed: str, far: float = WOBBLE) -> list[Point]:
    """Return a line as a hand would draw it; its ends stay in place."""
    chance = random.Random(seed)
    drawn: list[Point] = []
    for one, other in itertools.pairwise(line):
        length = math.dist(one, other)
        count = max(1, round(length / STEP))
        nx, ny = (one[1] - other[1]) / (length or 1), (other[0] - one[0]) / (length or 1)
        for i in range(count):
            t, away = i / count, chance.uniform(-far, far) if i else 0.0
            drawn.append((one[0] + (other[0] - one[0]) * t + nx * away, one[1] + (other[1] - one[1]) * t + ny * away))
    return [*drawn, line[-1]]


def spaced(line: Sequence[Point], step: float, start: float = 0.0) -> Iterator[tuple[Point, float]]:
    """Yield points along a line, `step` apart, each with the angle of the line there."""
    left = start
    for one, other in itertools.pairwise(line):
        length = math.dist(one, other)
        angle = math.atan2(other[1] - one[1], other[0] - one[0])
        while left <= length and length:
            t = left / length
            yield (one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t), angle
            left += step
        left -= length


def length_of(line: Sequence[Point]) -> float:
    """Return the length of a line."""
    return sum(math.dist(one, other) for one, other in itertools.pairwise(line))


def along(line: Sequence[Point], share: float) -> Point:
    """Return the point at a share of a line's length, from 0 to 1."""
    left = length_of(line) * share
    for one, other in itertools.pairwise(line):
        length = math.dist(one, other)
        if left <= length and length:
            t = left / length
            return one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t
        left -= length
    return line[-1]


def evenly(line: Sequence[Point], steps: int) -> list[Point]:
    """Return the points at equal shares of a line's length, from its start to its end."""
    whole, points, before = length_of(line), list[Point](), 0.0
    for one, other in itertools.pairwise(line):
        length = math.dist(one, other)
        while length and len(points) <= steps and whole * len(points) / steps <= before + length:
            t = (whole * len(points) / steps - before) / length
            points.append((one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t))
        before += length
    return points + [line[-1]] * (steps + 1 - len(points))
