"""The ornament between a heading and its text: a lozenge between two lines that thin out."""

import pygame

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.theme import Colour
from .ink_drawing import Nib

FINE = 4  # drawn this many times larger, then scaled down
LOZENGE, SMALL, APART = 7.5, 3.6, 15.0  # lozenge: from its middle to its tips; small ones beside it: same, distance
SWELL, THICK = 0.3, 2.4  # where a line is thickest, as a share of its length; half its thickness there


def flourish(canvas: Canvas, box: Box, ink: Colour) -> None:
    """Draw the ornament across the width of a box, in its middle."""
    x, y, w, h = canvas.layout.px(box)

    def make() -> pygame.Surface:
        sheet = pygame.Surface((w * FINE, h * FINE), pygame.SRCALPHA)
        sheet.fill((*ink, 0))
        _draw(Nib(sheet, (0, 0), canvas.layout.k * FINE), box.w, box.h, ink)
        return pygame.transform.smoothscale(sheet, (w, h))

    canvas.blit(canvas.pictures.keep(("flourish", w, h, ink), make), (x, y))


def _draw(nib: Nib, wide: float, high: float, ink: Colour) -> None:
    x, y = wide / 2, high / 2
    nib.shape(_lozenge((x, y), LOZENGE), ink)
    for way in (-1, 1):
        nib.shape(_lozenge((x + way * APART, y), SMALL), ink)
        near, far = x + way * (APART + 9), x + way * (wide / 2 - SMALL)
        thick = near + (far - near) * SWELL
        nib.shape([(near, y), (thick, y - THICK), (far, y), (thick, y + THICK)], ink)
        nib.shape(_lozenge((far, y), SMALL * 0.7), ink)


def _lozenge(at: Point, far: float) -> list[Point]:
    """Return the outline of a lozenge with hollow sides."""
    tips = [(0, -far), (far, 0), (0, far), (-far, 0)]
    hollow = 0.34 * far
    sides = [(hollow, -hollow), (hollow, hollow), (-hollow, hollow), (-hollow, -hollow)]
    return [(at[0] + dx, at[1] + dy) for pair in zip(tips, sides, strict=True) for dx, dy in pair]
