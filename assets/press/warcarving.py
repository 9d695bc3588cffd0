"""Carvings in the war-table between the two sides, left by earlier players. SVG, in design px."""

from collections.abc import Iterable

from assets.press.plate import Plate

PLAN = (
    "M120 196 h150 v92 h-150z M270 232 h90 M270 252 h90 M360 202 h190 v110 h-84 M436 312 h-76 v-40"
    " M550 244 h80 M550 264 h40 v66 M610 330 v-66 h20"
    " M1240 206 h170 v104 h-170z M1410 246 h96 M1410 266 h96 M1506 196 h180 v100 h-180z"
    " M1300 310 v24 M1320 310 v24"
)
STAIRS = "M470 214 v36 M480 214 v36 M490 214 v36 M500 214 v36 M510 214 v36 M1540 214 v30 M1550 214 v30 M1560 214 v30"
MIDDLE = (960, 245)
"""The point midway between attacker and defender."""
PLACES, PLACE, ROUND = (-122, 122), (104, 137), 58
"""x of the two places for their cards, from MIDDLE; the size of a place; the radius of the ring between."""
SIGNS = (-238, 232)
"""x of the signs carved beside the places, from MIDDLE: a sword, and a shield."""


def _star(x: float, y: float, points: Iterable[float], reach: float, wide: float) -> str:
    """Rays around a point, at these angles."""
    ray = Plate.P(f"M{x} {y - reach} l{wide} {reach - 8} h{-2 * wide}z")
    return "".join(f'<g transform="rotate({a} {x} {y})">{ray}</g>' for a in points)


def _ring(x: float, y: float, r: float, width: float = 2.4) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#000" stroke-width="{width}"/>'


def _tally(x: float, y: float, strokes: int) -> str:
    """Tally marks in groups of five."""
    fives = "".join(
        f"M{x + 62 * (i // 4) + 11 * (i % 4)} {y} l{(i * 7) % 5 - 2} 44 " for i in range(strokes)
    )  # fmt: skip
    across = "".join(f"M{x - 8 + 62 * i} {y + 36} l50 -28 " for i in range(strokes // 4))
    return Plate.S(fives + across, 3)


def _sword(x: float, y: float, turn: float) -> str:
    """A blade that points up, turned about its middle by `turn` degrees."""
    parts = (f"M{x - 4} {y + 20} v-56 l4 -12 l4 12 v56z", f"M{x - 15} {y + 20} h30 v5 h-30z",
             f"M{x - 3} {y + 25} h6 v14 h-6z")  # fmt: skip
    pommel = f'<circle cx="{x}" cy="{y + 42}" r="5"/>'
    return f'<g transform="rotate({turn} {x} {y})">{"".join(map(Plate.P, parts))}{pommel}</g>'


def _place(x: float, y: float, in_by: float, ink: str) -> str:
    """The place of a card, or its frame."""
    wide, high = (side - 2 * in_by for side in PLACE)
    return f'<rect x="{x - wide / 2}" y="{y - high / 2}" width="{wide}" height="{high}" rx="8" {ink}/>'


def _shield(x: float, y: float) -> str:
    return Plate.S(
        f"M{x - 22} {y - 26} h44 v22 q0 22 -22 34 q-22 -12 -22 -34z M{x} {y - 26} v56 M{x - 22} {y - 2} h44", 3
    )


DUEL = _sword(*MIDDLE, 45) + _sword(*MIDDLE, -45)
DUEL += _sword(MIDDLE[0] + SIGNS[0], MIDDLE[1], 90) + _shield(MIDDLE[0] + SIGNS[1], MIDDLE[1])
"""Carved into every war-table: crossed swords between the places for attack and defence, and the sign of each."""

SUNK = f'<circle cx="{MIDDLE[0]}" cy="{MIDDLE[1]}" r="{ROUND}"/>'
SUNK += "".join(_place(MIDDLE[0] + x, MIDDLE[1], 0, "") for x in PLACES)
"""The areas where the wood is recessed: the ring and both places."""

INLAID = _ring(*MIDDLE, ROUND, 3) + _ring(*MIDDLE, ROUND - 7, 1.4)
INLAID += "".join(
    _place(MIDDLE[0] + x, MIDDLE[1], by, f'fill="none" stroke="#000" stroke-width="{width}"')
    for x in PLACES
    for by, width in ((0, 3), (7, 1.4))
)
INLAID += "".join(
    Plate.S(f"M{MIDDLE[0] + side * x0} {MIDDLE[1] + y} h{side * (x1 - x0)}", width)
    for side in (-1, 1)
    for x0, x1 in ((ROUND, -PLACES[0] - PLACE[0] / 2), (-PLACES[0] + PLACE[0] / 2, 190), (266, 330))
    for y, width in ((-3, 1.4), (3, 1.4))
)
"""The brass inlays: the ring, the frames of both places, and lines beside them."""

PLANNED = Plate.S(PLAN, 4) + Plate.S(STAIRS, 2.6)
"""The plan of a dungeon."""

DEBTS = _tally(150, 210, 24) + _tally(480, 262, 12) + _tally(1310, 220, 20) + _tally(1580, 270, 8)
"""Tally marks of old debts."""

CLAWED = "".join(
    Plate.P(
        f"M{x + 24 * i} {y + 6 * i} q{30 + 4 * i} 52 {14 + 10 * i} {118 - 8 * i} q-4 -66 {-14 - 10 * i} {8 * i - 118}z"
    )
    for x, y in ((190, 196), (520, 222), (1316, 200), (1600, 214))
    for i in range(4)
)
"""Scratches of great claws."""

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
"""Boards for draughts."""

CIRCLE = "".join(_ring(x, 256, r, width) for x in (300, 1610) for r, width in ((84, 3), (70, 2), (34, 2)))
CIRCLE += "".join(_star(x, 256, (0, 72, 144, 216, 288), 70, 3) for x in (300, 1610))
CIRCLE += "".join(
    f'<g transform="rotate({a} {x} 256)">{Plate.S(f"M{x - 4} 182 l4 -6 l4 6 M{x} 176 v8", 2.2)}</g>'
    for x in (300, 1610)
    for a in range(0, 360, 24)
)
CIRCLE += Plate.S("M384 256 h230 M1306 256 h220", 2) + Plate.S("M384 262 h230 M1306 262 h220", 1.4)
"""Magic circles with stars in them."""

CARVINGS = {"debts": DEBTS, "board": BOARD, "clawed": CLAWED, "circle": CIRCLE}
