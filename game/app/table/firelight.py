"""The light of a room's fires on a darkened room."""

import pygame

from ..draw_cache import Piece
from ..geometry import Point
from .light import glow

WHITE = 255, 255, 255


def brought_back(still: pygame.Surface, at: Point, reach: int, share: float) -> Piece:
    """Return the piece of a darkened room that a fire lights again, in its printed colours, to be blitted
    additively."""
    picture = glow((reach, reach), WHITE, share)
    whole = picture.get_rect(center=(round(at[0]), round(at[1])))
    seen = whole.clip(still.get_rect())
    piece = still.subsurface(seen).copy()
    piece.blit(picture, (whole.x - seen.x, whole.y - seen.y), special_flags=pygame.BLEND_RGB_MULT)
    return piece, seen.topleft
