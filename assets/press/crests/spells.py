"""The crests of those who cast: sorcerer, warlock, wizard."""

from __future__ import annotations

from ..heroes.kit import open_hand
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Plate
from .kit import BONE, GILT, shield

P, S = Plate.P, Plate.S

TENTACLE = {"col": "#8fbf6a", "tone": 0.74, "gain": 0.8, "puff": 7, "ang": 30, "bend": 3, "line": 2.4, "shadow": 0.4}
CLOTH = {"col": "#2b4196", "tone": 0.74, "gain": 0.8, "puff": 16, "ang": 70, "bend": 3, "line": 2.8, "shadow": 0.5}


def sorcerer(p: Plate) -> None:
    """A flame that stands in a bare hand."""
    shield(p, "sorcerer")
    p.xf = "translate(82 122) scale(1.15)"
    open_hand(p, 0, 0, BONE | {"col": "#f0c69a"})
    p.xf = ""
    flame = "82,12! 92,34 112,52 112,82 98,102 80,106 60,100 50,80 54,56! 62,66 66,58 64,40"
    p.part(shape(flame), "#d4461b", tone=0.94, gain=0.4, puff=8, line=2.8, shadow=0)
    p.part(
        shape("86,38! 92,54 103,66 102,84 92,99 80,102 68,97 60,82 62,70! 70,76 78,62"),
        "#f2a532",
        tone=1,
        flat=True,
        line=1.6,
        shadow=0,
    )
    p.part(
        shape("84,64! 90,76 94,84 90,96 80,100 71,95 70,84 76,86 80,78"),
        "#ffe9a0",
        tone=1,
        flat=True,
        line=1.2,
        shadow=0,
    )


def warlock(p: Plate) -> None:
    """An eye that sees everything, and what hangs from it."""
    shield(p, "warlock")
    p.part(S("M80 84 C82 104 74 116 80 138", 11), **TENTACLE)
    mirrored(p, lambda: _tentacles(p), 80)
    p.part(shape("22,66! 48,38 80,30 112,38 138,66! 112,92 80,98 48,92"), **TENTACLE | {"puff": 10})
    p.part(
        shape("32,66! 54,48 80,42 106,48 128,66! 106,82 80,87 54,82"),
        "#fbf3d8",
        tone=0.96,
        gain=0.4,
        puff=12,
        line=2,
        shadow=0,
    )
    p.part(disc(80, 65, 21), "#f2a532", tone=0.84, gain=0.4, puff=12, line=2, shadow=0)
    p.key(sym("80,45! 74,54 72,65 74,76 80,85!", 80))
    p.cut(disc(71, 57, 4), "#ffffff")
    mirrored(p, lambda: p.part(shape("44,40! 34,34 26,16! 42,22 58,34!"), **GILT), 80)


def _tentacles(p: Plate) -> None:
    """Those on the left."""
    p.part(S("M62 86 C60 100 48 104 52 116 C55 124 64 122 63 115", 8), **TENTACLE)
    p.part(S("M46 80 C42 90 30 88 34 100 C37 107 44 104 43 99", 6.5), **TENTACLE)


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
    p.part(limb("30,116 30,116", 1, 1), **BONE | {"line": 0})
