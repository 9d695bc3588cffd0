"""Which parts of the window are drawn again, where only some places of it look different from before."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

import pygame

WALK = 150_000  # window pixels that could be drawn while a scene is looked through for what lies in a part of it
Corners = tuple[int, int, int, int]  # left, top, width and height


def gathered(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The same places in fewer rectangles: two become one where looking through the scene once less is worth more than
    the pixels between them."""
    return [pygame.Rect(corners) for corners in _gathered(tuple(tuple(rect) for rect in rects))]


@lru_cache(16)  # flames stay where they are
def _gathered(places: tuple[Corners, ...]) -> tuple[Corners, ...]:
    rects = [pygame.Rect(place) for place in places]
    while pairs := sorted(combinations(rects, 2), key=lambda pair: _saved(*pair)):
        one, other = pairs[-1]
        if _saved(one, other) <= 0:
            break
        rects = [rect for rect in rects if rect is not one and rect is not other] + [one.union(other)]
    return tuple((rect.x, rect.y, rect.w, rect.h) for rect in rects)


def _saved(one: pygame.Rect, other: pygame.Rect) -> int:
    """What it saves to draw two places as one, in pixels."""
    return _area(one) + _area(other) + WALK - _area(one.union(other))


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h
