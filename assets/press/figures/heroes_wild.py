"""The heroes who trust to luck and fur: cardsharp and wildrunner."""

from __future__ import annotations

from ..heroes.kit import brows, cheek, eyes, head_at, lips, nose, shaded, skin
from ..monsters.clubs_forms import Point, hairs, shaggy, teeth
from ..monsters.pen import disc, limb, mirrored, sym
from ..plate import Drawing, Plate
from ..shell import pip
from .ground import HERO, front, sun
from .kit import BONE, GILT, SHAFT, flat, folds, grip, lay, placed, shine, stuff, suit, void

OLIVE = skin("#d8a877")
COAT = stuff("#2f5a4a", 0.52, 0.8, 22, 66)
HAT = stuff("#3a2f3f", 0.46, 0.85, 14, 84)
BAND = stuff("#b3202e", 0.66, 0.7, 5, 10)
WHISKERS = stuff("#54382a", 0.5, 0.8, 9, 80)
PAPER = stuff("#f3ead0", 1, 0.2, 6, line=2.8)


def cardsharp(p: Plate) -> None:
    """A tall hat with a card in its band, dark glasses, a fan of five."""
    sun(p, "#e8cf8e", "#d3a95a")
    lay(p, "32,250! 40,208 78,186 125,178 172,186 210,208 218,250!", COAT)
    lay(p, sym("125,186 104,190 98,250! 125,250!"), stuff("#f3ead6", 0.86, 0.5, 9))
    mirrored(p, lambda: lay(p, "100,180! 76,190 70,214 108,250! 118,250! 104,206", COAT, tone=0.62, puff=8))
    p.xf = head_at(122, 120, -5, 0.76)
    mirrored(p, lambda: lay(p, "92,112! 80,120 80,164 94,178!", WHISKERS))
    lay(p, sym("125,84 96,88 86,114 88,150 98,182 112,204 125,210"), shaded(OLIVE, 142, 130) | {"line": 3})
    brows(p, 8, 6, 4)
    nose(p, 1.1)
    folds(p, "108,190 130,196 150,180", "152,176 156,182 154,190", width=4.4)
    mirrored(
        p, lambda: p.part(disc(104, 138, 17), "#5a7f3a", tone=0.5, gain=0.8, puff=15, ang=30, line=3.6, shadow=0.3)
    )
    folds(p, "118,136 125,131 132,136", width=4)
    mirrored(p, lambda: shine(p, "94,138 96,130 104,127", width=4))
    p.xf += " translate(0 -4)"
    lay(p, "74,100! 79,56 73,10! 108,3 142,3 177,10! 171,56 176,100!", HAT, puff=26, line=3.4)
    lay(p, "75,98! 76,72! 125,66 174,72! 175,98! 125,92", BAND)
    shine(p, "87,64 85,42 83,22", width=5, col="#8d7f9a")
    back = placed(p, 158, 62, 16)
    lay(p, '<rect x="-15" y="-24" width="30" height="44" rx="4"/>', PAPER)
    p.flatcol(pip("D", 0, -3, 24), "#b3202e", keepink=False)
    p.xf = back
    lay(p, "40,106! 70,92 125,86 180,92 210,106! 180,114 125,106 70,114", HAT, tone=0.56, puff=7, line=3.4)
    p.xf = ""
    p.part(Plate.P("M125 196 L104 186 L104 208Z M125 196 L146 186 L146 208Z"), **BAND | {"line": 2.8})
    _fan(p, 62, 214)
    front(p, HERO)


def _fan(p: Plate, x: float, y: float) -> None:
    for i, sign in enumerate("SHCDS"):
        back = placed(p, x, y, -52 + i * 25)
        lay(p, '<rect x="-17" y="-84" width="34" height="60" rx="4"/>', PAPER, shadow=0.6)
        suit(p, sign, 0, -62, 25)
        p.xf = back
    lay(p, "14,250! 20,232 40,222 70,222 88,234 94,250!", COAT, tone=0.66, puff=10)
    for i in range(4):
        back = placed(p, x, y, -40 + i * 22)
        lay(p, limb("0,8 0,-26", 14, 12), OLIVE | {"puff": 7, "line": 2.6, "shadow": 0.3})
        p.xf = back


