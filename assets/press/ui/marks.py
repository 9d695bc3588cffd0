"""Marks that appear over a card for a moment, 512 px: the cut of a blade, the thrust of a point, the crack of a hammer,
claws, blots under numbers, rays of light.

They are transparent, for the game to scale, turn and fade.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from assets.press.monsters.pen import disc, shape
from assets.press.plate import Array, Plate, sstep
from assets.press.ui.blows import block, cover, flat, printed

BLOOD = ("#5f1018", "#b3202e", "#d8535a")
LEAF = ("#1f4a38", "#3f8a5c", "#b4e0a8")
GOLD = ("#a8611c", "#d9a441", "#f4d58a")


def slash() -> Array:
    """The cut of a blade, from the upper left to the lower right: thin where it begins and ends."""
    p = block(101)
    outer = shape("16,20! 96,44 176,118 240,238! 164,160 84,82")
    p.part(outer, "#27465e", tone=1, flat=True, line=0, shadow=0)
    flat(p, shape("30,30! 102,60 170,126 226,222! 154,140 88,74"), "#c4ccd0")
    flat(p, shape("52,44! 110,76 164,132 202,192! 146,124 100,78"), "#ffffff")
    return printed(p, cover(p, outer))


def thrust() -> Array:
    """A thrust from below: a straight spike of light, and what it pushes aside."""
    p = block(106)
    outer = shape("128,4! 148,84 143,160 128,252! 113,160 108,84")
    sides = shape("92,60! 74,104 78,150 92,196! 92,150 88,104") + shape(
        "164,60! 182,104 178,150 164,196! 164,150 168,104"
    )
    p.part(outer + sides, "#27465e", tone=1, flat=True, line=0, shadow=0)
    flat(p, shape("128,24! 140,86 136,158 128,226! 120,158 116,86"), "#c4ccd0")
    flat(p, shape("128,46! 133,90 131,152 128,196! 125,152 123,90"), "#ffffff")
    return printed(p, cover(p, outer + sides))


def crush() -> Array:
    """A hammer blow: cracks that run from a dent to all sides."""
    p = block(107)
    cracks, light = "", ""
    for i, far in enumerate((122, 96, 118, 100, 122, 92, 116)):
        a = math.tau * i / 7 + 0.24
        bend = 0.22 * (-1) ** i
        (x, y), (u, v) = ((128 + r * math.cos(b), 128 + r * math.sin(b)) for r, b in ((far * 0.6, a + bend), (far, a)))
        for wide, ends in ((19, True), (8, False)):
            nx, ny = -math.sin(a) * wide, math.cos(a) * wide
            tip = f"{u:.1f},{v:.1f}!" if ends else f"{x + (u - x) * 0.7:.1f},{y + (v - y) * 0.7:.1f}!"
            crack = shape(f"{128 + nx:.1f},{128 + ny:.1f}! {x + nx * 0.5:.1f},{y + ny * 0.5:.1f}! {tip} "
                          f"{x - nx * 0.5:.1f},{y - ny * 0.5:.1f}! {128 - nx:.1f},{128 - ny:.1f}!")  # fmt: skip
            cracks, light = (cracks + crack, light) if ends else (cracks, light + crack)
    dent = disc(128, 128, 40)
    p.part(cracks + dent, "#27465e", tone=1, flat=True, line=0, shadow=0)
    flat(p, light + disc(128, 128, 29), "#c4ccd0")
    flat(p, disc(124, 124, 17), "#ffffff")
    return printed(p, cover(p, cracks + dent))


def claws() -> Array:
    """Four furrows torn by claws."""
    p = block(102)
    furrows = [shape(f"{x},{y}! {x + 22},{y + 60} {x + 20},{y + 128} {x - 10},{y + 200 - d}! {x + 2},{y + 128} {x + 4},{y + 60}")
               for x, y, d in ((52, 40, 24), (104, 18, 0), (158, 20, 4), (206, 44, 30))]  # fmt: skip
    every = "".join(furrows)
    flat(p, every, BLOOD[1])
    for x, y in ((52, 40), (104, 18), (158, 20), (206, 44)):
        flat(
            p,
            shape(f"{x + 6},{y + 34}! {x + 18},{y + 74} {x + 15},{y + 120} {x + 4},{y + 150}! {x + 11},{y + 100}"),
            BLOOD[2],
        )
    return printed(p, cover(p, every))


def blot(colours: tuple[str, str, str], seed: int) -> Array:
    """A splash of ink behind a number."""
    p = block(seed)
    lot = np.random.default_rng(seed)
    body, drops = [], ""
    for i in range(13):
        a = math.tau * i / 13
        for share, r in ((0.0, lot.uniform(84, 116)), (0.5, lot.uniform(60, 70))):
            b = a + math.tau * share / 13
            body.append(f"{128 + r * math.cos(b):.1f},{128 + r * 0.86 * math.sin(b):.1f}")
        if i % 3 == 0:
            drops += disc(128 + 116 * math.cos(a + 0.2), 128 + 104 * math.sin(a + 0.2), lot.uniform(4, 8))
    whole = shape(" ".join(body))
    flat(p, whole + drops, colours[0])
    p.xf = "translate(128 126) scale(.88) translate(-128 -128)"
    flat(p, whole, colours[1])
    p.xf = ""
    p.key(
        Plate.S("M70 172 C96 196 150 202 188 174", 5) + Plate.S("M86 190 C110 206 146 206 168 194", 4),
        clip=p.mask(whole),
    )
    flat(p, shape("72,92! 92,70 124,58 140,62! 108,74 88,98"), colours[2])
    return printed(p, cover(p, whole + drops))


def rays() -> Array:
    """A wheel of flat rays, strong in the middle and gone at the rim."""
    p = block(105)
    wedges = ""
    for i in range(16):
        a, wide, far = math.tau * i / 16, 0.1, (126, 104)[i % 2]
        ends = (f"L{128 + far * math.cos(a + d):.1f} {128 + far * math.sin(a + d):.1f}" for d in (-wide, wide))
        wedges += Plate.P("M128 128 " + " ".join(ends) + "Z")
    flat(p, Plate.P("M0 0H256V256H0Z"), GOLD[1])
    flat(p, wedges, GOLD[2])
    far = np.hypot(p.xx - 128, p.yy - 128)
    alpha = np.maximum(p.mask(wedges) * sstep(126, 40, far), sstep(70, 20, far) * 0.5)
    flat(p, disc(128, 128, 30), "#fff0c4")
    return printed(p, alpha * 0.92)


PICTURES: dict[str, Callable[[], Array]] = {
    "slash": slash,
    "thrust": thrust,
    "crush": crush,
    "claws": claws,
    "blot-hurt": partial(blot, BLOOD, 103),
    "blot-heal": partial(blot, LEAF, 104),
    "rays": rays,
}
