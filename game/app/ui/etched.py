"""Icons as cut in wood: with dark strokes on their shadow side."""

import pygame

from ..canvas import Canvas
from ..geometry import Box
from ..theme import Colour

FINE = 3  # factor at which the strokes are drawn before they are scaled down
STROKE, THICK = 5.0, 3.4  # design pixels: distance between strokes; thickness at the shadow end
FROM = 0.34  # start of the strokes, as a share of the slant


def etched(canvas: Canvas, name: str, box: Box, ink: Colour) -> None:
    """Draw an icon with strokes on its shadow side; without them in high contrast."""
    canvas.icon(name, box, ink, shade=canvas.theme.night)
    if not canvas.stark:
        x, y, w, h = canvas.layout.px(box)
        strokes = canvas.pictures.keep(("etched", name, w, h), lambda: _strokes(canvas, name, (w, h)))
        canvas.blit(strokes, (x, y))


def _strokes(canvas: Canvas, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Diagonal wedges, thin towards the light, masked by the icon."""
    wide, high = size[0] * FINE, size[1] * FINE
    sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
    sheet.fill((255, 255, 255, 0))
    step, half = STROKE * canvas.layout.k * FINE, THICK * canvas.layout.k * FINE / 2
    at = -float(high)
    while at < wide:  # each from the upper left to the lower right edge of the sheet
        start, end = (at + FROM * high, FROM * high), (at + high, float(high))
        pygame.draw.polygon(sheet, (255, 255, 255, 255), [start, (end[0] - half, end[1]), (end[0] + half, end[1])])
        at += step
    small = pygame.transform.smoothscale(sheet, size)
    small.blit(
        canvas.pictures.tinted(f"ui/icons/{name}", size, canvas.theme.night), (0, 0), None, pygame.BLEND_RGBA_MULT
    )
    return small
