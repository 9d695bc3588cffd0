"""Buttons, chips and the small dark plates: an engraved field in a frame."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from assets.press.plate import Array, hexc
from assets.press.ui.patch import Box, Patch, Shape, disc, minus, outline, rounded, ticket

GOLD, BRASS, LEAD = "#dba943", "#a8895a", "#5d5146"
STUD = {GOLD: "#f3dfa6", BRASS: "#dcc693", LEAD: "#7d7062"}


def shade(patch: Patch, box: Box, middle: float, top: float, bottom: float, reach: float) -> Array:
    """A tone that is `middle` except in a band `reach` deep along the upper and lower edge of a box."""
    high = ((box.top + reach - patch.y) / reach).clip(0, 1)
    low = ((patch.y - box.bottom + reach) / reach).clip(0, 1)
    return middle + (top - middle) * high + (bottom - middle) * low


def frame(patch: Patch, outer: Shape, hole: Shape, band: float, colour: str, tone: float, gain: float = 1.0) -> None:
    """A moulded frame `band` wide, engraved with slanting cuts like twisted wire."""
    ring = minus(outer, hole)
    light = patch.relief(ring, band * 0.55)
    patch.lay(ring, colour, patch.lines(tone + gain * light, 3, diagonal=True), line=1.5)


def button(field: str, metal: str, seed: int, middle: float = 0.76, sunk: bool = False, tone: float = 0.72) -> Patch:
    """A push button with a notched field and a stud in each corner; `sunk` when it is held down."""
    patch = Patch(border=(20, 18, 20, 20), tile=(96, 12), seed=seed)
    rim = patch.box.inset(1.6)
    well = rim.inset(5.2)
    patch.lay(rounded(patch.box.inset(0.4), 9.5), "#17110f", 1.0)
    notched = ticket(well, 6.5)
    frame(patch, rounded(rim, 8.5), notched, 5.2, metal, tone, -0.6 if sunk else 0.75)
    depth = shade(patch, well, middle, 0.35 if sunk else 1.0, 1.0 if sunk else 0.42, 14)
    weight = shade(patch, well, 0.55, 0.9, 0.9, 14)
    patch.lay(notched, field, patch.lines(depth, 3) * weight, line=1.5)
    for x, y in rim.corners(5.8):
        stud = disc(x, y, 3.0)
        patch.lay(stud, STUD[metal], patch.lines(0.85 + patch.relief(stud, 3.0), 3), line=1.0)
    return patch


def chip(
    field: str,
    metal: str,
    seed: int,
    radius: float = 8,
    band: float = 2.6,
    middle: float = 0.8,
    cut: Callable[[Box, float], Shape] = rounded,
) -> Patch:
    """A quiet plate with a thin frame, for a number or a line of text; `cut` gives it its corners."""
    side = int(max(14, radius + 4))
    patch = Patch(border=(side, 14, side, 14), tile=(96, 12), seed=seed)
    rim = patch.box.inset(1.4)
    well = rim.inset(band)
    patch.lay(cut(patch.box.inset(0.3), radius + 0.6), "#17110f", 1.0)
    hollow = cut(well, max(radius - band, 1))
    frame(patch, cut(rim, radius), hollow, band, metal, 0.82, 0.6)
    tone = shade(patch, well, middle, 1.0, 0.5, 9)
    patch.lay(hollow, field, patch.lines(tone, 3) * shade(patch, well, 0.5, 0.5, 0.85, 9), line=1.2)
    return patch


def badge() -> Patch:
    """The print over the colour of a seat: a rim of ink, a line of light within it, and cuts towards the foot."""
    patch = Patch(border=(9, 9, 9, 9), tile=(96, 12), seed=53)
    body = rounded(patch.box.inset(0.6), 5)
    cuts = patch.lines(shade(patch, patch.box, 1.0, 1.0, 0.6, 5), 3) * patch.cover(body)
    patch.col += hexc("#17110f")
    patch.alpha = np.maximum(patch.alpha, cuts * 0.6)
    patch.lay(outline(body, 0.9, 2.4), "#fff0c4", alpha=0.55)
    patch.lay(outline(body, 2.2), "#17110f")
    return patch


def preview() -> Patch:
    """The plate behind the preview line: dark, with a hairline and a stud of brass at either end."""
    patch = Patch(border=(26, 16, 26, 16), tile=(96, 12), seed=31)
    body = patch.box.inset(1)
    shape = ticket(body, 9)
    patch.lay(shape, "#0d0b10", alpha=0.90)
    for inside, width, colour in ((1.2, 1.6, "#8a6f45"), (4.6, 0.8, "#5d4a33")):
        patch.lay(outline(shape, width, inside), colour)
    for x, y in body.corners(1.6):
        patch.lay(disc(x, y, 2.6), "#a8895a", line=0.8)
    return patch


def key_cap() -> Patch:
    """A key of a keyboard, seen a little from above: a paper top on a bone block."""
    patch = Patch(border=(11, 10, 11, 14), tile=(24, 12), seed=33)
    block, top = (
        patch.box.inset(0.8),
        Box(patch.box.left + 3.6, patch.box.top + 2.4, patch.box.right - 3.6, patch.box.bottom - 7),
    )
    patch.lay(rounded(patch.box, 6.5), "#17110f", 1.0)
    tone = ((patch.box.bottom - patch.y) / 9).clip(0, 1) * 0.45 + 0.35
    patch.lay(rounded(block.inset(0.8), 5), "#b09a70", patch.lines(tone, 2))
    patch.lay(rounded(top, 4.2), "#efe2c4", 0.0, line=1.2)
    return patch


PLATES = {
    "button-primary": lambda: button("#b3202e", GOLD, 1),
    "button-primary-hover": lambda: button("#bd2734", GOLD, 1, middle=0.84, tone=0.9),
    "button-primary-pressed": lambda: button("#861823", GOLD, 1, middle=0.8, sunk=True),
    "button": lambda: button("#3a3040", BRASS, 2),
    "button-hover": lambda: button("#4a3d55", BRASS, 2, middle=0.84, tone=0.9),
    "button-pressed": lambda: button("#2b2331", BRASS, 2, middle=0.8, sunk=True),
    "button-disabled": lambda: button("#2c2728", LEAD, 5, middle=0.9),
    # harm, help and arms differ in shape and brightness: bitten corners, round ends, and a plain block
    "chip-damage": lambda: chip("#7d1620", "#d0655c", 7, radius=9, cut=ticket),
    "chip-heal": lambda: chip("#2f7049", "#a5dcae", 8, radius=14),
    "chip-weapon": lambda: chip("#234159", "#86abc4", 9, radius=4),
    "chip-neutral": lambda: chip("#2a2326", "#a8895a", 10),
    "badge": badge,
    "count-plate": lambda: chip("#1d1718", "#8a7349", 11, radius=16, band=2.2, middle=0.95),
    "hp-plate": lambda: chip("#140f11", "#a8895a", 12, radius=8, band=3, middle=1.0),
    "preview-plate": preview,
    "keycap": key_cap,
}
