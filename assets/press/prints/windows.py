"""The pictures on ordinary small cards, taken from the pack's own drawings and shown under rank and suit."""

from __future__ import annotations

from assets.press.plate import Array, Drawing, Plate
from assets.press.shell import H, W

PITCH = 5.8
"""The distance of the hatch lines, suited to the small windows."""
LOOKS: dict[str, tuple[float, float]] = {
    "AS": (1.1, 160), "2S": (1.05, 180), "3S": (1.05, 175), "4S": (0.93, 180), "5S": (0.82, 156), "6S": (1, 180),
    "7S": (0.98, 165), "8S": (1.05, 165), "9S": (1, 150), "10S": (1.05, 180), "JS": (1, 150), "QS": (1.1, 140),
    "KS": (1, 130),
    "AH": (1, 165), "2H": (0.76, 156), "3H": (1, 200), "4H": (0.75, 156), "5H": (1, 195), "6H": (1, 195),
    "7H": (0.76, 158), "8H": (0.82, 168), "9H": (0.85, 180), "10H": (0.95, 188), "JH": (0.8, 165), "QH": (1, 150),
    "KH": (0.94, 144),
    "AC": (0.96, 182), "2C": (1, 190), "3C": (1, 175), "4C": (0.9, 170), "5C": (1, 190), "6C": (1, 190),
    "7C": (1, 150), "8C": (1, 155), "9C": (1, 150), "10C": (1, 180), "JC": (1, 165), "QC": (1.15, 145),
    "KC": (0.93, 160),
    "AD": (0.75, 150), "2D": (0.75, 162), "3D": (0.95, 180), "4D": (0.9, 170), "5D": (0.82, 132), "6D": (0.82, 170),
    "7D": (0.82, 153), "8D": (0.9, 172), "9D": (0.75, 157), "10D": (0.85, 160), "JD": (1, 150), "QD": (1, 155),
    "KD": (1, 145),
}  # fmt: skip
"""For each card, the scale of its drawing in the window, and the y of the drawing at the window's middle."""


PLACE = (18, 152, 214, 180)
"""The place of the window on a card: left, top, width and height, in card units."""
SEEN = 210
"""The height of the plate that a window shows, around the middle, in card units."""
NAMES = tuple(f"window/{id}" for id in LOOKS)


def window(draw: Drawing, seed: int, id: str) -> Array:
    """The part of a drawing that a window shows, with a line around it: an array with a plate's dots per unit, x 3
    floats."""
    p = Plate(seed=seed, pitch=PITCH)
    scale, down = LOOKS[id]
    p.view = scale, W / 2 - scale * W / 2, H / 2 - scale * down
    draw(p)
    p.view, p.xf = (1, 0, 0), ""
    high, wide = SEEN, SEEN * PLACE[2] / PLACE[3]
    left, top = (W - wide) / 2, (H - high) / 2
    edge = f'x="{left + 1}" y="{top + 1}" width="{wide - 2}" height="{high - 2}"'
    p.key(f'<rect {edge} fill="none" stroke="#000" stroke-width="4"/>')
    head, foot, start, end = (round(edge * p.sc) for edge in (top, top + high, left, left + wide))
    return p.print()[head:foot, start:end]
