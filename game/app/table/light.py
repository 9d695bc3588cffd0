"""Soft light, made once with numpy and added by SDL."""

import numpy as np
import pygame

from ..theme import Colour

SOFT = 96  # pixels from the middle to the rim at which a glow is painted; larger ones are stretched


def glow(reach: tuple[int, int], tint: Colour, strength: float) -> pygame.Surface:
    """A round or flat glow of a colour, to be added to what lies below; `reach` is half its size in pixels."""
    wide, tall = (min(SOFT, side) for side in reach)
    x = np.linspace(-1, 1, 2 * wide, dtype=np.float32)[:, None]
    y = np.linspace(-1, 1, 2 * tall, dtype=np.float32)[None, :]
    fall = np.clip(1 - np.sqrt(x * x + y * y), 0, 1) ** 2
    pixels = (fall[..., None] * np.array(tint, np.float32) * strength).clip(0, 255).astype(np.uint8)
    painted = pygame.surfarray.make_surface(pixels).convert()
    whole = (2 * reach[0], 2 * reach[1])
    return painted if painted.get_size() == whole else pygame.transform.smoothscale(painted, whole)


def dot(radius: int, tint: Colour) -> pygame.Surface:
    """A small round spark."""
    return glow((max(1, radius), max(1, radius)), tint, 1.0)
