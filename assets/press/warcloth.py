"""The runners across the war-table: cloths of many colours, each with a motif woven into its borders.

A motif is a mask of its threads, computed from `u`, the distance along the border from the middle of the stitch, and
`s`, the distance from the border's middle towards the middle of the cloth. Both in design px.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from assets.press.plate import Array, hatch, hexc, noise, sstep

STITCH = 34
"""The distance from one stitch of a motif to the next."""
WEAVE, BORDER, WOVEN = 3.6, (9, 25), 2.2
"""The pitch of the cloth's threads; begin and end of its border, from the edge; how far an untorn edge strays."""

Motif = Callable[[Array, Array], Array]


def diamonds(u: Array, s: Array) -> Array:
    """A row of diamonds."""
    return abs(u) / 1.3 + abs(s) < 5.6


def chain(u: Array, s: Array) -> Array:
    """Rings, and the links between them."""
    return (abs(np.hypot(u, s) - 5) < 1.6) | ((abs(s) < 1.2) & (abs(u) > 6.5))


def lightning(u: Array, s: Array) -> Array:
    """A sharp zigzag."""
    return abs(s - (abs(u) / STITCH * 24 - 6)) < 2.1


def battlements(u: Array, s: Array) -> Array:
    """The outline of a far battlement."""
    high = abs(u) < STITCH / 4
    return (abs(s - np.where(high, 5, -5)) < 1.5) | ((abs(abs(u) - STITCH / 4) < 1.5) & (abs(s) < 6))


@dataclass(frozen=True)
class Runner:
    """A strip of cloth across the table, from y `top` to `foot`, with its colour and that of its border.

    The more `ragged`, in design px, the more its edge strays.
    """

    top: float
    foot: float
    cloth: str
    border: str
    motif: Motif = diamonds
    ragged: float = WOVEN


def laid(picture: Array, xx: Array, yy: Array, light: Array, runner: Runner, seed: int) -> Array:
    """The table with a runner on it, and the runner's shadow."""
    h, w = yy.shape
    stray = noise(h, w, 90, 40 + seed, 2) * runner.ragged
    inside = np.minimum(yy - runner.top, runner.foot - yy)
    depth = inside + stray - (runner.ragged - WOVEN) * 0.6  # more is torn off than hangs out
    cover = sstep(-0.6, 0.6, depth)[..., None]
    shadow = sstep(-13, 2, depth) * (depth < 0)
    folds = noise(h, w, 260, 50 + seed, 3) * 0.16
    tone = np.clip(0.30 + 0.62 * light + folds, 0, 1)
    threads = hatch(tone, (xx * 0.5 + yy) / WEAVE + noise(h, w, 50, 60 + seed, 2) * 0.5, 0.2) * 0.62
    trim = _trim(runner, xx, inside + stray * WOVEN / runner.ragged)[..., None]
    colour = np.where(trim, hexc(runner.border) * 0.78, hexc(runner.cloth)) * (0.30 + 0.64 * light + folds)[..., None]
    cloth = colour * (1 - threads[..., None] * np.where(trim, 0.5, 1))
    cloth = np.where((abs(depth) < 1.4)[..., None], hexc("#0b090d"), cloth)
    return picture * (1 - 0.6 * shadow[..., None]) * (1 - cover) + cloth * cover


def _trim(runner: Runner, xx: Array, depth: Array) -> Array:
    """A mask of the border's threads: two lines, and the motif between them."""
    begin, end = BORDER
    u, s = (xx + STITCH / 2) % STITCH - STITCH / 2, depth - (begin + end) / 2
    motif = runner.motif(u, s) & (depth > begin) & (depth < end)
    return (abs(depth - begin) < 1.3) | (abs(depth - end) < 1.3) | motif


NEAR = (360, 464)
"""The upper and the lower edge of the heroes' runner."""
BLUE = Runner(*NEAR, "#1f4258", "#b9a06a")
"""The heroes' runner on the table as first printed; variants are in `HEROES`."""
HEROES = {
    "pilgrims": Runner(*NEAR, "#2d4a30", "#c4b06c", chain),
    "hunters": Runner(*NEAR, "#5a3a20", "#c9ac78", battlements),
    "nuns": Runner(*NEAR, "#3c4148", "#c8c2b0", diamonds, 4),
    "wanderers": Runner(*NEAR, "#4a4334", "#9fae8c", lightning, 7),
}
