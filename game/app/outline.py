"""Letters and signs with the dark all around them: what stands on wood or before a wall is cut out of it."""

import math

import pygame

from .theme import Colour

THICK = 2.0  # design pixels
ROUND = tuple((math.cos(turn * math.pi / 6), math.sin(turn * math.pi / 6)) for turn in range(12))


def edge_of(shade: Colour | None, k: float) -> int:
    """By how many window pixels a picture is larger on every side with that around it; `k` to a design pixel."""
    return 0 if shade is None else max(1, round(THICK * k))


def outlined(picture: pygame.Surface, dark: pygame.Surface, edge: int) -> pygame.Surface:
    """A picture with the same one in `dark` around it, so many pixels thick."""
    whole = pygame.Surface([side + 2 * edge for side in picture.get_size()], pygame.SRCALPHA)
    whole.fblits([(dark, (edge + round(x * edge), edge + round(y * edge))) for x, y in ROUND])
    whole.blit(picture, (edge, edge))
    return whole
