"""The end of a round with friends: a podium under pennants, and cheering monsters. 424 x 568 design px.

The game puts the winner's card on the middle step, the next two on the lower ones, and a laurel on the dark plaque.
"""

from __future__ import annotations

import math

import numpy as np

from assets.press.materials import GOLD, Material
from assets.press.monsters.pen import disc, glow, limb, mirrored, shape, strokes, sym
from assets.press.plate import Array, Plate
from assets.press.sunburst import rays
from assets.press.ui.edge import panel

P, S, T = Plate.P, Plate.S, Plate.taper
WIDE, HIGH = 424, 568
MIDDLE = WIDE / 2
STONE: Material = {"col": "#a39482", "tone": 0.74, "gain": 0.5, "puff": 9, "ang": -38, "line": 2.8, "shadow": 0.3}
TREAD: Material = STONE | {"col": "#c9b898", "tone": 0.86, "gain": 0.3, "puff": 5, "ang": 2, "shadow": 0}
CLOTH: Material = {"col": "#a81f2d", "tone": 0.66, "gain": 0.7, "puff": 14, "ang": 84, "bend": 2, "line": 2.8}
GLOOM: Material = {"col": "#3a2f4e", "tone": 0.34, "gain": 0.6, "puff": 12, "ang": -52, "line": 2.4, "shadow": 0}
BONE: Material = {"col": "#cdbf9f", "tone": 0.66, "gain": 0.6, "puff": 7, "line": 2.4, "shadow": 0}
PAPERS = ("#b3202e", "#f2cf6b", "#3f6f92", "#3f8a5c", "#efe2c4")
"""Colours of pennants and of confetti."""
STEPS = ((12, 436, 108, "II"), (412, 456, 316, "III"))
"""The lower steps: x of the outer edge, y of the tread, x of the edge at the middle step, and numeral."""


def glory(p: Plate) -> None:
    """A sun behind the winner."""
    p.part(f'<rect width="{WIDE}" height="{HIGH}"/>', "#d58a3a", tone=1.2, flat=True, line=0, shadow=0)
    p.part(rays(MIDDLE, 214, 28, 30, 470), "#a8502a", tone=0.78, flat=True, line=0, shadow=0, ang=12)
    p.part(rays(MIDDLE, 214, 28, 30, 240, 0.3), "#f0b95c", tone=1.0, flat=True, line=0, shadow=0)
    p.part(disc(MIDDLE, 214, 132), "#f6d58a", tone=1.0, flat=True, line=2.2, shadow=0)


def banner(p: Plate) -> None:
    """A long swallow-tailed cloth with a crown on it, at the left."""
    p.part(shape("24,18! 94,18! 92,130 94,250 92,322! 59,290! 26,322! 28,240 26,130"), **CLOTH)
    p.key(strokes(3.2, "44,34 40,150 44,280", "74,34 78,150 74,280"))
    p.part(shape("20,10! 98,10! 98,22! 20,22!"), "#8a5a2c", tone=0.6, gain=0.7, puff=6, ang=4, line=2.6, shadow=0.4)
    for x in (17, 101):
        p.part(disc(x, 16, 7), **GOLD)
    crown = "36,112! 34,72! 46,90! 59,64! 72,90! 84,72! 82,112!"
    p.part(shape(crown), **GOLD | {"shadow": 0.2})
    for x, y in ((34, 70), (59, 62), (84, 70)):
        p.part(disc(x, y, 4.4), **GOLD | {"puff": 4, "line": 1.8, "shadow": 0})
    p.key(strokes(2.6, "37,102 59,105 81,102"))


def pennants(p: Plate) -> None:
    """A string of small flags from edge to edge."""
    count = 9
    for i in range(count):
        share = (i + 0.5) / count
        x, y = share * WIDE, 12 + 34 * math.sin(math.pi * share)
        p.xf = f"translate({x:.1f} {y:.1f}) rotate({(share - 0.5) * -28:.1f})"
        p.part(shape("-19,-3! 19,-3! 2,36! -2,36!"), PAPERS[i % len(PAPERS)], tone=0.86, gain=0.5, puff=8, ang=70, line=2.4,
               shadow=0.3)  # fmt: skip
        p.xf = ""
    p.key(S(f"M0 11 Q{MIDDLE} 82 {WIDE} 11", 3))


