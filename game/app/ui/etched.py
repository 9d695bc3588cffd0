"""Signs as they are cut in wood: their ink, and over their shadow side strokes of a darker one."""

import pygame

from ..canvas import Canvas
from ..geometry import Box
from ..theme import Colour

FINE = 3  # the strokes are drawn so much larger first
STROKE, THICK = 5.0, 3.4  # design pixels: from stroke to stroke; how thick one is at its end in the shadow
FROM, DARK = 0.34, 0.42  # of the way down the slant, where strokes begin; of the ink's light, how much is left in them


def etched(canvas: Canvas, name: str, box: Box, ink: Colour) -> None:
    """An icon in two inks; in high contrast in one."""
    canvas.icon(name, box, ink, shade=canvas.theme.night)
    if not canvas.stark:
        x, y, w, h = canvas.layout.px(box)
        strokes = canvas.pictures.keep(("etched", name, w, h, ink), lambda: _strokes(canvas, name, (w, h), ink))
        canvas.blit(strokes, (x, y))


def _strokes(canvas: Canvas, name: str, size: tuple[int, int], ink: Colour) -> pygame.Surface:
    """Wedges along the slant, thin towards the light, only where the sign is."""
    red, green, blue = (round(part * DARK) for part in ink)
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
        canvas.pictures.tinted(f"ui/icons/{name}", size, (red, green, blue)), (0, 0), None, pygame.BLEND_RGBA_MULT
    )
    return small
