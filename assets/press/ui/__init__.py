"""All pictures of the interface: plates, signs, device glyphs, vials, the logo and the small pictures."""

import importlib
from collections.abc import Collection

MODULES = (
    "assets.press.ui.plates",
    "assets.press.icons",
    "assets.press.glyphs",
    "assets.press.vials",
    "assets.press.pips",
    "assets.press.dice",
    "assets.press.crests.crests",
    "assets.press.title",
    "assets.press.ui.vignettes",
    "assets.press.covers.covers",
)


def bake(names: Collection[str] = ()) -> None:
    """Bake the pieces named, or all of them."""
    for module in MODULES:
        importlib.import_module(module).bake(names)
