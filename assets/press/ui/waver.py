"""The wavering edge of a lino cut, for flat drawings."""

from __future__ import annotations

import io

import numpy as np
import resvg_py
from PIL import Image
from scipy import ndimage as ndi

from assets.press.plate import Array, noise

FINE = 3  # drawn larger by this factor, then reduced


def drawn(shapes: str, field: int, pixels: int) -> Array:
    """SVG shapes of a square field as pixels x pixels x 4 floats 0..1, premultiplied."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {field} {field}">{shapes}</svg>'
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=pixels, height=pixels, skip_system_fonts=True))
    rgba = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA")).astype(np.float32) / 255
    rgba[..., :3] *= rgba[..., 3:]
    return rgba


def wavering(layers: Array, stray: float, lump: float, seed: int) -> Array:
    """Layers (N x N x channels) with edges straying by about `stray` in waves `lump` long, both in pixels of the
    drawing; the result is smaller by the factor FINE."""
    n, _, channels = layers.shape
    yy, xx = np.mgrid[0:n, 0:n].astype(np.float32)
    dy, dx = (noise(n, n, lump, seed + i, 2) * stray for i in range(2))
    strayed = [ndi.map_coordinates(layers[..., c], [yy + dy, xx + dx], order=1) for c in range(channels)]
    small = n // FINE
    return np.stack(strayed, -1).reshape(small, FINE, small, FINE, channels).mean((1, 3))
