"""Soft light, made once with numpy, then dyed and added by SDL."""

from functools import lru_cache

import numpy as np
import pygame

from ..base.geometry import Point
from ..gfx.draw_cache import Piece
from ..gfx.theme import Colour

SOFT = 96  # pixels: the radius up to which a glow is painted; larger ones are scaled up
WHITE = 255, 255, 255
CLOSE = 0.15  # share of a fire's reach in which its full light falls


def glow(reach: tuple[int, int], tint: Colour, strength: float) -> pygame.Surface:
    """Return a round or flat glow of a colour, for additive blitting; `reach` is half its size in pixels."""
    painted = _white(min(SOFT, reach[0]), min(SOFT, reach[1])).copy()
    ink = [min(255, round(part * strength)) for part in tint]
    painted.fill(ink, special_flags=pygame.BLEND_RGB_MULT)
    whole = (2 * reach[0], 2 * reach[1])
    return painted if painted.get_size() == whole else pygame.transform.smoothscale(painted, whole)


@lru_cache(64)
def _white(wide: int, tall: int) -> pygame.Surface:
    """Return the brightest white glow of half-size `wide` by `tall`."""
    x = np.linspace(-1, 1, 2 * wide, dtype=np.float32)[:, None]
    y = np.linspace(-1, 1, 2 * tall, dtype=np.float32)[None, :]
    fall = np.clip(1 - np.sqrt(x * x + y * y), 0, 1) ** 2
    pixels = np.repeat((fall * 255).round().astype(np.uint8)[..., None], 3, axis=2)
    return pygame.surfarray.make_surface(pixels).convert()


@lru_cache(1)
def halo() -> pygame.Surface:
    """Return the light around a fire as the alpha of white: nearly full close by, then less and less."""
    x = np.linspace(-1, 1, 2 * SOFT, dtype=np.float32)
    far = np.sqrt(x[:, None] ** 2 + x[None, :] ** 2)
    near = np.clip((1 - far) / (1 - CLOSE), 0, 1)
    whole = pygame.Surface(far.shape, pygame.SRCALPHA)
    whole.fill((255, 255, 255, 255))
    pygame.surfarray.pixels_alpha(whole)[:] = (near * near * (3 - 2 * near) * 255).round().astype(np.uint8)
    return whole


def dot(radius: int, tint: Colour) -> pygame.Surface:
    """Return a small round spark."""
    return glow((max(1, radius), max(1, radius)), tint, 1.0)


def brought_back(still: pygame.Surface, at: Point, reach: int, share: float) -> Piece:
    """Return the piece of a darkened room that a fire lights again, in its printed colours, to be blitted
    additively."""
    picture = glow((reach, reach), WHITE, share)
    whole = picture.get_rect(center=(round(at[0]), round(at[1])))
    seen = whole.clip(still.get_rect())
    piece = still.subsurface(seen).copy()
    piece.blit(picture, (whole.x - seen.x, whole.y - seen.y), special_flags=pygame.BLEND_RGB_MULT)
    return piece, seen.topleft
