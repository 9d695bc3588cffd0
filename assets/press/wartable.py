"""The war-table of the under-hall, seen from above: a runner for each side, and between them a plan cut in the wood.

Two bowls of fire light the ends of the far side; the middle, where cards are compared, stays dark and calm. Numbers
are design px: x over the full width of a map, y from the table's far edge down.
"""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from assets.press import oak
from assets.press.materials import GOLD, IRON
from assets.press.monsters.pen import disc
from assets.press.oak import NIGHT, WIDTH, Table
from assets.press.plate import Array, Plate, hatch, hexc, noise, sstep

DEPTH = 720
SCALE = 2
BOWLS = ((467, 92), (1453, 92))
"""Where the bowls of fire stand."""
WEAVE, BORDER, STITCH = 3.6, (9, 25), 34
"""The pitch of the cloth's threads; where its border begins and ends; how far its diamonds are apart."""


def firelight(xx: Array, yy: Array) -> Array:
    """How light it is: pools about the bowls, dusk between them."""
    pools = sum(1 / (1 + ((xx - x) / 330) ** 2 + ((yy - y) / 190) ** 2) for x, y in BOWLS)
    return 0.80 * pools + 0.14 * sstep(700, 330, yy) + 0.12


WAR_TABLE = Table(DEPTH, ("#1a1110", "#4d2c1c", "#a9682f"), "#b5763a", "#f0c65a", firelight)


@dataclass(frozen=True)
class Runner:
    """A strip of cloth across the table, from y `top` to `foot`, of a colour, with a border of another."""

    top: float
    foot: float
    cloth: str
    border: str


RUNNERS = (Runner(6, 168, "#54141f", "#c88a3e"), Runner(360, 464, "#1f4258", "#b9a06a"))
"""That of the enemies and that of the heroes."""

PLAN = (
    "M120 196 h150 v92 h-150z M270 232 h90 M270 252 h90 M360 202 h190 v110 h-84 M436 312 h-76 v-40"
    " M550 244 h120 M550 264 h60 v66 M630 330 v-66 h40 M670 210 h210 v84 h-80 M770 294 h-100 v-30"
    " M880 240 h140 M880 260 h140 M1240 206 h170 v104 h-170z M1410 246 h96 M1410 266 h96 M1506 196 h180 v100 h-180z"
    " M1240 246 h-56 M1240 266 h-56 M1300 310 v24 M1320 310 v24"
)
STAIRS = "M470 214 v36 M480 214 v36 M490 214 v36 M500 214 v36 M510 214 v36 M1540 214 v30 M1550 214 v30 M1560 214 v30"
ROSE = (1101, 246)
"""In the middle of where plays are compared."""


def printed() -> Image.Image:
    """The table top, RGB, 2 px a design px."""
    sc = SCALE
    h, w = DEPTH * sc, WIDTH * sc
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / sc
    picture = np.asarray(oak.printed(WAR_TABLE, sc, 1)).astype(np.float32) / 255
    light = firelight(xx, yy)
    picture = _carved(picture)
    for i, runner in enumerate(RUNNERS):
        picture = _laid(picture, xx, yy, light, runner, i)
    for place in BOWLS:
        picture = bowl(picture, *place)
    dusk = 0.25 + 0.75 * sstep(0, 130, np.minimum(xx, WIDTH - xx))[..., None]
    picture = np.clip(picture * dusk + NIGHT * (1 - dusk), 0, 1)
    return Image.fromarray((picture * 255 + 0.5).astype(np.uint8))


def _carved(picture: Array) -> Array:
    """The plan of a dungeon and a rose of the winds, cut shallowly into the wood."""
    p = Plate(WIDTH, DEPTH, SCALE)
    x, y = ROSE
    rose = "".join(
        f'<g transform="rotate({a} {x} {y})">{Plate.P(f"M{x} {y - 62} l8 54 h-16z")}</g>' for a in (0, 90, 180, 270)
    )
    rose += "".join(
        f'<g transform="rotate({a} {x} {y})">{Plate.P(f"M{x} {y - 36} l5 28 h-10z")}</g>' for a in (45, 135, 225, 315)
    )
    ring = f'<circle cx="{x}" cy="{y}" r="46" fill="none" stroke="#000" stroke-width="2.4"/>'
    cuts = p.mask(Plate.S(PLAN, 4) + Plate.S(STAIRS, 2.6) + rose + ring)
    lip = np.roll(cuts, (2, 2), (0, 1)) * (1 - cuts)
    return picture * (1 - 0.5 * cuts[..., None]) + 0.08 * lip[..., None] * hexc("#c88645")


def _laid(picture: Array, xx: Array, yy: Array, light: Array, runner: Runner, seed: int) -> Array:
    """The table with a runner on it, and the runner's shadow."""
    h, w = yy.shape
    stray = noise(h, w, 90, 40 + seed, 2) * 2.2
    depth = np.minimum(yy - runner.top, runner.foot - yy) + stray
    cover = sstep(-0.6, 0.6, depth)[..., None]
    shadow = sstep(-13, 2, depth) * (depth < 0)
    folds = noise(h, w, 260, 50 + seed, 3) * 0.16
    tone = np.clip(0.30 + 0.62 * light + folds, 0, 1)
    threads = hatch(tone, (xx * 0.5 + yy) / WEAVE + noise(h, w, 50, 60 + seed, 2) * 0.5, 0.2) * 0.62
    begin, end = BORDER
    banded = (depth > begin) & (depth < end)
    middle = np.minimum(abs(yy - runner.top - (begin + end) / 2), abs(runner.foot - (begin + end) / 2 - yy))
    diamond = abs((xx + STITCH / 2) % STITCH - STITCH / 2) / 1.3 + middle < 5.6
    trim = ((abs(depth - begin) < 1.3) | (abs(depth - end) < 1.3) | (banded & diamond))[..., None]
    colour = np.where(trim, hexc(runner.border) * 0.78, hexc(runner.cloth)) * (0.30 + 0.64 * light + folds)[..., None]
    cloth = colour * (1 - threads[..., None] * np.where(trim, 0.5, 1))
    cloth = np.where((abs(depth) < 1.4)[..., None], hexc("#0b090d"), cloth)
    return picture * (1 - 0.6 * shadow[..., None]) * (1 - cover) + cloth * cover


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
