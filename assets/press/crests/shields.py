"""The outlines of the shields on a field of 160 x 160 units, each with a silhouette and a colour of its own."""

from __future__ import annotations

import math

from ..monsters.pen import disc, shape, sym
from ..plate import Plate


def star(points: int, tip: float, root: float, turn: float = 0) -> str:
    """A star about the middle of the field, its first point up."""
    corners = []
    for i in range(2 * points):
        a = math.pi * i / points - math.pi / 2 + math.radians(turn)
        r = root if i % 2 else tip
        corners.append(f"{80 + r * math.cos(a):.2f} {80 + r * math.sin(a):.2f}")
    return Plate.P("M" + " L".join(corners) + "Z")


HEATER = sym("80,18! 48,20 22,14! 20,62 30,104 52,132 80,150!", 80)

SHIELDS: dict[str, tuple[str, str]] = {
    # outline, colour of the field
    "barbarian": (star(9, 66, 55), "#8a2f20"),
    "bard": (sym("80,10 62,18 40,14 26,26 30,50 18,80 30,110 26,134 40,146 62,142 80,150", 80), "#97356b"),
    "cleric": (star(16, 74, 60), "#efe2c4"),
    "druid": (sym("80,30! 56,44 34,66 28,96 44,126 80,152!", 80), "#5f8f3f"),
    "fighter": (HEATER, "#2c6396"),
    "monk": (disc(80, 80, 66), "#dd8f2a"),
    "paladin": (sym("80,34! 62,38 42,34! 40,76 46,112 60,134 80,152!", 80), "#e8e4d6"),
    "ranger": (sym("80,8 54,14 38,36 40,70 54,114 80,154!", 80), "#1f5a40"),
    "rogue": (shape("80,8! 150,80! 80,152! 10,80!"), "#4a4556"),
    "sorcerer": (shape("80,8! 134,40! 134,118! 80,152! 26,118! 26,40!"), "#c8421f"),
    "warlock": (sym("80,30 50,26 10,10! 16,52 34,98 58,130 80,154!", 80), "#56307a"),
    "wizard": (shape("80,6! 100,32 132,28! 128,60 154,80! 128,100 132,132! 100,128 80,154! 60,128 28,132! 32,100 6,80! 32,60 28,28! 60,32"), "#27397c"),
    "other": (shape("80,8! 144,44! 144,116! 80,152! 16,116! 16,44!"), "#2c8584"),
}  # fmt: skip
