"""Tools that the backs share: ground, border, and the half turn that repeats the upper half as the lower one."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from ..plate import Plate
from ..shell import frame

X, Y = 125, 175
"""The middle of a card."""
HALF_TURN = f"rotate(180 {X} {Y})"


def ground(p: Plate, col: str) -> None:
    """Fill the plate with one colour."""
    p.part('<rect width="250" height="350"/>', col, tone=1, flat=True, line=0, shadow=0)


def strewn(across: float, down: float) -> Iterator[tuple[float, float]]:
    """Places all over the card in rows, every second row shifted by half a step, one place in the middle."""
    rows, columns = math.ceil(Y / down), math.ceil(X / across)
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            yield X + (column + row % 2 / 2) * across, Y + row * down


def twice(p: Plate, draw: Callable[[], None]) -> None:
    """Draw once as it is and once after half a turn."""
    before = p.xf
    draw()
    p.xf = f"{HALF_TURN} {before}"
    draw()
    p.xf = before


def border(p: Plate, col: str = "#d9a441") -> None:
    """Trim the back to its panel, with a fillet of this colour inside."""
    frame(p)
    p.flatcol('<rect x="17" y="17" width="216" height="316" rx="6" fill="none" stroke="#000" stroke-width="2.6"/>', col)
    p.key(
        '<rect x="15" y="15" width="220" height="320" rx="7" fill="none" stroke="#000" stroke-width="1.2"/>'
        '<rect x="19" y="19" width="212" height="312" rx="5" fill="none" stroke="#000" stroke-width="1.2"/>'
    )
