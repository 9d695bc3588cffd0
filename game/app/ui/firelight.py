"""The light of the fires at both sides of a dark panel."""

from functools import lru_cache

import numpy as np
import pygame

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.theme import colour

EMBER = colour("#ff9a4a")
STRONG = 0.15  # strongest light, as a share
COARSE = 64  # side in pixels at which it is painted, before it is stretched
WIDE = 0.85  # reach towards the middle, as a share of the panel
RIM = 5.0  # design pixels of printed edge that stay unlit


def draw_firelight(canvas: Canvas, box: Box) -> None:
    """Add light to the upper corners of a panel; not in high contrast."""
    if canvas.stark:
        return
    x, y, w, h = canvas.layout.px(box.inset(RIM, RIM))
    canvas.surface.blit(_fallen((max(1, w), max(1, h))), (x, y), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(2)
def _fallen(size: tuple[int, int]) -> pygame.Surface:
    """The light on a panel of this size."""
    x = np.linspace(0, 1, COARSE, dtype=np.float32)[:, None]
    y = np.linspace(0, 1, COARSE, dtype=np.float32)[None, :]
    left, right = (np.clip(1 - np.hypot(far / WIDE, y), 0, 1) ** 1.5 for far in (x, 1 - x))
    light = np.clip(left + right, 0, 1)[..., None] * np.array(EMBER, np.float32) * STRONG
    return pygame.transform.smoothscale(pygame.surfarray.make_surface(light.round().astype(np.uint8)), size).convert()
