"""What has been cut into the war-table between the two sides, by those who sat there before. SVG, in design px."""

from collections.abc import Iterable

from assets.press.plate import Plate
from assets.press.shell import pip

PLAN = (
    "M120 196 h150 v92 h-150z M270 232 h90 M270 252 h90 M360 202 h190 v110 h-84 M436 312 h-76 v-40"
    " M550 244 h120 M550 264 h60 v66 M630 330 v-66 h40 M670 210 h210 v84 h-80 M770 294 h-100 v-30"
    " M880 240 h140 M880 260 h140 M1240 206 h170 v104 h-170z M1410 246 h96 M1410 266 h96 M1506 196 h180 v100 h-180z"
    " M1240 246 h-56 M1240 266 h-56 M1300 310 v24 M1320 310 v24"
)
STAIRS = "M470 214 v36 M480 214 v36 M490 214 v36 M500 214 v36 M510 214 v36 M1540 214 v30 M1550 214 v30 M1560 214 v30"
MIDDLE = (1101, 246)
"""Where plays are compared."""


def _star(x: float, y: float, points: Iterable[float], reach: float, wide: float) -> str:
    """Rays that turn about a point, at these angles."""
    ray = Plate.P(f"M{x} {y - reach} l{wide} {reach - 8} h{-2 * wide}z")
    return "".join(f'<g transform="rotate({a} {x} {y})">{ray}</g>' for a in points)


def _ring(x: float, y: float, r: float, width: float = 2.4) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#000" stroke-width="{width}"/>'


def _tally(x: float, y: float, strokes: int) -> str:
    """Strokes in fives, as one counts what one is owed."""
    fives = "".join(
        f"M{x + 62 * (i // 4) + 11 * (i % 4)} {y} l{(i * 7) % 5 - 2} 44 " for i in range(strokes)
    )  # fmt: skip
    across = "".join(f"M{x - 8 + 62 * i} {y + 36} l50 -28 " for i in range(strokes // 4))
    return Plate.S(fives + across, 3)


PLANNED = Plate.S(PLAN, 4) + Plate.S(STAIRS, 2.6)
PLANNED += _star(*MIDDLE, (0, 90, 180, 270), 62, 8) + _star(*MIDDLE, (45, 135, 225, 315), 36, 5) + _ring(*MIDDLE, 46)
"""The plan of a dungeon, and a rose of the winds."""

DEBTS = _tally(150, 210, 24) + _tally(560, 262, 15) + _tally(1290, 220, 20) + _tally(1560, 270, 8)
DEBTS += "".join(pip(suit, 1101 + dx, 248, 58) for suit, dx in zip("SHCD", (-120, -40, 40, 120), strict=True))
"""What somebody was owed, and the four suits."""

CLAWED = "".join(
    Plate.P(
        f"M{x + 24 * i} {y + 6 * i} q{30 + 4 * i} 52 {14 + 10 * i} {118 - 8 * i} q-4 -66 {-14 - 10 * i} {8 * i - 118}z"
    )
    for x, y in ((190, 196), (566, 222), (1236, 200), (1540, 214))
    for i in range(4)
)
CLAWED += _ring(*MIDDLE, 60, 2) + _ring(*MIDDLE, 8, 6) + _star(*MIDDLE, range(0, 360, 30), 54, 3)
"""Something wanted to come through."""

BOARD = Plate.S(
    "".join(f"M{x0} {206 + 26 * i} h208 " for x0 in (330, 1360) for i in range(5))
    + "".join(f"M{x0 + 26 * i} 206 v104 " for x0 in (330, 1360) for i in range(9)),
    2.6,
) + "".join(
    Plate.P(f"M{x0 + 26 * column} {206 + 26 * row} h26 v26 h-26z")
    for x0 in (330, 1360)
    for row in range(4)
    for column in range(8)
    if (row + column) % 2
)
BOARD += (
    _ring(*MIDDLE, 58, 3)
    + _ring(*MIDDLE, 40)
    + "".join(
        pip(suit, MIDDLE[0] + dx, MIDDLE[1] + dy, 26)
        for suit, dx, dy in (("S", 0, -20), ("C", 0, 20), ("H", -20, 0), ("D", 20, 0))
    )
)
"""Boards for draughts, and a wheel with the four suits."""

CIRCLE = "".join(_ring(x, 256, r, width) for x in (300, 1101, 1610) for r, width in ((84, 3), (70, 2), (34, 2)))
CIRCLE += "".join(_star(x, 256, (0, 72, 144, 216, 288), 70, 3) for x in (300, 1101, 1610))
CIRCLE += "".join(
    f'<g transform="rotate({a} {x} 256)">{Plate.S(f"M{x - 4} 182 l4 -6 l4 6 M{x} 176 v8", 2.2)}</g>'
    for x in (300, 1101, 1610)
    for a in range(0, 360, 24)
)
CIRCLE += Plate.S("M384 256 h633 M1185 256 h341", 2) + Plate.S("M384 262 h633 M1185 262 h341", 1.4)
"""Circles that one had better not sit in."""

CARVINGS = {"debts": DEBTS, "board": BOARD, "clawed": CLAWED, "circle": CIRCLE}
