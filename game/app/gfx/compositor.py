"""Drawing no more than is needed: only what has changed since the last frame, and from a cache what rarely changes."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import pygame

from ..base.geometry import Box
from .canvas import Canvas
from .display_list import (
    Band,
    Blended,
    Drawing,
    Filled,
    Framed,
    Item,
    Lines,
    Live,
    Piece,
    Spot,
    Swarm,
    bounds_of,
    paint,
)
from .pictures import Edges
from .theme import Colour


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

    def blit(self, surface: pygame.Surface, at: Spot, alpha: int = 255) -> None:
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
    """A canvas that records what is drawn on it as `items`, which are faster to paint than to find again."""

    def __init__(self, canvas: Canvas):
        super().__init__(canvas.surface, canvas.layout, canvas.pictures, canvas.type, canvas.theme)
        self.items: list[Item] = []

    def visible(self, box: Box) -> bool:
        """Always True: everything is recorded, regardless of the current clip."""
        return True

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        with self._framing(box):
            yield

    @contextmanager
    def fading(self, box: Box, top: float, foot: float) -> Iterator[None]:
        self._edges = edges = Edges(self.layout, self.pictures, box, top, foot)
        with self._framing(box) as frame:
            try:
                yield
            finally:
                self._edges = None
            if not edges.end():
                frame += edges.bands

    @contextmanager
    def _framing(self, box: Box) -> Iterator[list[Band]]:
        """Record a frame of its own within the `with` block; yield the list for the bands in which it fades."""
        outer, self.items, bands = self.items, [], list[Band]()
        try:
            yield bands
        finally:
            inner, self.items = self.items, outer
        corners = self.layout.px(box)
        if bands and inner:
            self.items.append(Framed((*inner,), corners, (*bands,)))
        elif inner:  # one by one, so that each can change for itself
            frame = pygame.Rect(corners)
            for item in inner:
                bounds = bounds_of(item)
                if frame.contains(bounds):
                    self.items.append(item)
                elif frame.colliderect(bounds):
                    x, y, w, h = frame.clip(bounds)
                    self.items.append(Framed((item,), (x, y, w, h)))

    def blit(self, surface: pygame.Surface, at: Spot, alpha: int = 255) -> None:
        if alpha >= 255:
            self.items.append((surface, at))
        elif alpha > 0:
            self.items.append(Blended(surface, at, alpha))

    def blend(self, surface: pygame.Surface, at: Spot, flags: int = 0, edition: int = 0) -> None:
        self.items.append(Blended(surface, at, 255, flags, edition) if flags or edition else (surface, at))

    def blend_all(self, pieces: Sequence[Piece], flags: int = 0) -> None:
        self.items.append(Swarm(pieces, flags))

    def replay(self, drawing: Drawing) -> None:
        self.items.append(drawing)

    def live(self, box: Box, draw: Callable[[Canvas], object]) -> None:
        self.items.append(Live(pygame.Rect(self.layout.px(box)), lambda surface: draw(self.onto(surface))))

    def lines(self, points: Sequence[Spot], thick: float, ink: Colour) -> None:
        self.items.append(Lines(ink, tuple(points), self.layout.size(thick)))

    def fill(self, box: Box, ink: Colour, alpha: int = 255) -> None:
        rect = pygame.Rect(self.layout.px(box)).clip((0, 0, *self.size))
        if alpha >= 255:
            self.items.append(Filled(ink, (rect.x, rect.y, rect.w, rect.h)))
        elif rect.w > 0 and rect.h > 0:
            self.blit(self.veil(rect.size, ink), rect.topleft, alpha)


class ReplayedDrawing:
    """A drawing that looks the same in most frames: recorded once, then replayed until its looks change."""

    def __init__(self) -> None:
        self._looks: tuple[Hashable, ...] = ()
        self._drawing: Drawing | None = None

    def draw(self, canvas: Canvas, draw: Callable[[Canvas], object], *looks: Hashable) -> None:
        """Draw it; `draw` is called only if the canvas or the `looks` differ from last time."""
        now = canvas.type, canvas.theme, *looks
        if self._drawing is None or now != self._looks:
            self._looks, self._drawing = now, recorded(canvas, draw)
        canvas.replay(self._drawing)


def recorded(canvas: Canvas, draw: Callable[[Canvas], object]) -> Drawing:
    """What a function draws, to be replayed on this canvas."""
    paper = RecordingCanvas(canvas)
    draw(paper)
    return Drawing(paper.items)


def draw_cached(canvas: Canvas, what: str, box: Box, draw: Callable[[Canvas], object], *looks: Hashable) -> None:
    """Draw a box's content with `draw`, or from a cached picture while `what`, the box and the `looks` stay the
    same."""

    def make() -> pygame.Surface:
        paper = PictureCanvas(canvas, box)
        draw(paper)
        return paper.surface

    x, y, _w, _h = canvas.layout.px(box)
    picture = canvas.pictures.keep(("printed", what, box, canvas.stark, looks), make)
    canvas.blend(picture, (x, y), pygame.BLEND_PREMULTIPLIED)


def premultiplied(picture: pygame.Surface) -> pygame.Surface:
    """A copy with its colours premultiplied by its alpha."""
    return picture.premul_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert_alpha()


# Drawing only what has changed since the last frame.
#
# Each frame is recorded as a list of items and compared with that of the frame before; both are painted only where they
# differ. A scene draws as if everything were drawn anew; what it draws by a `ReplayedDrawing` costs it hardly more than
# a comparison.

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
