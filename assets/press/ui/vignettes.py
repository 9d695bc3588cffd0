"""Bakes the small pictures: the bare hands, the pointing ones, death, escape."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from assets.press.ui import death, escape, fist, pointer
from assets.press.ui.plates import UI, save_webp

PICTURES = {
    "bare-hands": fist.fist,
    "death": death.death,
    "escape": escape.escape,
    **{f"point-{way}": partial(pointer.pointing, way) for way in pointer.WAYS},
}


def bake(names: Collection[str] = ()) -> None:
    """Bake the pictures named, or all."""
    for name, draw in PICTURES.items():
        if not names or name in names:
            save_webp(draw(), UI / f"{name}.webp", quality=86)
