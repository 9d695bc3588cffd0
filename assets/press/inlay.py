"""The inlays of a table for two: before each seat its crest on a winged shield, of brass, bone and coloured woods.

They lie where slain monsters are laid, and so are covered as the play goes on. Numbers are design px: x over the full
width of a map, y from the table's far edge down; those of a crest are from its plate's upper left corner.
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from PIL import Image

from assets.press import oak
from assets.press.monsters.pen import disc
from assets.press.oak import TORCHES_X, WIDTH, Table
from assets.press.plate import Array, Plate, sstep
from assets.press.shell import pip

SCALE = 2
MIDDLES = ((642, 269), (WIDTH - 642, 269))
"""The middles of the two crests, between the weapon and the middle of the table."""
BRASS, EBONY, BONE = "#d9a441", "#241a1c", "#d9c9a3"
LEATHER, PADAUK, HOLLY = "#9a3f22", "#e0702c", "#a9cbdd"
"""Colours: the skin of a wing, and woods in the colours of the two seats."""
WIDE, HIGH = 400, 112
"""The size of a crest's plate."""
X, Y = WIDE / 2, HIGH / 2
ROUND, FIELD = 51, 42
"""Radii of a shield, and of the coloured wood on it."""
LET_IN = 0.88
"""The opacity of inlays over the boards."""
DULL = 0.62
"""The brightness of inlays, so that cards are brighter."""

WING = (
    "M34 -22 C48 -40 62 -47 78 -49 C116 -50 154 -46 190 -32 C177 -22 171 -8 173 12 C157 3 143 10 135 34 "
    "C119 21 101 26 89 46 C77 33 60 28 34 30Z"
)
FINGERS = ((173, 12), (135, 34), (89, 46))
"""The outline of a dragon's right wing, and the ends of its fingers, relative to the middle of the shield."""
FEATHERS = 9


def lamplight(xx: Array, yy: Array) -> Array:
    """The brightness of a table for two: the light of the torches reaches as far as the cards."""
    light = sum(0.86 / (1 + ((xx - x) / 430) ** 2 + ((yy + 150) / 300) ** 2) for x in TORCHES_X)
    return light * (0.45 + 0.55 * sstep(560, 40, yy))


def printed(table: Table) -> Image.Image:
    """The table top with both crests, RGB, 2 px per design px."""
    picture = np.asarray(oak.printed(replace(table, light=lamplight), SCALE)).astype(np.float32) / 255
    for (x, y), crest in zip(MIDDLES, (_dragons, _eagles), strict=True):
        _let_in(picture, x - X, y - Y, crest)
    return Image.fromarray((picture * 255 + 0.5).astype(np.uint8))


def _let_in(picture: Array, x: float, y: float, crest: Callable[[Plate], None]) -> None:
    """Inlay a crest into the boards, its plate's upper left corner at x, y."""
    p = Plate(WIDE, HIGH, SCALE, ground="#000000", seed=23, pitch=3.6)
    crest(p)
    cover = np.maximum(sstep(0.02, 0.06, p.col.max(-1)), p.ink)[..., None] * LET_IN
    top, left = round(y * SCALE), round(x * SCALE)
    boards = picture[top : top + p.H, left : left + p.W]
    boards += (p.print(reg=(0.4, 0.3), wear=0.6) * DULL - boards) * cover


def _winged(p: Plate, wing: Callable[[Plate], None]) -> None:
    """Both wings; a wing is drawn to the right of the plate's middle."""
    for way in (1, -1):
        p.xf = f"translate({X} {Y}) scale({way} 1)"
        wing(p)
    p.xf = f"translate({X} {Y})"


def _dragons(p: Plate) -> None:
    """The crest of the first seat."""
    _winged(p, _skin)
    _shield(p, PADAUK, "R")


def _eagles(p: Plate) -> None:
    """The crest of the second seat."""
    _winged(p, _feathers)
    _shield(p, HOLLY, "D")


def _skin(p: Plate) -> None:
    """A wing of skin on three fingers."""
    p.part(Plate.P(WING), LEATHER, tone=0.66, gain=0.5, puff=16, ang=-20, line=1.6, shadow=0)
    for x, y in FINGERS:
        bone = Plate.taper(78, -49, (78 + x) / 2 + 8, -30, x, y, 6, 2)
        p.part(bone, BRASS, tone=0.85, gain=0.4, puff=3, line=1, shadow=0)
    p.part(Plate.taper(78, -49, 130, -52, 190, -32, 7, 2), BRASS, tone=0.85, gain=0.4, puff=3, line=1, shadow=0)
    p.part(Plate.taper(34, -14, 52, -46, 84, -48, 11, 7), BRASS, tone=0.85, gain=0.4, puff=5, line=1.2, shadow=0)


def _feathers(p: Plate) -> None:
    """A wing of feathers, the longest above."""
    for i in reversed(range(FEATHERS)):
        t = i / (FEATHERS - 1)
        x0, y0, x1, y1 = 60 - 26 * t, -26 + 44 * t, 190 - 112 * t**1.15, -34 + 80 * t
        feather = Plate.taper(x0, y0, (x0 + x1) / 2, y0 + (y1 - y0) * 0.25 - 8, x1, y1, 17)
        p.part(feather, HOLLY if i % 2 else BONE, tone=0.92, gain=0.35, puff=7, ang=10 + 30 * t, line=1.4, shadow=0)
        p.key(Plate.taper(x0 + 12, y0, (x0 + x1) / 2, y0 + (y1 - y0) * 0.25 - 5, x1 - 10, y1, 1.6))
    p.part(Plate.taper(30, -10, 44, -44, 100, -38, 15, 4), BRASS, tone=0.85, gain=0.4, puff=6, line=1.2, shadow=0)


def _shield(p: Plate, wood: str, sign: str) -> None:
    """A round shield with a studded brass rim, and a sign on its field."""
    p.part(disc(0, 0, ROUND), BRASS, tone=0.78, gain=0.45, puff=6, line=2, shadow=0)
    p.part(disc(0, 0, FIELD + 3), EBONY, flat=True, tone=0.9, line=0, shadow=0)
    p.part(disc(0, 0, FIELD), wood, flat=True, tone=0.86, ang=0, line=0, shadow=0)
    p.key(pip(sign, 0, 0, 58))
    rim = (FIELD + 3 + ROUND) / 2
    p.key("".join(f'<g transform="rotate({turn})">{disc(0, rim, 1.7)}</g>' for turn in range(0, 360, 45)))
