"""Letters and icons with a dark outline, so that they stand out against wood and walls."""

import math

import pygame

from .theme import Colour

THICK = 2.0  # design pixels
ROUND = tuple((math.cos(turn * math.pi / 6), math.sin(turn * math.pi / 6)) for turn in range(12))


def edge_of(shade: Colour | None, k: float) -> int:
    """The width of the outline in window pixels, by which a picture grows on every side; 0 without a `shade`. `k` is
    window pixels per design pixel."""
    return 0 if shade is None else max(1, round(THICK * k))


def outlined(picture: pygame.Surface, dark: pygame.Surface, edge: int) -> pygame.Surface:
    """A picture on top of copies of `dark`, its shape in the outline's colour, shifted all around by `edge` window
    pixels."""
    whole = pygame.Surface([side + 2 * edge for side in picture.get_size()], pygame.SRCALPHA)
    whole.fblits([(dark, (edge + round(x * edge), edge + round(y * edge))) for x, y in ROUND])
    whole.blit(picture, (edge, edge))
    return whole
