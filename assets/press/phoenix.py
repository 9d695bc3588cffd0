"""The Ace of Hearts: a phoenix rising, the help beyond all potions."""

from __future__ import annotations

from .materials import GOLD, Material
from .monsters.pen import disc, limb, mirrored, shape, strokes, sym
from .plate import Drawing, Plate
from .shell import pip, star
from .sunburst import sunburst

DAWN = ("#f7e2c2", "#eeb892")
"""The sunburst behind it: panel and rays."""
CRIMSON: Material = {"col": "#b3202e", "tone": 0.66, "gain": 0.8, "puff": 9, "ang": 84, "bend": 2, "line": 2.6}
ORANGE: Material = CRIMSON | {"col": "#e0662a", "tone": 0.76}
AMBER: Material = CRIMSON | {"col": "#f6b93e", "tone": 0.88, "gain": 0.6}

WING = ((64, 84), (44, 96), (24, 100), (4, 98), (-16, 90), (-36, 76))
"""The long feathers of the left wing from the uppermost down: turned clockwise from the left by degrees, how long."""
TAIL = ((-44, 80), (44, 80), (-22, 100), (22, 100), (0, 112))
"""The feathers of the tail, the middle one on top."""


def phoenix(p: Plate) -> None:
    """Wings spread before the sun, a heart alight on its breast."""
    sunburst(p, DAWN, 125, 176)
    for points, tip, root, col in ((20, 128, 96, "#fdf0c4"), (20, 104, 80, "#ffffff")):
        p.part(Plate.P(star(125, 176, points, tip, root)), col, tone=1, flat=True, line=0, shadow=0)
    p.xf = "translate(10 -4) scale(.92)"
    for turn, length in TAIL:
        _tail_feather(p, turn, length)
    mirrored(p, lambda: _wing(p))
    p.part(sym("125,128 104,140 92,172 98,214 112,244 125,252"), **CRIMSON | {"puff": 26, "ang": 70}, shadow=0.6)
    scales = "".join(
        strokes(2.2, f"{x - 7},{y} {x},{y + 8} {x + 7},{y}")
        for row, y in enumerate((214, 226, 238))
        for x in ((111, 125, 139) if row % 2 == 0 else (118, 132))
    )
    p.key(scales)
    p.part(pip("H", 125, 184, 56), **AMBER | {"puff": 10}, shadow=0.5)
    p.part(pip("H", 125, 184, 34), "#fff6d8", tone=1, gain=0.3, puff=8, line=1.8, shadow=0)
    _head(p)
    p.xf = ""


def _wing(p: Plate) -> None:
    """The left wing: long feathers, shorter ones over them, and the arm."""
    for (turn, length), stuff in zip(WING, (CRIMSON, ORANGE) * 3, strict=True):
        _feather(p, 96, 168, turn, length, 25, stuff)
    for turn, length in WING[1:]:
        _feather(p, 100, 168, turn, length * 0.62, 21, AMBER)
    p.part(shape("112,150 92,138 66,112 50,110! 52,128 66,150 84,172 100,190 112,196"), **CRIMSON, shadow=0.5)


def _feather(p: Plate, x: float, y: float, turn: float, length: float, wide: float, stuff: Material) -> None:
    """A feather from x, y to the left, turned clockwise by degrees."""
    before = p.xf
    p.xf = f"{before} translate({x} {y}) rotate({turn})"
    w = wide / 2
    p.part(
        shape(
            f"0,{-w * 0.5} {-length * 0.6},{-w} {-length},{-w * 0.3}! {-length * 0.94},{w * 0.8} {-length * 0.5},{w} 0,{w * 0.5}"
        ),
        **stuff,
        shadow=0.4,
    )
    p.key(strokes(2.6, f"{-length * 0.2},0 {-length * 0.6},-1 {-length * 0.94},0"))
    p.xf = before


def _tail_feather(p: Plate, turn: float, length: float) -> None:
    """Like a peacock's, with a heart for an eye."""
    before = p.xf
    p.xf = f"{before} translate(125 234) rotate({turn})"
    p.part(sym(f"0,0! -7,{length * 0.4} -17,{length * 0.72} -12,{length * 0.95} 0,{length}!", 0), **ORANGE, shadow=0.5)
    p.part(pip("H", 0, length * 0.74, 20), **AMBER | {"puff": 5, "line": 2}, shadow=0.2)
    p.key(strokes(2.6, f"0,6 1,{length * 0.3} 0,{length * 0.6}"))
    p.xf = before


def _head(p: Plate) -> None:
    """Looking to the left, a crest of three plumes blown back."""
    for tip, stuff in (("150,70", AMBER), ("166,84", ORANGE), ("168,102", AMBER)):
        p.part(limb(f"130,106 {tip}", 7, 4), **stuff | {"puff": 4})
        x, y = (float(n) for n in tip.split(","))
        p.part(disc(x, y, 6), **CRIMSON | {"puff": 6, "line": 2}, shadow=0.3)
    p.part(
        shape("104,158 106,136 104,122 102,106 112,92 130,92 142,104 142,124 146,142 146,158 125,170"),
        **CRIMSON | {"puff": 18},
        shadow=0.5,
    )
    p.part(shape("106,100! 92,104 78,114 74,124! 88,122 104,120! 108,110"), **GOLD | {"puff": 6})
    p.key(strokes(2.4, "104,112 92,112 80,118"))
    p.part(disc(117, 106, 7), "#fff6d8", tone=1, flat=True, line=2.4, shadow=0)
    p.key(disc(116, 106, 3.4) + strokes(4, "106,98 116,94 126,98"))
    p.key(strokes(2.4, "112,134 122,140 134,134", "110,146 122,153 138,146"))


DRAWINGS: dict[str, Drawing] = {"AH": phoenix}