def confetti(p: Plate) -> None:
    """Scraps of paper in the air."""
    lot = np.random.default_rng(12)
    for i in range(54):
        x, y = MIDDLE + lot.choice((-1, 1)) * lot.uniform(90, 192), lot.uniform(60, 420)
        long, turn = lot.uniform(4, 7), lot.uniform(0, 180)
        p.xf = f"translate({x:.1f} {y:.1f}) rotate({turn:.0f})"
        p.part(shape(f"-{long},-3! {long},-4! {long - 1},3! -{long},4!"), PAPERS[i % len(PAPERS)], tone=1, flat=True, line=1.5,
               shadow=0)  # fmt: skip
    p.xf = ""


def podium(p: Plate) -> None:
    """Three steps of stone, the middle one the highest, with a plaque for the laurel."""
    for out, top, edge, number in STEPS:
        left, right = min(out, edge), max(out, edge)
        p.part(f'<rect x="{left}" y="{top}" width="{right - left}" height="{HIGH - top + 20}" rx="3"/>', **STONE)
        p.part(P(f"M{left} {top + 12} L{left + 6} {top - 8} L{right - 6} {top - 8} L{right} {top + 12}Z"), **TREAD)
        middle = (left + right) / 2 - 6 * (len(number) - 1) + (2 if out > MIDDLE else -2)
        for i in range(len(number)):
            p.key(P(f"M{middle + 12 * i - 6} {top + 20} h12 v5 h-3 v18 h3 v5 h-12 v-5 h3 v-18 h-3Z"))
    p.part(f'<rect x="106" y="388" width="212" height="{HIGH - 368}" rx="3"/>', **STONE | {"tone": 0.8, "shadow": 0.5})
    p.part(P("M106 402 L116 376 L308 376 L318 402Z"), **TREAD | {"tone": 0.94})
    p.part(
        '<rect x="120" y="411" width="184" height="150" rx="6"/>', "#1c1520", tone=1.2, flat=True, line=3.4, shadow=0
    )
    p.key(strokes(2.4, "110,440 112,450 110,462", "312,424 310,436 313,446", "312,500 310,512 313,520"))


def crowd(p: Plate) -> None:
    """The dungeon's spectators: a goblin, a skeleton's hand, a horned head, all below the numerals."""
    p.part(limb("88,580 92,532", 11, 9), **BONE)
    for tip in ("82,508", "90,502", "98,505", "105,514"):
        p.part(limb(f"93,529 {tip}", 7, 5), **BONE | {"puff": 4, "line": 2})
    p.xf = "translate(0 14)"
    goblin = sym("46,504 30,508 20,522 2,512 -14,510! 2,530 18,542 22,560 34,584 46,588", 46)
    p.part(goblin, **GLOOM | {"col": "#4f6b3c", "tone": 0.44})
    for x in (37, 55):
        glow(p, x, 535, 4.4, ("#1d1a10", "#e8cf3e", "#fff8c8"))
    p.key(shape("30,553! 46,560 62,553! 46,571"))
    p.xf = "translate(0 9)"
    p.part(shape("360,590 352,560 356,536 370,524 386,522 402,526 416,540 420,566 414,590"), **GLOOM)
    for horn in (
        "362,536 350,528 342,512 346,494! 354,512 366,522 374,524",
        "410,536 422,528 430,512 426,494! 418,512 406,522 398,524",
    ):
        p.part(shape(horn), **BONE)
    for x in (376, 397):
        glow(p, x, 549, 4.6, ("#1a1020", "#f2762a", "#ffe9a0"))
    p.key(shape("368,564! 386,572 404,564! 386,584"))
    p.xf = ""


def triumph() -> Array:
    """The picture with alpha, 848 x 1136 px."""
    p = Plate(WIDE, HIGH, sc=2, seed=92, pitch=4.6)
    glory(p)
    mirrored(p, lambda: banner(p), MIDDLE)
    pennants(p)
    confetti(p)
    podium(p)
    crowd(p)
    return panel(p, 8)
