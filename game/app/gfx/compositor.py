"""Drawing only what has changed since the last frame.

Each frame is recorded as a list of items and compared with that of the frame before; both are painted only where they
differ. A scene draws as if everything were drawn anew; what it draws by a `ReplayedDrawing` costs it hardly more than
a comparison.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple

import pygame

from ..base.geometry import Box
from .canvas import Canvas
from .display_list import Item, bounds_of, paint
from .draw_cache import RecordingCanvas

WALK = 60_000  # cost of painting one more rectangle, in window pixels painted in the same time
MOST = 8  # rectangles painted in one frame, at most


class Frame(NamedTuple):
    """The items of one frame, and the rectangle that each of them covers."""

    items: Sequence[Item] = ()
    bounds: Sequence[pygame.Rect] = ()

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Paint the part of the frame within a rectangle."""
        surface.set_clip(rect)
        paint([self.items[i] for i in rect.collidelistall(self.bounds)], surface)
        surface.set_clip(None)


class Compositor:
    """Paints frames on a window, each where it differs from the one before."""

    def __init__(self) -> None:
        self.frame = Frame()  # the last one
        self._shown_on: Canvas | None = None  # and its canvas,
        self._kept: Kept = {}  # and what was still in it

    def forget(self) -> None:
        """Paint the next frame whole, as the window may show something else now."""
        self._shown_on = None

    def show(self, canvas: Canvas, draw: Callable[[Canvas], object], is_calm: bool = False) -> list[pygame.Rect]:
        """Paint the frame that `draw` draws, and return the rectangles that may have changed; `is_calm` if nothing but
        flames and dust has moved."""
        window = canvas.surface.get_rect()
        paper = FrameCanvas(canvas, self._kept if is_calm and self._shown_on is canvas else {})
        draw(paper)
        self._kept = paper.kept
        self.frame, rects = find_changes(self.frame, paper.items, window)
        if self._shown_on is not canvas:
            self._shown_on, rects = canvas, [window]
        for rect in rects:
            self.frame.paint(canvas.surface, rect)
        return rects


Kept = dict[Hashable, Sequence[Item]]


class FrameCanvas(RecordingCanvas):
    """Records what is drawn within the window."""

    def __init__(self, canvas: Canvas, before: Mapping[Hashable, Sequence[Item]]):
        super().__init__(canvas)
        self._before = before  # what was still in the frame before
        self.kept: Kept = {}
        self._seen = self._design(pygame.Rect(0, 0, *self.size))

    def still(self, key: Hashable, draw: Callable[[Canvas], object]) -> None:
        if key in self._before:
            items = self._before[key]
        else:
            start = len(self.items)
            draw(self)
            items = self.items[start:]
            del self.items[start:]
        self.items += items
        self.kept[key] = items

    def visible(self, box: Box) -> bool:
        seen = self._seen
        return box.x < seen.right and seen.x < box.x + box.w and box.y < seen.bottom and seen.y < box.y + box.h


def find_changes(old: Frame, items: Sequence[Item], window: pygame.Rect) -> tuple[Frame, list[pygame.Rect]]:
    """The frame of some items, and the rectangles of the window in which it may look different from the old one.

    What is in both frames, in the same order, looks the same wherever nothing else is.
    """
    start, least = 0, min(len(old.items), len(items))
    while start < least and old.items[start] == items[start]:
        start += 1
    end = 0
    while end < least - start and old.items[-1 - end] == items[-1 - end]:
        end += 1
    before, came = len(old.items) - end, len(items) - end
    bounds = [bounds_of(item) for item in items[start:came]]
    places = {item: i for i, item in enumerate(old.items[start:before])}
    kept, last = set[int](), -1
    region = Region(window)
    for item, rect in zip(items[start:came], bounds, strict=True):
        place = places.get(item, -1)
        if place > last:
            last = place
            kept.add(place)
        else:
            region.add(rect)
    for i, rect in enumerate(old.bounds[start:before]):
        if i not in kept:
            region.add(rect)
    return Frame(items, [*old.bounds[:start], *bounds, *old.bounds[before:]]), region.rects


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
