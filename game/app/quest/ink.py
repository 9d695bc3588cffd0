"""Ink on paper: lines that are not quite straight, walls hatched by hand.  The same every time for the same seed."""

import itertools
import math
import random
from collections.abc import Iterator, Sequence

import pygame

from ..geometry import Box, Point
from ..theme import Colour

STEP, WOBBLE = 11.0, 1.1  # from one bend of a line to the next, and how far it strays
TUFT, STROKE, BETWEEN = 9.0, 10.0, 3.4  # from one bundle of strokes to the next; their length; from stroke to stroke
DEPTH = (2.0, 12.0)  # how far from the wall a bundle lies
DOT = 10.0  # from one dot of a dotted line to the next


class Nib:
    """Draws on a sheet whose left upper corner is `origin` in design pixels, `fine` pixels to each of them."""

    def __init__(self, sheet: pygame.Surface, origin: Point, fine: float):
        self.sheet, self.origin, self.fine = sheet, origin, fine

    def _at(self, point: Point) -> Point:
        return (point[0] - self.origin[0]) * self.fine, (point[1] - self.origin[1]) * self.fine

    def shape(self, points: Sequence[Point], ink: Colour, alpha: int = 255) -> None:
        """A filled shape."""
        pygame.draw.polygon(self.sheet, (*ink, alpha), [self._at(point) for point in points])

    def line(self, points: Sequence[Point], ink: Colour, wide: float, alpha: int = 255) -> None:
        """A line with round joints."""
        thick = max(1, round(wide * self.fine))
        ends = [self._at(point) for point in points]
        for one, other in itertools.pairwise(ends):
            pygame.draw.line(self.sheet, (*ink, alpha), one, other, thick)
        if thick > 2:
            for point in ends:
                pygame.draw.circle(self.sheet, (*ink, alpha), point, thick / 2)

    def disc(self, at: Point, radius: float, ink: Colour, alpha: int = 255) -> None:
        """A filled circle."""
        pygame.draw.circle(self.sheet, (*ink, alpha), self._at(at), max(1.0, radius * self.fine))

    def hatch(self, border: Sequence[Point], ink: Colour, seed: str) -> None:
        """Bundles of strokes along a border and on both its sides; what lies within is drawn over them."""
        chance = random.Random(seed)
        for at, along in spaced(border, TUFT):
            for side in (-1, 1):
                away = chance.uniform(*DEPTH) * side
                x = at[0] - math.sin(along) * away + chance.uniform(-2, 2)
                y = at[1] + math.cos(along) * away + chance.uniform(-2, 2)
                self._bundle((x, y), chance.uniform(0, math.pi), ink, chance)

    def _bundle(self, at: Point, slant: float, ink: Colour, chance: random.Random) -> None:
        dx, dy = math.cos(slant), math.sin(slant)
        for n in (-1, 0, 1):
            x, y = at[0] - dy * BETWEEN * n, at[1] + dx * BETWEEN * n
            half = STROKE / 2 * chance.uniform(0.75, 1.1)
            self.line([(x - dx * half, y - dy * half), (x + dx * half, y + dy * half)], ink, 1.1)


def corners(box: Box) -> list[Point]:
    """The border of a box, back to where it began."""
    return [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom), (box.x, box.y)]


def wobbly(line: Sequence[Point], seed: str, far: float = WOBBLE) -> list[Point]:
    """A line as a hand would draw it; its ends stay where they are."""
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
    """Points along a line, so far from each other, each with the angle at which the line runs there."""
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
    """How long a line is."""
    return sum(math.dist(one, other) for one, other in itertools.pairwise(line))


def along(line: Sequence[Point], share: float) -> Point:
    """The point so far along a line, from 0 to 1."""
    left = length_of(line) * share
    for one, other in itertools.pairwise(line):
        length = math.dist(one, other)
        if left <= length and length:
            t = left / length
            return one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t
        left -= length
    return line[-1]
