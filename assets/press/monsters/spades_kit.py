"""Tools that the spades share: the colours of bone, iron, gold and wood, and the fleshless face of the dead."""

from __future__ import annotations

from typing import Any

from assets.press.plate import Plate

from .pen import Fire, glow, mirrored, shape, strokes, sym

NIGHT = "#2b2140"
"""The panel colour of the spades."""

Stuff = dict[str, Any]
"""Colour and tone of a material, as keywords of `Plate.part`."""

BONE: Stuff = {"col": "#efe2bd", "tone": 0.82, "gain": 0.6, "bend": 0.6}
FLAT: Stuff = {"flat": True, "shadow": 0}
IRON: Stuff = {"col": "#8b97a6", "gain": 0.8}
STEEL: Stuff = {"col": "#cdd5d8", "gain": 0.5}
GOLD: Stuff = {"col": "#d9a441", "gain": 0.8}
WOOD: Stuff = {"col": "#8a5a2c", "gain": 0.8}


def death_head(p: Plate, x: float, y: float, k: float, fire: Fire, bone: Stuff = BONE) -> None:
    """A fleshless face about (x, y), 68 `k` units wide, with eyes of `fire`."""
    before = p.xf
    p.xf = f"{before} translate({x} {y}) scale({k})"
    shade = (x, y - 20 * k, 0.0, x + 42 * k, y + 22 * k, -0.42)
    p.part(sym("0,26 -24,22 -24,40 -14,54 0,58", 0), puff=9, ang=-30, line=2.2, **bone)
    p.part(sym("0,26 -17,26 -16,38 0,42", 0), "#2a1414", tone=0.03, line=0, **FLAT)
    p.part(
        sym("0,-46 -20,-44 -34,-26 -36,0 -29,12 -31,22 -19,27 -17,36 0,38", 0),
        puff=24,
        ang=-34,
        line=2.4,
        grad=shade,
        **bone,
    )
    mirrored(p, lambda: _socket(p, fire), 0)
    p.part(sym("0,6! -5,12 -8,21 -3,24! 0,19!", 0), "#1d1015", tone=0.02, line=1, **FLAT)
    for top in (28, 38):
        for i in range(-2, 3):
            p.part(
                f'<rect x="{i * 6 - 2.9}" y="{top}" width="5.8" height="9.5" rx="2"/>',
                puff=2,
                line=1.1,
                shadow=0,
                **bone,
            )
    p.key(strokes(1.8, "-30,16 -24,24 -18,26", "30,16 24,24 18,26"))
    p.xf = before


def _socket(p: Plate, fire: Fire) -> None:
    p.part(shape("-30,-4 -26,-12 -12,-10 -4,-2 -6,9 -15,14 -26,10"), "#1d1015", tone=0.02, line=1.6, **FLAT)
    glow(p, -16, 1.5, 5, fire)
    p.key(strokes(4.2, "-33,-8 -20,-18 -3,-5"))
