"""The table on which a quest's map is spread, seen from above: dark planks, and at either end a bowl of fire on a slab.

The middle, where the sheet lies, stays dark and calm; the bowls stand so far outside the design's 1280 px that only
windows wider than 16:9 show them. Numbers are design px on the whole map.
"""

import numpy as np
from PIL import Image

from assets.press import oak
from assets.press.monsters.pen import disc
from assets.press.oak import LIP, Table
from assets.press.plate import Array, Plate, sstep
from assets.press.wartable import bowl

HEIGHT, SCALE = 960, 2
CUT = LIP + 8
"""What is cut off the far side: the lip of a table, which is not seen from above."""
BOWLS = ((140, 330), (1780, 330))
STANDS = 58
"""How far below the middle of a bowl's rim the middle of its feet stands."""
STONE = {"col": "#7d6f61", "gain": 0.5, "puff": 7, "line": 2.2, "shadow": 0}


def firelight(xx: Array, yy: Array) -> Array:
    """How light it is: a pool about each bowl, dusk between them."""
    pools = sum(1 / (1 + ((xx - x) / 420) ** 2 + ((yy - y - CUT) / 360) ** 2) for x, y in BOWLS)
    return 0.72 * pools + 0.10


MAP_TABLE = Table(HEIGHT + CUT, ("#150e0e", "#472a1b", "#a9682f"), "#b5763a", light=firelight)


def printed() -> Image.Image:
    """The table top, RGB, 2 px a design px."""
    wood = np.asarray(oak.printed(MAP_TABLE, SCALE, 1)).astype(np.float32)[CUT * SCALE :] / 255
    for x, y in BOWLS:
        wood = bowl(slab(wood, x, y + STANDS), x, y)
    return Image.fromarray((wood * 255 + 0.5).astype(np.uint8))


def slab(picture: Array, x: float, y: float) -> Array:
    """A round stone, too thick to let the wood char, printed on the table with its shadow; its top's middle is there."""
    p = Plate(260, 150, SCALE, seed=72, pitch=4)
    middle, top, edge = 130, 62, 20
    before = np.abs(p.col).copy()
    p.part(disc(middle, top + edge, 92, 30), **STONE | {"tone": 0.34, "ang": 88})
    p.part(Plate.P(f"M38 {top}H222V{top + edge}H38Z"), **STONE | {"tone": 0.34, "ang": 88, "flat": True, "line": 0})
    for n in range(9):  # where it was hewn
        u = middle - 80 + n * 20
        low = top + 30 * (1 - ((u - middle) / 92) ** 2) ** 0.5
        p.key(Plate.S(f"M{u} {low + 1} L{u + 1.5} {low + edge - 1}", 1.5))
    p.part(disc(middle, top, 92, 30), **STONE | {"tone": 0.66, "ang": 12})
    p.key(f'<ellipse cx="{middle}" cy="{top}" rx="79" ry="24.5" fill="none" stroke="#000" stroke-width="1.6"/>')
    p.key(Plate.S("M60 52 L76 60 L72 66 M196 72 L180 66 L184 58 M150 84 L146 76", 1.6))
    p.part(disc(middle, top + 3, 62, 17), "#2a2019", tone=0.30, flat=True, ang=8, line=0, shadow=0)  # soot and shadow
    cover = np.maximum(sstep(0.02, 0.06, np.abs(p.col - before).max(-1)), p.ink)[..., None]
    shade = sstep(1.18, 0.86, np.hypot((p.xx - middle - 6) / 98, (p.yy - top - edge - 8) / 36))[..., None]
    left, up = round((x - middle) * SCALE), round((y - top) * SCALE)
    place = np.s_[up : up + p.H, left : left + p.W]
    picture = picture.copy()
    ground = picture[place] * (1 - 0.72 * shade)
    picture[place] = ground * (1 - cover) + p.print(reg=(0, 0), wear=0.3) * cover
    return picture
