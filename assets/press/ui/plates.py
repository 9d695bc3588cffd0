"""Bakes the plates: one WebP each, and `plates.json` with the data that the game needs to stretch them."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path

import numpy as np
from PIL import Image

from assets.press.plate import Array
from assets.press.ui import buttons, controls, lifebar, panels
from assets.press.ui.patch import SCALE, Patch

UI = Path(__file__).parents[2] / "ui"
PLATES = {**buttons.PLATES, **panels.PLATES, **controls.PLATES, **lifebar.PLATES}

# Space between the edge of the box and its content: left, top, right, bottom in design px.
PADDING = {
    "button": (16, 8, 16, 10),
    "chip": (10, 6, 10, 6),
    "count-plate": (14, 4, 14, 4),
    "hp-plate": (8, 6, 8, 6),
    "preview-plate": (28, 8, 28, 8),
    "keycap": (9, 4, 9, 8),
    "parchment": (50, 44, 50, 44),
    "map": (40, 36, 40, 36),
    "panel-dark": (32, 30, 32, 30),
    "toast": (24, 10, 24, 10),
    "list-row": (18, 8, 14, 8),
    "ribbon": (62, 8, 62, 16),
    "plain": (14, 10, 14, 10),
    "field": (12, 8, 12, 8),
    "tab": (18, 10, 18, 8),
}

NOTE = (
    "Design px (1280x800 grid); pictures are `scale` times larger. border: left, top, right, bottom, never stretched"
    " (shrink them together when the box is smaller). tile: size of the middle; repeat it round(length / tile) times,"
    " then scale the strip to fit; when that is 0 times, take its first part. outset: draw the picture this much"
    " larger than the box on every side (glow, shadow). pad: room to leave inside. fixed: a picture of one size."
)


def save_webp(picture: Array, path: Path, quality: int = 88) -> None:
    """Save floats 0..1 (H x W x 4) as WebP with alpha; make its folder if necessary."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = (picture * 255 + 0.5).astype(np.uint8)
    Image.fromarray(pixels).save(path, quality=quality, alpha_quality=95, method=6)


def cut_out(picture: Array, alpha: Array, pixels: int) -> Array:
    """A square print cut out by its alpha and reduced to `pixels` a side, with clean colours up to the edge."""
    k = alpha.shape[0] // pixels
    premultiplied = np.dstack([picture * alpha[..., None], alpha])
    small = premultiplied.reshape(pixels, k, pixels, k, 4).mean((1, 3))
    return np.dstack([small[..., :3] / np.maximum(small[..., 3:], 1e-3), small[..., 3]]).clip(0, 1)


def padding(name: str) -> tuple[int, int, int, int]:
    """The padding of a plate, or of the plate it is a variant of."""
    matches = [stem for stem in PADDING if name == stem or name.startswith(stem + "-")]
    return PADDING[max(matches, key=len)] if matches else (0, 0, 0, 0)


def entry(name: str, patch: Patch) -> dict[str, object]:
    """The data of a plate in `plates.json`."""
    if not any(patch.border):
        return {"fixed": True, "size": [patch.w, patch.h]}
    return {
        "border": list(patch.border),
        "tile": list(patch.tile),
        "outset": patch.outset,
        "pad": list(padding(name)),
    }


def listing(table: dict[str, dict[str, object]]) -> str:
    """The text of `plates.json`, one plate per line."""
    rows = ",\n".join(f"    {json.dumps(name)}: {json.dumps(facts)}" for name, facts in table.items())
    return f'{{\n  "note": {json.dumps(NOTE)},\n  "scale": {SCALE},\n  "plates": {{\n{rows}\n  }}\n}}\n'


def bake(names: Collection[str] = ()) -> None:
    """Bake the plates named, or all; `plates.json` always lists all."""
    table = {}
    for name, draw in PLATES.items():
        patch = draw()
        table[name] = entry(name, patch)
        if not names or name in names:
            save_webp(patch.image(), UI / "plates" / f"{name}.webp")
    (UI / "plates.json").write_text(listing(table), encoding="utf-8")
