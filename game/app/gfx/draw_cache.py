"""Caching drawings that rarely change: drawing translucent plates anew takes most of a frame."""

from collections.abc import Callable, Hashable

import pygame

from ..base.geometry import Box
from .canvas import Canvas
from .theme import Colour

Piece = tuple[pygame.Surface, tuple[int, int]]  # a picture, and its position in window pixels


class PictureCanvas(Canvas):
    """A canvas onto a picture of one box. Colours are premultiplied by alpha; otherwise edges over shadows turn
    dark."""

    def __init__(self, canvas: Canvas, box: Box):
        x, y, w, h = canvas.layout.px(box)
        paper = pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA)
        super().__init__(paper, canvas.layout, canvas.pictures, canvas.type, canvas.theme)
        self.corner = x, y

    def visible(self, box: Box) -> bool:
        """Always True: the whole picture is kept, regardless of the current clip."""
        return True

    def blit(self, surface: pygame.Surface, at: tuple[int, int], alpha: int = 255) -> None:
        thin = premultiplied(surface)
        if alpha < 255:
            thin.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        place = at[0] - self.corner[0], at[1] - self.corner[1]
        self.surface.blit(thin, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def fill(self, box: Box, ink: Colour, alpha: int = 255) -> None:
        x, y, w, h = self.layout.px(box)
        patch = pygame.Surface((max(0, w), max(0, h)), pygame.SRCALPHA)
        patch.fill((*ink, alpha))
        self.blit(patch, (x, y))


class RecordingCanvas(Canvas):
    """A canvas that records the blits on it as `pieces`, which are faster to replay than to draw again."""

    def __init__(self, canvas: Canvas):
        super().__init__(canvas.surface, canvas.layout, canvas.pictures, canvas.type, canvas.theme)
        self.pieces: list[Piece] = []

    def visible(self, box: Box) -> bool:
        """Always True: everything is recorded, regardless of the current clip."""
        return True

    def blit(self, surface: pygame.Surface, at: tuple[int, int], alpha: int = 255) -> None:
        if alpha < 255:
            surface = surface.copy()
            surface.set_alpha(alpha)
        self.pieces.append((surface, at))

    def fill(self, box: Box, ink: Colour, alpha: int = 255) -> None:
        x, y, w, h = self.layout.px(box)
        patch = pygame.Surface((max(0, w), max(0, h))).convert()
        patch.fill(ink)
        self.blit(patch, (x, y), alpha)


class ReplayedDrawing:
    """A drawing that looks the same in most frames: recorded once, then replayed until its looks change."""

    def __init__(self) -> None:
        self._looks: tuple[Hashable, ...] = ()
        self._traced: RecordingCanvas | None = None

    def draw(self, canvas: Canvas, draw: Callable[[Canvas], object], *looks: Hashable) -> None:
        """Draw it; `draw` is called only if the canvas or the `looks` differ from last time."""
        now = canvas, *looks
        if self._traced is None or now != self._looks:
            self._looks, self._traced = now, RecordingCanvas(canvas)
            draw(self._traced)
        canvas.surface.fblits(self._traced.pieces)


def draw_cached(canvas: Canvas, what: str, box: Box, draw: Callable[[Canvas], object], *looks: Hashable) -> None:
    """Draw a box's content with `draw`, or from a cached picture while `what`, the box and the `looks` stay the
    same."""

    def make() -> pygame.Surface:
        paper = PictureCanvas(canvas, box)
        draw(paper)
        return paper.surface

    x, y, _w, _h = canvas.layout.px(box)
    picture = canvas.pictures.keep(("printed", what, box, canvas.stark, looks), make)
    canvas.surface.blit(picture, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)


def premultiplied(picture: pygame.Surface) -> pygame.Surface:
    """A copy with its colours premultiplied by its alpha."""
    return picture.premul_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert_alpha()
