"""The ace of clubs of the bestiary: a toadstool with a temper."""

from __future__ import annotations

from assets.press.plate import Plate

from ..monsters.clubs_forms import PANEL, Limb
from ..monsters.ground import Drawing, ground
from ..monsters.pen import disc, mirrored, shape, strokes, sym
from ..monsters.spades_kit import FLAT, Stuff

STEM: Stuff = {"col": "#f0e2bd", "gain": 0.5}
CAP: Stuff = {"col": "#c8322f", "gain": 0.75}
BOOT: Stuff = {"col": "#7a4a2c", "gain": 0.8}
SMALL = "translate(15 36) scale(0.88)"
"""Smaller than other drawings, because it is the weakest of all monsters."""


def toadstool(p: Plate) -> None:
    """AC: a little toadstool, fists up, furious."""
    ground(p, PANEL)
    p.part(shape("0,310! 0,284 50,276 125,272 200,276 250,284 250,310!"), "#4c6a38", tone=0.5, puff=12, ang=4, line=2.4)
    p.key(
        strokes(
            2.4, "28,300 24,290 18,286", "30,300 32,288 38,284", "214,300 210,288 204,286", "216,300 220,290 228,286"
        )
    )
    p.xf = SMALL
    mirrored(p, lambda: _boot(p))
    p.part(
        sym("125,160 84,168 78,206 70,240 84,266 125,274"),
        tone=0.96,
        puff=18,
        ang=80,
        bend=1,
        line=2.8,
        shadow=0.5,
        grad=(120, 0, 0.06, 176, 10, -0.4),
        **STEM,
    )
    mirrored(p, lambda: _arm(p))
    p.part(sym("125,158 86,160 74,172 80,184! 98,178 112,188! 125,180"), tone=0.8, puff=6, line=2.2, shadow=0.3, **STEM)
    p.xf = f"{SMALL} translate(0 -10)"
    _cap(p)
    p.xf = SMALL
    mirrored(p, lambda: _eye(p))
    p.part(sym("125,240 102,247 94,262 110,258 125,255"), "#4d0f16", tone=0.1, line=2.4, **FLAT)
    p.part('<path d="M110 245 l10 -3 l-1 11 l-7 1Z"/>', "#fff8e4", tone=1, line=1.2, **FLAT)
    p.xf = ""


def _boot(p: Plate) -> None:
    p.part(shape("116,262! 94,262! 92,276 70,282 64,294 90,297 118,296!"), tone=0.6, puff=9, ang=20, line=2.4, **BOOT)


def _arm(p: Plate) -> None:
    """One thin arm, the fist raised."""
    p.part(Limb([(88, 224), (60, 238), (44, 214)], [13, 12, 12]).strip(), tone=0.78, puff=6, line=2.4, **STEM)
    p.part(disc(42, 204, 14), tone=0.86, puff=12, line=2.4, shadow=0.5, **STEM)
    p.key(strokes(2, "34,200 40,198 44,202", "34,206 40,204 45,208", "36,212 41,210 46,214"))


def _cap(p: Plate) -> None:
    cap = p.part(
        shape(
            "125,70 92,76 62,98 40,132 30,164 40,178 66,172 96,174 125,178 154,174 184,172 210,178 220,164 210,132 188,98 158,76"
        ),
        tone=0.7,
        puff=46,
        ang=-30,
        bend=4,
        line=3,
        shadow=0.35,
        **CAP,
    )
    for x, y, rx, ry in (
        (122, 112, 21, 17),
        (72, 136, 17, 16),
        (176, 132, 18, 17),
        (98, 86, 9, 7),
        (148, 84, 11, 7),
        (124, 154, 14, 9),
        (42, 164, 10, 9),
        (208, 160, 11, 11),
        (94, 164, 7, 5),
        (158, 162, 8, 6),
    ):
        p.part(disc(x, y, rx, ry), "#fbf1d4", tone=0.95, gain=0.6, puff=8, line=2, shadow=0.3, clip=cap)


def _eye(p: Plate) -> None:
    p.part(disc(104, 215, 17, 18), "#fdf7df", tone=1, gain=0.3, puff=12, line=2.8, shadow=0)
    p.key(disc(109, 220, 6.4) + strokes(10, "78,190 102,194 124,214"))
    p.cut(disc(106.5, 217, 2.4), "#ffffff")


DRAWINGS: dict[str, Drawing] = {"AC": toadstool}
