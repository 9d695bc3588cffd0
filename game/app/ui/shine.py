"""The light that falls on a dark sheet from the fires to both sides of it."""

from functools import lru_cache

import numpy as np
import pygame

from ..canvas import Canvas
from ..geometry import Box
from ..theme import colour

EMBER = colour("#ff9a4a")
STRONG = 0.15  # how much of it falls there, at the most
COARSE = 64  # pixels to a side in which it is painted; it is stretched to a sheet
WIDE = 0.85  # how far to the middle it reaches, as a share of the sheet
RIM = 5.0  # the printed edge, which it does not pass


def shine(canvas: Canvas, box: Box) -> None:
    """Let it fall on the upper corners of a sheet; with high contrast, nothing shines."""
    if canvas.stark:
        return
    x, y, w, h = canvas.layout.px(box.inset(RIM, RIM))
    canvas.surface.blit(_fallen((max(1, w), max(1, h))), (x, y), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(2)
def _fallen(size: tuple[int, int]) -> pygame.Surface:
    """The light on a sheet of that size."""
    x = np.linspace(0, 1, COARSE, dtype=np.float32)[:, None]
    y = np.linspace(0, 1, COARSE, dtype=np.float32)[None, :]
    left, right = (np.clip(1 - np.hypot(far / WIDE, y), 0, 1) ** 1.5 for far in (x, 1 - x))
    light = np.clip(left + right, 0, 1)[..., None] * np.array(EMBER, np.float32) * STRONG
    return pygame.transform.smoothscale(pygame.surfarray.make_surface(light.round().astype(np.uint8)), size).convert()
