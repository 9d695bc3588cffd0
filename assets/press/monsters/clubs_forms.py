"""Shapes of which the clubs are made: smooth blobs, shaggy fur, teeth, and limbs that taper along a spine.

All functions give SVG elements in card units, ready for `Plate.part`, `key` and `cut`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from ..plate import Array, Plate
from .pen import disc

Point = tuple[float, float]

PANEL = "#12302b"
"""The panel colour of the clubs."""

GOLD = "#d9a441"
IVORY = "#f4ead0"


def smooth(points: Sequence[Point], closed: bool = False, n: int = 10) -> list[Point]:
    """A curve through all the points (Catmull-Rom), n samples to each stretch; a point given twice makes a corner."""
    last = len(points) - 1
    out: list[Point] = []
    for i in range(len(points) if closed else last):
        if closed:
            a, b, c, d = (points[(i + k) % len(points)] for k in (-1, 0, 1, 2))
        else:
            a, b, c, d = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)]
        out.extend((_between(a[0], b[0], c[0], d[0], k / n), _between(a[1], b[1], c[1], d[1], k / n)) for k in range(n))
    return out if closed else [*out, points[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    """The Catmull-Rom value at t (0..1) between b and c."""
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def polygon(points: Sequence[Point]) -> str:
    """A filled polygon."""
    return '<path d="M' + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + 'Z"/>'


def blob(*points: Point) -> str:
    """A filled smooth shape through the points."""
    return polygon(smooth(points, closed=True))


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0) -> str:
    """A filled ellipse, turned by degrees."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" transform="rotate({turn} {x} {y})"/>'


def shaggy(points: Sequence[Point], depth: float, step: float = 9, lean: float = 0.6, seed: int = 1) -> str:
    """A smooth closed shape with locks of fur along its edge: `depth` long, `step` apart, leaning along the path."""
    rng = np.random.default_rng(seed)
    edge = np.array(smooth(points, closed=True, n=14))
    edge = np.vstack([edge, edge[:1]])
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(edge, axis=0).T))])
    count = max(6, round(run[-1] / step))
    marks = (np.arange(count) + rng.uniform(-0.22, 0.22, count)) * run[-1] / count
    area = np.sum(edge[:-1, 0] * edge[1:, 1] - edge[1:, 0] * edge[:-1, 1])
    roots = [np.array([np.interp(m, run, edge[:, k], period=run[-1]) for k in (0, 1)]) for m in marks]
    d = f"M{roots[0][0]:.2f} {roots[0][1]:.2f} "
    for i, root in enumerate(roots):
        end = roots[(i + 1) % count]
        along = end - root
        length = math.hypot(*along) + 1e-6
        out = np.array([along[1], -along[0]]) / length * math.copysign(1, area)
        tip = root + along * (0.5 + lean) + out * depth * rng.uniform(0.7, 1.25)
        c1 = root + along * 0.35 + out * depth * 0.55
        c2 = end + out * depth * 0.1 - along * 0.05
        d += f"Q{c1[0]:.2f} {c1[1]:.2f} {tip[0]:.2f} {tip[1]:.2f} Q{c2[0]:.2f} {c2[1]:.2f} {end[0]:.2f} {end[1]:.2f} "
    return f'<path d="{d}Z"/>'


def spike(x: float, y: float, length: float, width: float, angle: float = 90, hook: float = 0) -> str:
    """A tooth, claw or horn rooted at x, y, pointing along `angle` degrees (90 is down), its tip bent by `hook`."""
    a = math.radians(angle)
    ux, uy = math.cos(a), math.sin(a)

    def at(along: float, across: float) -> str:
        return f"{x + ux * along - uy * across:.2f} {y + uy * along + ux * across:.2f}"

    half = width / 2
    return (
        f'<path d="M{at(-half * 0.4, 0)} Q{at(-half * 0.3, half)} {at(0, half)} '
        f"Q{at(length * 0.55, half * 0.8)} {at(length, hook)} "
        f'Q{at(length * 0.55, -half * 0.8)} {at(0, -half)} Q{at(-half * 0.3, -half)} {at(-half * 0.4, 0)}Z"/>'
    )


