"""Quest loot that works by luck: crown, lens, die, circle and deuce."""

from __future__ import annotations

import math

import numpy as np

from ..monsters.pen import disc, limb, shape, strokes
from ..plate import Drawing, Plate
from .ground import LOOT, front, trove
from .kit import GILT, flat, folds, lay, placed, shine, stuff, suit, void

VELVET = stuff("#6f3f8a", 0.56, 0.85, 22, 20)
HEART = "M0 22 C-5 12 -24 2 -24 -12 C-24 -26 -6 -28 0 -14 C6 -28 24 -26 24 -12 C24 2 5 12 0 22Z"


def crown_of_small_mercies(p: Plate) -> None:
    """A small crown with hearts for points, on a cushion."""
    trove(p, "#f0d9b8", "#dfbf90")
    back = placed(p, 15, 10, 0, 0.88)
    lay(p, "26,200! 60,186 125,192 190,186 224,200! 214,222 222,246! 125,256 28,246! 36,222", VELVET, line=3.8)
    for x, y in ((27, 200), (223, 200)):
        lay(p, disc(x, y + 4, 11), GILT, puff=7, line=3)
    folds(p, "56,206 78,214 104,212", "194,206 172,214 146,212", width=4.4)
    lay(p, disc(125, 132, 70, 17), stuff("#8a6220", 0.4, 0.7, 8, 4), line=3)
    for x, y, k, turn in ((66, 92, 0.8, -14), (184, 92, 0.8, 14)):
        lay(p, limb(f"{x},{y + 14} {125 + (x - 125) * 0.94:.0f},150", 10, 16), GILT, puff=5, line=3)
        _heart(p, x, y, k, turn)
    lay(p, "52,132! 84,148 125,154 166,148 198,132! 192,190 160,204 125,208 90,204 58,190", GILT, puff=13, line=4)
    for x, y, k, turn in ((92, 84, 1.0, -6), (158, 84, 1.0, 6), (125, 66, 1.3, 0)):
        lay(p, f"{x - 6},{y + 10}! {x + 6},{y + 10}! {x + 14},156! {x - 14},156!", GILT, puff=6, line=3.2)
        _heart(p, x, y, k, turn)
    lay(
        p,
        "54,180! 90,194 125,198 160,194 196,180! 194,196 160,208 125,212 90,208 56,196",
        GILT,
        tone=0.86,
        puff=6,
        line=3.2,
    )
    for x, y in ((84, 172), (125, 178), (166, 172)):
        p.part(
            shape(f"{x},{y - 12}! {x + 10},{y} {x},{y + 12}! {x - 10},{y}"),
            "#7fd6e6",
            tone=0.94,
            gain=0.6,
            puff=6,
            line=2.8,
            shadow=0,
        )
    p.xf = back
    front(p, LOOT)


def _heart(p: Plate, x: float, y: float, k: float, turn: float) -> None:
    back = placed(p, x, y, turn, k)
    lay(p, Plate.P(HEART), stuff("#c9283a", 0.72, 0.9, 14, 40), line=3.6)
    shine(p, "-16,-6 -16,-16 -8,-17", width=5, col="#ffd6d0")
    p.xf = back


def fools_lens(p: Plate) -> None:
    """A reading glass on a jester's stick, and a great eye in it."""
    trove(p, "#cfc0e6", "#b29ed2")
    whole = placed(p, 14, 20, 0, 0.8)
    back = placed(p, 112, 108, -38)
    lay(p, limb("0,74 0,150", 22, 18), stuff("#e0aa3e", 0.74, 0.85, 9, 86), line=3.8)
    for y in (88, 112, 136):
        lay(p, f"-12,{y}! 12,{y - 12}! 12,{y}! -12,{y + 12}!", stuff("#b3202e", 0.64, 0.8, 6, 30), line=2.4, shadow=0)
    lay(p, "-15,66! 15,66! 12,84! -12,84!", GILT, puff=6, line=3.2)
    p.xf = back
    bell = 112 + 150 * math.sin(math.radians(38)), 108 + 150 * math.cos(math.radians(38))
    lay(p, disc(*bell, 17), GILT, puff=13, line=3.6)
    p.key(
        strokes(
            4,
            f"{bell[0] - 14:.0f},{bell[1] + 4:.0f} {bell[0]:.0f},{bell[1] + 8:.0f} {bell[0] + 14:.0f},{bell[1] + 2:.0f}",
        )
    )
    for side, col in ((-1, "#b3202e"), (1, "#2f6a9a")):
        lay(
            p,
            f"{112 + side * 30},44! {112 + side * 56},40 {112 + side * 92},22 {112 + side * 96},-2! {112 + side * 70},6 {112 + side * 36},10 {112},34!",
            stuff(col, 0.6, 0.85, 12, 40),
            line=3.6,
        )
        lay(p, disc(112 + side * 96, 2, 9), GILT, puff=7, line=3)
    lay(p, disc(112, 108, 80), GILT, puff=8, line=4, ang=30)
    glass = lay(p, disc(112, 108, 65), stuff("#dceef0", 0.96, 0.3, 30, -40, bend=1), line=3.4)
    p.part(
        shape("52,112! 76,82 112,70 148,82 172,112! 148,138 112,146 76,138"),
        "#fbf3e2",
        tone=1,
        flat=True,
        line=4,
        shadow=0,
        clip=glass,
    )
    p.part(disc(112, 108, 33), "#4f9a4a", tone=0.8, gain=0.6, puff=20, line=3.6, shadow=0)
    p.key(disc(112, 108, 16))
    p.cut(disc(102, 97, 7), "#ffffff")
    p.key(
        strokes(6, "52,112 84,74 112,72", "112,72 140,74 172,112")
        + strokes(4, "70,82 62,74 58,66", "92,68 88,60 86,52", "132,68 136,60 138,52", "154,82 162,74 166,66"),
        clip=glass,
    )
    p.cut(strokes(6, "58,84 66,68 82,56") + strokes(4, "64,96 70,80 84,66"), "#ffffff", clip=glass)
    p.xf = whole
    front(p, LOOT)


