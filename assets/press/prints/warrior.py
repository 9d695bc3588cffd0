"""The warrior: a bearded fighter in mail under a crested helm, braced behind a broad sword."""

from __future__ import annotations

from assets.press.heroes.kit import TRIM, ashen, brows, eyes, fist, head_at, nose, shaded, skin
from assets.press.materials import EDGE, GOLD, LEATHER, SHADED_STEEL, STEEL
from assets.press.monsters.pen import disc, limb, mirrored, shape, strokes, sym
from assets.press.plate import Plate
from assets.press.prints.scene import STEEL_LIGHT, dark, lit, pool

SKIN = skin("#dfa878")
MAIL = {"col": "#aab4bb", "tone": 0.78, "gain": 0.6, "puff": 18, "ang": 20, "bend": 3, "line": 2.6, "shadow": 0.5}
HELM = {"col": "#b4bec4", "tone": 0.7, "gain": 0.8, "puff": 22, "ang": 60, "bend": 3, "line": 2.6, "shadow": 0.5}
CAPE = {"col": "#9c2b30", "tone": 0.56, "gain": 0.8, "puff": 18, "ang": 74, "bend": 3, "line": 2.6, "shadow": 0.5}
CREST = {"col": "#c23a34", "tone": 0.66, "gain": 0.8, "puff": 10, "ang": 84, "bend": 3, "line": 2.4, "shadow": 0.4}
BEARD = {"col": "#8a4a22", "tone": 0.6, "gain": 0.8, "puff": 14, "ang": 84, "bend": 3, "line": 2.4, "shadow": 0.5}
HOSE = {"col": "#6d5a45", "tone": 0.58, "gain": 0.8, "puff": 10, "ang": 78, "bend": 3, "line": 2.6, "shadow": 0.4}
BOOT = LEATHER | {"col": "#6b3f22", "ang": 20, "tone": 0.6}
FUR = {"col": "#d8c6a0", "tone": 0.78, "gain": 0.7, "puff": 8, "ang": 80, "line": 2.4, "shadow": 0.4}

Leg = tuple[str, str, str]
"""A leg: the points of hip, knee and heel."""
BRACED: tuple[Leg, Leg] = (("108,206", "80,238", "70,278"), ("144,206", "170,238", "180,278"))
SLACK: tuple[Leg, Leg] = (("108,206", "92,246", "94,288"), ("142,206", "172,232", "150,274"))


def warrior(p: Plate, down: bool = False) -> None:
    """Braced with the sword in both hands, or fallen, with the sword standing in the ground."""
    if down:
        dark(p, 204)
        pool(p, 165, 222, 30)
        _sword(p, "translate(168 126) rotate(180)", down)
        p.part(shape("24,254 60,228 120,224 176,238 206,260 190,276 120,284 50,278"), **CAPE | {"tone": 0.7})
        p.xf = "translate(126 240) rotate(-84) scale(.88) translate(-125 -175)"
    else:
        lit(p, STEEL_LIGHT)
        pool(p, 126, 286, 84)
        p.part(shape("96,140 62,150 40,176 22,226 14,252! 40,246 58,256! 76,240 100,246! 150,200"), **CAPE)
        p.key(strokes(3, "70,158 50,196 40,240", "86,160 74,200 62,248"))
    figure = p.xf
    for leg in SLACK if down else BRACED:
        _leg(p, leg)
    _mail(p)
    if down:
        _arm(p, "86,154", "64,190", "74,226")
        _arm(p, "164,154", "192,184", "208,214")
        fist(p, 74, 232, SKIN, 0, 0.7)
        fist(p, 210, 220, SKIN, -30, 0.7)
    else:
        _arm(p, "164,154", "190,184", "146,198")
        _sword(p, "translate(150 176) rotate(46)", down)
        _arm(p, "86,154", "68,190", "108,208")
        p.xf = "rotate(46 124 198)"
        fist(p, 124, 212, SKIN, 0, 0.72)
        fist(p, 124, 186, SKIN, 0, 0.72)
        p.xf = ""
    mirrored(p, lambda: _pauldron(p))
    p.part(sym("125,138 104,138 84,144 74,158! 86,156 90,166! 102,158 110,168! 118,160 125,166"), **FUR)
    p.xf = f"{figure} {head_at(125, 100, -6 if down else 0, 0.5)}"
    _head(p, down)
    p.xf = ""
    if down:
        ashen(p)


def _leg(p: Plate, leg: Leg) -> None:
    hip, knee, heel = leg
    out = 1 if float(hip.split(",")[0]) > 125 else -1
    x, y = (float(n) for n in heel.split(","))
    p.part(limb(f"{hip} {knee}", 36, 28), **HOSE)
    p.part(limb(f"{knee} {heel}", 25, 19), **BOOT)
    p.part(
        shape(
            f"{x - 11 * out},{y - 8} {x + 8 * out},{y - 10} {x + 25 * out},{y + 2} {x + 26 * out},{y + 10}! {x - 12 * out},{y + 10}!"
        ),
        **BOOT,
    )
    kx, ky = (float(n) for n in knee.split(","))
    p.part(disc(kx, ky, 14), **HELM | {"puff": 12, "shadow": 0.3})
    p.part(disc(kx, ky, 4), **GOLD | {"puff": 4, "line": 1.6, "shadow": 0})


