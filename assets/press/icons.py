"""The signs of the interface: hand-inked silhouettes, white and transparent, for the game to tint.

A drawing is a list of steps on a 64 x 64 field: `ink(...)` adds SVG shapes, `cut(...)` removes shapes from the drawing
so far. The edge wavers a little, like that of a lino cut. The drawings are in `ui/signs_*.py`.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from zlib import crc32

import numpy as np
from PIL import Image

from assets.press.plate import Array
from assets.press.ui import signs_crawl, signs_deuces, signs_device, signs_game, signs_menu, signs_party, signs_quest
from assets.press.ui.sign import FIELD, Drawing
from assets.press.ui.waver import FINE, drawn, wavering

SIZE = 192  # pixels of a baked icon
WAVER = 0.32  # how far the edge strays, in field units
ICONS = (
    signs_game.SIGNS
    | signs_menu.SIGNS
    | signs_device.SIGNS
    | signs_party.SIGNS
    | signs_crawl.SIGNS
    | signs_deuces.SIGNS
    | signs_quest.SIGNS
)
FOLDER = Path(__file__).parents[1] / "ui" / "icons"


def mask(drawing: Drawing, seed: int, size: int = SIZE) -> Array:
    """A drawing as a size x size mask with a wavering edge."""
    fine = size * FINE
    total = np.zeros((fine, fine), np.float32)
    for carve, shapes in drawing:
        layer = drawn(shapes, FIELD, fine)[..., 3]
        total = total * (1 - layer) if carve else np.maximum(total, layer)
    unit = fine / FIELD
    return wavering(total[..., None], WAVER * unit, 7 * unit, seed)[..., 0]


def bake(names: Collection[str] = ()) -> None:
    """Bake the icons named, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, drawing in ICONS.items():
        if names and name not in names:
            continue
        alpha = (mask(drawing, crc32(name.encode())) * 255 + 0.5).astype(np.uint8)
        white = np.full_like(alpha, 255)
        picture = Image.fromarray(np.dstack([white, white, white, alpha]))
        picture.save(FOLDER / f"{name}.webp", lossless=True, exact=True, method=6)
