"""The paper of a quest's map: its print, whole or ahead of time in small pieces, its decoration, and the marker of
the party on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple

import pygame

from game import i18n
from game.core.journey import SEEN, Journey
from game.i18n import _

from ..base import tween
from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.compositor import ReplayedDrawing
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import colour
from ..table.room.light import glow
from ..ui.widget import Look, Widget
from .chambers import FLAG
from .chart import LONG, Chart
from .ink_drawing import DOT, Nib, corners, length_of, scroll, spaced, wobbly
from .printed_map import MapParts, Press, changed

PIECES = 2  # pieces of work of a print ahead in one frame
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
        for _piece in range(PIECES):
            if self._job is not None and not self._job.go_on():
                self.finish()

    def finish(self) -> None:
        """Print what is left now, as the journey is about to be shown."""
        if self._job is not None:
            self._job = None
            self._keep()


TITLE, WIDEST, AIR = 31.0, 420.0, (34.0, 11.0)  # the name: letter size; greatest width; margins in its scroll
FROM_EDGE, WAY = 36.0, 18.0  # from the paper's edge; width of a passage to either side
CLEAR = (46.0, 36.0, 24.0)  # distances from chambers to try, the best first
MARKS = (("ui/map-rose", 118.0), ("ui/map-serpent", 132.0), ("ui/map-skull", 104.0))
SCROLL = "scroll"
FIRST = {  # places to try in order, across and down: 0 is left and top, 1 is right and foot
    SCROLL: ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.5, 0.0), (0.5, 1.0)),
    "ui/map-rose": ((1.0, 1.0), (1.0, 0.0), (0.0, 1.0), (0.0, 0.0), (1.0, 0.5), (0.0, 0.5)),
    "ui/map-serpent": ((0.0, 1.0), (1.0, 0.0), (0.5, 1.0), (0.72, 1.0), (0.28, 1.0), (0.0, 0.0)),
    "ui/map-skull": ((1.0, 0.0), (0.5, 1.0), (0.28, 1.0), (0.72, 1.0), (0.5, 0.0), (0.72, 0.0)),
}


class Margins(NamedTuple):
    """The name in its scroll, if there is room for it, and pictures with their boxes; all unscrolled."""

    title: Block | None
    scroll: Box | None
    pictures: tuple[tuple[str, Box], ...]

    @property
    def boxes(self) -> list[Box]:
        """The boxes of the scroll and the pictures."""
        return [*([self.scroll] if self.scroll else []), *(box for _name, box in self.pictures)]

    def without(self, page: Box) -> Margins:
        """Return the same without what a page overlaps."""
        left = tuple((name, box) for name, box in self.pictures if not box.overlaps(page))
        stays = self.scroll is not None and not self.scroll.overlaps(page)
        return Margins(self.title if stays else None, self.scroll if stays else None, left)


def margins(chart: Chart, journey: Journey, letters: Fonts) -> Margins:
    """Return the decoration that has room beside all chambers, known or not, so that it never has to move."""
    taken = list(_taken(chart, journey))
    title = letters.block(i18n.say(journey.title), "title", TITLE, WIDEST, lines=1, grow=False)
    wide, high = title.width + 2 * AIR[0], title.height + 2 * AIR[1]
    scroll = _place(SCROLL, wide, high, chart, taken) if title.width <= WIDEST else None
    taken += [scroll] if scroll else []
    pictures = list[tuple[str, Box]]()
    for name, side in MARKS:
        place = _place(name, side, side, chart, taken)
        if place is not None:
            pictures.append((name, place))
            taken.append(place)
    return Margins(title if scroll else None, scroll, tuple(pictures))


def _taken(chart: Chart, journey: Journey) -> Iterator[Box]:
    yield from (chart.box(patch) for patch in journey.ground)
    for track in journey.tracks:
        line = [chart.point(at) for at in track]
        for (x, y), _angle in spaced(line, WAY) if length_of(line) < LONG else ():
            yield Box(x - WAY, y - WAY, 2 * WAY, 2 * WAY)


def _place(name: str, wide: float, high: float, chart: Chart, taken: Sequence[Box]) -> Box | None:
    """Return the first free place for a picture or the scroll, as far from everything else as possible; None if there
    is none."""
    room = chart.paper.inset(FROM_EDGE)
    places = [Box(room.x + (room.w - wide) * across, room.y + (room.h - high) * down, wide, high)
              for across, down in FIRST[name]]  # fmt: skip
    for clear in CLEAR:
        for place in places:
            if not any(place.inset(-clear).overlaps(other) for other in taken):
                return place
    return None


RIM = 16.0  # rim of the paper, on which nothing is drawn
SPOT = 2.3  # radius of a dot of the party's way
LIGHT, WARM, STRENGTH = 150.0, colour("#ffb45a"), 0.16  # the light of the party's torch: radius, colour, strength
LEADER = 2.6  # width of the line from a slip to its chamber
LATEST = 3  # last legs of the way, which are printed darker
SCRAPS = 0.25  # if a page leaves less than this share of the map, the map is not drawn
SIDE, EDGE = 30.0, 20.0  # side of an arrow to what is out of view; from the paper's edge
BACKING = 14.0  # then paper is seen this far around the page


class MapPaper(Widget):
    """The paper with everything drawn on it. `way` is the line of the party's steps, leg by leg; `scroll` how far the
    map is scrolled in its frame; `light` the party's position. While new chambers are drawn in, `before` is the journey
    without them, `share` the progress from 0 to 1, and `news` the unscrolled box in which the map differs."""

    role = "picture"

    def __init__(self, chart: Chart, journey: Journey, way: Sequence[Sequence[Point]], scroll: Point,
                 around: Margins):  # fmt: skip
        super().__init__("map", _("The map"), chart.frame)
        self.around = around
        self.chart, self.journey, self.way, self.scroll = chart, journey, way, scroll
        self.before: Journey | None = None
        self.share = 1.0
        self.news: Box | None = None
        self.light: Point | None = None
        self.page: Box | None = None  # the page that lies on the map
        self._older = ReplayedDrawing()  # all legs of the way but the last one
        self.leaders: Sequence[tuple[Point, Point]] = ()  # lines from slips to their chambers, under all names

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        paper = self.backs.inset(-BACKING) if self.backs else box
        canvas.plate("shadow", paper)
        canvas.plate("parchment" if canvas.stark else "map", paper)
        if self.backs:
            return
        with canvas.clipped(box.inset(RIM)):
            self._draw_margins(canvas)
            self._draw_ink(canvas)
            if self.light is not None and not canvas.stark:
                self._shine(canvas, self.light)
            self._draw_way(canvas)
            for line in self.leaders:
                canvas.lines([canvas.layout.point(end) for end in line], LEADER, canvas.theme.ink)
        for icon, place in self.beyond:
            _stamp(canvas, icon, place)

    @property
    def covers(self) -> Box | None:
        return None if self.backs else self.box

    @property
    def beyond(self) -> Sequence[tuple[str, Box]]:
        """The arrows to what is out of view, without those that a page overlaps."""
        found = _arrows(self.chart, self.journey, self.scroll)
        return [(icon, place) for icon, place in found if not (self.page and place.overlaps(self.page))]

    @property
    def backs(self) -> Box | None:
        """The page, if it covers so much of the map that only a rim of paper is drawn around it; otherwise None."""
        page = self.page
        return page if page and page.w * page.h > (1 - SCRAPS) * self.box.w * self.box.h else None

    def leave(self, page: Box) -> None:
        """Note the page on the map, and leave out what it would cut through."""
        self.leaders, self.page = (), page
        self.around = self.around.without(page.moved(*self.scroll))

    def blocks(self) -> tuple[Block, ...]:
        return (self.around.title,) if self.around.title else ()

    def _draw_margins(self, canvas: Canvas) -> None:
        """Draw the name of the quest and the pictures; in high contrast only the name."""
        dx, dy = self.scroll
        if not canvas.stark:
            for name, place in self.around.pictures:
                canvas.picture(name, place.moved(-dx, -dy))
        lies = self.around.scroll.moved(-dx, -dy) if self.around.scroll else None
        if self.around.title and lies and lies.inside(self.box.inset(RIM)):
            scroll(canvas, lies)
            canvas.block(self.around.title, lies, canvas.theme.wine, "centre")

    def _draw_ink(self, canvas: Canvas) -> None:
        """Draw the printed map; what is new appears on top of what was known, its walls first."""
        at = self.chart.paper.moved(-self.scroll[0], -self.scroll[1])
        x, y, _w, _h = canvas.layout.px(at)
        if self.before is None:
            canvas.blend(draw_map(canvas, self.chart, self.journey), (x, y))
            return
        canvas.blend(draw_map(canvas, self.chart, self.before), (x, y))
        if self.news is not None:
            left, top, _w, _h = region_of(canvas, self.chart, self.news)
            news = draw_news(canvas, self.chart, self.before, self.journey, self.news)
            canvas.blit(news, (x + left, y + top), round(255 * tween.into(self.share)))
        known = {each.id: each.state for each in self.before.chambers}
        for room in self.journey.chambers:
            if known.get(room.id) != room.state and room.id not in known:
                self._draw_walls(canvas, self.chart.box(room.patch), room.id)

    def _draw_walls(self, canvas: Canvas, box: Box, seed: str) -> None:
        """Draw the walls of a new chamber, as far as the pen has come."""
        line = wobbly(corners(box.moved(-self.scroll[0], -self.scroll[1])), seed)
        points = [canvas.layout.point(at) for at in line[: max(2, round(len(line) * self.share))]]
        canvas.lines(points, 2, canvas.theme.ink)

    def _shine(self, canvas: Canvas, at: Point) -> None:
        """Draw the light of the party's torch on the paper."""
        reach = canvas.layout.size(LIGHT)
        picture = canvas.pictures.keep(("map-light", reach), lambda: glow((reach, reach), WARM, STRENGTH))
        x, y = canvas.layout.point(at)
        canvas.blend(picture, (x - reach, y - reach), pygame.BLEND_RGB_ADD)

    def _draw_way(self, canvas: Canvas) -> None:
        """Draw the party's way as a dotted line; older legs are paler, and stay as they are while it walks on."""
        if self.way:
            self._draw_leg(canvas, self.way[-1], 0)
            older = tuple(map(tuple, self.way[:-1]))
            self._older.draw(canvas, self._draw_older, older, self.scroll)

    def _draw_older(self, canvas: Canvas) -> None:
        for age, leg in enumerate(reversed(self.way[:-1]), 1):
            self._draw_leg(canvas, leg, age)

    def _draw_leg(self, canvas: Canvas, leg: Sequence[Point], age: int) -> None:
        radius, alpha = SPOT * canvas.layout.k, 255 if age < LATEST else 120
        spot = canvas.pictures.keep(("map-dot", round(radius * 8), canvas.theme.wine),
                                    lambda: _dot(radius, canvas.theme.wine))  # fmt: skip
        half = spot.get_width() / 2, spot.get_height() / 2
        for (x, y), _angle in spaced(leg, DOT, DOT / 2):
            px, py = canvas.layout.point((x - self.scroll[0], y - self.scroll[1]))
            canvas.blit(spot, (round(px - half[0]), round(py - half[1])), alpha)


