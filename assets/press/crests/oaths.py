"""The crests of the classes bound by a vow: cleric, druid, monk, paladin."""

from __future__ import annotations

import math

from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Plate
from ..shell import pip
from ..sunburst import rays
from .kit import BLADE, BONE, GILT, GRIP, SHAFT, shield

P, S = Plate.P, Plate.S

LEAF = {"col": "#f0dc84", "tone": 0.84, "gain": 0.7, "puff": 14, "ang": 50, "bend": 3, "line": 2.6, "shadow": 0.5}
ANTLER = BONE | {"col": "#dcc196", "tone": 0.78, "puff": 6, "ang": 60}
FIST = BONE | {"col": "#f0c69a", "puff": 9, "tone": 0.94, "gain": 0.7, "line": 2.4, "shadow": 0.3}
WRAP = BONE | {"col": "#b3202e", "puff": 8, "tone": 0.84, "gain": 0.8, "ang": -14, "line": 2.4, "shadow": 0.4}
BEAD = {"col": "#7d2230", "tone": 0.92, "gain": 0.8, "puff": 6, "ang": -40, "line": 2.2, "shadow": 0.3}
BEADS = 18
FEATHER = {"col": "#f6f0e2", "tone": 0.86, "gain": 0.7, "puff": 7, "line": 2.2, "shadow": 0.3}


def cleric(p: Plate) -> None:
    """A mace before a sun, with the heart of mercy on it."""
    field = shield(p, "cleric")
    p.flatcol(rays(80, 80, 16, 0, 120), "#e8bd5c", clip=field)
    p.part(limb("80,80 80,138", 9, 10), **SHAFT)
    p.part(limb("80,116 80,134", 12, 12), **GRIP)
    p.part(disc(80, 144, 8), **GILT)
    steel = BLADE | {"col": "#a9bcc8", "tone": 0.78, "gain": 0.7}
    mirrored(p, lambda: p.part(shape("76,24! 58,24 42,40! 40,58 46,76! 62,86 76,98!"), **steel | {"puff": 9}), 80)
    mirrored(p, lambda: p.part(shape("80,16! 66,24 58,40! 58,62 62,80! 70,90 80,98!"), **steel | {"puff": 7}), 80)
    p.part(limb("80,10 80,20", 8, 11), **GILT)
    p.part(limb("68,99 92,99", 10, 10), **GILT)
    p.part(pip("H", 80, 58, 50), "#c2202f", tone=0.9, gain=0.8, puff=14, line=2.8, shadow=0.4)
    p.cut(strokes(4, "63,53 63,44 71,40"), "#ffd9cf")


def druid(p: Plate) -> None:
    """An oak leaf under antlers."""
    mirrored(p, lambda: _antler(p), 80)
    shield(p, "druid")
    p.part(limb("80,118 76,142", 4, 6), **SHAFT)
    p.part(
        sym("80,44 70,48 70,60! 60,54 50,60 58,74! 44,72 39,84 54,92! 44,96 46,110 60,108! 60,120 72,124 80,122", 80),
        **LEAF,
    )
    p.key(S("M80 56 L80 124", 2.4) + strokes(2.6, "80,78 70,72 64,64", "80,98 66,92 50,82", "80,114 68,112 56,104"))
    p.key(strokes(2.6, "80,78 90,72 96,64", "80,98 94,92 110,82", "80,114 92,112 104,104"))


def _antler(p: Plate) -> None:
    """The left antler."""
    beam = S("M74 46 C62 47 44 44 32 35 C21 27 15 19 15 10", 9)
    p.part(beam + limb("52,43 58,9", 9, 4) + limb("36,36 36,8", 9, 4) + limb("22,28 6,32", 8, 4), **ANTLER)