PELT = stuff("#7d8088", 0.56, 0.85, 20, 70)
PELT_LIGHT = stuff("#cfcabd", 0.8, 0.7, 10, 70)
BROWN = skin("#b97f55")
HOOD: list[Point] = [
    (125, 30),
    (166, 40),
    (192, 84),
    (200, 140),
    (214, 190),
    (190, 236),
    (125, 246),
    (60, 236),
    (36, 190),
    (50, 140),
    (58, 84),
    (84, 40),
]


def wildrunner(p: Plate) -> None:
    """A face under the head of a wolf, painted in green, a spear of bone beside it."""
    sun(p, "#cfd79a", "#a9b96c")
    back = placed(p, 214, 140, 8)
    lay(p, limb("0,-60 0,130", 9, 9), SHAFT)
    lay(p, "-11,-58! -14,-84 0,-124! 14,-84 11,-58!", BONE)
    lay(p, limb("-9,-52 9,-48", 8, 8) + limb("-9,-40 9,-36", 8, 8), stuff("#b3202e", 0.6), puff=4, line=2.4)
    p.xf = back
    fur = lay(p, shaggy(HOOD, 13, 12, 0.5, 4), PELT, puff=34, line=3.2)
    hairs(p, fur, 260, 15, lambda x, y: 90 + (x - 125) * -0.2, 2.2, 5)
    lay(p, sym("125,104 100,106 90,130 92,172 104,204 125,216"), void())
    p.xf = head_at(125, 148, 0, 0.84)
    lay(p, sym("125,78 94,86 84,114 87,146 98,180 113,204 125,210"), shaded(BROWN, 142, 130) | {"line": 3})
    mirrored(p, lambda: lay(p, "86,150! 114,158! 112,166 88,162!", flat("#4f8a3e", 0)))
    mirrored(p, lambda: lay(p, "90,168! 112,170! 110,178 94,178!", flat("#4f8a3e", 0)))
    cheek(p)
    eyes(p, "#c8962a", False, 0, 6, lashes=True)
    brows(p, 7, 0, 5)
    nose(p, 1.1)
    lips(p, "#8a4038")
    p.xf = ""
    mirrored(p, lambda: _wolf_side(p))
    lay(p, sym("125,34 98,40 82,62 86,92 104,112 112,126 125,130"), PELT, puff=20, line=3.2)
    mirrored(p, lambda: lay(p, "88,66 100,60 112,74! 102,82 92,78", void(), line=2.4))
    mirrored(p, lambda: p.cut(disc(103, 73, 3.6), "#e8c24a"))
    lay(p, sym("125,108 114,108 110,118 118,126 125,128"), void("#241a1c"))
    shine(p, "118,112 122,110 126,111", width=2.6)
    teeth(p, [(96, 104, 17, 9, 96), (108, 118, 13, 8, 92), (142, 118, 13, 8, 88), (154, 104, 17, 9, 84)])
    folds(p, "118,50 114,72 116,98", "132,50 136,72 134,98", width=3)
    lay(p, "62,206! 84,214 104,250! 86,250!", PELT_LIGHT, puff=6)
    lay(p, "188,206! 166,214 146,250! 164,250!", PELT_LIGHT, puff=6)
    p.part(disc(125, 232, 12), **GILT | {"puff": 8})
    grip(p, 206, 206, BROWN, 8)
    front(p, HERO)


def _wolf_side(p: Plate) -> None:
    """An ear, and the fur of the cheek."""
    lay(p, "88,62! 62,44 58,4! 84,16 106,42!", PELT, puff=9, line=3.2)
    lay(p, "84,50! 68,38 67,18! 82,28 94,42!", stuff("#4a3a3e", 0.3), line=0, shadow=0)
    lay(p, "84,90 70,104 66,140 74,176! 82,150 88,128 102,112", PELT_LIGHT, puff=7)


DRAWINGS: dict[str, Drawing] = {"cardsharp": cardsharp, "wildrunner": wildrunner}