IVORY = stuff("#f3e6c4", 0.94, 0.3, 10, -30, line=3.8)
FACES = (
    ("M125 62 L203 100 L125 140 L47 100Z", 0.98, ((125, 101, 1, 0),)),
    ("M47 100 L125 140 L125 226 L47 186Z", 0.8, ((69, 134, 0, 1), (103, 194, 0, 1))),
    ("M203 100 L125 140 L125 226 L203 186Z", 0.58, ((181, 134, 0, -1), (164, 164, 0, -1), (147, 194, 0, -1))),
)
"""The faces of the die: outline, tone, and pips (x, y, 1 on the upper face, slant of the hole)."""


def hollow_die(p: Plate) -> None:
    """A die of bone with holes for pips, and something alight inside."""
    trove(p, "#9fc4b8", "#7fa99c")
    for path, tone, pips in FACES:
        lay(p, Plate.P(path), IVORY, tone=tone)
        for x, y, top, slant in pips:
            back = p.xf
            p.xf = f"{back} matrix({1} {slant * 0.5} 0 {1 if not top else 0.52} {x} {y})"
            lay(p, disc(0, 0, 17 if not top else 24), void("#2a0f0c"), line=3)
            p.cut(disc(2, 2, 12 if not top else 17), "#8f1d14")
            p.cut(disc(3, 3, 8.5 if not top else 12), "#f2762a")
            p.cut(disc(4, 4, 4.6 if not top else 7), "#ffe9a0")
            p.xf = back
    shine(p, "56,112 84,126 118,142", "125,72 92,86 66,98", width=4)
    folds(p, "58,168 66,176 62,186", "188,118 180,112 184,104", width=4)
    flame = "125,100! 112,84 104,64 116,44 112,30 128,10! 130,34 148,48 148,70 136,88"
    lay(p, flame, flat("#d4551b", 3.6))
    p.cut(shape("125,96! 116,82 112,66 122,52 124,40! 132,54 140,62 138,76 132,86"), "#f2a532")
    p.cut(shape("125,92! 120,80 122,68 128,60! 132,72 130,84"), "#ffe9a0")
    front(p, LOOT)


SLATE = stuff("#4a4f5f", 0.44, 0.7, 20, 6)
SALT = stuff("#f6f3ea", 0.96, 0.5, 6, 20, line=3)


