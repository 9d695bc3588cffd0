"""The Ace of Hearts: a rising phoenix, which helps more than all potions."""

from __future__ import annotations

import math

from .materials import GOLD, Material
from .monsters.clubs_forms import Limb
from .monsters.pen import disc, glow, mirrored, shape, strokes, sym
from .plate import Drawing, Plate
from .shell import pip
from .sunburst import sunburst

DAWN = ("#f7e2c2", "#eeb892")
"""The colours of the sunburst behind it: panel and rays."""
CRIMSON: Material = {"col": "#b8202e", "tone": 0.68, "gain": 0.9, "puff": 9, "ang": 84, "bend": 2, "line": 2.6}
ORANGE: Material = CRIMSON | {"col": "#e0622a", "tone": 0.74}
AMBER: Material = CRIMSON | {"col": "#f6b93e", "tone": 0.88, "gain": 0.6}
PALE = "#fff1b8"
FIRE = ("#c9401f", "#ffd24a", "#fffbe0")

WING = ((-30, 70), (-15, 88), (0, 102), (15, 110), (30, 114), (45, 112))
"""The quills of the left wing from the lowest up: degrees above the horizontal at the root, and length."""
CURL = 40
"""The degrees by which a quill bends upwards from root to tip."""
TAIL = ((-52, 74), (52, 74), (-30, 92), (30, 92), (-11, 104), (11, 104))
"""The plumes of the tail: degrees from straight down, and length."""


def phoenix(p: Plate) -> None:
    """Wings thrown up before the rising sun, fire below and a heart alight on its breast."""
    sunburst(p, DAWN, 125, 186)
    p.part(disc(125, 184, 92), "#fbe3a2", tone=1, flat=True, line=2.2, shadow=0)
    p.key('<circle cx="125" cy="184" r="86" fill="none" stroke="#000" stroke-width="1"/>')
    _pyre(p)
    for turn, length in TAIL:
        _plume(p, turn, length)
    mirrored(p, lambda: _wing(p))
    _body(p)
    _head(p)


def _pyre(p: Plate) -> None:
    """The flames that it rises from."""
    for spec, stuff in (
        ("8,320! 12,276 6,250! 32,266 40,286 52,262 48,240! 76,262 84,290 104,272 125,250! 146,272 166,290 174,262 202,240! "
         "198,262 210,286 218,266 244,250! 238,276 242,320!", ORANGE),
        ("20,320! 26,296 22,280! 44,292 54,300 66,284 64,270! 88,288 98,302 125,280 152,302 162,288 186,270! 184,284 "
         "196,300 206,292 228,280! 224,296 230,320!", AMBER),
    ):  # fmt: skip
        p.part(shape(spec), **stuff | {"puff": 12, "gain": 0.5, "line": 2.4}, shadow=0.3)


def _quill(x: float, y: float, rise: float, length: float, wide: float, curl: float = CURL) -> Limb:
    """A feather from x, y to the left that bends upwards and ends in a point."""
    spine = [(x, y)]
    for share in (0.0, 0.33, 0.67):
        a = math.radians(rise + curl * share)
        x, y = x - math.cos(a) * length / 3, y - math.sin(a) * length / 3
        spine.append((x, y))
    return Limb(spine, [wide * 0.55, wide, wide * 0.86, 0.6])


def _wing(p: Plate) -> None:
    """The left wing: long quills, two rows of shorter ones over them, and the arm."""
    rows = ((1.0, 26, CRIMSON), (0.7, 23, ORANGE), (0.43, 19, AMBER))
    for share, wide, stuff in rows:
        for rise, length in WING:
            quill = _quill(100, 196 - rise * 0.5, rise, length * share, wide)
            p.part(quill.strip(), **stuff, shadow=0.5)
            p.key(quill.strip(-0.09, 0.09, 0.06, 0.8))
    arm = Limb([(112, 204), (94, 184), (78, 160), (64, 134)], [34, 27, 19, 2])
    p.part(arm.strip(), **CRIMSON | {"tone": 0.72, "puff": 11, "ang": 20}, shadow=0.5)
    p.key(arm.rungs([0.16, 0.3, 0.44, 0.58, 0.72], -0.9, 0.5, 3.0))


def _plume(p: Plate, turn: float, length: float) -> None:
    """A plume of the tail: a tongue of flame with an eye on it."""
    before = p.xf
    p.xf = f"{before} translate(125 232) rotate({-turn})"
    bow = 8 if turn > 0 else -8
    plume = Limb([(0, 0), (bow, length * 0.35), (bow * 0.4, length * 0.7), (-bow * 1.4, length)], [10, 21, 19, 0.6])
    p.part(plume.strip(), **ORANGE | {"ang": 10}, shadow=0.6)
    p.key(plume.strip(-0.1, 0.1, 0.05, 0.5))
    x, y = plume.at(0.66)
    p.part(disc(x, y, 6.4, 9), **AMBER | {"puff": 5, "line": 1.8}, shadow=0.2)
    p.key(disc(x, y + 1, 2.6, 4.2))
    p.xf = before


def _body(p: Plate) -> None:
    """The breast, feathered like scales, with its heart."""
    body = p.part(
        sym("125,140 108,152 98,176 96,204 106,234 125,258"),
        **CRIMSON | {"tone": 0.66, "puff": 30, "ang": 70},
        shadow=0.6,
    )
    for row, y in enumerate((216, 227, 238)):
        for x in (103, 117, 131, 145) if row % 2 else (96, 110, 124, 138, 152):
            p.key(strokes(2.6, f"{x - 7},{y} {x},{y + 10} {x + 7},{y}"), clip=body)
    p.part(pip("H", 125, 192, 50), **AMBER | {"puff": 10}, shadow=0.6)
    p.part(pip("H", 125, 192, 30), PALE, tone=1, gain=0.3, puff=8, line=1.8, shadow=0)


def _head(p: Plate) -> None:
    """The head, looking to the left, with a hooked beak and three flames blown back as a crest."""
    for spine, stuff in (
        ([(134, 112), (156, 108), (172, 114), (184, 108)], ORANGE),
        ([(132, 106), (150, 94), (166, 94), (178, 82)], AMBER),
        ([(126, 102), (138, 84), (150, 80), (154, 66)], ORANGE),
    ):
        p.part(Limb(spine, [12, 14, 9, 0.6]).strip(), **stuff | {"puff": 6, "ang": 30}, shadow=0.4)
    p.part(
        shape("98,164! 104,146 102,132 96,120 98,106 110,97 126,96 140,104 146,118 144,134 148,150 154,166! 140,160 132,172! "
              "125,162 118,172! 110,160"),
        **CRIMSON | {"tone": 0.82, "puff": 18, "ang": -30},
        shadow=0.6,
    )  # fmt: skip
    p.part(
        shape("104,104! 92,102 78,108 70,120 72,134! 80,124 92,122 102,124! 106,114"),
        **GOLD | {"puff": 7, "line": 2.6, "ang": 40, "shadow": 0.3},
    )
    p.key(strokes(2.6, "103,117 90,113 79,119") + disc(92, 108, 1.6))
    p.part(shape("106,112 114,105 124,108 126,115 116,119"), "#240a0c", tone=0, flat=True, line=1.8, shadow=0)
    glow(p, 116, 112, 4.4, FIRE)
    p.key(strokes(6, "101,104 114,100 131,110"))
    p.key(strokes(2.6, "112,130 122,136 136,128", "110,142 122,149 140,140"))


DRAWINGS: dict[str, Drawing] = {"AH": phoenix}
