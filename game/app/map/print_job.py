"""The print of a quest's map: whole, only where it differs from another one, and ahead of time in small pieces."""

import math
from collections.abc import Callable, Hashable, Iterator

import pygame

from game.core.journey import SEEN, Journey

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from .chart import Chart
from .ink_drawing import Nib
from .printed_map import MapParts, Press, changed

PIECES = 3  # pieces of work of a print ahead in one frame
SMOOTH, SMOOTH_TO = 2, 1.6  # drawn SMOOTH times larger if a design pixel is at most SMOOTH_TO pixels
Region = tuple[int, int, int, int]  # left, top, width and height on the paper, in window pixels


def draw_map(canvas: Canvas, chart: Chart, journey: Journey) -> pygame.Surface:
    """Return the ink of the whole map, as large as its paper."""
    return canvas.pictures.keep(_key(canvas, chart, journey), lambda: PrintJob(canvas, chart, journey).finish())


def draw_news(canvas: Canvas, chart: Chart, before: Journey, journey: Journey, news: Box) -> pygame.Surface:
    """Return the ink of the part of the map that is new, cut out at `region_of(news)`."""
    key = "news", _key(canvas, chart, before), _key(canvas, chart, journey)
    region = region_of(canvas, chart, news)
    return canvas.pictures.keep(key, lambda: draw_map(canvas, chart, journey).subsurface(region).copy())


def region_of(canvas: Canvas, chart: Chart, box: Box) -> Region:
    """Return the pixels of the map's paper that hold a box, unscrolled."""
    k, paper = canvas.layout.k, chart.paper
    wide, high = _size(canvas, chart)
    left, top = max(0, math.floor((box.x - paper.x) * k)), max(0, math.floor((box.y - paper.y) * k))
    right = min(wide, math.ceil((box.right - paper.x) * k))
    return left, top, max(1, right - left), max(1, min(high, math.ceil((box.bottom - paper.y) * k)) - top)


def known(journey: Journey) -> tuple[Hashable, ...]:
    """Return the parts of a journey that the print depends on, as a cache key."""
    rooms = tuple((each.id, each.patch, each.state == SEEN) for each in journey.chambers)
    return "map", rooms, tuple((each.id, each.line, each.state, each.oneway) for each in journey.passages)


def _key(canvas: Canvas, chart: Chart, journey: Journey) -> tuple[Hashable, ...]:
    return (*known(journey), chart.paper, canvas.layout.k, canvas.stark)


def _size(canvas: Canvas, chart: Chart) -> tuple[int, int]:
    """Return the width and height of a map's paper in window pixels."""
    return max(1, round(chart.paper.w * canvas.layout.k)), max(1, round(chart.paper.h * canvas.layout.k))


class PrintJob:
    """A map that is printed piece by piece. With the print of the journey `before`, only what differs is printed."""

    def __init__(self, canvas: Canvas, chart: Chart, journey: Journey, before: Journey | None = None):
        self._canvas, self._chart, self._journey, self._before = canvas, chart, journey, before
        self._sheet: pygame.Surface
        self._pieces = self._print()

    def go_on(self) -> bool:
        """Print one more piece; return False if none is left."""
        return next(self._pieces, False)

    def finish(self) -> pygame.Surface:
        """Print all pieces that are left, and return the whole map."""
        while self.go_on():
            pass
        return self._sheet

    def _print(self) -> Iterator[bool]:
        """Print the map; yield True after each piece."""
        canvas, chart = self._canvas, self._chart
        parts, size = list(MapParts(chart, self._journey)), _size(canvas, chart)
        region = 0, 0, *size
        if self._before is not None and (news := changed(chart, self._before, self._journey)) is not None:
            region = region_of(canvas, chart, news)
        yield True
        fine = SMOOTH if canvas.layout.k <= SMOOTH_TO else 1
        left, top, wide, high = region
        sheet = pygame.Surface((wide * fine, high * fine), pygame.SRCALPHA)
        sheet.fill((*canvas.theme.ink, 0))
        nib = Nib(sheet, (chart.paper.x, chart.paper.y), canvas.layout.k * fine, (left * fine, top * fine))
        press = Press(nib, canvas.theme.ink, canvas.theme, canvas.stark)
        for part in parts:
            if nib.reaches(part.box):
                yield True
                for _bunch in part.draw(press) or ():
                    yield True
        yield True
        printed = sheet if fine == 1 else pygame.transform.smoothscale(sheet, (wide, high))
        if self._before is None:
            self._sheet = printed
            return
        yield True
        self._sheet = draw_map(canvas, chart, self._before).copy()
        self._sheet.fill((0, 0, 0, 0), region)
        self._sheet.blit(printed, (left, top), special_flags=pygame.BLEND_RGBA_ADD)


class PrintAhead:
    """Prints the map of a journey before it is shown, a few pieces in each frame."""

    def __init__(self) -> None:
        self._job: PrintJob | None = None
        self._of: Hashable = None  # what it prints
        self._keep: Callable[[], object] = lambda: None

    @property
    def works(self) -> bool:
        """True while something is left to print."""
        return self._job is not None

    def expect(self, canvas: Canvas, chart: Chart, before: Journey, journey: Journey) -> None:
        """Begin to print a journey that will be shown after `before`, unless that has begun."""
        key = _key(canvas, chart, journey)
        if self._job is not None and key == self._of:
            return
        self._of, self._job = key, None
        if key == _key(canvas, chart, before) or key in canvas.pictures:
            return
        self._job = job = PrintJob(canvas, chart, journey, before)
        self._keep = lambda: canvas.pictures.keep(key, job.finish)

    def update(self) -> None:
        """Print this frame's share."""
        for _ in range(PIECES):
            if self._job is not None and not self._job.go_on():
                self.finish()

    def finish(self) -> None:
        """Print what is left now, as the journey is about to be shown."""
        if self._job is not None:
            self._job = None
            self._keep()
