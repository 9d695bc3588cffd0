"""Light and dark to lay over a picture: a glow to add, a vignette, and a hatched scrim for a paused table."""

import numpy as np
from PIL import Image

from assets.press.plate import Array, hatch, hexc, sstep

NIGHT = hexc("#0d0b10")


def glow(size: int = 512) -> Image.Image:
    """A round glow, white on black, to be tinted and added (BLEND_RGB_ADD); grain keeps its steps from showing."""
    yy, xx = np.mgrid[0:size, 0:size].astype(np.float32) / (size - 1) * 2 - 1
    fall = np.clip(1 - np.hypot(xx, yy), 0, 1) ** 2.2
    grain = np.random.default_rng(41).uniform(0, 1, (size, size))
    return Image.fromarray((fall * 255 + grain * (fall > 0)).clip(0, 255).astype(np.uint8)).convert("RGB")


def vignette(width: int = 640, height: int = 400) -> Image.Image:
    """Night with alpha, dark at the corners, to be stretched over the whole window."""
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot((xx / (width - 1) * 2 - 1) * 0.62, (yy / (height - 1) * 2 - 1) * 0.72)
    grain = np.random.default_rng(43).uniform(-0.5, 0.5, (height, width)) / 255
    return _night(0.62 * sstep(0.42, 1.05, away) + grain)


def scrim(size: int = 512, pitch: float = 16.0) -> Image.Image:
    """Night with alpha, hatched: a tile that repeats, laid over a table that rests."""
    yy, xx = np.mgrid[0:size, 0:size].astype(np.float32)
    wobble = 0.5 * sum(
        np.sin(2 * np.pi * (k * xx / size + m * yy / size) + k * 1.7) / (abs(k) + abs(m))
        for k, m in ((1, 1), (2, -1), (3, 2), (1, -4))
    )
    ink = hatch(np.full((size, size), 0.42, np.float32), (xx + 2 * yy) / (pitch * 2) + wobble, 0.14)
    return _night(0.68 + 0.14 * ink)


def _night(alpha: Array) -> Image.Image:
    picture = np.empty((*alpha.shape, 4), np.float32)
    picture[..., :3] = NIGHT
    picture[..., 3] = np.clip(alpha, 0, 1)
    return Image.fromarray((picture * 255 + 0.5).astype(np.uint8))
