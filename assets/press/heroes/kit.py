"""Tools that the heroes share: sunburst, gloom, faces, fists and materials.

A hero is drawn above y 240, where the tray of life begins. Heads are drawn around (125, 144), the size of the vampire
queen's, and put in place by `head_at`. Every drawing takes `down`: True if its hero has fallen.
"""

from __future__ import annotations

import numpy as np

from ..materials import GOLD, Material
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Plate, hexc
from ..sunburst import OCHRE, ROSE, sunburst

GLOOM = ("#8d899a", "#56525f")
"""The colours of the sunburst when the light has gone: panel and rays."""

LINEN: Material = {"col": "#efe6d2", "tone": 0.8, "gain": 0.7, "puff": 18, "ang": 64, "bend": 3, "line": 2.6}
TRIM: Material = GOLD | {"puff": 4, "line": 1.8, "shadow": 0.3, "tone": 0.78}

FEATURE: Material = {"flat": True, "shadow": 0, "tone": 1}


def stand(p: Plate, suit: str, down: bool, light: tuple[float, float, float]) -> None:
    """Fill the panel with the sunburst of hearts (H) or diamonds (D), or with gloom and a cold `light`: x, y, radius."""
    if not down:
        sunburst(p, ROSE if suit == "H" else OCHRE, 130, 130)
        return
    sunburst(p, GLOOM, 130, 130)
    p.part(
        '<rect width="250" height="350"/>',
        tone=0.4,
        flat=True,
        line=0,
        shadow=0,
        ang=0,
        pitch=5.2,
        grad=(0, 0, -0.24, 0, 250, 0.02),
    )
    cold_light(p, *light)


def cold_light(p: Plate, x: float, y: float, r: float) -> None:
    """A cold light around the fallen, so that their outline stands out."""
    p.part(disc(x, y, r), "#a4a7bf", tone=0.72, flat=True, line=0, shadow=0, ang=0, pitch=5.2)
    p.part(disc(x, y, r * 0.78), "#bcbfd2", tone=0.84, flat=True, line=0, shadow=0, ang=0, pitch=5.2)


def ashen(p: Plate, memory: float = 0.4) -> None:
    """Drain the colour plate to a cold grey, keeping a share `memory` of the colours."""
    light = p.col @ np.array([0.30, 0.55, 0.15], np.float32)
    grey = light[..., None] * hexc("#d2d5e4")
    p.col = ((1 - memory) * grey + memory * p.col).astype(np.float32)


def head_at(x: float, y: float, tilt: float = 0, k: float = 0.74) -> str:
    """The transform that puts a head at x, y, tilted clockwise by degrees."""
    return f"translate({x} {y}) rotate({tilt}) scale({k}) translate(-125 -144)"


def skin(col: str, tone: float = 0.96) -> Material:
    """Skin of a colour."""
    return {"col": col, "tone": tone, "gain": 0.34, "puff": 22, "ang": -36, "bend": 1, "line": 2.4, "shadow": 0.6}


def shaded(stuff: Material, x: float, y: float, depth: float = -0.55) -> Material:
    """Skin that falls into shade to the right of x, y."""
    return stuff | {"grad": (x, y, 0.0, x + 30, y + 22, depth)}


def eyes(p: Plate, iris: str, down: bool, look: float = 0, fierce: float = 0, lashes: bool = False) -> None:
    """Both eyes: closed when `down`; otherwise looking to a side (`look` units), with brows bent by `fierce`."""
    if down:
        mirrored(p, lambda: p.key(strokes(5, "91,133 105,147 120,136")))
        if lashes:
            mirrored(
                p, lambda: p.key(strokes(3, "95,139 91,144 88,147", "102,142 99,148 97,152", "110,142 110,148 109,152"))
            )
        return
    for cx in (106, 144):
        s = 1 if cx < 125 else -1
        white = f"M{cx - 12 * s} {133} C{cx - 6 * s} 123 {cx + 4 * s} 124 {cx + 11 * s} 135 C{cx + 4 * s} 141 {cx - 5 * s} 140 {cx - 12 * s} 133Z"
        p.part(Plate.P(white), "#fbf3e2", line=1.0, **FEATURE)
        p.flatcol(disc(cx + look, 132.5, 6.2), iris)
        p.key(disc(cx + look, 132.5, 3.2))
        p.key(f'<circle cx="{cx + look}" cy="132.5" r="6.2" fill="none" stroke="#000" stroke-width="1.5"/>')
        p.cut(disc(cx + look - 2, 130.2, 1.7), "#ffffff")
    mirrored(
        p,
        lambda: p.key(strokes(5.6, f"91,131 104,{118 + fierce * 0.5} 120,137") + strokes(2, "96,138 106,144 117,137")),
    )
    if lashes:
        mirrored(p, lambda: p.key(strokes(3.4, "92,131 88,127 84,124", "95,127 91,122 88,119")))