def salt_circle(p: Plate) -> None:
    """A ring of salt on dark stone, a star in it, and three candles about it."""
    trove(p, "#e6cfa0", "#d0b078")
    lay(p, disc(125, 166, 90, 58), SLATE, line=4)
    folds(p, "70,156 92,150 120,154", "140,186 156,184 168,176", width=3.4)
    rng = np.random.default_rng(5)
    for i in range(46):
        a = math.tau * i / 46
        x, y = 125 + 72 * math.cos(a) + rng.uniform(-2, 2), 168 + 42 * math.sin(a) + rng.uniform(-1.5, 1.5)
        p.part(disc(round(x, 1), round(y, 1), 9, 7), **SALT | {"line": 2, "shadow": 0})
    ring = '<ellipse cx="125" cy="168" rx="72" ry="42" fill="none" stroke="#000" stroke-width="13"/>'
    p.part(ring, **SALT | {"line": 0, "shadow": 0})
    star = [
        (125 + 60 * math.cos(math.radians(a)), 168 + 33 * math.sin(math.radians(a))) for a in (-90, 54, 198, -18, 126)
    ]
    p.cut(Plate.S("M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in star) + "Z", 5), "#e9e4d4")
    for x, y, h in ((125, 130, 52), (58, 190, 40), (192, 190, 40)):
        _candle(p, x, y, h)
    front(p, LOOT)


def _candle(p: Plate, x: float, y: float, h: float) -> None:
    top = y - h
    lay(
        p,
        f"{x - 13},{y}! {x - 12},{top}! {x + 12},{top}! {x + 13},{y}! {x},{y + 5}",
        stuff("#efe2bd", 0.88, 0.7, 9, 86),
        line=3.4,
    )
    lay(p, disc(x, top, 12, 5), stuff("#fff3d0", 0.96), line=2.6, shadow=0)
    drip = f"{x + 3},{top + 2}! {x + 12},{top + 2}! {x + 12},{top + 22} {x + 8},{top + 26} {x + 5},{top + 18}"
    lay(p, drip, stuff("#fff3d0", 0.96, 0.5, 4), line=2.4)
    lay(
        p,
        f"{x},{top - 42}! {x + 11},{top - 20} {x + 8},{top - 4} {x},{top} {x - 8},{top - 4} {x - 11},{top - 20}",
        flat("#d4551b", 3),
    )
    p.cut(
        shape(f"{x},{top - 34}! {x + 7},{top - 18} {x + 5},{top - 5} {x - 5},{top - 5} {x - 7},{top - 18}"), "#f2a532"
    )
    p.cut(shape(f"{x},{top - 22}! {x + 4},{top - 12} {x},{top - 4} {x - 4},{top - 12}"), "#ffe9a0")


TIN = stuff("#98a0a6", 0.62, 0.95, 16, 80)
RAG = stuff("#8a6a4a", 0.56, 0.8, 12, 40)
TWO = "M-10 -7 C-10 -20 12 -20 12 -6 C12 2 -4 8 -11 18 L13 18"


def beggars_deuce(p: Plate) -> None:
    """A torn and mended two in a beggar's tin cup."""
    trove(p, "#d6c3a4", "#bda783")
    back = placed(p, 128, 96, 9)
    card = "-54,-84! -20,-86! -12,-76! -4,-86! 46,-84! 54,-78! 54,-20! 48,-12! 54,-4! 54,84! -54,84! -54,-34! -46,-26! -54,-18!"
    lay(p, card, stuff("#efe2c4", 1, 0.25, 8, -30, bend=1), line=3.8, shadow=0.9)
    p.key(Plate.S(TWO, 7).replace("<path", '<path transform="translate(-30 -56)"'))
    for x, y, size in ((6, -40, 42), (-30, -22, 17)):
        suit(p, "S", x, y, size)
    over = placed(p, 6, 16, 180)
    suit(p, "S", 0, 0, 42)
    p.xf = over
    lay(p, "24,-84! 54,-70! 54,-44! 18,-64!", RAG, puff=4, line=2.8)
    for x, y in ((24, -76), (36, -70), (48, -64), (22, -64), (34, -58), (46, -50)):
        p.key(Plate.S(f"M{x - 4} {y + 5} l7 -9", 3.4))
    folds(p, "-54,-2 -20,4 10,-2", "30,12 40,20 54,18", width=2.6)
    p.xf = back
    lay(p, "60,150! 190,150! 178,240! 125,250 72,240!", TIN, line=4)
    lay(p, disc(125, 150, 66, 13), TIN, tone=0.78, puff=5, line=3.6)
    lay(p, "66,146! 125,138 184,146! 184,150 125,160 66,150", void("#2a2320"), line=2.6)
    back = placed(p, 128, 96, 9)
    lay(p, "-46,42! 54,42! 54,58! -42,64!", stuff("#efe2c4", 0.9, 0.2, 8, -30), line=0, shadow=0)
    p.xf = back
    lay(p, "60,152! 90,162 125,164 160,162 190,152! 188,170 125,178 62,170", TIN, tone=0.8, puff=5, line=3.4)
    folds(p, "150,190 160,204 152,220", "84,196 88,210 84,224", width=4)
    shine(p, "80,186 84,208 90,228", width=6)
    front(p, LOOT)


DRAWINGS: dict[str, Drawing] = {
    "crown_of_small_mercies": crown_of_small_mercies,
    "fools_lens": fools_lens,
    "hollow_die": hollow_die,
    "salt_circle": salt_circle,
    "beggars_deuce": beggars_deuce,
}
