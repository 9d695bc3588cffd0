"""The large picture of a figure on its plate, cropped, and fading into the dark behind text."""

from typing import NamedTuple

import numpy as np
import pygame

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from .crest import stands_before
from .layout import PlateParts

EYES = 0.46  # height of the eyes in the picture, as a share; they are centred in the window
LARGER, LEAST = 1.34, 1.08  # least side of the picture, relative to the window's longer side and to the plate's height
RIM = 4.0  # distance of the picture from the plate's edge
SOFT, SHARE, HARD = 34.0, 0.4, 12.0  # fade before text: design pixels, share of the window; above and below
BESIDE = 6.0  # gap between a sign and text
FAINT = 0.14  # opacity of the picture behind text


class Likeness(NamedTuple):
    """The visible part of a plate for the picture, and the window in it that is free of text."""

    inner: Box
    window: Box

    @classmethod
    def on(cls, box: Box, at: PlateParts) -> "Likeness":
        """Return the likeness for a plate: its window lies left of the text beside the picture, right of a crest, and
        between texts above and below."""
        inner = box.inset(RIM)
        words = at.numbers.x if at.is_headed or at.is_footed else at.name.x
        top = at.name.bottom if at.is_headed else inner.y
        alone = at.is_beside or at.note == at.name
        bottom = at.name.y if at.is_footed else inner.bottom if alone else at.note.y
        left = at.face.x if stands_before(at.face, box) else inner.x
        return cls(inner, Box(left, top, words - left, bottom - top))

    @property
    def clear(self) -> Box:
        """The part of the window in which signs may stand, clear of the text beside it."""
        return self.window._replace(w=self.window.w - BESIDE)

    @property
    def whole(self) -> Box:
        """The box of the whole picture, whose eyes are centred in the window."""
        side = max(LARGER * max(self.window.w, self.window.h), LEAST * self.inner.h)
        x, y = self.window.centre
        return Box(x - side / 2, min(self.inner.y, y - side * EYES), side, side)

    def draw(self, canvas: Canvas, name: str) -> None:
        """Draw the picture of that name."""
        x, y, wide, high = canvas.layout.px(self.inner._replace(w=min(self.inner.w, self.whole.right - self.inner.x)))
        canvas.blit(self._print(canvas, name, (x, y, max(1, wide), max(1, high))), (x, y))

    def _print(self, canvas: Canvas, name: str, place: tuple[int, int, int, int]) -> pygame.Surface:
        """Return the visible part of the picture, with fades; `place` is in window pixels."""
        left, top, wide, high = place
        x, y, side, _side = canvas.layout.px(self.whole)
        print = pygame.Surface((wide, high), pygame.SRCALPHA)
        print.blit(canvas.pictures.scaled(name, (side, side)), (x - left, y - top))
        clear = pygame.Rect(canvas.layout.px(self.window)).move(-left, -top)
        soft, hard = canvas.layout.size(min(SOFT, self.window.w * SHARE)), canvas.layout.size(HARD)
        across = np.interp(np.arange(wide), [clear.right - soft, clear.right, wide], [1.0, FAINT, 0.0])
        levels = [1.0 if clear.top <= 0 else FAINT, 1.0, 1.0, 1.0 if clear.bottom >= high else FAINT]
        down = np.interp(np.arange(high), [clear.top, clear.top + hard, clear.bottom - hard, clear.bottom], levels)
        solid = pygame.surfarray.pixels_alpha(print)
        solid[:] = (solid * across[:, None] * down[None, :]).astype(np.uint8)
        return print
