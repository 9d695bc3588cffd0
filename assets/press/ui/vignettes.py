"""Bakes the small pictures: the bare hands, death, escape."""

from __future__ import annotations

from collections.abc import Collection

from assets.press.ui import death, escape, fist
from assets.press.ui.plates import UI, save_webp

PICTURES = {"bare-hands": fist.fist, "death": death.death, "escape": escape.escape}


def bake(names: Collection[str] = ()) -> None:
    """Bake the pictures named, or all."""
    for name, draw in PICTURES.items():
        if not names or name in names:
            save_webp(draw(), UI / f"{name}.webp", quality=86)
