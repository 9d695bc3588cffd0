"""Two moths about one flame."""

from __future__ import annotations

from typing import NamedTuple

from ..materials import Material
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Plate
from ..shell import pip
from ..sunburst import rays
from .kit import X, Y, border, ground, twice


class Night(NamedTuple):
    """The colours of a night: sky and rays, the front and back wings, their pattern, the body."""

    sky: str
    rays: str
    wing: str
    hind: str
    mark: str
    body: str


BLACK = Night("#151a30", "#28335a", "#e6d3a4", "#c79a5a", "#6b2b34", "#8b6a3f")
"""Pale moths by night."""
DUSK = Night("#c08a4e", "#dcb071", "#3d2c4f", "#6a3d55", "#e7b64d", "#241a30")
"""Dark moths at dusk."""


def moths(p: Plate, night: Night) -> None:
    """A moth above and its twin below, head to head over a flame that burns both ways."""
    ground(p, night.sky)
    p.part(rays(X, Y, 32, 40, 260, 0.46), night.rays, tone=0.8, flat=True, line=0, shadow=0, ang=0)
    for r, col in ((74, "#6b3020"), (58, "#a8501d")):
        p.part(disc(X, Y, r), col, tone=1, flat=True, line=0, shadow=0)
    _flame(p)
    twice(p, lambda: _moth(p, night))
    for x, y in ((40, 40), (210, 310), (210, 40), (40, 310), (34, 175), (216, 175)):
        p.part(pip("D", x, y, 22), "#f2c75c", tone=1, flat=True, line=2, shadow=0.3)
    border(p)


def _flame(p: Plate) -> None:
    """A flame with a tip above and a tip below."""
    for k, col in ((1.0, "#d4551b"), (0.74, "#f2a532"), (0.46, "#ffe9a0")):
        half = f"{X},{Y - 44 * k}! {X + 9 * k},{Y - 24 * k} {X + 30 * k},{Y - 10 * k} {X + 26 * k},{Y + 10 * k} {X + 8 * k},{Y + 26 * k}"
        turned = f"{X},{Y + 44 * k}! {X - 9 * k},{Y + 24 * k} {X - 30 * k},{Y + 10 * k} {X - 26 * k},{Y - 10 * k} {X - 8 * k},{Y - 26 * k}"
        p.part(shape(f"{half} {turned}"), col, tone=1, flat=True, line=2.4 if k == 1 else 0.8, shadow=0)


def _moth(p: Plate, night: Night) -> None:
    """A moth seen from above, its head towards the flame."""

    def stuff(col: str, tone: float) -> Material:
        return {"col": col, "tone": tone, "gain": 0.5, "puff": 26, "ang": 62, "bend": 2, "line": 2.8, "shadow": 0.7}

    def wings() -> None:
        p.part(shape("118,88 84,78 54,74 44,56 56,38 84,30 108,40! 120,62"), **stuff(night.hind, 0.72))
        p.part(disc(76, 54, 12), night.mark, tone=1, flat=True, line=1.6, shadow=0)
        p.part(disc(76, 54, 5), night.wing, tone=1, flat=True, line=1.2, shadow=0)
        p.part(shape("120,118! 96,136 58,142 28,132! 30,112 44,84 78,80 116,92"), **stuff(night.wing, 0.9))
        p.part(disc(62, 110, 15), night.mark, tone=1, flat=True, line=2, shadow=0)
        p.part(disc(62, 110, 8.5), "#f2c75c", tone=1, flat=True, line=1.6, shadow=0)
        p.key(disc(62, 110, 4))
        p.key(
            strokes(3, "118,110 100,122 82,127", "116,104 98,110 84,112", "114,98 98,94 82,92", "40,120 36,124 34,130")
        )
        p.key(strokes(2.6, "112,78 100,66 92,58", "114,70 106,56 100,46", "60,68 54,64 50,56"))
        p.key(strokes(3.4, "121,136 104,142 96,158") + strokes(2, "112,140 104,136 100,138", "104,147 96,146 93,149"))

    mirrored(p, wings)
    p.part(limb(f"{X},112 {X},38", 24, 9), **stuff(night.body, 0.66) | {"puff": 11, "shadow": 0.4})
    p.key(strokes(3, *(f"{X - 11 + i},{84 - i * 9} {X},{88 - i * 9} {X + 11 - i},{84 - i * 9}" for i in range(5))))
    p.part(sym(f"{X},98 112,98 106,112 112,128 {X},132"), **stuff(night.wing, 0.82) | {"puff": 10, "shadow": 0.4})
    p.part(disc(X, 131, 9.5), **stuff(night.body, 0.7) | {"puff": 8, "shadow": 0.3})
    for x in (X - 6, X + 6):
        p.part(disc(x, 134, 3.6), "#e0452c", tone=1, flat=True, line=1.4, shadow=0)
