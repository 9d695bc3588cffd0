"""The shields on a field of 160 x 160 units: every class has its own silhouette and colour."""

from __future__ import annotations

import math

from ..monsters.pen import disc, shape, sym
from ..plate import Plate


def star(points: int, tip: float, root: float) -> str:
    """A star around the middle of the field, its first point up."""
    corners = []
    for i in range(2 * points):
        a, r = math.pi * i / points - math.pi / 2, root if i % 2 else tip
        corners.append(f"{80 + r * math.cos(a):.2f} {80 + r * math.sin(a):.2f}")
    return Plate.P("M" + " L".join(corners) + "Z")


SHIELDS = {
    # outline, colour of the field
    "barbarian": (star(9, 66, 57), "#8f5a30"),
    "bard": (sym("80,10 62,18 40,14 26,26 30,50 18,80 30,110 26,134 40,146 62,142 80,150", 80), "#97356b"),
    "cleric": (star(16, 75, 62), "#f1e3bd"),
    "druid": (sym("80,30! 54,42 32,64 26,96 44,128 80,153!", 80), "#6f9440"),
    "fighter": (sym("80,20! 48,22 20,16! 20,64 30,106 52,134 80,152!", 80), "#2c6396"),
    "monk": (disc(80, 80, 68), "#df8a26"),
    "paladin": (sym("80,26! 58,31 38,26! 37,74 44,112 60,136 80,153!", 80), "#b3202e"),
    "ranger": (sym("80,6 52,12 34,36 36,72 52,116 80,154!", 80), "#2a7350"),
    "rogue": (shape("80,6! 152,80! 80,154! 8,80!"), "#a9a2b8"),
    "sorcerer": (sym("80,4! 64,30 34,58 22,94 42,136 80,153", 80), "#2c2540"),
    "warlock": (sym("80,20 46,18 10,22! 20,60 38,102 60,134 80,156!", 80), "#56307a"),
    "wizard": (star(8, 76, 58), "#9cc3dc"),
    "other": (shape("52,10! 108,10! 150,52! 150,108! 108,150! 52,150! 10,108! 10,52!"), "#2c8584"),
}
