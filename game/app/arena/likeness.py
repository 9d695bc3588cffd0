"""The picture of a figure on its plate: too large for it, and fading into the dark where words stand."""

from typing import NamedTuple

import numpy as np
import pygame

from ..canvas import Canvas
from ..geometry import Box
from .crest import stands_before
from .layout import Parts

EYES = 0.46  # of the picture's height: what is in the middle of its window
LARGER, LEAST = 1.34, 1.08  # its side, to the longer one of its window, and to the height of the plate
RIM = 4.0  # how far within the edge of the plate it ends
SOFT, SHARE, HARD = 34.0, 0.4, 12.0  # over so much it fades before words, of the window at the most; above and below
BESIDE = 6.0  # from a sign to words
FAINT = 0.14  # how much of it is still seen under words


class Likeness(NamedTuple):
    """Where on a plate the whole picture lies, of which only what is within the rim is seen, and the window in which
    there are no words."""

    inner: Box
    window: Box

    @classmethod
    def on(cls, box: Box, at: Parts) -> "Likeness":
        """On a plate with words in these places: before those that stand beside the picture, behind a crest, under
        a name above it, and above a name or a note below it."""
        inner = box.inset(RIM)
        words = at.numbers.x if at.is_headed or at.is_footed else at.name.x
        top = at.name.bottom if at.is_headed else inner.y
        alone = at.is_beside or at.note == at.name
        bottom = at.name.y if at.is_footed else inner.bottom if alone else at.note.y
        left = at.face.x if stands_before(at.face, box) else inner.x
        return cls(inner, Box(left, top, words - left, bottom - top))

    @property
    def clear(self) -> Box:
        """The window, as far as signs may stand in it: clear of the words beside it."""
        return self.window._replace(w=self.window.w - BESIDE)

    @property
    def whole(self) -> Box:
        """The whole picture: its eyes are in the middle of the window."""
        side = max(LARGER * max(self.window.w, self.window.h), LEAST * self.inner.h)
        x, y = self.window.centre
        return Box(x - side / 2, min(self.inner.y, y - side * EYES), side, side)

    def draw(self, canvas: Canvas, name: str) -> None:
        """Draw the picture of that name."""
        x, y, wide, high = canvas.layout.px(self.inner._replace(w=min(self.inner.w, self.whole.right - self.inner.x)))
        canvas.blit(self._print(canvas, name, (x, y, max(1, wide), max(1, high))), (x, y))

    def _print(self, canvas: Canvas, name: str, place: tuple[int, int, int, int]) -> pygame.Surface:
        """What is seen of it, in window pixels."""
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
