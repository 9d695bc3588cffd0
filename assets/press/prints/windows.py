"""The people of the pack's courts, each in a tall window of an ordinary knave, queen or king, beside rank and suit."""

from __future__ import annotations

from assets.press.plate import Array, Drawing, Plate

LEFT, TOP, WIDE, HIGH = 147, 18, 87, 314
"""The window on a card, in card units."""
FROM, SEEN = 5, 340
"""How far down a drawing what is seen of it begins, and how much of its height that is."""
MIDDLE = 125
FACES = {"KS": 106, "JS": 138}
"""Where in a drawing the middle of the window is: of those who are not in the middle, where their face is."""
PITCH = 5.8
"""Of the hatch lines: the windows are small."""
COURTS = tuple(rank + suit for suit in "SHCD" for rank in "JQK")
NAMES = tuple(f"court/{id}" for id in COURTS)


def window(draw: Drawing, seed: int, id: str) -> Array:
    """What a window shows of the drawing of somebody, with a line around it: as many dots to a unit as a plate has,
    x 3 floats."""
    p = Plate(seed=seed, pitch=PITCH)
    draw(p)
    p.view, p.xf = (1, 0, 0), ""
    wide = WIDE * SEEN / HIGH
    left = FACES.get(id, MIDDLE) - wide / 2
    edge = f'x="{left + 1}" y="{FROM + 1}" width="{wide - 2}" height="{SEEN - 2}"'
    p.key(f'<rect {edge} fill="none" stroke="#000" stroke-width="4"/>')
    top, foot, start, end = (round(edge * p.sc) for edge in (FROM, FROM + SEEN, left, left + wide))
    return p.print()[top:foot, start:end]


def place() -> list[int]:
    """Where it is on a card, for `layout.json`."""
    return [LEFT, TOP, WIDE, HIGH]
