"""Caching drawings that rarely change: drawing translucent plates anew takes most of a frame."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager

import pygame

from ..base.geometry import Box
from .canvas import Canvas
from .display_list import Band, Blended, Drawing, Filled, Framed, Item, Lines, Live, Piece, Spot, Swarm, bounds_of
from .edges import Edges
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
            whole = (item if frame.contains(bounds_of(item)) else Framed((item,), corners) for item in inner)
            self.items += whole

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
