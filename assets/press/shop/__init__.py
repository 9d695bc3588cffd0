"""Pictures for a store page, baked from the real game: `python -m assets.press shop [names]`.

A banner, the front of the box, and screenshots; all are in `assets/press/shots` and never shipped.
"""

import importlib
from collections.abc import Sequence

MODULES = ("assets.press.shop.shots", "assets.press.shop.banner")


def bake(names: Sequence[str] = ()) -> None:
    """Bake the pictures named, or all."""
    for module in MODULES:
        importlib.import_module(module).bake(names)