def _mail(p: Plate) -> None:
    """A shirt of scales to the knees, and a broad belt."""
    hull = p.part(sym("125,146 96,146 82,160 84,190 90,204 82,236 104,232 125,236"), **MAIL)
    rows = ""
    for row in range(8):
        for column in range(-5, 6):
            x, y = 125 + column * 13 + row % 2 * 6.5, 156 + row * 10
            rows += strokes(2, f"{x - 6},{y} {x},{y + 9} {x + 6},{y}")
    p.key(rows, clip=hull)
    p.part(sym("125,196 100,195 87,196 88,209 106,212 125,212"), **LEATHER | {"puff": 5, "col": "#5f3118"})
    p.part('<rect x="113" y="193" width="24" height="22" rx="4"/>', **GOLD | {"puff": 5})
    p.key('<rect x="119" y="199" width="12" height="10" rx="2"/>')


def _arm(p: Plate, shoulder: str, elbow: str, hand: str) -> None:
    p.part(limb(f"{shoulder} {elbow}", 28, 22), **MAIL | {"puff": 9})
    p.part(limb(f"{elbow} {hand}", 22, 17), **BOOT | {"puff": 9})
    x, y = (float(n) for n in elbow.split(","))
    p.part(disc(x, y, 10), **HELM | {"puff": 9, "shadow": 0.2})


def _pauldron(p: Plate) -> None:
    for d, tone in (
        ("96,146 74,146 58,160 56,180 74,182 96,168", 0.6),
        ("98,142 78,141 64,151 63,164 80,168 98,158", 0.74),
    ):
        p.part(shape(d), **HELM | {"puff": 10, "tone": tone, "ang": 30})
    p.part(disc(76, 154, 4), **GOLD | {"puff": 4, "line": 1.6, "shadow": 0})


def _head(p: Plate, down: bool) -> None:
    """A face between cheek pieces, a beard in two plaits, a helm with a nose guard and a red crest."""
    for x in (100, 150):
        p.part(limb(f"{x},212 {x + (x - 125) * 0.3},262", 26, 12), **BEARD)
        p.part(disc(x + (x - 125) * 0.24, 252, 8, 6), **GOLD | {"puff": 5, "line": 1.8})
    p.part(sym("125,84 94,92 82,120 86,160 100,196 125,208"), **shaded(SKIN, 112 if down else 138, 130))
    eyes(p, "#3f6f8f", down, 1, 6)
    brows(p, 10, -2, 8, "#8a4a22")
    p.part(sym("125,188 112,176 84,160! 80,196 90,222 108,236 125,230!"), **BEARD)
    p.part(sym("125,178 110,172 90,184 82,196! 104,198 125,190"), **BEARD | {"puff": 6, "tone": 0.72})
    p.key(strokes(4, "112,200 125,206 138,200"))
    p.key(
        strokes(
            2.4,
            "98,192 96,208 102,224",
            "110,206 108,218 114,232",
            "152,192 154,208 148,224",
            "140,206 142,218 136,232",
        )
    )
    nose(p)
    if not down:
        p.part(shape("118,38 92,18 60,18 36,44 24,84 26,112! 42,94 60,76 78,66 96,62"), **CREST)
        p.key(strokes(3, "48,40 40,64 34,96", "64,28 56,50 52,78", "82,24 76,42 74,62", "98,26 94,42 92,58"))
        p.part(shape("96,58 90,36 100,22 124,16 150,22 160,36 154,58"), **CREST | {"tone": 0.72})
        p.key(strokes(3, "112,22 110,36 110,52", "126,18 126,34 126,50", "140,22 142,36 141,52"))
    p.part(sym("125,44 100,47 78,66 70,98 70,118 84,112 104,106 125,106"), **HELM)
    mirrored(p, lambda: p.part(shape("70,108 80,108 83,134 86,164 80,188 71,166 67,136"), **HELM | {"puff": 10}))
    p.part(sym("125,96 100,97 72,106! 71,121 98,113 125,112"), **TRIM | {"puff": 5, "line": 2.2})
    p.part(sym("125,42! 118,44 118,100 125,100"), **TRIM | {"puff": 5, "line": 2.2})
    p.part(shape("118,98! 132,98! 133,130 137,158 125,170 113,158 117,130"), **TRIM | {"puff": 6, "line": 2.2})
    for x in (84, 102, 148, 166):
        p.key(disc(x, 112 - abs(x - 125) * 0.05 - 3, 2.6))


def _sword(p: Plate, place: str, down: bool) -> None:
    """A broad sword, upright, drawn around its guard; with `down` its point is in the ground."""
    before = p.xf
    p.xf = f"{before} {place}"
    tip = "L11 -96 L-11 -96Z" if down else "L11 -88 L0 -110 L-11 -88Z"
    steel = p.part(Plate.P(f"M-12 -8 L12 -8 {tip}"), **STEEL)
    p.part('<rect x="0" y="-130" width="30" height="130"/>', **SHADED_STEEL, clip=steel)
    p.part(Plate.P("M-3 -10 L3 -10 L1.5 -80 L-1.5 -80Z"), **EDGE | {"col": "#7b8792", "tone": 0.5})
    p.part(limb("0,0 0,44", 10, 10), **LEATHER | {"puff": 5})
    p.part(shape("-30,-13 -14,-7 0,-9 14,-7 30,-13 34,-4 28,2 14,4 0,5 -14,4 -28,2 -34,-4"), **GOLD | {"puff": 6})
    p.part(disc(0, 50, 9), **GOLD | {"puff": 9})
    p.xf = before
