"""The jack of diamonds: the rogue."""

from __future__ import annotations

from ..materials import EDGE, GOLD, LEATHER, SHADED_STEEL, STEEL
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Plate
from ..shell import pip
from .kit import TRIM, ashen, brows, eyes, fist, head_at, nose, shaded, skin, stand

SKIN = skin("#ecc9a2", 0.98)
HAIR = {"col": "#6d4a2c", "tone": 0.5, "gain": 0.8, "puff": 9, "ang": 80, "bend": 3, "line": 2.2, "shadow": 0.4}
HAT = {"col": "#4b5a33", "tone": 0.56, "gain": 0.85, "puff": 14, "ang": 24, "bend": 3, "line": 2.8, "shadow": 0.7}
MASK = {"col": "#8c2430", "tone": 0.6, "gain": 0.75, "puff": 12, "ang": 6, "bend": 3, "line": 2.4, "shadow": 0.4}
COAT = {"col": "#6b4632", "tone": 0.5, "gain": 0.8, "puff": 24, "ang": 62, "bend": 3, "line": 2.8, "shadow": 0.6}
GLOVE = {"col": "#3c3a3f", "tone": 0.62, "gain": 0.8, "ang": 20}


def rogue(p: Plate, down: bool = False) -> None:
    """JD: a masked thief in a feathered hat behind two crossed daggers; they drop when he falls."""
    stand(p, "D", down, (150, 132, 72))
    figure = "translate(4 18) rotate(10 128 240)" if down else ""
    p.xf = figure
    _coat(p)
    p.xf = f"{figure} {head_at(128, 138 if down else 126, 14 if down else 3, 0.74)}"
    _head(p, down)
    p.xf = ""
    if down:
        _dagger(p, 42, 196, 186)
        _dagger(p, 220, 206, 150)
    else:
        for side in (-1, 1):
            _dagger(p, 128 + side * 62, 204, side * 22)
            _arm(p, side)
    if down:
        ashen(p)


def _coat(p: Plate) -> None:
    p.part(sym("128,168 96,182 58,194 36,220 28,280! 128,290", 128), **COAT)
    mirrored(
        p,
        lambda: p.part(shape("126,190! 100,176 84,158! 78,186 88,214 112,246!"), **COAT | {"puff": 9, "tone": 0.6}),
        128,
    )
    p.part(shape("58,196! 72,190! 176,262! 168,280! 150,280!"), **LEATHER | {"col": "#3f2a20", "puff": 6, "line": 2.2})
    for x, y in ((84, 209), (104, 223), (124, 237)):
        p.part(disc(x, y, 4.4), **GOLD | {"puff": 4, "line": 1.6, "shadow": 0.2})
    p.key(strokes(3.2, "186,200 200,224 202,252", "64,208 52,230 50,256"))


def _head(p: Plate, down: bool) -> None:
    p.part(sym("125,80 92,84 76,112 76,160 70,196 82,212 125,220"), **HAIR | {"puff": 16})
    p.part(sym("125,176 108,182 106,210 125,222"), **SKIN | {"tone": 0.6})
    p.part(sym("125,82 96,86 85,110 86,142 96,176 112,200 125,206"), **shaded(SKIN, 160 if down else 134, 130))
    eyes(p, "#55703a", down, 2.5, 2)
    if down:
        brows(p, 6)
    else:
        p.key(strokes(6.5, "88,118 103,108 121,121") + strokes(6.5, "129,116 147,100 163,114"))
    nose(p)
    if down:
        p.key(strokes(3.4, "112,186 125,184 138,188"))
        p.part(shape("90,184 106,194 125,198 146,194 162,182 160,206 140,224 112,226 94,208"), **MASK)
    else:
        p.part(
            shape("86,150! 104,160 125,154 146,160 164,150! 164,176 152,198 138,212 125,226! 112,212 98,198 86,176"),
            **MASK,
        )
        p.key(strokes(3, "92,160 106,180 124,212", "158,160 146,182 130,212", "104,164 116,180 124,190"))
    mirrored(p, lambda: p.part(shape("92,96 82,116 84,146 80,176 74,196! 70,164 72,124 80,100"), **HAIR))
    p.key(strokes(2.2, "80,120 76,146 78,172", "170,120 174,146 172,172"))
    before = p.xf
    if down:
        p.xf += " translate(16 -2) rotate(16 125 90)"
    _hat(p)
    p.xf = before


def _hat(p: Plate) -> None:
    """A soft hat, its brim up on one side, with a long feather."""
    feather = shape("160,76! 178,40 208,8 250,-16! 246,14 232,44 206,70 176,92!")
    p.part(feather, "#f0e6cd", tone=0.84, gain=0.7, puff=10, ang=46, line=2.4, shadow=0.4)
    p.key(
        strokes(3, "168,84 200,44 244,-8")
        + strokes(2.6, "196,48 190,36 192,28", "210,34 222,34 234,30", "184,64 198,64 212,58", "218,26 214,14 218,6")
    )
    p.part(shape("66,104 74,62 98,34! 116,46 150,44 172,66 186,100 150,92 104,92"), **HAT | {"puff": 20})
    p.key(strokes(3, "98,36 112,54 146,58", "90,60 104,72 120,74"))
    p.part(shape("70,92 104,80 150,80 184,90 186,102 150,94 104,94 68,104"), **MASK | {"puff": 5, "line": 2})
    p.part(
        shape("40,112! 62,92 104,88 150,88 192,94 216,116! 190,112 150,104 104,106 66,118"),
        **HAT | {"puff": 7, "tone": 0.66},
    )
    p.part(pip("D", 164, 88, 26), **TRIM | {"puff": 5, "line": 2})


def _dagger(p: Plate, x: float, y: float, turn: float) -> None:
    """A dagger whose guard is at x, y, pointing `turn` degrees from upright."""
    before = p.xf
    p.xf = f"{before} translate({x} {y}) rotate({turn})"
    blade = p.part(Plate.P("M-12 -10 L-11 -66 L0 -98 L11 -66 L12 -10Z"), **STEEL)
    p.part('<rect x="0" y="-100" width="40" height="100"/>', **SHADED_STEEL, clip=blade)
    p.cut(strokes(2.6, "-6,-18 -7,-44 -4,-74"), "#ffffff")
    p.part(limb("0,4 0,34", 13, 12), **LEATHER | {"puff": 6, "line": 2.2})
    p.part(disc(0, 42, 9), **GOLD | {"puff": 8, "line": 2.2})
    p.part(shape("-30,-4! -22,-12 0,-10 22,-12 30,-4! 22,4 0,2 -22,4"), **GOLD | {"puff": 6})
    p.part(strokes(3, "-10,-18 -9,-50 -6,-70"), **EDGE | {"line": 0}, clip=blade)
    p.xf = before


def _arm(p: Plate, side: int) -> None:
    """A sleeve and a gloved fist on the hilt of a dagger."""
    x = 128 + side * 62
    p.part(
        shape(f"{x - 34},284! {x - 36},258 {x - 24},240 {x - side * 4},234 {x + 22},242 {x + 34},260 {x + 34},284!"),
        **COAT | {"puff": 14, "tone": 0.6},
    )
    p.part(
        shape(f"{x - 26},236 {x - 4},228 {x + 18},236 {x + 24},248 {x - 2},243 {x - 30},250"), **LEATHER | {"puff": 7}
    )
    fist(p, x - side * 8, 222, GLOVE, side * 22, 1.05)
