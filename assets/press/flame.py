"""The cut-paper torch flame: rising noise, cut at five levels and pasted in five flat colours, in a loop.

The noise tile is moved up by whole periods during one loop, so that the last frame joins the first without a seam.
"""

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from assets.press.plate import INK, Array, hexc

WIDTH, HEIGHT = 96, 144
"""The size of one frame in design px; the flame's foot is in the middle of the lower edge."""
FRAMES, FRAME_MS = 16, 83

TILE = 256
SUPERSAMPLING = 3
SHEETS = ((0.08, "#8f1d14"), (0.24, "#d4551b"), (0.44, "#f2a532"), (0.64, "#ffe9a0"))
"""Sheets of paper from the lowest up: the least heat of the flame that they cover, and their colour."""
OUTLINE = 1.5


def frames(scale: int = 2) -> list[Image.Image]:
    """The loop of RGBA frames, `scale` px per design px."""
    rng = np.random.default_rng(2)
    tiles = [_wrapping_noise(rng, cells) for cells in (8, 16, 32)]
    return [_cut_paper(_heat(tiles, frame / FRAMES, scale), scale) for frame in range(FRAMES)]


def strip(scale: int = 2) -> Image.Image:
    """All frames side by side, the image of the flames' tileset."""
    sheet = Image.new("RGBA", (WIDTH * scale * FRAMES, HEIGHT * scale))
    for index, frame in enumerate(frames(scale)):
        sheet.paste(frame, (index * WIDTH * scale, 0))
    return sheet


def _wrapping_noise(rng: np.random.Generator, cells: int) -> Array:
    return ndi.zoom(rng.standard_normal((cells, cells)), TILE / cells, order=3, mode="grid-wrap", grid_mode=True)


def _heat(tiles: list[Array], time: float, scale: int) -> Array:
    """The heat of the flame at every point, at `time` 0..1 of the loop; the paper ends where it is below 0."""
    height, width = HEIGHT * scale * SUPERSAMPLING, WIDTH * scale * SUPERSAMPLING
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    across, up = (xx / width - 0.5) * 2, 1 - yy / height
    turbulence = np.zeros_like(up)
    for k, (tile, amount, speed) in enumerate(zip(tiles, (1, 0.55, 0.3), (1, 2, 3), strict=True)):
        rows = (yy * TILE / height + time * TILE * speed) % TILE
        columns = (xx * TILE / width * 0.5 + k * 40) % TILE
        turbulence += amount * ndi.map_coordinates(tile, [rows, columns], order=1, mode="grid-wrap")
    sway = 0.10 * np.sin(2 * np.pi * (time + up * 0.9)) * up + turbulence * 0.11 * up**0.8
    half_width = 0.60 * np.sqrt(np.clip(up * 6, 0, 1)) * np.clip(1 - up * 1.12, 0, 1) ** 0.95 + 0.004
    body = np.maximum(1 - abs(across + sway) / half_width, -2)
    heat = body * 0.85 + turbulence * 0.20 * np.clip(up * 5, 0, 1) - 0.34 * up + 0.05
    heat -= 2 * np.clip(up - 0.9, 0, 1) * 10 + 2 * np.clip(0.03 - up, 0, 1) * 30
    return heat


def _cut_paper(heat: Array, scale: int) -> Image.Image:
    """The sheets pasted one on the other, with an even ink line round the lowest."""
    fine = SUPERSAMPLING * scale
    away = ndi.distance_transform_edt(~_burning(heat)) / fine
    sheets = [(np.clip((OUTLINE - away) * fine, 0, 1), INK)]
    sheets += [(np.clip((heat - threshold) * fine * 4.5, 0, 1) * (away == 0), colour) for threshold, colour in SHEETS]
    picture = np.zeros((*heat.shape, 4), np.float32)
    for shape, colour in sheets:
        picture[..., :3] += (hexc(colour) - picture[..., :3]) * shape[..., None]
        picture[..., 3] = np.maximum(picture[..., 3], shape)
    image = Image.fromarray((picture * 255 + 0.5).astype(np.uint8))
    return image.resize((WIDTH * scale, HEIGHT * scale), Image.Resampling.LANCZOS)


def _burning(heat: Array) -> np.ndarray:
    """A mask of the flame without separate cold shreds, which would look like flies."""
    shreds, count = ndi.label(heat > SHEETS[0][0])
    hottest = ndi.maximum(heat, shreds, np.arange(count + 1))
    return (hottest > SHEETS[1][0] * 1.4)[shreds] & (shreds > 0)
