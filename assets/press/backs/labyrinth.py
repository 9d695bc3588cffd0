"""A labyrinth with an entrance at either end, and a thread from each to the middle."""

from __future__ import annotations

from typing import NamedTuple

from ..materials import Material
from ..plate import Plate
from ..shell import pip
from .kit import HALF_TURN, X, Y, border, ground, twice


class Masonry(NamedTuple):
    """The colours of floor, walls, thread, and the gem in the middle."""

    floor: str
    walls: str
    thread: str
    gem: str


BONE = Masonry("#e4d4ac", "#7b4a3a", "#b3202e", "#b3202e")
"""Brick on bone."""
MOONLIT = Masonry("#241f38", "#b9b49a", "#f2a532", "#4fc3a1")
"""Pale stone by night."""

HALVES = ((93, 142), (75, 124), (57, 106), (39, 88), (21, 70))
"""Half the width and half the height of each ring of walls, the outermost first."""
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The directions of head, right, foot and left."""
DOOR, WALL, LANE = 12.0, 7.0, 18.0
"""Half the width of an opening, the thickness of a wall, and the distance from one wall to the next."""


def labyrinth(p: Plate, masonry: Masonry) -> None:
    """Rings of walls, open by turns at head and foot and at both sides, and two threads to a gem."""
    ground(p, masonry.floor)
    walls: Material = {"col": masonry.walls, "tone": 0.76, "gain": 0.7, "puff": 3.6, "ang": 0, "line": 1.8}
    rings = "".join(_ring(i) for i in range(len(HALVES)))
    p.part(rings + f'<g transform="{HALF_TURN}">{rings}</g>', **walls, shadow=0.4)
    twice(p, lambda: _thread(p, masonry.thread))
    p.part(pip("D", X, Y, 104), "#d9a441", tone=0.8, gain=0.7, puff=6, line=2.6, shadow=0.6)
    p.part(pip("D", X, Y, 78), masonry.gem, tone=0.84, gain=0.8, puff=16, ang=-40, line=2, shadow=0)
    p.cut(pip("D", X, Y, 26), "#fff6e0")
    border(p)


def _ring(i: int) -> str:
    """Half a ring, from one of its openings round two corners to the other."""
    w, h = HALVES[i]
    if i % 2:
        half = f"M{X - w} {Y - DOOR} L{X - w} {Y - h} L{X + w} {Y - h} L{X + w} {Y - DOOR}"
    else:
        half = f"M{X + DOOR} {Y - h} L{X + w} {Y - h} L{X + w} {Y + h} L{X + DOOR} {Y + h}"
    return Plate.S(half, WALL, "butt")


def _thread(p: Plate, col: str) -> None:
    """The thread from the head to the gem: through every ring it goes a quarter turn further than through the last."""
    points = [(X, Y - 150.0)]
    for i, (w, h) in enumerate(HALVES[:-1]):
        mw, mh = w - LANE / 2, h - LANE / 2
        (x0, y0), (x1, y1) = AROUND[i % 4], AROUND[(i + 1) % 4]
        points += [(X + x * mw, Y + y * mh) for x, y in ((x0, y0), (x0 + x1, y0 + y1), (x1, y1))]
    points.append((X, Y - 40))
    line = "M" + " L".join(f"{x} {y}" for x, y in points)
    p.part(Plate.S(line, 5), col, tone=1, flat=True, line=1.6, shadow=0.3)
