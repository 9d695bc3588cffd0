"""Drawing only what has changed since the last frame.

Each frame is recorded as a list of items and compared with that of the frame before; both are painted only where they
differ. A scene draws as if everything were drawn anew; what it draws by a `ReplayedDrawing` costs it hardly more than
a comparison.
"""

from collections.abc import Callable, Sequence

import pygame

from ..base.geometry import Box
from .canvas import Canvas
from .display_list import Drawing, Item, bounds_of
from .draw_cache import RecordingCanvas

WALK = 60_000  # cost of painting one more rectangle, in window pixels painted in the same time
MOST = 8  # rectangles painted in one frame, at most


class Compositor:
    """Paints frames on a window, each where it differs from the one before."""

    def __init__(self) -> None:
        self.items: list[Item] = []  # of the last frame
        self._shown_on: Canvas | None = None  # the canvas of the last frame

    def forget(self) -> None:
        """Paint the next frame whole, as the window may show something else now."""
        self._shown_on = None

    def show(self, canvas: Canvas, draw: Callable[[Canvas], object]) -> list[pygame.Rect]:
        """Paint the frame that `draw` draws, and return the rectangles that may have changed."""
        frame, surface = FrameCanvas(canvas), canvas.surface
        draw(frame)
        window = surface.get_rect()
        rects = find_changes(self.items, frame.items, window) if self._shown_on is canvas else [window]
        self.items, self._shown_on = frame.items, canvas
        whole = Drawing(frame.items)
        for rect in rects:
            surface.set_clip(rect)
            whole.paint(surface)
        surface.set_clip(None)
        return rects


class FrameCanvas(RecordingCanvas):
    """Records what is drawn within the window."""

    def __init__(self, canvas: Canvas):
        super().__init__(canvas)
        self._seen = self._design(pygame.Rect(0, 0, *self.size))

    def visible(self, box: Box) -> bool:
        seen = self._seen
        return box.x < seen.right and seen.x < box.x + box.w and box.y < seen.bottom and seen.y < box.y + box.h


def find_changes(old: Sequence[Item], new: Sequence[Item], window: pygame.Rect) -> list[pygame.Rect]:
    """The rectangles of the window in which two lists of items may look different.

    What is in both lists, in the same order, looks the same wherever nothing else is.
    """
    start, least = 0, min(len(old), len(new))
    while start < least and old[start] == new[start]:
        start += 1
    end = 0
    while end < least - start and old[-1 - end] == new[-1 - end]:
        end += 1
    before, now = old[start : len(old) - end], new[start : len(new) - end]
    places = {item: i for i, item in enumerate(before)}
    kept, last = set[int](), -1
    region = Region(window)
    for item in now:
        place = places.get(item, -1)
        if place > last:
            last = place
            kept.add(place)
        else:
            region.add(bounds_of(item))
    for i, item in enumerate(before):
        if i not in kept:
            region.add(bounds_of(item))
    return region.rects


class Region:
    """A part of the window as a few rectangles, some of them larger than needed."""

    def __init__(self, window: pygame.Rect):
        self._window = window
        self.rects: list[pygame.Rect] = []

    def add(self, rect: pygame.Rect) -> None:
        """Add a rectangle, merged with others where that costs less than painting both."""
        rect = rect.clip(self._window)
        if rect.w <= 0 or rect.h <= 0 or any(other.contains(rect) for other in self.rects):
            return
        while self.rects:
            cost, nearest = min((_cost(rect, other), i) for i, other in enumerate(self.rects))
            if cost > 0 and len(self.rects) < MOST:
                break
            rect = rect.union(self.rects.pop(nearest))
        self.rects.append(rect)


def _cost(one: pygame.Rect, other: pygame.Rect) -> int:
    """The pixels by which painting two rectangles as one costs more than painting both."""
    both = one.union(other)
    return both.w * both.h - one.w * one.h - other.w * other.h - WALK