class Limb:
    """A tube along a spine of points with its widths at those points: tails, necks, legs, tentacles, coils."""

    def __init__(self, spine: Sequence[Point], widths: Sequence[float], n: int = 14) -> None:
        self.spine = np.array(smooth(spine, n=n))
        place = np.linspace(0, 1, len(self.spine))
        self.width = np.interp(place, np.linspace(0, 1, len(widths)), widths)
        step = np.gradient(self.spine, axis=0)
        step /= np.hypot(step[:, 0], step[:, 1])[:, None] + 1e-6
        self.normal = np.stack([-step[:, 1], step[:, 0]], axis=1)

    def at(self, t: float, side: float = 0) -> Point:
        """The point at t (0 root .. 1 tip), `side` half widths off the spine (-1 left edge .. 1 right edge)."""
        place = t * (len(self.spine) - 1)
        i = min(int(place), len(self.spine) - 2)
        f = place - i
        x, y = self.spine[i] * (1 - f) + self.spine[i + 1] * f
        nx, ny = self.normal[i] * (1 - f) + self.normal[i + 1] * f
        half = (self.width[i] * (1 - f) + self.width[i + 1] * f) / 2 * side
        return float(x + nx * half), float(y + ny * half)

    def girth(self, t: float) -> float:
        """The width at t."""
        return float(np.interp(t, np.linspace(0, 1, len(self.width)), self.width))

    def strip(self, low: float = -1, high: float = 1, start: float = 0, end: float = 1) -> str:
        """The part of the tube between two sides and two places; the whole tube by default, with round ends."""
        places = np.linspace(start, end, max(8, len(self.spine)))
        left = [self.at(t, low) for t in places]
        right = [self.at(t, high) for t in places[::-1]]
        caps = (
            ""
            if (low, high) != (-1, 1)
            else disc(*self.at(start), self.girth(start) / 2) + disc(*self.at(end), self.girth(end) / 2)
        )
        return polygon(left + right) + caps

    def rungs(self, places: Sequence[float], low: float, high: float, width: float, sag: float = 0.04) -> str:
        """Cuts across the tube at the places, from side low to side high, bowed towards the tip by `sag`."""
        out = ""
        for t in places:
            (x0, y0), (x1, y1) = self.at(t, low), self.at(t, high)
            cx, cy = self.at(min(1, t + sag * 2), (low + high) / 2)
            out += Plate.taper(x0, y0, cx, cy, x1, y1, width)
        return out


def hairs(
    p: Plate,
    mask: Array,
    count: int,
    length: float,
    flow: Callable[[float, float], float],
    width: float = 1.6,
    seed: int = 1,
    cut: str | None = None,
) -> None:
    """Scatter short strokes over a mask, running along `flow(x, y)` degrees: ink, or cut light ones of a colour."""
    rng = np.random.default_rng(seed)
    strokes = ""
    for x, y, size, bow in rng.uniform((0, 0, 0.6, -0.2), (p.w, p.h, 1.3, 0.2), (count, 4)):
        a = math.radians(flow(x, y))
        dx, dy = math.cos(a) * length * size, math.sin(a) * length * size
        strokes += Plate.taper(x, y, x + dx / 2 - dy * bow, y + dy / 2 + dx * bow, x + dx, y + dy, width)
    if cut is None:
        p.key(strokes, clip=mask)
    else:
        p.cut(strokes, cut, clip=mask)


def teeth(p: Plate, rows: Sequence[tuple[float, float, float, float, float]], col: str = IVORY) -> None:
    """Lay teeth given as (x, y, length, width, angle)."""
    for x, y, length, width, angle in rows:
        p.part(spike(x, y, length, width, angle), col, tone=0.92, gain=0.6, puff=4, line=1.4, shadow=0.2)


def wart(p: Plate, x: float, y: float, r: float, col: str) -> None:
    """A small lit bump."""
    p.part(disc(x, y, r), col, tone=0.72, gain=0.8, puff=r, line=1.3, shadow=0.3)


def ledge(p: Plate, y: float, col: str) -> None:
    """A ledge of rough stone for a beast to sit on."""
    p.part(
        Plate.P(f"M0 {y + 4} L34 {y - 2} L80 {y + 3} L132 {y - 3} L190 {y + 2} L250 {y - 3} L250 350 L0 350Z"),
        col,
        tone=0.5,
        gain=0.6,
        puff=14,
        ang=4,
        bend=2,
        line=2.6,
        shadow=0.4,
    )
    p.key(
        Plate.taper(20, y + 22, 60, y + 18, 96, y + 24, 2.4)
        + Plate.taper(120, y + 15, 160, y + 19, 214, y + 13, 2.4)
        + Plate.taper(96, y + 24, 102, y + 32, 98, y + 50, 2.2)
        + Plate.taper(176, y + 17, 172, y + 32, 180, y + 46, 2.2),
    )
