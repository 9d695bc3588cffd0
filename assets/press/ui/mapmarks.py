"""Ornaments for the margins of a quest's map: a compass rose, a sea serpent, a dragon's skull.

Brown ink on the map's own brown, so that rooms stand out from them. Each is 180 x 180 units, 360 px.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from scipy import ndimage as ndi

from assets.press.monsters.clubs_forms import Limb
from assets.press.monsters.pen import disc
from assets.press.plate import Array, Drawing, Plate, hexc, sstep
from assets.press.ui.plates import cut_out

P, S, T = Plate.P, Plate.S, Plate.taper
SIDE, SCALE = 180, 4
GROUND, INK = "#00ff00", "#33210f"
PALE, TAN, DEEP, RED = "#e3cd9c", "#cfb27a", "#a9854f", "#8d2f22"


def _printed(draw: Drawing) -> Array:
    """A drawing, cut out along everything that is painted."""
    p = Plate(SIDE, SIDE, sc=SCALE, seed=61, pitch=4.2, ground=GROUND, ink=INK)
    draw(p)
    painted = (np.abs(p.col - hexc(GROUND)).max(-1) > 0.05) | (p.ink > 0.5)
    cover = sstep(1.1, 0.3, ndi.distance_transform_edt(~painted) / SCALE)
    p.col[p.col[..., 1] > p.col[..., 0]] = hexc(INK)  # remains of the ground along edges
    return cut_out(p.print(reg=(0.0, 0.0), wear=0.5), cover, SIDE * SCALE // 2)


def _point(turn: float, far: float) -> tuple[float, float]:
    """The point at the distance `far` from the middle, turned clockwise from north."""
    angle = math.radians(turn)
    return SIDE / 2 + math.sin(angle) * far, SIDE / 2 - math.cos(angle) * far


def _ray(p: Plate, turn: float, long: float, wide: float, light: str, dark: str) -> None:
    """A point of the rose, one half of it in the light."""
    tip, middle = _point(turn, long), (SIDE / 2, SIDE / 2)
    for side, colour, tone in ((-1, light, 1.0), (1, dark, 0.34)):
        foot = _point(turn + side * 45, wide)
        path = "M{} {} L{} {} L{} {}Z".format(*tip, *foot, *middle)
        p.part(P(path), colour, tone=tone, flat=True, line=1.7, shadow=0, ang=turn + 20, pitch=3.4)


def rose(p: Plate) -> None:
    """A rose of eight winds in two rings, a lily to the north."""
    x = y = SIDE / 2
    p.part(disc(x, y, 52), TAN, tone=1.0, flat=True, line=1.6, shadow=0)
    for n in range(72):
        long = 47 if n % 9 else 44
        (x0, y0), (x1, y1) = _point(n * 5, long), _point(n * 5, 51)
        p.key(S(f"M{x0} {y0} L{x1} {y1}", 1.1 if n % 9 else 2))
    p.key(f'<circle cx="{x}" cy="{y}" r="43" fill="none" stroke="#000" stroke-width="1.3"/>')
    for turn in range(45, 360, 90):
        _ray(p, turn, 56, 12, PALE, DEEP)
    for turn in range(0, 360, 90):
        _ray(p, turn, 74, 15, PALE, RED if turn == 0 else DEEP)
    p.part(disc(x, y, 8), PALE, tone=0.9, gain=0.5, puff=8, line=1.8, shadow=0)
    p.key(disc(x, y, 2.6))
    lily = "M90 2 C84 8 83 14 88 19 C80 16 77 20 80 25 C83 25 85 24 87 22 L87 26 L93 26 L93 22 C95 24 97 25 100 25 C103 20 100 16 92 19 C97 14 96 8 90 2Z"
    p.part(P(lily), RED, tone=0.8, gain=0.5, puff=5, line=1.6, shadow=0)


def _coil(p: Plate, spine: Sequence[tuple[float, float]], widths: Sequence[float]) -> None:
    """An arch of the serpent's body above the water, with its belly and its fin."""
    limb = Limb(list(spine), list(widths), n=18)
    for n in range(9):
        t = 0.1 + n * 0.1
        (x0, y0), (x1, y1), (x2, y2) = limb.at(t - 0.05, -0.9), limb.at(t + 0.01, -1.75), limb.at(t + 0.05, -0.9)
        p.part(P(f"M{x0} {y0} L{x1} {y1} L{x2} {y2}Z"), DEEP, tone=0.6, gain=0.5, puff=4, line=1.5, shadow=0)
    p.part(limb.strip(), TAN, tone=0.66, gain=0.8, puff=10, ang=35, bend=3, line=2.0, shadow=0)
    p.part(limb.strip(0.35, 1.0), PALE, tone=0.86, gain=0.4, puff=5, ang=80, line=1.2, shadow=0)
    for n in range(14):
        (x0, y0), (x1, y1) = limb.at(0.06 + n * 0.066, 0.38), limb.at(0.06 + n * 0.066, 0.94)
        p.key(S(f"M{x0} {y0} L{x1} {y1}", 1.1))


