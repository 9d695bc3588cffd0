"""Bakes the heroes' heads in gold rings, whole and fallen, for the gauges: 64 x 64 design px."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from assets.press.materials import GOLD
from assets.press.plate import Array, Plate, sstep
from assets.press.ui.plates import UI, cut_out, save_webp

from .party import DRAWINGS

FIELD, PIXELS, SHARE = 128, 192, 0.86
MIDDLE = {"KH": (126, 112), "QH": (131, 118), "KD": (131, 114), "QD": (127, 120), "JD": (128, 116)}
"""The middle of each head on its card."""
FALLEN = {"KH": (112, 152), "QH": (150, 148), "KD": (112, 150), "QD": (118, 148), "JD": (152, 144)}


def drawn(name: str) -> Array:
    """The head of a hero ("KH", "KH-down"): 192 x 192 floats with alpha."""
    hero, _, down = name.partition("-")
    x, y = (FALLEN if down else MIDDLE)[hero]
    p = Plate(FIELD, FIELD, sc=6, seed=81, pitch=5.6)
    p.view = (SHARE, FIELD / 2 - SHARE * x, FIELD / 2 - SHARE * y)
    DRAWINGS[name](p)
    p.view, p.xf = (1, 0, 0), ""
    away = np.hypot(p.xx - FIELD / 2, p.yy - FIELD / 2)
    ring = sstep(60.5, 60, away) * sstep(52.5, 53, away)
    p.part("", **GOLD | {"puff": 4, "line": 2.4, "shadow": 0.5} | ({"col": "#6d655f"} if down else {}), mask=ring)
    alpha = sstep(62.8, 62.2, away)
    return cut_out(p.print(wear=0.5), alpha, PIXELS)


def bake(names: Collection[str] = ()) -> None:
    """Bake the portraits named ("portrait-KH", "portrait-KH-down"), or all."""
    for name in DRAWINGS:
        if not names or f"portrait-{name}" in names:
            save_webp(drawn(name), UI / f"portrait-{name}.webp", quality=88)
