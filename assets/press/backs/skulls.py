"""A crowned skull and its twin, divided by a garter like the heads of a king on a playing card."""

from __future__ import annotations

from typing import NamedTuple

from ..materials import GOLD, Material
from ..monsters.pen import disc, mirrored, shape, strokes, sym
from ..plate import Plate
from ..shell import pip
from .kit import X, Y, border, ground, strewn, twice


class Court(NamedTuple):
    """The colours of ground and diaper, bone, crown lining and garter."""

    ground: str
    diaper: str
    bone: str
    lining: str
    garter: str


VIOLET = Court("#46296a", "#5f3f8a", "#eadfbd", "#a81f2d", "#1f4a38")
"""Bone on violet."""
ROSE = Court("#dfae9c", "#c98d7e", "#5b5470", "#3a1d4f", "#7c1a2a")
"""Dark bone on rose."""


def skulls(p: Plate, court: Court) -> None:
    """A head above, a head below, and a band from side to side."""
    ground(p, court.ground)
    p.flatcol("".join(pip("D", x, y, 15) for x, y in strewn(23, 17)), court.diaper)
    twice(p, lambda: _head(p, court))
    _garter(p, court.garter)
    border(p)


def _head(p: Plate, court: Court) -> None:
    before = p.xf
    p.xf = f"{before} translate({X} 156) scale(1.26) translate({-X} -150)"
    bone: Material = {"col": court.bone, "tone": 0.84, "gain": 0.6, "puff": 22, "ang": -38, "bend": 2, "line": 3}
    p.part(sym(f"{X},60 84,64 70,92 74,118 86,128 88,150 106,160 {X},162"), **bone, shadow=0.8)
    mirrored(p, lambda: p.key(shape("82,104 92,96 108,100 114,114 106,126 90,126 82,118")))
    for x in (100, 150):
        p.cut(disc(x, 112, 6.4), "#f2a532")
        p.cut(disc(x, 112, 3), "#fff2c0")
    p.key(sym(f"{X},118 119,122 115,136! 121,133 {X},137"))
    p.key(strokes(3.4, *(f"{x},146 {x},152 {x + (x - X) * 0.04},160" for x in (101, 113, 125, 137, 149))))
    p.key(strokes(3, f"92,144 {X},150 158,144", "78,92 88,84 102,88", "172,92 162,84 148,88", "84,128 92,132 96,140"))
    p.part(
        shape(f"76,78! 62,54! 90,64! 104,50! {X},63! 146,50! 160,64! 188,54! 174,78! {X},88"),
        **GOLD | {"shadow": 0.6, "line": 3},
    )
    p.part(sym(f"{X},74 96,73 75,70! 74,83! 98,88 {X},89"), **GOLD | {"tone": 0.8, "puff": 5, "shadow": 0.2})
    for x, y, r in ((62, 52, 6), (104, 48, 6), (146, 48, 6), (188, 52, 6)):
        p.part(disc(x, y + 2, r), court.lining, tone=0.9, gain=0.8, puff=6, line=2, shadow=0)
    p.part(pip("D", X, 80, 15), court.lining, tone=1, flat=True, line=1.8, shadow=0)
    for x in (96, 154):
        p.part(disc(x, 78, 4), "#7fb08c", tone=1, flat=True, line=1.6, shadow=0)
    p.xf = before


def _garter(p: Plate, col: str) -> None:
    """A band that rises to the right, with its gilt edges and studs."""
    p.part(Plate.S("M0 196 C60 202 190 148 250 154", 34, "butt"), **GOLD | {"puff": 4, "line": 3, "shadow": 0.8})
    p.part(
        Plate.S("M0 196 C60 202 190 148 250 154", 22, "butt"),
        col,
        tone=0.8,
        gain=0.5,
        puff=10,
        ang=20,
        line=1.8,
        shadow=0,
    )
    for t in (-78, -52, -26, 26, 52, 78):
        p.part(pip("D", X + t, Y - t * 0.225, 15), "#e3b24f", tone=1, flat=True, line=1.6, shadow=0)
    p.part(disc(X, Y, 15), **GOLD | {"puff": 6, "line": 2.6, "shadow": 0.5})
    p.part(disc(X, Y, 9), "#b3202e", tone=0.9, gain=0.8, puff=9, line=1.8, shadow=0)
