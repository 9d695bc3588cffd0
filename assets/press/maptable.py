"""The table on which a quest's map is spread, seen from above: dark planks, and at either end a bowl of coals on a
stone.

The middle, where the map lies, stays dark and calm; the bowls stand so far outside the design's 1280 px that only
windows wider than 16:9 show them. Numbers are design px on the whole map.
"""

import numpy as np
from PIL import Image

from assets.press import oak
from assets.press.monsters.pen import disc
from assets.press.oak import LIP, Table
from assets.press.plate import Array, Plate, sstep
from assets.press.wartable import GOLD, IRON

HEIGHT, SCALE = 960, 2
CUT = LIP + 8
"""Design px cut off the far side: the lip of the table, which is not visible from above."""
BOWLS = ((140, 330), (1780, 330))
SIDE = 264
"""The side of the square that holds a bowl with its stone and its shadow."""
STONE = {"col": "#7d6f61", "tone": 0.6, "gain": 0.5, "puff": 9, "ang": 12, "line": 2.2, "shadow": 0}
COALS = ((46, 13, 9, "#b8391a"), (31, 9, 9.5, "#d4551b"), (16, 5, 10, "#f2a532"), (0, 1, 9, "#ffe9a0"))
"""Rings of coals: distance from the middle, number, radius and colour."""
BURNT = "#3a1a14"


def firelight(xx: Array, yy: Array) -> Array:
    """The brightness: a pool of light around each bowl, dusk between them."""
    pools = sum(1 / (1 + ((xx - x) / 420) ** 2 + ((yy - y - CUT) / 360) ** 2) for x, y in BOWLS)
    return 0.72 * pools + 0.10


MAP_TABLE = Table(HEIGHT + CUT, ("#150e0e", "#472a1b", "#a9682f"), "#b5763a", light=firelight)


def printed() -> Image.Image:
    """The table top, RGB, 2 px per design px."""
    wood = np.asarray(oak.printed(MAP_TABLE, SCALE, 1)).astype(np.float32)[CUT * SCALE :] / 255
    for x, y in BOWLS:
        wood = fire(wood, x, y)
    return Image.fromarray((wood * 255 + 0.5).astype(np.uint8))


def fire(picture: Array, x: float, y: float) -> Array:
    """A bowl of coals on a round stone that protects the wood, seen from above, with its shadow."""
    p = Plate(SIDE, SIDE, SCALE, seed=72, pitch=4)
    before = np.abs(p.col).copy()
    m = SIDE / 2
    p.part(disc(m, m, 104), **STONE)
    p.key(_ring(m, 92, 1.6) + Plate.S("M40 88 L58 98 L54 106 M206 160 L190 152 L194 142 M128 232 L122 218", 1.6))
    p.part(disc(m, m, 74), **IRON | {"puff": 12, "shadow": 0.6})
    p.part(disc(m, m, 70), **GOLD | {"col": "#a8713a", "puff": 6})
    p.part(disc(m, m, 60), "#1d1310", tone=0.2, flat=True, line=2, shadow=0)
    p.part(disc(m, m, 56), "#8f1d14", tone=0.9, flat=True, line=0, shadow=0)
    lot = np.random.default_rng(73)
    for far, count, large, colour in COALS:
        for n in range(count):
            turn, out = 2 * np.pi * (n / count + far / 71) + lot.uniform(-0.12, 0.12), far + lot.uniform(-3, 3)
            coal = disc(m + out * np.cos(turn), m + out * np.sin(turn), large * lot.uniform(0.8, 1.2), large)
            p.part(coal, colour if lot.random() < 0.8 else BURNT, tone=0.7, gain=0.6, puff=5, line=1.8, shadow=0)
    cover = np.maximum(sstep(0.02, 0.06, np.abs(p.col - before).max(-1)), p.ink)[..., None]
    shade = sstep(1.16, 0.84, np.hypot(p.xx - m - 5, p.yy - m - 7) / 106)[..., None]
    left, up = round((x - m) * SCALE), round((y - m) * SCALE)
    place = np.s_[up : up + p.H, left : left + p.W]
    picture = picture.copy()
    ground = picture[place] * (1 - 0.72 * shade)
    picture[place] = ground * (1 - cover) + p.print(reg=(0, 0), wear=0.3) * cover
    return picture


def _ring(middle: float, radius: float, wide: float) -> str:
    return f'<circle cx="{middle}" cy="{middle}" r="{radius}" fill="none" stroke="#000" stroke-width="{wide}"/>'
