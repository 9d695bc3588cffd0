"""The pen of the monster cards: outlines through points, mirrored halves, sheaves of tapering strokes.

A spec is a row of points in card units, "125,60 160,80 170,120!"; a "!" after a point makes it a sharp corner.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.press.plate import Plate

Point = tuple[float, float, bool]
"""x, y, and True if the outline has a sharp corner there."""

Fire = tuple[str, str, str]
"""The colours of a glowing thing from the outside in: halo, flame, core."""

EMBER: Fire = ("#7d1d14", "#f2762a", "#ffe9a0")
SOUL: Fire = ("#1c5f5a", "#4fd6b8", "#f4fff0")
MIST: Fire = ("#2f5f7f", "#7fd6e6", "#f0ffff")
SULPHUR: Fire = ("#5a4a14", "#e8cf3e", "#fff8c8")

SLACK = 0.36
"""Length of a curve handle as a share of the way to the next point; about a third gives round outlines."""


def shape(spec: str) -> str:
    """A closed outline through the points of `spec`."""
    return _closed(_points(spec))


def sym(spec: str, cx: float = 125) -> str:
    """A closed outline whose left (or right) half is `spec`, mirrored about the upright line x = `cx`."""
    half = _points(spec)
    other = [(2 * cx - x, y, sharp) for x, y, sharp in reversed(half) if x != cx]
    return _closed(half + other)


def strokes(width: float, *specs: str) -> str:
    """Tapering strokes, one for each spec "start bend end", all of one `width` at their thickest."""
    out = ""
    for spec in specs:
        (x0, y0, _), (cx, cy, _), (x1, y1, _) = _points(spec)
        out += Plate.taper(x0, y0, cx, cy, x1, y1, width)
    return out


def limb(spec: str, w0: float, w1: float) -> str:
    """A round-ended limb between two points, `w0` wide at the first and `w1` wide at the second."""
    (x0, y0, _), (x1, y1, _) = _points(spec)
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    return disc(x0, y0, w0 / 2) + Plate.taper(x0, y0, mx, my, x1, y1, w0, w1) + disc(x1, y1, w1 / 2)


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """A filled circle, or an ellipse when `ry` is given."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{rx if ry is None else ry}"/>'


def mirrored(p: Plate, draw: Callable[[], None], cx: float = 125) -> None:
    """Run `draw` twice: as it is, then mirrored about the upright line x = `cx`."""
    before = p.xf
    draw()
    p.xf = f"{before} matrix(-1 0 0 1 {2 * cx} 0)"
    draw()
    p.xf = before


def narrow(k: float, cx: float) -> str:
    """The SVG transform that squeezes a drawing sideways by `k` towards the upright line x = `cx`."""
    return f"matrix({k} 0 0 1 {cx * (1 - k):.2f} 0)"


def glow(p: Plate, x: float, y: float, r: float, fire: Fire) -> None:
    """A burning eye of radius `r`, without ink, in a faint halo."""
    halo, flame, core = fire
    p.cut(disc(x, y, r * 1.5), halo)
    p.cut(disc(x, y, r), flame)
    p.cut(disc(x, y, r * 0.45), core)


def _points(spec: str) -> list[Point]:
    points = []
    for word in spec.split():
        x, y = word.rstrip("!").split(",")
        points.append((float(x), float(y), word.endswith("!")))
    return points


def _closed(points: list[Point]) -> str:
    n = len(points)
    tangents = [_tangent(points[i - 1], points[i], points[(i + 1) % n]) for i in range(n)]
    d = f"M{points[0][0]:.2f} {points[0][1]:.2f}"
    for i, (x0, y0, _) in enumerate(points):
        x1, y1, _ = points[(i + 1) % n]
        (tx0, ty0), (tx1, ty1) = tangents[i], tangents[(i + 1) % n]
        reach = SLACK * math.hypot(x1 - x0, y1 - y0)
        d += f"C{x0 + tx0 * reach:.2f} {y0 + ty0 * reach:.2f} {x1 - tx1 * reach:.2f} {y1 - ty1 * reach:.2f}"
        d += f" {x1:.2f} {y1:.2f}"
    return Plate.P(d + "Z")


def _tangent(before: Point, at: Point, after: Point) -> tuple[float, float]:
    """The direction of the outline at a point (unit length; zero at a corner)."""
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy)
    return (0.0, 0.0) if at[2] or length == 0 else (dx / length, dy / length)
