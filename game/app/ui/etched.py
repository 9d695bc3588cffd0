"""Signs as they are cut in wood: their ink, and on their shadow side strokes of the dark."""

import pygame

from ..canvas import Canvas
from ..geometry import Box
from ..theme import Colour

FINE = 3  # the strokes are drawn so much larger first
STROKE, THICK = 5.0, 3.4  # design pixels: from stroke to stroke; how thick one is at its end in the shadow
FROM = 0.34  # of the way down the slant, where strokes begin


def etched(canvas: Canvas, name: str, box: Box, ink: Colour) -> None:
    """An icon with its shadow side cut; in high contrast whole."""
    canvas.icon(name, box, ink, shade=canvas.theme.night)
    if not canvas.stark:
        x, y, w, h = canvas.layout.px(box)
        strokes = canvas.pictures.keep(("etched", name, w, h), lambda: _strokes(canvas, name, (w, h)))
        canvas.blit(strokes, (x, y))


def _strokes(canvas: Canvas, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Wedges along the slant, thin towards the light, only where the sign is."""
    wide, high = size[0] * FINE, size[1] * FINE
    sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
    sheet.fill((255, 255, 255, 0))
    step, half = STROKE * canvas.layout.k * FINE, THICK * canvas.layout.k * FINE / 2
    at = -float(high)
    while at < wide:  # each from the left upper to the right lower edge of the sheet
        start, end = (at + FROM * high, FROM * high), (at + high, float(high))
        pygame.draw.polygon(sheet, (255, 255, 255, 255), [start, (end[0] - half, end[1]), (end[0] + half, end[1])])
        at += step
    small = pygame.transform.smoothscale(sheet, size)
    small.blit(
        canvas.pictures.tinted(f"ui/icons/{name}", size, canvas.theme.night), (0, 0), None, pygame.BLEND_RGBA_MULT
    )
    return small
