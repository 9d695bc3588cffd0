"""The block of an initial, on which the game prints its letter: wine-coloured, with leaves that wind around the
middle."""

from __future__ import annotations

import math

from assets.press.monsters.pen import disc
from assets.press.plate import Array, Plate
from assets.press.ui.plates import cut_out

P, S, T = Plate.P, Plate.S, Plate.taper
SIDE, SCALE = 120, 4
GROUND, VINE, LIGHT, EDGE = "#4a121d", "#7c2431", "#8f3a3f", "#d9a441"


def _frame(inset: float) -> str:
    low, high = inset, SIDE - inset
    return P(f"M{low} {low}H{high}V{high}H{low}Z")


def _leaf(x: float, y: float, turn: float, long: float) -> str:
    """A pointed leaf from a stem."""
    a = math.radians(turn)
    (tx, ty), (nx, ny) = (x + math.cos(a) * long, y + math.sin(a) * long), (-math.sin(a), math.cos(a))
    mx, my = x + math.cos(a) * long * 0.45, y + math.sin(a) * long * 0.45
    wide = long * 0.34
    return P(f"M{x} {y} Q{mx + nx * wide} {my + ny * wide} {tx} {ty} Q{mx - nx * wide} {my - ny * wide} {x} {y}Z")


def initial() -> Array:
    """The picture, 240 px for 120 units."""
    p = Plate(SIDE, SIDE, sc=SCALE, seed=67, pitch=3.6, ground=GROUND)
    whole = _frame(1)
    p.part(whole, EDGE, tone=0.8, flat=True, line=2.4, shadow=0)
    p.part(_frame(7), GROUND, tone=0.62, flat=True, line=2.2, shadow=0, ang=45)
    for n in range(4):
        p.xf = f"translate(6 6) scale(.9) rotate({n * 90} {SIDE / 2} {SIDE / 2})"
        stem = S("M13 62 C13 36 22 18 46 16 C62 15 66 32 54 36 C44 39 40 28 48 26", 3.6)
        p.part(stem, VINE, tone=0.9, flat=True, line=1.5, shadow=0)
        for x, y, turn, long in ((13, 50, -150 + 90, 20), (17, 36, 20, 22), (26, 22, -60, 13), (30, 20, 60, 20),
                                 (50, 14, -20, 20), (60, 22, 20, 18)):  # fmt: skip
            p.part(_leaf(x, y, turn, long), VINE, tone=0.72, gain=0.6, puff=6, line=1.5, shadow=0)
        p.part(disc(17, 17, 5), LIGHT, tone=0.9, gain=0.4, puff=4, line=1.6, shadow=0)
    p.xf = ""
    return cut_out(p.print(reg=(0.3, 0.2), wear=0.4), p.mask(whole), SIDE * SCALE // 2)


PICTURES = {"initial": initial}
