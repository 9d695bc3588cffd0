"""A stage on the table: boards seen through an engraved frame, lit by torches in the middle."""

import pygame

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..table.room.light import glow

FRAME, RIM = "panel-dark", 17.0  # a plate, and the width of its frame
SHADE = 125  # alpha of the plate over the boards
TORCH = (255, 158, 70)
STRENGTH = 0.62  # strength of the light, which reaches up to the frame


def draw_stage_frame(canvas: Canvas, box: Box) -> None:
    """Draw the stage in a box; in high contrast, a usual plate."""
    canvas.plate("shadow", box, 150)
    if canvas.stark:
        canvas.plate(FRAME, box)
        return
    x, y, w, h = canvas.layout.px(box)
    rim = canvas.layout.size(RIM)
    within = pygame.Rect(rim, rim, max(0, w - 2 * rim), max(0, h - 2 * rim))
    plate = canvas.pictures.plate(FRAME, (w, h), canvas.layout.k).copy()
    plate.fill((255, 255, 255, SHADE), within, special_flags=pygame.BLEND_RGBA_MULT)
    light = _warm(within.size)
    canvas.blit(plate, (x, y))
    canvas.blit(light, (x + within.x, y + within.y))


def _warm(size: tuple[int, int]) -> pygame.Surface:
    """Return torchlight on a flat oval of that size."""
    wide, high = size
    falls = pygame.transform.smoothscale(glow((max(1, wide // 2), max(1, high // 2)), (255, 255, 255), STRENGTH), size)
    light = pygame.Surface(size, pygame.SRCALPHA)
    light.fill((*TORCH, 255))
    pygame.surfarray.pixels_alpha(light)[:] = pygame.surfarray.array_red(falls)
    return light
