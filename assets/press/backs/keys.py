"""Four keys laid crosswise over a lock that can be opened from either side."""

from __future__ import annotations

from typing import NamedTuple

from ..materials import GOLD, IRON, Material
from ..monsters.pen import disc
from ..plate import Plate
from ..shell import pip
from .kit import X, Y, border, ground, strewn, twice


class Chest(NamedTuple):
    """The colours of the ground and its keyholes, and the metals of the keys and the lock."""

    ground: str
    holes: str
    keys: Material
    lock: Material


OCHRE = Chest("#d09a3c", "#a8701f", IRON | {"col": "#56607a", "tone": 0.56, "gain": 0.9}, GOLD | {"col": "#8f2430"})
"""Iron keys on ochre."""
SLATE = Chest("#25323d", "#3f5563", GOLD | {"col": "#e5b850", "tone": 0.76}, IRON | {"col": "#a9b6bd", "tone": 0.7})
"""Gilt keys on slate."""
LEAN = 35.5
"""The angle between the keys and the upright, in degrees."""


def keys(p: Plate, chest: Chest) -> None:
    """A key from each corner, bow outwards, with the bits around the lock."""
    ground(p, chest.ground)
    holes = "".join(_hole(x, y, 0.34) for x, y in strewn(27.5, 26) if y < Y)
    twice(p, lambda: p.flatcol(holes, chest.holes))
    for side in (1, -1):
        twice(p, lambda side=side: _key(p, side, chest.keys))
    for x, y in ((X, 62), (X, 288), (48, Y), (202, Y)):
        p.part(pip("D", x, y, 34), **GOLD | {"tone": 0.82, "puff": 7, "shadow": 0.5})
        p.part(pip("D", x, y, 18), "#b3202e", tone=0.9, gain=0.6, puff=5, line=1.8, shadow=0)
    p.part(disc(X, Y, 40), **chest.lock | {"puff": 9, "line": 3, "shadow": 0.8})
    p.part(disc(X, Y, 29), **chest.lock | {"puff": 14, "line": 2, "shadow": 0.2, "ang": -40})
    for x, y in ((X, Y - 34.5), (X, Y + 34.5), (X - 34.5, Y), (X + 34.5, Y)):
        p.part(disc(x, y, 3.4), **GOLD | {"puff": 3, "line": 1.4, "shadow": 0})
    p.key(disc(X, Y, 8.4) + Plate.P(f"M{X - 4} {Y} L{X + 4} {Y} L{X + 8} {Y + 21} L{X - 8} {Y + 21}Z"))
    p.key(Plate.P(f"M{X - 4} {Y} L{X + 4} {Y} L{X + 8} {Y - 21} L{X - 8} {Y - 21}Z"))
    border(p, chest.keys["col"] if chest is SLATE else "#5a3a12")


def _hole(x: float, y: float, k: float) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({k})">{disc(0, -8, 11)}{Plate.P("M-5 -2 L5 -2 L11 26 L-11 26Z")}</g>'
    )


def _key(p: Plate, side: int, metal: Material) -> None:
    """A key whose bow lies in the upper left corner (side 1) or the upper right one (-1)."""
    before = p.xf
    p.xf = f"{before} translate({X} {Y}) scale({side} 1) rotate({-LEAN}) translate(-9 0)"
    part = metal | {"line": 2.8, "shadow": 0.75}
    p.part('<rect x="-6.5" y="-112" width="13" height="100" rx="3"/>', **part | {"puff": 6, "ang": 88})
    p.part(
        Plate.P("M4 -62 L30 -62 L30 -44 L21 -44 L21 -52 L14 -52 L14 -36 L30 -36 L30 -22 L4 -22Z"), **part | {"puff": 5}
    )
    bow = ((0, -136, 16), (-16, -118, 13), (16, -118, 13))
    rings = "".join(f"M{x - r} {y} a{r} {r} 0 1 0 {2 * r} 0 a{r} {r} 0 1 0 {-2 * r} 0Z " for x, y, r in bow)
    eyes = "".join(
        f"M{x - r} {y} a{r} {r} 0 1 1 {2 * r} 0 a{r} {r} 0 1 1 {-2 * r} 0Z "
        for x, y, r in ((a, b, c - 7) for a, b, c in bow)
    )
    p.part(f'<path fill-rule="evenodd" d="{rings}{eyes}"/>', **part | {"puff": 5})
    for y in (-100, -89):
        p.part(f'<rect x="-11" y="{y}" width="22" height="7" rx="3"/>', **GOLD | {"puff": 4, "line": 2, "shadow": 0.3})
    p.part(pip("D", 0, -119, 12), "#b3202e", tone=1, flat=True, line=2, shadow=0)
    p.xf = before