def brows(p: Plate, width: float, lift: float = 0, fierce: float = 0, col: str | None = None) -> None:
    """Two brows; `fierce` pulls their inner ends down."""
    lines = strokes(width, f"87,{120 - lift} 103,{107 - lift} 121,{119 - lift + fierce}")
    mirrored(p, lambda: p.key(lines) if col is None else p.part(lines, col, tone=0.6, puff=4, line=1.8, shadow=0))


def nose(p: Plate, wide: float = 1) -> None:
    """A nose in a few cuts, its shaded side to the right."""
    p.key(
        strokes(
            2.8,
            f"{125 - 9 * wide},164 {125 - 4 * wide},171 125,168",
            f"{125 + 9 * wide},164 {125 + 4 * wide},171 125,168",
        )
        + strokes(2.4, f"131,134 133,150 {125 + 9 * wide},163")
    )


def lips(p: Plate, col: str, down: bool = False) -> None:
    """A woman's lips."""
    p.part(
        Plate.P("M110 182 C116 176 121 176 125 179 C129 176 134 176 140 182 C134 192 116 192 110 182Z"),
        col,
        tone=0.86,
        gain=0.4,
        puff=6,
        ang=0,
        line=1.4,
        shadow=0.2,
    )
    p.key(strokes(3, "107,182 125,187 143,182" if down else "106,180 125,188 144,181"))


def cheek(p: Plate) -> None:
    """Two cuts below the cheekbone on the shaded side."""
    p.key(strokes(2.2, "158,150 154,168 144,182", "160,164 154,178 146,188"))


def fist(p: Plate, x: float, y: float, stuff: Material, turn: float = 0, k: float = 1.0) -> None:
    """Four fingers closed round an upright shaft at x, y, and the thumb above them."""
    before = p.xf
    p.xf = f"{before} translate({x} {y}) rotate({turn}) scale({k})"
    for i in range(4):
        p.part(limb(f"-10,{-12 + i * 9} 10,{-14 + i * 9}", 11, 11), **stuff | {"puff": 6, "line": 1.8, "shadow": 0.4})
    p.part(limb("-11,-10 2,-20", 10, 9), **stuff | {"puff": 5, "line": 1.8, "shadow": 0.4})
    p.xf = before


def open_hand(p: Plate, x: float, y: float, stuff: Material) -> None:
    """A hand with its palm turned up to the left."""
    before = p.xf
    p.xf = f"{before} translate({x} {y})"
    for root, tip, w in (
        ("10,-4", "18,-28", 10),
        ("2,-8", "2,-32", 9),
        ("-6,-6", "-13,-28", 9),
        ("-13,-2", "-27,-19", 8),
    ):
        p.part(limb(f"{root} {tip}", w + 2, w - 1), **stuff | {"puff": 5, "line": 2, "shadow": 0.3})
    p.part(
        shape("-18,-2 -8,-10 10,-8 20,2 18,18 6,26 -8,22 -16,12"), **stuff | {"puff": 10, "line": 2.2, "shadow": 0.3}
    )
    p.part(limb("14,4 34,-10", 11, 9), **stuff | {"puff": 5, "line": 2, "shadow": 0.3})
    p.xf = before


def crown(p: Plate, col: str = "#d9a441", gem: str = "#b3262f") -> None:
    """A crown of five points on the brow."""
    gold = GOLD | {"col": col}
    p.part(
        Plate.P("M82 98 L70 44 L96 68 L106 32 L125 62 L144 32 L154 68 L180 44 L168 98 C142 84 108 84 82 98Z"),
        **gold | {"ang": 20, "line": 2.4, "shadow": 0.7},
    )
    p.part(sym("125,84 100,86 80,94 83,108 104,99 125,98"), **gold | {"puff": 5, "line": 2, "tone": 0.82})
    for x, y, r in ((70, 43, 5.5), (180, 43, 5.5), (106, 31, 5.5), (144, 31, 5.5)):
        p.part(disc(x, y, r), **gold | {"puff": r, "line": 1.7, "shadow": 0.2, "tone": 0.88})
    p.part(disc(125, 90, 6.5), gem, tone=0.86, gain=0.8, puff=6, line=1.8, shadow=0.2)
