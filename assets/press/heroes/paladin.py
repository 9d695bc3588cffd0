"""The king of diamonds: the paladin."""

from __future__ import annotations

from ..materials import EDGE, GOLD, SHADED_STEEL, STEEL
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Plate
from ..shell import pip
from .kit import TRIM, ashen, brows, crown, eyes, fist, head_at, nose, shaded, skin, stand

SKIN = skin("#d9a577")
PLATE = {"col": "#b9c4cb", "tone": 0.62, "gain": 0.9, "puff": 20, "ang": 60, "bend": 4, "line": 2.8, "shadow": 0.6}
CLOTH = {"col": "#2f5b8f", "tone": 0.56, "gain": 0.75, "puff": 18, "ang": 72, "bend": 3, "line": 2.6, "shadow": 0.5}


def paladin(p: Plate, down: bool = False) -> None:
    """KD: a knight in a crowned helm behind shield and sword; both break when he falls."""
    stand(p, "D", down, (182, 128, 78))
    figure = "translate(-2 18) rotate(-8 128 240)" if down else ""
    p.xf = figure
    _cloak(p)
    _cuirass(p)
    p.xf = f"{figure} {head_at(130, 130 if down else 122, -10 if down else 0, 0.78)}"
    _head(p, down)
    p.xf = figure
    _sword(p, down)
    p.part(shape("170,270! 172,232 190,214 214,212 234,230 236,270!"), **PLATE | {"puff": 14})
    p.part(shape("182,226 204,210 226,222 224,232 204,222 186,236"), **TRIM)
    fist(p, 208, 202, PLATE | {"tone": 0.72}, 4, 1.1)
    p.xf = "translate(-10 26) rotate(-16 60 220)" if down else ""
    _shield(p, down)
    p.xf = ""
    if down:
        ashen(p)


def _cloak(p: Plate) -> None:
    p.part(sym("130,160 92,166 52,182 26,214 18,280! 130,290", 130), **CLOTH | {"puff": 26})
    p.key(strokes(3.2, "206,184 220,212 226,250", "190,180 202,214 206,250"))


def _cuirass(p: Plate) -> None:
    p.part(sym("130,182 100,186 84,206 82,240 86,290! 130,290", 130), **PLATE)
    p.key(strokes(3, "130,200 129,230 130,262") + strokes(2.4, "92,226 108,238 126,232", "168,226 152,238 134,232"))
    mirrored(p, lambda: _pauldron(p), 130)
    p.part(sym("130,170 106,172 96,182 102,198 130,206", 130), **PLATE | {"puff": 9, "ang": 4, "tone": 0.7})
    p.part(sym("130,196 110,194 100,188 104,202 130,210", 130), **TRIM)
    p.part(pip("D", 130, 228, 30), "#cfe8f4", tone=0.95, gain=0.4, puff=8, line=2.2, shadow=0.4)


def _pauldron(p: Plate) -> None:
    for d, tone in (
        ("70,178 44,196 36,226 60,232 88,214 96,188", 0.6),
        ("78,172 56,182 46,204 66,212 92,198 102,178", 0.7),
    ):
        p.part(shape(d), **PLATE | {"puff": 14, "tone": tone, "ang": 30})
    p.part(strokes(6, "47,206 68,216 93,198"), **TRIM)
    p.part(disc(76, 190, 6), **GOLD | {"puff": 6, "line": 1.8})


