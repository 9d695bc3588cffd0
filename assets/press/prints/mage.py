"""The mage: round spectacles under a tall hat, a staff with a crystal, and a light in the open hand."""

from __future__ import annotations

import math

from assets.press.heroes.kit import ashen, brows, cheek, eyes, fist, head_at, lips, nose, open_hand, shaded, skin
from assets.press.materials import GOLD, LEATHER, WOOD, Material
from assets.press.monsters.pen import disc, mirrored, shape, strokes, sym
from assets.press.plate import Plate
from assets.press.prints.scene import VIOLET_LIGHT, dark, lit, pool
from assets.press.shell import star

SKIN = skin("#e8bf94", 0.98)
ROBE: Material = {
    "col": "#34479c",
    "tone": 0.6,
    "gain": 0.75,
    "puff": 22,
    "ang": 70,
    "bend": 3,
    "line": 2.6,
    "shadow": 0.5,
}
LINING: Material = ROBE | {"col": "#7a4fa0", "puff": 10}
HAIR: Material = ROBE | {"col": "#3a3140", "tone": 0.42, "puff": 10, "ang": 80, "line": 2.2}
SILVER: Material = {"col": "#dfe3ea", "tone": 0.84, "gain": 0.6, "puff": 4, "ang": 30, "line": 1.8, "shadow": 0.3}
ARCANE = ("#4636a6", "#7f86f2", "#dcebff")
"""The colours of magic light, from the outside in."""


def mage(p: Plate, down: bool = False) -> None:
    """Upright with staff and light, or fallen, with only hat and staff still standing."""
    if down:
        dark(p, 206)
        pool(p, 148, 232, 26)
        _staff(p, 146, down)
        p.xf = head_at(140, 180, 14, 0.58)
        _hat(p)
        p.xf = ""
        for shard in ("218,240 226,222 234,244", "204,234 210,226 214,240"):
            p.part(shape("! ".join(shard.split()) + "!"), ARCANE[1], tone=0.8, gain=0.5, puff=5, line=2.2)
        pool(p, 125, 274, 106)
        p.xf = "translate(126 243) rotate(-84) scale(.88) translate(-125 -175)"
        figure = p.xf
        _robe(p)
        _sleeve(p, "88,152 66,176 58,206 60,222 86,216 92,190 104,166")
        _sleeve(p, "162,152 184,178 192,208 186,222 162,214 156,188 146,166")
        fist(p, 72, 228, SKIN, 0, 0.66)
        fist(p, 178, 228, SKIN, 0, 0.66)
    else:
        lit(p, VIOLET_LIGHT)
        pool(p, 126, 286, 76)
        figure = ""
        _staff(p, 200, down)
        _robe(p)
        _sleeve(p, "158,150 178,164 206,180 216,196 198,214 178,222! 168,200 150,180")
        fist(p, 200, 196, SKIN, 0, 0.72)
        _sleeve(p, "92,150 74,170 60,176 42,180 44,204 58,224 82,222! 88,204 104,176")
        _light(p, 50, 139)
        p.xf = "translate(56 184) scale(.78)"
        open_hand(p, 0, 0, SKIN)
        p.xf = ""
    mirrored(p, lambda: p.part(shape("125,170! 112,148 100,138 86,144 84,158 98,166 110,182!"), **LINING))
    p.part(disc(125, 172, 7), **GOLD | {"puff": 6})
    p.part(disc(125, 172, 3), ARCANE[1], tone=1, flat=True, line=1, shadow=0)
    p.xf = f"{figure} {head_at(125, 108, -8 if down else 3, 0.52)}"
    _head(p, down)
    if not down:
        _hat(p)
    p.xf = ""
    if down:
        ashen(p)


def _robe(p: Plate) -> None:
    """A long robe, open at the front over its lining, with a starry hem, and the tips of two shoes."""
    for side in (-1, 1):
        p.part(disc(125 + 24 * side, 284, 17, 8), **LEATHER | {"col": "#5a3a2a", "puff": 7})
    gown = p.part(sym("125,146 98,146 86,156 88,186 84,214 70,246 58,276! 90,284 125,282"), **ROBE)
    p.part(sym("125,176 118,176 116,210 108,246 102,284! 125,284"), **LINING | {"shadow": 0.2})
    p.part(strokes(5, "117,178 114,226 101,283", "133,178 136,226 149,283"), **SILVER)
    p.key(
        strokes(
            2.8, "96,214 88,244 78,276", "104,220 98,250 92,280", "154,214 162,244 172,276", "146,220 152,250 158,280"
        )
    )
    p.part(sym("125,202 104,200 88,200 86,212 106,216 125,216"), **LEATHER | {"col": "#7a4a2a", "puff": 5})
    p.part(disc(125, 209, 8), **GOLD | {"puff": 6})
    for x, y, r in ((76, 262, 7), (94, 268, 5), (174, 262, 7), (156, 268, 5), (86, 236, 4.5), (164, 236, 4.5)):
        p.part(Plate.P(star(x, y, 5, r, r * 0.42)), "#f0e2b0", tone=1, flat=True, line=1.2, shadow=0, clip=gown)


def _sleeve(p: Plate, outline: str) -> None:
    p.part(shape(outline), **ROBE | {"puff": 12, "tone": 0.66, "bend": 1.4})


