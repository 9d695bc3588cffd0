"""Two dragons coiled about a diamond, each with its teeth in the other's tail."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..materials import GOLD, Material
from ..monsters.pen import disc, shape, strokes
from ..plate import Plate
from ..shell import pip
from ..sunburst import rays
from .kit import X, Y, border, ground, twice


class Brood(NamedTuple):
    """The colours of a pair of dragons: ground and rays, hide, belly, spines and gem."""

    ground: str
    rays: str
    hide: str
    belly: str
    spines: str
    gem: str


VERDIGRIS = Brood("#1d5348", "#2b6f60", "#7fb98f", "#e6dca6", "#c79a3a", "#b3202e")
"""Green dragons on verdigris."""
SAND = Brood("#d9bf86", "#c4a468", "#a3282a", "#f0c878", "#2c1a1c", "#27465e")
"""Red dragons on sand."""

RX, RY = 72.0, 112.0
"""Half the width and half the height of the oval along which the dragons lie."""
TAIL, NECK = -72.0, 92.0
"""The angles on the oval at which a dragon's tail and its head are, in degrees."""
STEPS = 40


def dragons(p: Plate, brood: Brood) -> None:
    """A dragon down the right side and its twin up the left one."""
    ground(p, brood.ground)
    p.part(rays(X, Y, 30, 20, 260, 0.5), brood.rays, tone=0.86, flat=True, line=0, shadow=0, ang=0)
    twice(p, lambda: _wing(p, brood))
    twice(p, lambda: _body(p, brood))
    twice(p, lambda: _head(p, brood))
    p.part(pip("D", X, Y, 118), **GOLD | {"puff": 6, "line": 3, "shadow": 0.7})
    p.part(pip("D", X, Y, 92), brood.gem, tone=0.84, gain=0.7, puff=20, ang=-40, line=2.2, shadow=0)
    p.cut(Plate.P(f"M{X} {Y - 36} L{X - 22} {Y} L{X - 8} {Y}Z"), "#f7d9c4")
    p.key(strokes(2.6, f"{X - 26},{Y} {X},{Y + 1} {X + 26},{Y}", f"{X},{Y - 38} {X + 3},{Y} {X},{Y + 38}"))
    border(p)


def _place(turn: float, out: float = 0.0) -> tuple[float, float]:
    """A point of the oval, moved outwards by `out` units."""
    a = math.radians(turn)
    return X + (RX + out) * math.cos(a), Y + (RY + out) * math.sin(a)


def _girth(t: float) -> float:
    """Half the thickness at a share `t` of the way from the tip of the tail to the head."""
    return 3 + 20 * math.sin(min(1.0, t * 1.15) * math.pi / 2)


def _edge(side: float, first: float = 0.0, last: float = 1.0) -> list[tuple[float, float]]:
    """The outer edge of the body (side 1), the inner one (-1), or a line between them, from share `first` to `last`."""
    shares = [first + (last - first) * i / STEPS for i in range(STEPS + 1)]
    return [_place(TAIL + (NECK - TAIL) * t, side * _girth(t)) for t in shares]


def _outline(points: list[tuple[float, float]]) -> str:
    return Plate.P("M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z")