def serpent(p: Plate) -> None:
    """A serpent that dives in and out of the sea, its mouth open."""
    p.view = (0.95, 1, 4)
    _coil(p, [(148, 150), (142, 118), (158, 100), (172, 118), (170, 150)], (10, 13, 13, 11, 8))
    _coil(p, [(88, 152), (88, 104), (110, 84), (132, 106), (132, 152)], (16, 20, 21, 20, 16))
    tail = "M168 146 C176 130 164 118 178 104 C180 118 182 132 174 148Z"
    p.part(P(tail), DEEP, tone=0.6, gain=0.5, puff=5, line=1.6, shadow=0)
    neck = Limb([(66, 156), (72, 118), (56, 84), (60, 52), (46, 42)], [24, 23, 21, 19, 17], n=18)
    for n in range(8):
        t = 0.16 + n * 0.1
        (x0, y0), (x1, y1), (x2, y2) = neck.at(t - 0.05, 0.9), neck.at(t + 0.02, 1.8), neck.at(t + 0.05, 0.9)
        p.part(P(f"M{x0} {y0} L{x1} {y1} L{x2} {y2}Z"), DEEP, tone=0.6, gain=0.5, puff=4, line=1.5, shadow=0)
    p.part(neck.strip(), TAN, tone=0.66, gain=0.8, puff=10, ang=35, bend=3, line=2.0, shadow=0)
    p.part(neck.strip(-1.0, -0.35), PALE, tone=0.86, gain=0.4, puff=5, ang=80, line=1.2, shadow=0)
    for n in range(12):
        (x0, y0), (x1, y1) = neck.at(0.05 + n * 0.07, -0.94), neck.at(0.05 + n * 0.07, -0.38)
        p.key(S(f"M{x0} {y0} L{x1} {y1}", 1.1))
    _head(p)
    _sea(p)


def _head(p: Plate) -> None:
    p.part(P("M62 34 C74 22 82 24 90 16 C88 30 86 40 70 48Z"), DEEP, tone=0.6, gain=0.6, puff=6, line=1.7, shadow=0)
    p.part(P("M46 52 C36 56 24 66 12 66 C16 72 30 72 40 68 C52 64 58 58 60 50Z"), TAN, tone=0.56, gain=0.7, puff=8, line=2, shadow=0)  # fmt: skip
    p.part(P("M44 50 C34 54 24 58 14 63 C26 52 32 50 40 46Z"), RED, tone=0.6, gain=0.4, puff=4, line=1.2, shadow=0)
    p.part(P("M66 46 C64 28 50 18 38 22 C28 24 14 30 6 40 C10 46 20 44 28 44 C38 46 50 54 62 56Z"), TAN, tone=0.72,
           gain=0.8, puff=11, ang=20, line=2.1, shadow=0)  # fmt: skip
    for x, y in ((12, 43), (20, 44), (28, 45), (36, 48)):
        p.part(P(f"M{x - 3} {y - 2} L{x} {y + 8} L{x + 3} {y - 1}Z"), PALE, tone=1.0, flat=True, line=1.2, shadow=0)
    p.part(disc(44, 32, 5.5), PALE, tone=1.0, flat=True, line=1.8, shadow=0)
    p.key(disc(43, 32.5, 2.4) + T(36, 27, 44, 20, 53, 28, 3.4) + disc(12, 37, 1.6))


def _sea(p: Plate) -> None:
    """Waves in the foreground, as engravers draw them: rows of curls."""
    for row, (y, begin) in enumerate(((148, 8), (158, 22), (168, 40))):
        for n in range((SIDE - 2 * begin) // 22 + 1):
            x = begin + n * 22 - row * 3
            wave = f"M{x} {y} C{x + 4} {y - 9} {x + 13} {y - 10} {x + 16} {y - 3} C{x + 18} {y + 1} {x + 20} {y} {x + 22} {y - 1}"
            p.key(S(wave, 1.9 - row * 0.3))
            p.key(S(f"M{x + 10} {y - 4} C{x + 13} {y - 5} {x + 14} {y - 2} {x + 11} {y - 1}", 1.1))


def skull(p: Plate) -> None:
    """A dragon's skull on two crossed keys."""
    for flip in ("", f"translate({SIDE} 0) scale(-1 1)"):
        p.xf = flip
        shaft = S("M30 158 L142 74", 7)
        p.part(shaft, TAN, tone=0.7, gain=0.7, puff=5, line=1.8, shadow=0)
        p.part(P("M132 70 L146 88 L156 80 L150 72 L144 77 L141 72 L148 66 L143 60Z"), TAN, tone=0.7, gain=0.5, puff=4, line=1.7, shadow=0)  # fmt: skip
        ring = '<circle cx="24" cy="162" r="11" fill="none" stroke="#000" stroke-width="6"/>'
        p.part(ring, TAN, tone=0.7, gain=0.7, puff=4, line=1.7, shadow=0)
        horn = "M62 62 C40 56 26 38 24 12 C34 30 50 40 74 44Z"
        p.part(P(horn), DEEP, tone=0.66, gain=0.8, puff=9, ang=60, line=2, shadow=0)
        p.key(S("M34 36 L44 28 M42 46 L54 36 M52 54 L62 42", 1.4))
    p.xf = ""
    head = "M90 34 C62 34 52 52 54 70 C55 80 62 86 66 92 C68 108 74 128 82 138 L98 138 C106 128 112 108 114 92 C118 86 125 80 126 70 C128 52 118 34 90 34Z"
    p.part(P(head), PALE, tone=0.8, gain=0.9, puff=24, ang=-35, bend=3, line=2.3, shadow=0)
    for flip in ("", f"translate({SIDE} 0) scale(-1 1)"):
        p.xf = flip
        p.key(
            P("M62 68 C68 60 80 64 85 76 C82 84 70 86 64 80 C62 76 61 72 62 68Z")
            + P("M82 118 C85 112 88 113 88 120 L86 127Z")
        )
        p.key(
            T(74, 92, 78, 104, 80, 116, 2.4) + T(60, 58, 70, 50, 84, 58, 3) + S("M80 140 L80 148 M86 141 L86 151", 2.2)
        )
        p.part(P("M78 136 L80 148 L84 137Z"), PALE, tone=1, flat=True, line=1.2, shadow=0)
    p.xf = ""


PICTURES = {
    "map-rose": lambda: _printed(rose),
    "map-serpent": lambda: _printed(serpent),
    "map-skull": lambda: _printed(skull),
}