def _head(p: Plate, down: bool) -> None:
    """A helm whose opening shows eyes, nose and mouth."""
    p.part(sym("125,60 92,66 70,96 68,140 72,186 84,214 125,224"), **PLATE | {"puff": 28})
    hole = p.part(
        sym("125,104 104,102 82,108 78,124 84,144 104,152 112,158 110,184 114,206 125,210"),
        "#241a1c", tone=0.03, flat=True, line=2.6, shadow=0,
    )  # fmt: skip
    p.part(
        sym("125,84 94,92 82,120 90,160 106,196 125,208"),
        **shaded(SKIN, 112 if down else 134, 130) | {"shadow": 0},
        clip=hole,
    )
    p.part(
        sym("125,96 100,98 78,106 80,116 100,110 125,112"), "#241a1c", tone=0.1, flat=True, line=0, shadow=0, clip=hole
    )
    eyes(p, "#3d6e96", down, 0, 4)
    brows(p, 8, -1, 6, "#6b4426")
    nose(p)
    p.part(
        sym("125,176 114,172 104,182! 114,184 125,182"),
        "#7d5230",
        tone=0.6,
        gain=0.6,
        puff=5,
        line=1.8,
        shadow=0.2,
        clip=hole,
    )
    p.key(strokes(3.4, "115,190 125,193 135,190"))
    rim = "125,98 102,97 76,104 72,124 80,148 104,157 107,164 105,184 108,208 125,212"
    inner = "125,106 104,104 84,110 80,124 86,142 106,150 114,158 112,184 116,204 125,206"
    ring = p.mask(sym(rim)) * (1 - p.mask(sym(inner)))
    p.part("", **GOLD | {"puff": 4, "line": 2, "shadow": 0.3}, mask=ring)
    for x, y in ((92, 172), (90, 186), (94, 200), (158, 172), (160, 186), (156, 200)):
        p.key(disc(x, y, 3))
    p.key(strokes(2.6, "84,92 100,76 118,70"))
    p.part(sym("125,54! 119,72 120,98 125,106", 125), **TRIM | {"puff": 5, "line": 2})
    before = p.xf
    p.xf += " translate(125 92) scale(1.1 .9) translate(-125 -96)"
    crown(p, gem="#3f86c4")
    p.xf = before


def _sword(p: Plate, down: bool) -> None:
    before = p.xf
    p.xf = f"{before} translate(204 0) rotate(4 0 190)"
    blade = (
        "M-11 176 L-10 128 L-2 138 L3 122 L8 134 L11 126 L11 176Z" if down else "M0 10 L11 34 L11 176 L-11 176 L-11 34Z"
    )
    steel = p.part(Plate.P(blade), **STEEL)
    p.part('<rect x="0" y="0" width="40" height="180"/>', **SHADED_STEEL, clip=steel)
    p.part(
        Plate.P("M-3 60 L0 52 L3 60 L2.5 172 L-2.5 172Z"),
        "#6e7a86",
        tone=0.4,
        flat=True,
        line=1.2,
        shadow=0,
        clip=steel,
    )
    p.part(limb("0,190 2,226", 11, 11), "#23416b", tone=0.5, gain=0.8, puff=6, ang=10, line=2.2, shadow=0.4)
    p.part(disc(3, 234, 9), **GOLD | {"puff": 9})
    p.part(shape("-36,172 -20,172 0,170 20,172 36,172 38,184 20,182 0,184 -20,182 -38,184"), **GOLD | {"puff": 6})
    p.part(disc(0, 177, 6), "#3f86c4", tone=0.9, gain=0.6, puff=6, line=1.8, shadow=0)
    p.xf = before


def _shield(p: Plate, down: bool) -> None:
    outline = "60,150 36,156 14,152! 12,190 22,226 58,262! 98,226 108,190 106,152! 84,156"
    p.part(shape(outline), **GOLD | {"puff": 7, "line": 3, "shadow": 0.7})
    field = p.part(
        shape("60,158 38,163 21,160! 20,190 30,220 60,250! 90,220 100,190 99,160! 82,163"),
        **CLOTH | {"puff": 34, "shadow": 0},
    )
    p.part(pip("D", 60, 200, 62), "#f3ead6", tone=0.95, gain=0.5, puff=12, line=2.4, shadow=0.4)
    p.cut(strokes(4, "28,168 26,190 32,212"), "#8fb3c9", clip=field)
    if down:
        p.key(
            strokes(9, "78,150 66,176 76,196") + strokes(7, "76,192 52,208 60,246") + strokes(4, "70,178 50,176 34,186")
        )
    else:
        p.part(strokes(4, "20,160 26,200 40,230"), **EDGE | {"col": "#f3d98c"}, clip=p.mask(shape(outline)))