class PartyMarker(Widget):
    """The banner of the party; `at` is its middle."""

    role = "picture"

    def __init__(self, at: Point, side: float = FLAG):
        super().__init__("party", _("Your party"), Box(at[0] - side / 2, at[1] - side / 2, side, side))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        _stamp(canvas, "you", box)


def _stamp(canvas: Canvas, icon: str, box: Box) -> None:
    """Draw an icon on the map, with a light edge that sets it off from walls and hatching."""
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (1.5, 1.5), (-1.5, -1.5), (1.5, -1.5), (-1.5, 1.5)):
        canvas.icon(icon, box.moved(dx, dy), canvas.theme.cream)
    canvas.icon(icon, box, canvas.theme.wine)


def _dot(radius: float, ink: tuple[int, int, int]) -> pygame.Surface:
    """Return a round spot with a soft edge."""
    side = max(3, round(2 * radius) + 1)
    large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    large.fill((*ink, 0))
    pygame.draw.circle(large, ink, (side * 2, side * 2), radius * 4)
    return pygame.transform.smoothscale(large, (side, side))


def _arrows(chart: Chart, journey: Journey, scroll: Point) -> Sequence[tuple[str, Box]]:
    """Return the icon and box of each arrow on a map scrolled by `scroll`: one for each side on which the middle of a
    known chamber is out of view."""
    frame = chart.frame
    inner = frame.inset(EDGE + SIDE / 2)
    middles = [chart.box(chamber.patch).moved(-scroll[0], -scroll[1]).centre for chamber in journey.chambers]
    x, y = inner.centre
    sides = {
        "arrow-left": (any(at[0] < frame.x for at in middles), (inner.x, y)),
        "arrow-right": (any(at[0] > frame.right for at in middles), (inner.right, y)),
        "arrow-up": (any(at[1] < frame.y for at in middles), (x, inner.y)),
        "arrow-down": (any(at[1] > frame.bottom for at in middles), (x, inner.bottom)),
    }
    return [(icon, Box(at[0] - SIDE / 2, at[1] - SIDE / 2, SIDE, SIDE)) for icon, (there, at) in sides.items() if there]
