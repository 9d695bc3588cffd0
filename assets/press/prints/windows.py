"""The people of the pack's courts, each in the window of an ordinary knave, queen or king, under its rank and suit."""

from __future__ import annotations

from assets.press.plate import Array, Drawing, Plate

LEFT, TOP, WIDE, HIGH = 20, 175, 210, 160
"""The window on a card, in card units."""
FROM = 50
"""How far down a drawing what is seen of it begins."""
PITCH = 5.8
"""Of the hatch lines: the windows are small."""
COURTS = tuple(rank + suit for suit in "SHCD" for rank in "JQK")
NAMES = tuple(f"court/{id}" for id in COURTS)


def window(draw: Drawing, seed: int) -> Array:
    """What a window shows of a drawing, with a line around it: as many dots to a unit as a plate has, x 3 floats."""
    p = Plate(seed=seed, pitch=PITCH)
    draw(p)
    p.view, p.xf = (1, 0, 0), ""
    edge = f'x="{LEFT + 1}" y="{FROM + 1}" width="{WIDE - 2}" height="{HIGH - 2}"'
    p.key(f'<rect {edge} fill="none" stroke="#000" stroke-width="4"/>')
    top, foot, left, right = (round(edge * p.sc) for edge in (FROM, FROM + HIGH, LEFT, LEFT + WIDE))
    return p.print()[top:foot, left:right]


def place() -> list[int]:
    """Where it is on a card, for `layout.json`."""
    return [LEFT, TOP, WIDE, HIGH]
