"""Choosing the rectangles to redraw when only some places of the window have changed."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

import pygame

WALK = 150_000  # cost of walking the scene once, in window pixels drawn in the same time
Corners = tuple[int, int, int, int]  # left, top, width and height


def merge_rects(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Merge rectangles where saving a walk over the scene is worth more than drawing the pixels between them."""
    return [pygame.Rect(corners) for corners in _gathered(tuple(tuple(rect) for rect in rects))]


@lru_cache(16)  # flames do not move
def _gathered(places: tuple[Corners, ...]) -> tuple[Corners, ...]:
    rects = [pygame.Rect(place) for place in places]
    while pairs := sorted(combinations(rects, 2), key=lambda pair: _saved(*pair)):
        one, other = pairs[-1]
        if _saved(one, other) <= 0:
            break
        rects = [rect for rect in rects if rect is not one and rect is not other] + [one.union(other)]
    return tuple((rect.x, rect.y, rect.w, rect.h) for rect in rects)


def _saved(one: pygame.Rect, other: pygame.Rect) -> int:
    """The pixels saved by drawing two rectangles as one."""
    return _area(one) + _area(other) + WALK - _area(one.union(other))


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h
