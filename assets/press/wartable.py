"""The war-table of the under-hall, seen from above: a plan cut into the wood, and a runner for the heroes' side.

It is lit by two bowls of fire behind its far edge; the middle, where cards are compared, stays dark and calm. Numbers
are design px: x over the full width of a map, y from the floor behind the table down; its far edge is at EDGE.
"""

from functools import cache

import numpy as np
from PIL import Image

from assets.press import oak
from assets.press.materials import GOLD, IRON
from assets.press.monsters.pen import disc
from assets.press.oak import LIP, NIGHT, WIDTH, Table
from assets.press.plate import Array, Plate, hexc, sstep
from assets.press.warcarving import DUEL, INLAID, PLANNED, SUNK
from assets.press.warcloth import BLUE, Runner, laid

EDGE, DEPTH = 160, 720
SCALE = 2
BRASS, LET_IN, DULL, DEEP = "#e0a04a", 0.8, 0.46, 0.34
"""The inlays' colour, opacity and brightness; the darkness of the wood where it is recessed."""
BOWLS = ((467, 92), (1453, 92))
"""The places of the bowls of fire, behind the table."""


def firelight(xx: Array, yy: Array) -> Array:
    """The brightness: pools of light around the bowls, dusk between them."""
    pools = sum(1 / (1 + ((xx - x) / 330) ** 2 + ((yy - y) / 190) ** 2) for x, y in BOWLS)
    return 0.80 * pools + 0.14 * sstep(700, 330, yy) + 0.12


WAR_TABLE = Table(DEPTH, ("#1a1110", "#4d2c1c", "#a9682f"), "#b5763a", "#f0c65a", firelight)


@cache
def _boards() -> Array:
    """The bare wood."""
    return np.asarray(oak.printed(WAR_TABLE, SCALE, 1)).astype(np.float32) / 255


def printed(heroes: Runner = BLUE, carving: str = PLANNED) -> Image.Image:
    """The table top from its far edge down, with the heroes' runner and a carving, RGB, 2 px per design px."""
    sc = SCALE
    h, w = DEPTH * sc, WIDTH * sc
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / sc
    light = firelight(xx, yy)
    picture = laid(_inlaid(_carved(_edged(_boards()), carving + DUEL)), xx, yy, light, heroes, 1)
    dusk = 0.25 + 0.75 * sstep(0, 130, np.minimum(xx, WIDTH - xx))[..., None]
    picture = np.clip(picture * dusk + NIGHT * (1 - dusk), 0, 1)
    return Image.fromarray((picture[EDGE * sc :] * 255 + 0.5).astype(np.uint8))


def _edged(boards: Array) -> Array:
    """The wood with a worn lip at its far edge."""
    picture, top, high = boards.copy(), EDGE * SCALE, LIP * SCALE
    picture[top : top + high] = boards[:high]
    return picture


def _carved(picture: Array, carving: str) -> Array:
    """The table with a shallow carving in the wood."""
    cuts = Plate(WIDTH, DEPTH, SCALE).mask(carving)
    lip = np.roll(cuts, (2, 2), (0, 1)) * (1 - cuts)
    return picture * (1 - 0.5 * cuts[..., None]) + 0.08 * lip[..., None] * hexc("#c88645")


def _inlaid(picture: Array) -> Array:
    """The table with inlaid brass, dull so that cards are brighter."""
    brass, deeper = (Plate(WIDTH, DEPTH, SCALE).mask(cut)[..., None] for cut in (INLAID, SUNK))
    return picture * (1 - DEEP * deeper) * (1 - LET_IN * brass) + LET_IN * DULL * brass * hexc(BRASS)


def bowl(picture: Array, x: float, y: float) -> Array:
    """A bowl of coals on three feet, printed into the table."""
    p = Plate(160, 120, SCALE, seed=71, pitch=4)
    before = np.abs(p.col).copy()
    feet = "".join(Plate.S(f"M{80 + dx} 70 L{80 + dx * 1.5} 104", 9) for dx in (-26, 0, 26))
    p.part(feet, **IRON)
    p.part(Plate.P("M34 44 C36 84 56 94 80 94 C104 94 124 84 126 44Z"), **IRON | {"puff": 18, "tone": 0.46})
    p.part(disc(80, 44, 48, 15), **GOLD | {"col": "#a8713a"})
    p.part(disc(80, 44, 40, 11), "#d4551b", tone=0.9, flat=True, line=2, shadow=0)
    for cx, cy in ((58, 42), (74, 48), (92, 41), (104, 46), (80, 39)):
        p.part(disc(cx, cy, 8, 5), "#f2a532", tone=0.7, gain=0.6, puff=4, line=1.8, shadow=0)
    cover = np.maximum(sstep(0.02, 0.06, np.abs(p.col - before).max(-1)), p.ink)[..., None]
    top, left = round((y - 44) * SCALE), round((x - 80) * SCALE)
    place = np.s_[top : top + p.H, left : left + p.W]
    picture = picture.copy()
    picture[place] = picture[place] * (1 - cover) + p.print(reg=(0, 0), wear=0.3) * cover
    return picture