def monk(p: Plate) -> None:
    """A raised fist, its wrist bound, in a ring of prayer beads."""
    field = shield(p, "monk")
    p.flatcol(rays(80, 84, 14, 10, 120), "#f2b04a", clip=field)
    _beads(p)
    p.xf = "translate(80 97) scale(.95) translate(-80 -96)"
    _bound_wrist(p)
    p.part(
        shape("45,70! 115,70! 118,88 111,106 98,118! 62,118! 48,106 42,88"),
        **FIST | {"puff": 26, "gain": 0.45, "shadow": 0.6},
    )
    for x, wide, top, foot in ((96.5, 18, 50, 80), (79, 19, 43, 85), (61, 19.5, 42, 88), (43, 19.5, 48, 88)):
        _finger(p, x, wide, top, foot)
    thumb = "40,86 47,79! 62,80 80,83 96,90 99,99 91,105 76,103 63,104 53,111 44,105 39,96"
    p.part(shape(thumb), **FIST | {"ang": -20, "puff": 12, "shadow": 0.6})
    p.part(shape("86,90! 95,92.5 97,98 91,101.5 85,98"), "#fff3dd", tone=1, flat=True, line=1.8, shadow=0)
    p.key(strokes(2.6, "60,84 64,90 62,97", "66,112 80,115 94,111"))
    p.xf = ""


def _beads(p: Plate) -> None:
    """Prayer beads on a cord, the first of them gold."""
    p.key(S("M80 27.5 A52.5 52.5 0 1 1 79.9 27.5Z", 3))
    for i in range(BEADS):
        turn = math.tau * i / BEADS - math.pi / 2
        x, y = 80 + 52.5 * math.cos(turn), 80 + 52.5 * math.sin(turn)
        p.part(disc(x, y, 7), **BEAD)
        p.cut(disc(x - 2.2, y - 2.4, 1.5), "#f0b48c")
    p.part(disc(80, 27.5, 9), **GILT)


def _bound_wrist(p: Plate) -> None:
    """The forearm in windings of red cloth, one over the other from the elbow up."""
    for y, wide in ((144, 27), (132, 25), (121, 23)):
        left, right = 80 - wide, 80 + wide
        p.part(
            shape(f"{left},{y - 2}! 80,{y - 8} {right},{y - 15}! {right},{y + 1}! 80,{y + 9} {left},{y + 12}!"), **WRAP
        )


def _finger(p: Plate, x: float, wide: float, top: float, foot: float) -> None:
    """A finger folded over, its knuckle up."""
    right = x + wide
    p.part(
        P(
            f"M{x} {foot - 8} L{x} {top + 10} C{x} {top - 3} {right} {top - 3} {right} {top + 10}"
            f" L{right} {foot - 8} C{right} {foot + 2} {x} {foot + 2} {x} {foot - 8}Z"
        ),
        **FIST | {"shadow": 0.2},
    )
    p.key(strokes(2.2, f"{x + 4},{top + 15} {x + wide / 2},{top + 18} {right - 4},{top + 14}"))


def paladin(p: Plate) -> None:
    """A war hammer on a winged shield."""
    mirrored(p, lambda: _wing(p), 80)
    shield(p, "paladin")
    p.part(limb("80,56 80,128", 9, 10), **SHAFT)
    p.part(limb("80,106 80,126", 12, 12), **GRIP)
    p.part(disc(80, 134, 7), **GILT)
    steel = BLADE | {"col": "#a9bcc8", "tone": 0.8, "gain": 0.8, "puff": 7, "shadow": 0.6}
    p.part(shape("50,46! 62,50! 98,50! 110,46! 110,80! 98,76! 62,76! 50,80!"), **steel)
    p.part('<rect x="67" y="43" width="26" height="40" rx="3"/>', **GILT)
    p.part(pip("D", 80, 63, 26), "#fff3d2", tone=1, flat=True, line=1.8, shadow=0)


def _wing(p: Plate) -> None:
    """The left wing, feather over feather from the lowest up."""
    for turn, long, y in ((-24, 34, 104), (-6, 39, 92), (11, 42, 80), (27, 46, 68), (43, 50, 57), (60, 45, 48)):
        before = p.xf
        p.xf = f"{before} translate(46 {y}) rotate({turn})"
        p.part(shape(f"8,-9 {-0.6 * long},-11 {-long},0! {-0.7 * long},9 8,11"), **FEATHER | {"ang": turn + 8})
        p.key(strokes(2, f"{-0.2 * long},1 {-0.5 * long},0 {-0.86 * long},0"))
        p.xf = before
    p.part(shape("52,22! 40,24 31,38 31,60 38,86 52,104!"), **FEATHER | {"tone": 0.8, "ang": 70})
    p.key(strokes(2, "36,40 33,48 36,56", "44,34 40,44 44,54", "38,62 36,70 42,78"))
