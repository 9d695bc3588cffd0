"""The vials of the life bar, one for each hit point: 16 x 24 design px."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from assets.press.plate import Array
from assets.press.ui.patch import Box, Patch, Shape, disc, rounded, union
from assets.press.ui.plates import UI, save_webp

WIDTH, HEIGHT = 16, 24
BOTTLE = union(rounded(Box(1.1, 4.6, 14.9, 23.2), 5), rounded(Box(4.2, 2.2, 11.8, 8), 1))
LIP = rounded(Box(3.2, 0.9, 12.8, 3.9), 1.4)
DROPS: dict[str, tuple[str, str, str]] = {  # colours: liquid, surface, glass
    "full": ("#d32233", "#ff7d74", "#f2d9bf"),
    "low": ("#f06a1c", "#ffd37a", "#ffe3b0"),
    "loss": ("#f6cfc0", "#ffffff", "#ffe9dc"),
    "gain": ("#3f9a6a", "#a5e6b8", "#dff0d8"),
}


def within(shape: Shape, by: float) -> Shape:
    """A shape reduced by `by` on all sides."""
    return lambda x, y: shape(x, y) + by


def below(shape: Shape, level: float) -> Shape:
    """The part of a shape under a level."""
    return lambda x, y: shape(x, y).clip(min=level - y)


def glass(patch: Patch, colour: str, inside: str) -> None:
    """An empty bottle: ink, glass, hollow."""
    patch.lay(union(BOTTLE, LIP), "#17110f", 1.0, line=0.6)
    patch.lay(union(within(BOTTLE, 0.5), within(LIP, 0.5)), colour)
    patch.lay(within(BOTTLE, 1.5), inside)


def vial(state: str) -> Patch:
    """A vial by its state: empty, or one of DROPS."""
    patch = Patch(border=(0, 0, 0, 0), tile=(WIDTH, HEIGHT), seed=71, wobble=0.08, slip=(0.1, 0.1), mottle=0.02)
    if state == "empty":
        glass(patch, "#6f5f58", "#1a1417")
        patch.lay(rounded(Box(3.9, 8.4, 5.2, 15), 0.6), "#54464a")
        return patch
    drop, surface, rim = DROPS[state]
    glass(patch, rim, "#3a1216")
    liquid = below(within(BOTTLE, 1.5), 5.6)
    patch.lay(liquid, drop, shade(patch))
    patch.lay(below(lambda x, y: liquid(x, y).clip(min=y - 7.6), 5.6), surface)
    if state == "loss":
        patch.ink = np.maximum(patch.ink, struck(patch) * patch.cover(liquid))
    else:
        patch.lay(union(rounded(Box(3.9, 9.6, 6.2, 16.2), 1), disc(5.1, 18.6, 1.0)), "#fff3e4")
    return patch


def shade(patch: Patch) -> Array:
    """Hatching in the lower right of the liquid."""
    tone = 1.25 - 0.055 * ((patch.x - 3).clip(0) + (patch.y - 9).clip(0) * 0.7)
    return patch.lines(tone, 2) * 0.75


def struck(patch: Patch) -> Array:
    """Slanting strokes through the part that will be lost, which differs from a low filling without colour, too."""
    return np.asarray(((patch.x + patch.y - 2) / 8 % 1 < 0.4), np.float32) * 0.9


def bake(names: Collection[str] = ()) -> None:
    """Bake the vials named ("vial-full"), or all."""
    for state in ("empty", *DROPS):
        if not names or f"vial-{state}" in names:
            save_webp(vial(state).image(), UI / f"vial-{state}.webp", quality=92)
