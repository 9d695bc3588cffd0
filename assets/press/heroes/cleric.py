"""The king of hearts: the cleric."""

from __future__ import annotations

from ..materials import GOLD, WOOD
from ..monsters.clubs_forms import hairs
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Plate
from ..shell import pip
from .kit import LINEN, TRIM, ashen, brows, crown, eyes, fist, head_at, nose, open_hand, shaded, skin, stand

SKIN = skin("#e3b78b")
BEARD = {"col": "#f2ead9", "tone": 0.72, "gain": 0.7, "puff": 16, "ang": 82, "bend": 3, "line": 2.4, "shadow": 0.5}
STOLE = {"col": "#a81f2d", "tone": 0.66, "gain": 0.6, "puff": 10, "ang": 86, "line": 2.2, "shadow": 0.4}


def cleric(p: Plate, down: bool = False) -> None:
    """KH: an old king in white with a healing light in his hand; the staff breaks when he falls."""
    stand(p, "H", down, (104, 138, 88))
    figure = "translate(-2 14) rotate(-9 128 240)" if down else ""
    p.xf = figure
    _staff(p, down)
    _robe(p)
    if not down:
        _light(p)
    p.xf = f"{figure} {head_at(128, 136 if down else 126, -10 if down else -3)}"
    _head(p, down)
    p.xf = figure
    p.part(shape("178,262! 176,232 188,214 208,206 232,214 240,240 240,262!"), **LINEN | {"puff": 14})
    p.part(shape("186,212 206,200 222,208 224,218 204,214 190,224"), **TRIM)
    fist(p, 208, 196, SKIN, 4)
    p.xf = ""
    if down:
        ashen(p)


def _staff(p: Plate, down: bool) -> None:
    """The staff with the sun of hearts; when broken, its head lies on the other side."""
    before = p.xf
    p.part(limb("206,150 210,262" if down else "204,96 210,262", 11, 12), **WOOD | {"line": 2.4})
    if down:
        p.part(shape("199,158! 201,140! 205,150! 209,136! 213,156!"), **WOOD | {"line": 2, "puff": 4})
        p.xf = "translate(-154 152) rotate(-28 204 58)"
        p.part(limb("204,92 205,120", 11, 11), **WOOD | {"line": 2.4})
    ring = "M204 22 A36 36 0 1 1 203.9 22Z M204 33 A25 25 0 1 0 204.1 33Z"
    spikes = "".join(
        f'<path transform="translate(204 58) rotate({a})" d="M-5 -34 L0 -50 L5 -34Z"/>' for a in range(0, 360, 45)
    )
    p.part(spikes, **GOLD | {"puff": 4, "line": 2, "shadow": 0.3})
    if not down:
        p.part(disc(204, 58, 27), "#fdeec0", tone=1, flat=True, line=0, shadow=0)
    p.part(f'<path fill-rule="evenodd" d="{ring}"/>', **GOLD | {"puff": 6, "line": 2.4})
    p.part(pip("H", 204, 60, 32), "#b3202e", tone=0.92, gain=0.6, puff=9, line=2, shadow=0.3)
    p.part(sym("204,92! 194,96 196,106 204,110", 204), **GOLD | {"puff": 5, "line": 2})
    p.xf = before


def _robe(p: Plate) -> None:
    p.part(
        sym("130,166 98,178 62,190 38,212 28,240 24,280! 130,290", 130),
        **LINEN | {"puff": 28, "shadow": 0.6},
    )
    p.key(strokes(3.4, "62,204 54,224 56,252", "80,196 74,222 76,254", "188,198 196,222 194,252"))
    p.part(shape("98,172! 84,190 88,226 94,290! 122,290! 118,226 116,196! 128,190!"), **STOLE)
    p.part(shape("162,172! 176,190 172,226 166,290! 138,290! 142,226 144,196! 132,190!"), **STOLE)
    for x, y in ((104, 230), (156, 230)):
        p.part(pip("H", x, y, 20), **TRIM | {"puff": 5})
    p.part(sym("130,186 112,178 98,164 92,174 108,196 130,206", 130), **TRIM | {"puff": 6, "line": 2.2})


def _light(p: Plate) -> None:
    """The left hand, and a heart of light over it."""
    p.part(shape("14,268! 18,244 34,226 60,224 76,240 80,268!"), **LINEN | {"puff": 14})
    p.part(shape("28,228 42,218 62,218 70,228 56,232 38,236"), **TRIM)
    rays = "".join(
        f'<path transform="translate(48 148) rotate({a})" d="M-7 -20 L0 -{38 if a % 60 else 48} L7 -20Z"/>'
        for a in range(0, 360, 30)
    )
    p.part(rays + disc(48, 148, 25), "#fff3c4", tone=1, flat=True, line=2, shadow=0)
    p.key('<circle cx="48" cy="148" r="22" fill="none" stroke="#000" stroke-width="1"/>')
    p.part(pip("H", 48, 150, 30), "#e8b23c", tone=0.95, gain=0.5, puff=8, line=2, shadow=0)
    open_hand(p, 48, 208, SKIN)


def _head(p: Plate, down: bool) -> None:
    hair = BEARD | {"tone": 0.64}
    p.part(sym("125,78 92,82 74,110 72,150 70,196 78,214 125,222"), **hair)
    p.part(sym("125,82 94,86 84,112 86,150 98,186 125,206"), **shaded(SKIN, 116 if down else 136, 130))
    mirrored(p, lambda: p.part(shape("86,138 76,134 72,146 78,162 88,164"), **SKIN | {"puff": 6, "line": 2}))
    eyes(p, "#4a6b8a", down)
    nose(p, 1.25)
    p.key(
        strokes(
            2.2, "88,152 96,160 106,160", "162,152 154,160 144,160", "104,100 125,94 146,100", "108,108 125,104 142,108"
        )
    )
    beard = p.part(
        shape(
            "82,146! 88,166 102,174! 116,170 125,176 134,170 148,174! 162,166 168,146! 180,184 172,226 152,258 128,282!"
            " 118,264 98,254 80,226 70,184"
        ),
        **BEARD | {"puff": 22},
    )
    hairs(p, beard, 44, 42, lambda x, y: 90 - (x - 128) * 0.5, 3.2, seed=4)
    p.part(sym("125,170 112,166 98,172 84,190! 100,188 112,184 125,186"), **BEARD | {"puff": 7, "tone": 0.86})
    p.part(shape("114,187! 125,184 136,187! 132,193 118,193"), "#5c1a18", tone=0.4, flat=True, line=1.8, shadow=0)
    brows(p, 11, 0, 4, "#f2ead9")
    before = p.xf
    if down:
        p.xf += " translate(-8 2) rotate(-11 125 90)"
    crown(p)
    p.xf = before
