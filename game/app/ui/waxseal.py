"""A numeral in a round wax seal."""

import math
import random

import pygame

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block
from ..gfx.theme import Colour, colour

WAX, SHADE, RIM = colour("#861823"), colour("#4e0d15"), colour("#b3303c")
FINE, BENDS = 3, 22  # factor at which it is drawn before it is scaled down; corners of its edge
UNEVEN = 0.045  # irregularity of its edge, as a share of its side


def wax_seal(canvas: Canvas, box: Box, numeral: Block) -> None:
    """Draw the seal with its numeral; in high contrast the seal is an even disc."""
    x, y, w, _h = canvas.layout.px(box)
    far = 0.0 if canvas.stark else UNEVEN
    canvas.blit(canvas.pictures.keep(("wax-seal", w, far), lambda: _pressed(w, far)), (x, y))
    canvas.block(numeral, box, canvas.theme.cream, "centre", shade=canvas.theme.ink)


def _pressed(side: int, far: float) -> pygame.Surface:
    """A lump of wax with a ring pressed in, lit from above."""
    large = side * FINE
    sheet = pygame.Surface((large, large), pygame.SRCALPHA)
    sheet.fill((*SHADE, 0))
    chance = random.Random("wax")
    reach = [0.5 - UNEVEN - chance.uniform(0, far) for _ in range(BENDS)]
    for ink, shrunk, down in ((SHADE, 1.0, 0.03), (WAX, 0.97, 0.0)):
        pygame.draw.polygon(sheet, ink, _edge(reach, large, shrunk, down))
    _ring(sheet, SHADE, large, 0.345, -0.008)
    _ring(sheet, RIM, large, 0.345, 0.014)
    return pygame.transform.smoothscale(sheet, (side, side))


def _edge(reach: list[float], large: int, shrunk: float, down: float) -> list[tuple[float, float]]:
    turns = ((math.tau * n / BENDS, far * shrunk) for n, far in enumerate(reach))
    return [(large * (0.5 + math.cos(at) * far), large * (0.5 + down + math.sin(at) * far)) for at, far in turns]


def _ring(sheet: pygame.Surface, ink: Colour, large: int, radius: float, down: float) -> None:
    pygame.draw.circle(sheet, ink, (large / 2, large * (0.5 + down)), large * radius, max(1, round(large * 0.03)))
