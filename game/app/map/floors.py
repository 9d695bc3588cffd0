"""Floors of chambers drawn in ink: their stones, fallen stones on them, and the shadows of the walls."""

import itertools
import math
import random
from collections.abc import Iterator

from ..base.geometry import Box, Point
from ..gfx.theme import Colour, colour
from .ink_drawing import Nib, spaced, wobbly

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
