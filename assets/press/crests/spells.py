"""The crests of the classes that cast spells: sorcerer, warlock, wizard."""

from __future__ import annotations

from ..materials import Material
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Plate
from .kit import BONE, GILT, shield

P, S = Plate.P, Plate.S

TENTACLE = {"col": "#8fbf6a", "tone": 0.74, "gain": 0.8, "puff": 7, "ang": 30, "bend": 3, "line": 2.4, "shadow": 0.4}
SKIN = BONE | {"col": "#f0c69a", "puff": 6, "tone": 0.88, "line": 2.4}
FLAT: Material = {"tone": 1, "flat": True, "line": 1.6, "shadow": 0}
CLOTH = {"col": "#2b4196", "tone": 0.74, "gain": 0.8, "puff": 16, "ang": 70, "bend": 3, "line": 2.8, "shadow": 0.5}


def sorcerer(p: Plate) -> None:
    """A flame that stands in two bare hands."""
    shield(p, "sorcerer")
    flame = "82,8! 92,32 114,50 114,82 100,106 80,112 58,104 48,82 52,54! 61,66 66,56 64,38"
    p.part(shape(flame), "#d4461b", tone=0.94, gain=0.4, puff=8, line=2.8, shadow=0)
    p.part(shape("86,36! 92,54 105,66 104,86 94,104 80,108 66,102 58,84 61,70! 70,76 78,60"), "#f2a532", **FLAT)
    p.part(shape("84,64! 90,78 95,86 91,100 80,106 70,100 69,86 76,88 80,80"), "#ffe9a0", **FLAT)
    mirrored(p, lambda: _hand(p), 80)


def _hand(p: Plate) -> None:
    """The left of two cupped hands."""
    p.part(limb("44,124 38,88", 15, 10), **SKIN | {"shadow": 0.3})
    p.part(shape("80,150! 60,148 40,136 32,116 38,110! 54,116 68,108 80,104!"), **SKIN | {"puff": 12})
    p.key(
        strokes(2.4, "48,118 64,126 80,118", "48,128 62,136 80,128", "56,140 66,144 80,138") + S("M80 105 L80 149", 1.8)
    )


def warlock(p: Plate) -> None:
    """An eye that sees everything, with tentacles hanging from it."""
    shield(p, "warlock")
    p.part(S("M80 88 C84 104 74 116 80 132", 13), **TENTACLE)
    mirrored(p, lambda: _tentacles(p), 80)
    for x, y, tip in ((80, 34, "80,5"), (54, 40, "43,9"), (106, 40, "117,9"), (34, 52, "12,32"), (126, 52, "148,32")):
        p.part(limb(f"{x},{y} {tip}", 15, 2), **BONE | {"col": "#dcc196", "puff": 6, "line": 2.4})
    p.part(shape("16,66! 44,36 80,27 116,36 144,66! 116,94 80,101 44,94"), **TENTACLE | {"puff": 10})
    p.part(
        shape("28,66! 52,46 80,40 108,46 132,66! 108,84 80,90 52,84"),
        "#fbf3d8",
        tone=0.96,
        gain=0.4,
        puff=12,
        line=2.2,
        shadow=0,
    )
    p.part(disc(80, 65, 23), "#f2a532", tone=0.9, gain=0.4, puff=12, line=2.2, shadow=0)
    p.key(sym("80,43! 73,54 71,65 73,76 80,87!", 80))
    p.cut(disc(70, 56, 4.4), "#ffffff")


def _tentacles(p: Plate) -> None:
    """The tentacles on the left."""
    p.part(S("M60 92 C60 104 46 108 50 121 C54 131 66 127 63 119", 9), **TENTACLE)
    p.part(S("M40 86 C38 96 22 94 27 107 C31 116 41 112 39 106", 8), **TENTACLE)


def wizard(p: Plate) -> None:
    """A pointed hat, sewn with stars."""
    shield(p, "wizard")
    p.part(disc(80, 116, 60, 15), **CLOTH | {"puff": 8})
    p.part(shape("44,114! 56,76 66,40 84,12 112,20 122,36! 104,34 100,46 106,80 116,114! 80,122"), **CLOTH)
    p.part(shape("44,112! 48,98! 80,106 112,98! 116,112! 80,121"), **GILT)
    p.part('<rect x="71" y="101" width="18" height="20" rx="2"/>', "#b3202e", tone=0.85, gain=0.7, puff=5, line=2.2)
    for x, y, k in ((78, 76, 1.1), (96, 86, 0.7), (84, 44, 0.8), (64, 90, 0.6)):
        p.cut(
            f'<g transform="translate({x} {y}) scale({k})"><path d="M0 -14 L3.4 -4.4 L13.3 -4.3 L5.4 1.8 L8.2 11.3 L0 5.6 L-8.2 11.3 L-5.4 1.8 L-13.3 -4.3 L-3.4 -4.4Z"/></g>',
            "#ffe39a",
        )
    p.key(strokes(2.6, "100,40 94,34 90,24", "54,100 60,78 68,58"))
    p.part(disc(118, 38, 5.5), **GILT)
