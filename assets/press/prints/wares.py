"""Equipment in Dungeon Crawl that has a card of its own: the warrior's shield, the mage's mana."""

from __future__ import annotations

import math

from assets.press.materials import GOLD, WOOD
from assets.press.monsters.pen import disc, shape, strokes, sym
from assets.press.plate import Plate
from assets.press.prints.mage import ARCANE
from assets.press.prints.scene import STEEL_LIGHT, VIOLET_LIGHT, lit
from assets.press.shell import star
from assets.press.sunburst import sunburst

STEEL = {"col": "#aeb9c0", "tone": 0.74, "gain": 0.8, "puff": 8, "ang": 45, "bend": 2, "line": 2.8, "shadow": 0.6}


def shield(p: Plate) -> None:
    """A round shield of painted boards with an iron boss; it has no top, because the card is also laid sideways."""
    sunburst(p, STEEL_LIGHT, 125, 186)
    x, y = 125, 190
    p.part(disc(x, y, 100), **STEEL | {"shadow": 0.9})
    field = p.part(disc(x, y, 87), "#2f5b8f", tone=0.66, gain=0.6, puff=40, ang=90, bend=3, line=2.6, shadow=0)
    quarters = "".join(
        f"M{x} {y} L{x + 90 * math.cos(a):.1f} {y + 90 * math.sin(a):.1f} "
        f"A90 90 0 0 1 {x + 90 * math.cos(a + math.pi / 4):.1f} {y + 90 * math.sin(a + math.pi / 4):.1f}Z"
        for a in (math.pi * (k / 2 + 1 / 8) for k in range(4))
    )
    p.part(Plate.P(quarters), "#e9dcc0", tone=0.94, gain=0.22, puff=16, ang=0, bend=3, line=2.2, shadow=0, clip=field)
    for turn in range(4):
        p.xf = f"rotate({45 + 90 * turn} {x} {y})"
        p.part(
            shape(f"{x - 9},{y - 30}! {x - 7},{y - 92}! {x + 7},{y - 92}! {x + 9},{y - 30}!"),
            **STEEL | {"puff": 5, "shadow": 0.4},
        )
    p.xf = ""
    p.part(disc(x, y, 40), **GOLD | {"puff": 9, "shadow": 0.6})
    p.part(disc(x, y, 30), **STEEL | {"puff": 28, "shadow": 0.3, "bend": 4})
    p.cut(strokes(5, f"{x - 18},{y - 6} {x - 15},{y - 18} {x - 3},{y - 20}"), "#ffffff")
    for k in range(12):
        a = math.tau * (k + 0.5) / 12
        p.part(
            disc(x + 93.5 * math.cos(a), y + 93.5 * math.sin(a), 4.4), **GOLD | {"puff": 4, "line": 1.8, "shadow": 0}
        )
    p.key(
        strokes(
            4,
            f"{x + 34},{y - 76} {x + 40},{y - 60} {x + 58},{y - 50}",
            f"{x - 70},{y + 20} {x - 58},{y + 30} {x - 54},{y + 46}",
        )
    )


def mana(p: Plate) -> None:
    """A glowing crystal over a stand of gold, with splinters circling it."""
    lit(p, VIOLET_LIGHT, 268)
    x = 122
    p.part(Plate.P(star(x, 168, 18, 108, 82)), "#a99be6", tone=1, flat=True, line=0, shadow=0)
    p.part(Plate.P(star(x, 168, 18, 90, 68)), "#c6bff6", tone=1, flat=True, line=0, shadow=0)
    p.part(Plate.P(star(x, 168, 18, 74, 54)), "#e9e8ff", tone=1, flat=True, line=0, shadow=0)
    p.part(disc(x, 284, 66, 9), None, tone=0.12, flat=True, line=0, shadow=0)
    p.part(sym(f"{x},262 {x - 20},264 {x - 46},274 {x - 52},286! {x},290", x), **WOOD | {"col": "#5a3a2a"})
    p.part(sym(f"{x},236 {x - 12},238 {x - 10},254 {x - 26},266 {x - 30},272! {x},276", x), **GOLD)
    for side in (-1, 1):
        p.part(
            shape(
                f"{x},250 {x + 22 * side},246 {x + 40 * side},226 {x + 40 * side},196! {x + 30 * side},214 {x + 18 * side},228 {x},234"
            ),
            **GOLD | {"puff": 6},
        )
    _crystal(p, x, 164, 1.0)
    for cx, cy, k, turn in ((52, 186, 0.22, -24), (196, 206, 0.2, 28), (200, 132, 0.26, 14), (60, 240, 0.15, 10)):
        p.xf = f"rotate({turn} {cx} {cy})"
        _crystal(p, cx, cy, k)
    p.xf = ""


def _crystal(p: Plate, x: float, y: float, k: float) -> None:
    """A six-sided crystal around x, y, its facets lit from the upper left; 160 units high at k = 1."""
    before = p.xf
    p.xf = f"{before} translate({x} {y}) scale({k})"
    hull = p.part(
        Plate.P("M-2 -84 L34 -46 L40 26 L4 80 L-34 34 L-40 -36Z"),
        ARCANE[1],
        tone=1,
        flat=True,
        line=3 if k == 1 else 2.2,
        shadow=0.5,
    )
    facets = (
        ("M-2 -84 L-40 -36 L-16 -30Z", "#e9f1ff", 1.0),
        ("M-2 -84 L-16 -30 L16 -34 L34 -46Z", "#b4bdfb", 0.9),
        ("M-40 -36 L-16 -30 L-12 36 L-34 34Z", "#a3a9f7", 0.86),
        ("M-16 -30 L16 -34 L18 32 L-12 36Z", "#7c80ee", 0.8),
        ("M34 -46 L16 -34 L18 32 L40 26Z", "#4e45bd", 0.6),
        ("M-34 34 L-12 36 L4 80Z", "#6661d8", 0.74),
        ("M-12 36 L18 32 L40 26 L4 80Z", "#3c319a", 0.5),
    )
    for d, colour, tone in facets:
        p.part(Plate.P(d), colour, tone=tone, flat=True, ang=-52, line=1.4 if k == 1 else 0.7, shadow=0, clip=hull)
    if k == 1:
        p.cut(strokes(5, "-30,-30 -27,0 -25,26") + strokes(4, "-6,-70 -14,-56 -24,-44"), "#ffffff")
        p.cut(disc(2, 0, 6, 14), "#c9d2ff", clip=hull)
        p.cut(
            Plate.P("M2 -22 C3.5 -6 7 -2 20 0 C7 2 3.5 6 2 22 C.5 6 -3 2 -16 0 C-3 -2 .5 -6 2 -22Z"),
            "#ffffff",
            clip=hull,
        )
    p.xf = before
