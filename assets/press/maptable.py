"""The table on which a quest's map is spread, seen from above: dark planks, and at either end a bowl of fire.

The middle, where the sheet lies, stays dark and calm; the bowls stand outside the design's 1280 px, so that only wide
windows show them. Numbers are design px on the whole map.
"""

import numpy as np
from PIL import Image

from assets.press import oak
from assets.press.oak import LIP, Table
from assets.press.plate import Array
from assets.press.wartable import bowl

HEIGHT, SCALE = 960, 2
CUT = LIP + 8
"""What is cut off the far side: the lip of a table, which is not seen from above."""
BOWLS = ((196, 330), (1724, 330))


def firelight(xx: Array, yy: Array) -> Array:
    """How light it is: a pool about each bowl, dusk between them."""
    pools = sum(1 / (1 + ((xx - x) / 420) ** 2 + ((yy - y - CUT) / 360) ** 2) for x, y in BOWLS)
    return 0.72 * pools + 0.10


MAP_TABLE = Table(HEIGHT + CUT, ("#150e0e", "#472a1b", "#a9682f"), "#b5763a", light=firelight)


def printed() -> Image.Image:
    """The table top, RGB, 2 px a design px."""
    wood = np.asarray(oak.printed(MAP_TABLE, SCALE, 1)).astype(np.float32)[CUT * SCALE :] / 255
    for place in BOWLS:
        wood = bowl(wood, *place)
    return Image.fromarray((wood * 255 + 0.5).astype(np.uint8))
