"""The signs of the interface: hand-inked silhouettes, white on nothing, for the game to tint.

A drawing is a list of steps on a 64 x 64 field: `ink(...)` adds SVG shapes, `cut(...)` carves shapes away from what
is there. The edge wavers a little, as a lino cut does. The drawings stand in `ui/signs_*.py`.
"""

from __future__ import annotations

import io
from collections.abc import Collection
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image
from scipy import ndimage as ndi

from assets.press.plate import Array, noise
from assets.press.ui import signs_device, signs_game, signs_menu
from assets.press.ui.sign import FIELD, Drawing

SIZE = 192  # pixels of a baked icon
FINE = 3  # drawn this many times larger, then reduced
WAVER = 0.32  # how far the edge strays, in field units
ICONS = {**signs_game.SIGNS, **signs_menu.SIGNS, **signs_device.SIGNS}
FOLDER = Path(__file__).parents[1] / "ui" / "icons"


def coverage(shapes: str, pixels: int) -> Array:
    """Coverage 0..1 of SVG shapes drawn on the field."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {FIELD} {FIELD}">{shapes}</svg>'
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=pixels, height=pixels, skip_system_fonts=True))
    return np.asarray(Image.open(io.BytesIO(png)))[..., 3].astype(np.float32) / 255


def mask(drawing: Drawing, size: int = SIZE, seed: int = 5) -> Array:
    """A drawing as a size x size mask with a wavering edge."""
    fine = size * FINE
    total = np.zeros((fine, fine), np.float32)
    for carve, shapes in drawing:
        layer = coverage(shapes, fine)
        total = total * (1 - layer) if carve else np.maximum(total, layer)
    unit = fine / FIELD
    yy, xx = np.mgrid[0:fine, 0:fine].astype(np.float32)
    dy, dx = (noise(fine, fine, 7 * unit, seed + i, 2) * WAVER * unit for i in range(2))
    strayed = ndi.map_coordinates(total, [yy + dy, xx + dx], order=1)
    return strayed.reshape(size, FINE, size, FINE).mean((1, 3))


def bake(names: Collection[str] = ()) -> None:
    """Bake the icons named, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, (name, drawing) in enumerate(ICONS.items()):
        if names and name not in names:
            continue
        alpha = (mask(drawing, seed=100 + 3 * number) * 255 + 0.5).astype(np.uint8)
        white = np.full_like(alpha, 255)
        picture = Image.fromarray(np.dstack([white, white, white, alpha]))
        picture.save(FOLDER / f"{name}.webp", lossless=True, exact=True, method=6)
