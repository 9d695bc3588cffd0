"""The bar of hit points: a brass tube with a dark hollow, and its fillings, hatched and edged with ink.

The box of each picture is the hollow; rim and ink are outside it.
"""

from __future__ import annotations

from collections.abc import Callable

from assets.press.plate import Array, hexc
from assets.press.ui.controls import INK, WELL
from assets.press.ui.patch import Patch, rounded

HATCH, STRIPE = 4, 6  # distances between lines


def tube() -> Patch:
    """The empty tube."""
    patch = Patch(border=(9, 8, 9, 8), tile=(96, 12), seed=81, outset=4, wobble=0.22)
    patch.lay(rounded(patch.box.inset(-3.7), 6.6), INK, 1.0)
    patch.lay(rounded(patch.box.inset(-2.7), 5.6), "#c29a52")
    patch.lay(rounded(patch.box.inset(-0.5), 3.6), WELL, line=0.7)
    return patch


def filled(colour: str, light: str) -> Patch:
    """Life in the tube: lit along its upper edge, hatched ever darker towards the lower one."""
    patch = Patch(border=(7, 6, 7, 7), tile=(96, 12), seed=82, outset=2, wobble=0.3)
    top = patch.y - patch.box.top
    foot = patch.box.bottom - patch.y
    patch.lay(rounded(patch.box, 3), colour, hatched(patch, 0.82 - 0.1 * (4.5 - foot).clip(0)), line=1.4)
    glint = patch.cover(rounded(patch.box.inset(1.1), 2)) * (top < 2.9)
    patch.col += (hexc(light) - patch.col) * glint[..., None]
    patch.ink *= 1 - glint
    return patch


def hatched(patch: Patch, tone: Array) -> Array:
    """Slanting lines, thin enough for the colour to be seen from afar."""
    return patch.lines(tone, HATCH, diagonal=True) * 0.68


def lost() -> Patch:
    """The points just lost: slanting strokes of red on the dark of the hollow."""
    patch = Patch(border=(7, 6, 7, 7), tile=(96, 12), seed=83, outset=2, wobble=0.3)
    patch.lay(rounded(patch.box, 3), "#3a1216", line=1.4)
    strokes = patch.cover(rounded(patch.box.inset(0.6), 2.6)) * (((patch.x - patch.y) / STRIPE) % 1 < 0.5)
    patch.col += (hexc("#f07a72") - patch.col) * strokes[..., None]
    return patch


PLATES: dict[str, Callable[[], Patch]] = {
    "life-tube": tube,
    "life-full": lambda: filled("#6fb088", "#c8e8c4"),
    "life-low": lambda: filled("#f0782e", "#ffd37a"),
    "life-gained": lambda: filled("#f1f3dc", "#ffffff"),
    "life-lost": lost,
}