def _staff(p: Plate, x: float, down: bool) -> None:
    """A gnarled staff, a crystal held in its crook; broken off when `down`."""
    top = 156 if down else 128
    p.part(
        shape(
            f"{x - 5},{top}! {x + 5},{top + (8 if down else 0)}! {x + 6},170 {x + 4},230 {x + 6},288! {x - 6},288! {x - 4},220 {x - 6},160"
        ),
        **WOOD,
    )
    if down:
        return
    p.part(
        shape(
            f"{x - 6},140! {x - 10},130 {x - 22},122 {x - 22},104 {x - 14},98 {x - 16},112 {x - 8},122 {x},126 {x + 8},122 {x + 16},112 {x + 14},98 {x + 22},104 {x + 22},122 {x + 10},130 {x + 6},140!"
        ),
        **WOOD,
    )
    gem = p.part(
        Plate.P(f"M{x} 88 L{x + 12} 104 L{x + 7} 122 L{x - 7} 122 L{x - 12} 104Z"),
        ARCANE[1],
        tone=1,
        flat=True,
        line=2.4,
        shadow=0,
    )
    p.flatcol(Plate.P(f"M{x} 88 L{x + 12} 104 L{x + 7} 122 L{x + 2} 106Z"), ARCANE[0], clip=gem)
    p.flatcol(Plate.P(f"M{x} 88 L{x - 12} 104 L{x - 3} 105Z"), ARCANE[2], clip=gem)


def _light(p: Plate, x: float, y: float) -> None:
    """A star of cold fire with sparks about it."""
    for points, tip, root, turn, colour in (
        (9, 33, 19, 0, ARCANE[0]),
        (9, 26, 14, 10, ARCANE[1]),
        (8, 15, 8, 0, ARCANE[2]),
    ):
        p.part(
            f'<g transform="rotate({turn} {x} {y})">{Plate.P(star(x, y, points, tip, root))}</g>',
            colour,
            tone=1,
            flat=True,
            line=2.6 if colour == ARCANE[0] else 0,
            shadow=0,
        )
    p.cut(disc(x, y, 5), "#ffffff")
    for turn, far, r in ((200, 38, 2.6), (320, 40, 3), (268, 36, 2.4)):
        a = math.radians(turn)
        p.part(disc(x + far * math.cos(a), y + far * math.sin(a), r), ARCANE[1], tone=1, flat=True, line=1.4, shadow=0)


def _head(p: Plate, down: bool) -> None:
    """Black hair to the chin, and spectacles; one glass cracks in the fall."""
    p.part(sym("125,62 92,70 70,104 66,150 68,196 84,214! 100,200 125,204"), **HAIR)
    p.part(sym("125,80 96,86 84,112 86,144 98,178 114,198 125,203"), **shaded(SKIN, 158 if down else 138, 128, -0.36))
    cheek(p)
    eyes(p, "#5a4bb0", down, -1, 1)
    brows(p, 5.5, 3, -3, None)
    nose(p, 0.85)
    lips(p, "#b0504e", down)
    for cx in (105, 145):
        p.part(
            f'<circle cx="{cx}" cy="134" r="19" fill="none" stroke="#000" stroke-width="4.6"/>',
            **GOLD | {"puff": 2, "line": 1.6, "shadow": 0.2},
        )
    p.part(
        strokes(5, "122,131 125,127 128,131") + strokes(4, "86,132 80,130 74,132", "164,132 170,130 176,132"),
        **GOLD | {"puff": 2, "line": 1.4, "shadow": 0},
    )
    if down:
        p.key(strokes(3, "134,122 146,132 142,140", "146,132 154,136 160,146", "146,132 150,124 158,122"))
    fringe = "125,66 98,70 78,92 72,128 70,190! 80,176 84,140 90,116 102,102 114,112 124,98"
    p.part(sym(fringe), **HAIR | {"tone": 0.5})
    p.cut(strokes(2.4, "80,104 90,84 108,76", "76,140 76,120 84,104", "164,84 174,100 176,130"), "#8e86c8")


def _hat(p: Plate) -> None:
    """A tall hat bent at its tip, drawn around a head of the kit's size."""
    p.part(
        shape("125,76 84,82 50,96 34,110 46,120 84,110 125,106 166,110 206,120 216,108 198,94 166,82"),
        **ROBE | {"puff": 12, "tone": 0.56},
    )
    cone = shape("74,98! 84,60 92,24 90,-8 70,-28 44,-34! 84,-54 126,-40 146,0 160,48 176,98! 150,88 125,86 100,88")
    body = p.part(cone, **ROBE | {"puff": 26})
    p.key(strokes(3.4, "92,2 112,-6 128,-2", "94,16 114,10 132,16", "152,52 146,26 134,4"))
    p.part(
        shape("72,98! 77,80 100,70 125,68 150,70 173,80 178,98! 150,88 125,86 100,88"),
        **LINING | {"puff": 5, "shadow": 0.2},
        clip=None,
    )
    p.part(Plate.P(star(125, 78, 4, 15, 6)), **GOLD | {"puff": 5, "line": 1.8})
    for x, y, r in ((112, 40, 10), (146, 58, 7), (126, 12, 7), (98, -30, 6)):
        p.part(Plate.P(star(x, y, 5, r, r * 0.42)), "#f0e2b0", tone=1, flat=True, line=1.4, shadow=0, clip=body)
