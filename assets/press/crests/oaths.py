"""The crests of those who keep a vow: cleric, druid, monk, paladin."""

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
FEATHER = {"col": "#f6f0e2", "tone": 0.86, "gain": 0.7, "puff": 7, "line": 2.2, "shadow": 0.3}


def cleric(p: Plate) -> None:
    """A mace before a sun, and a heart on it."""
    field = shield(p, "cleric")
    p.flatcol(rays(80, 80, 16, 0, 120), "#e8bd5c", clip=field)
    p.part(limb("80,60 80,138", 8, 9), **SHAFT)
    p.part(limb("80,112 80,134", 11, 11), **GRIP)
    p.part(disc(80, 143, 7.5), **GILT)
    for x, wide in ((-26, 10), (26, 10), (-14, 10), (14, 10)):
        p.part(
            shape(f"{80 + x * 0.35},22! {80 + x},34 {80 + x * 1.1},48! {80 + x * 0.8},72 {80 + x * 0.3},88!"),
            **BLADE | {"puff": wide},
        )
    p.part(shape("80,14! 88,24 89,52 87,84 80,92! 73,84 71,52 72,24"), **BLADE)
    p.part(limb("70,92 90,92", 8, 8), **GILT)
    p.part(pip("H", 80, 62, 50), "#c2202f", tone=0.86, gain=0.8, puff=14, line=2.6, shadow=0.4)
    p.cut(strokes(4, "62,56 62,47 70,43"), "#ffd9cf")


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
    for tine in ("54,36 58,6", "36,32 30,2", "26,44 4,26"):
        p.part(limb(tine, 9, 3), **ANTLER)
    p.part(S("M70 50 C60 48 40 50 28 42 C18 34 14 20 16 8", 9), **ANTLER)


def monk(p: Plate) -> None:
    """An open palm in a ring of one stroke of the brush."""
    field = shield(p, "monk")
    p.key(P("M118 42 A54 54 0 1 0 134 84 L128 82 A45 45 0 1 1 112 48Z"), clip=field)
    skin = BONE | {"col": "#f6dcb4", "puff": 7, "tone": 0.88, "shadow": 0.3, "line": 2.4}
    for root, tip in (("64,84", "59,46"), ("75,80", "74,34"), ("86,80", "88,36"), ("97,86", "102,50")):
        p.part(limb(f"{root} {tip}", 12, 10.5), **skin)
    p.part(limb("66,108 44,82", 14, 11), **skin)
    p.part(shape("58,80 80,76 103,82 104,102 96,120 94,134! 68,134! 64,118 57,100"), **skin | {"puff": 14})
    p.part(shape("62,128! 98,128! 102,144 80,149 58,144"), "#9a2f22", tone=0.76, gain=0.8, puff=7, line=2.4)
    p.key(strokes(2.4, "66,92 82,92 98,86", "74,104 72,114 76,124") + S(_spiral(82, 104), 2.2))


def _spiral(x: float, y: float) -> str:
    """A spiral of two turns about a point."""
    turns = [(k * 0.35, 1 + k * 0.24) for k in range(34)]
    return "M" + " L".join(f"{x + r * math.cos(a):.1f} {y + r * math.sin(a):.1f}" for a, r in turns)


def paladin(p: Plate) -> None:
    """A war hammer on a winged shield."""
    mirrored(p, lambda: _wing(p), 80)
    shield(p, "paladin")
    p.part(limb("80,56 80,128", 8, 9), **SHAFT)
    p.part(limb("80,108 80,126", 11, 11), **GRIP)
    p.part(disc(80, 134, 7), **GILT)
    p.part(shape("44,40! 62,44! 98,44! 116,40! 116,78! 98,74! 62,74! 44,78!"), **BLADE | {"puff": 8, "gain": 0.7})
    p.part('<rect x="66" y="38" width="28" height="42" rx="3"/>', **GILT)
    p.part(pip("D", 80, 59, 26), "#fff3d2", tone=1, flat=True, line=1.8, shadow=0)
    p.key(S("M55 44 L55 74 M105 44 L105 74", 2))


def _wing(p: Plate) -> None:
    """The left wing, feather behind feather."""
    for root, tip, wide in (
        ("44,98", "26,122", 15), ("44,88", "14,108", 16), ("44,76", "5,90", 17), ("44,62", "3,68", 18), ("46,50", "4,44", 18), ("48,42", "10,18", 19),
    ):  # fmt: skip
        p.part(limb(f"{root} {tip}", wide, wide * 0.45), **FEATHER)
    p.part(shape("50,24 34,24 24,40 28,66 36,92 50,100"), **FEATHER | {"tone": 0.78, "ang": 70})