def _body(p: Plate, brood: Brood) -> None:
    hide: Material = {"col": brood.hide, "tone": 0.62, "gain": 0.8, "puff": 14, "ang": 20, "bend": 3, "line": 3}
    spines = ""
    for i in range(3, 15):
        t = i / 15.5
        turn = TAIL + (NECK - TAIL) * t
        (x0, y0), (x1, y1) = _place(turn - 4, _girth(t) - 2), _place(turn + 4, _girth(t) - 2)
        tx, ty = _place(turn - 5, _girth(t) + 5 + 8 * t)
        spines += f"M{x0:.1f} {y0:.1f} L{tx:.1f} {ty:.1f} L{x1:.1f} {y1:.1f}Z "
    p.part(Plate.P(spines), brood.spines, tone=0.8, gain=0.5, puff=4, line=2.4, shadow=0.6)
    whole = p.part(_outline(_edge(1) + _edge(-1)[::-1]), **hide, shadow=0.8)
    belly = _outline(_edge(-0.25) + _edge(-1.2)[::-1])
    p.part(belly, brood.belly, tone=0.86, gain=0.4, puff=6, ang=-60, line=1.8, shadow=0, clip=whole)
    plates, scales = "", ""
    for i in range(2, 22):
        t = i / 22
        turn, g = TAIL + (NECK - TAIL) * t, _girth(t)
        (ax, ay), (bx, by) = _place(turn, -0.3 * g), _place(turn + 2, -g)
        plates += strokes(2.2, f"{ax:.1f},{ay:.1f} {(ax + bx) / 2:.1f},{(ay + by) / 2:.1f} {bx:.1f},{by:.1f}")
        if i > 6:
            (ax, ay), (mx, my), (bx, by) = (
                _place(turn - 3, 0.9 * g),
                _place(turn + 2.6, 0.5 * g),
                _place(turn - 3, 0.05 * g),
            )
            scales += strokes(2.4, f"{ax:.1f},{ay:.1f} {mx:.1f},{my:.1f} {bx:.1f},{by:.1f}")
    p.key(plates + scales, clip=whole)


def _wing(p: Plate, brood: Brood) -> None:
    """A wing, spread into the corner behind the shoulder."""
    web = "178,250! 206,238 226,246! 216,262 222,280! 214,292 220,316! 200,304 184,322! 178,304 160,304!"
    p.part(shape(web), brood.spines, tone=0.72, gain=0.7, puff=18, ang=-30, bend=3, line=2.8, shadow=0.6)
    p.key(strokes(4, "180,256 204,256 222,280", "178,258 202,286 219,314", "176,262 182,290 184,320"))


def _head(p: Plate, brood: Brood) -> None:
    """The head, drawn looking left with its neck at the right of the origin, and placed at the end of the body."""
    before = p.xf
    x, y = _place(NECK)
    p.xf = f"{before} translate({x:.1f} {y:.1f}) rotate(-8) scale(1.16)"
    hide: Material = {"col": brood.hide, "tone": 0.68, "gain": 0.8, "puff": 12, "ang": 30, "bend": 3, "line": 3}
    p.part(
        shape("14,-14! 34,-34 54,-36! 44,-22 26,-4!"), brood.spines, tone=0.8, gain=0.5, puff=5, line=2.6, shadow=0.5
    )
    p.part(shape("-2,16 -26,18 -52,14 -60,20! -50,30 -20,34 8,26!"), **hide | {"tone": 0.56}, shadow=0.5)
    p.part(shape("-48,13! -10,14! -14,22 -40,22"), "#861823", tone=0.8, flat=True, line=1.6, shadow=0)
    p.part(shape("22,-18 4,-24 -14,-20 -34,-10 -60,-8 -70,2! -64,12! -30,12 -4,18! 8,28 22,20"), **hide, shadow=0.6)
    teeth = "".join(f"M{a} 11 L{a + 4} 21 L{a + 8} 11Z " for a in (-62, -50, -38, -26))
    p.part(Plate.P(teeth), "#fff6e0", tone=1, flat=True, line=1.4, shadow=0)
    p.part(
        shape("-8,-22! 4,-30 16,-46 36,-50! 26,-36 22,-24 10,-16"),
        brood.spines,
        tone=0.8,
        gain=0.5,
        puff=6,
        line=2.6,
        shadow=0.4,
    )
    p.key(disc(-18, -7, 9, 7))
    p.cut(disc(-18, -7, 7, 5), "#f6d24e")
    p.key(disc(-18, -7, 2, 5) + strokes(4, "-32,-14 -20,-20 -6,-14") + disc(-60, -2, 2.6))
    p.xf = before
