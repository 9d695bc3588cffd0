"""The paper on which the map is drawn, with the way that the party has taken."""

from collections.abc import Sequence

import pygame

from game.core.journey import Journey
from game.tongue import _

from .. import tween
from ..canvas import Canvas
from ..geometry import Box, Point
from ..table.light import glow
from ..theme import colour
from ..type import Block
from ..ui.widget import Look, Widget
from .beyond import arrows
from .chart import Chart
from .ink import DOT, corners, spaced, wobbly
from .margins import Margins
from .print import printed
from .rooms import FLAG
from .slips import scroll

RIM = 16.0  # of the paper, over which nothing is drawn
SPOT = 2.3  # radius of a dot of the way
LIGHT, WARM, STRENGTH = 150.0, colour("#ffb45a"), 0.16  # how far the party's torch shines
LEADER = 2.6  # how thick the line is from a name further off
LATEST = 3  # legs of the way that are printed darker
SCRAPS = 0.25  # share of the map, beside a page, that is no map any more but scraps of one
BACKING = 14.0  # how far that is seen around the page then, on all sides


class MapSheet(Widget):
    """`way` is the line of the party's steps, leg by leg; `scroll` how far the map is scrolled in its frame; `light`
    where the party stands.  While new chambers are drawn in, `before` is what was known, and `share` how far it is."""

    role = "picture"

    def __init__(self, chart: Chart, journey: Journey, way: Sequence[Sequence[Point]], scroll: Point,
                 around: Margins):  # fmt: skip
        super().__init__("map", _("The map"), chart.frame)
        self.around = around
        self.chart, self.journey, self.way, self.scroll = chart, journey, way, scroll
        self.before: Journey | None = None
        self.share = 1.0
        self.light: Point | None = None
        self.page: Box | None = None  # that lies on it
        self.leaders: Sequence[tuple[Point, Point]] = ()  # from chambers to names further off; under all names

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
                one, other = (canvas.layout.point(end) for end in line)
                pygame.draw.line(canvas.surface, canvas.theme.ink, one, other, canvas.layout.size(LEADER))
        for icon, place in self.beyond:
            _stamp(canvas, icon, place)

    @property
    def beyond(self) -> Sequence[tuple[str, Box]]:
        """The arrows to what is out of view; beside a page, those that it leaves whole."""
        found = arrows(self.chart, self.journey, self.scroll)
        return [(icon, place) for icon, place in found if not (self.page and place.overlaps(self.page))]

    @property
    def backs(self) -> Box | None:
        """The page of which it is no more than the backing."""
        page = self.page
        return page if page and page.w * page.h > (1 - SCRAPS) * self.box.w * self.box.h else None

    def leave(self, page: Box) -> None:
        """Draw nothing that a page would cut through; of a map of which it leaves scraps only there is an even rim."""
        self.leaders, self.page = (), page
        self.around = self.around.without(page.moved(*self.scroll))

    def blocks(self) -> tuple[Block, ...]:
        return (self.around.title,) if self.around.title else ()

    def _draw_margins(self, canvas: Canvas) -> None:
        """The name of the quest, and the pictures about it; in high contrast the name alone."""
        dx, dy = self.scroll
        if not canvas.stark:
            for name, place in self.around.pictures:
                canvas.picture(name, place.moved(-dx, -dy))
        lies = self.around.scroll.moved(-dx, -dy) if self.around.scroll else None
        if self.around.title and lies and lies.inside(self.box.inset(RIM)):
            scroll(canvas, lies)
            canvas.block(self.around.title, lies, canvas.theme.wine, "centre")

    def _draw_ink(self, canvas: Canvas) -> None:
        """What was known is there, what is new comes: first its walls, then its floor."""
        at = self.chart.paper.moved(-self.scroll[0], -self.scroll[1])
        x, y, _w, _h = canvas.layout.px(at)
        if self.before is None:
            canvas.surface.blit(printed(canvas, self.chart, self.journey), (x, y))
            return
        canvas.surface.blit(printed(canvas, self.chart, self.before), (x, y))
        canvas.blit(printed(canvas, self.chart, self.journey), (x, y), round(255 * tween.into(self.share)))
        known = {each.id: each.state for each in self.before.chambers}
        for room in self.journey.chambers:
            if known.get(room.id) != room.state and room.id not in known:
                self._draw_walls(canvas, self.chart.box(room.patch), room.id)

    def _draw_walls(self, canvas: Canvas, box: Box, seed: str) -> None:
        """The walls of a chamber, as far as the pen has come."""
        line = wobbly(corners(box.moved(-self.scroll[0], -self.scroll[1])), seed)
        points = [canvas.layout.point(at) for at in line[: max(2, round(len(line) * self.share))]]
        pygame.draw.lines(canvas.surface, canvas.theme.ink, False, points, canvas.layout.size(2))

    def _shine(self, canvas: Canvas, at: Point) -> None:
        """The light of the party's torch on the paper."""
        reach = canvas.layout.size(LIGHT)
        picture = canvas.pictures.keep(("map-light", reach), lambda: glow((reach, reach), WARM, STRENGTH))
        x, y = canvas.layout.point(at)
        canvas.surface.blit(picture, (x - reach, y - reach), special_flags=pygame.BLEND_RGB_ADD)

    def _draw_way(self, canvas: Canvas) -> None:
        """A dotted line; the oldest legs are the palest."""
        radius = SPOT * canvas.layout.k
        for age, leg in enumerate(reversed(self.way)):
            alpha = 255 if age < LATEST else 120
            spot = canvas.pictures.keep(("map-dot", round(radius * 8), canvas.theme.wine),
                                        lambda: _dot(radius, canvas.theme.wine))  # fmt: skip
            for (x, y), _angle in spaced(leg, DOT, DOT / 2):
                px, py = canvas.layout.point((x - self.scroll[0], y - self.scroll[1]))
                canvas.blit(spot, (round(px - spot.get_width() / 2), round(py - spot.get_height() / 2)), alpha)


class Party(Widget):
    """The banner of the party; `at` is its middle."""

    role = "picture"

    def __init__(self, at: Point, side: float = FLAG):
        super().__init__("party", _("Your party"), Box(at[0] - side / 2, at[1] - side / 2, side, side))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        _stamp(canvas, "you", box)


def _stamp(canvas: Canvas, icon: str, box: Box) -> None:
    """Print a sign on the map, with a light edge that sets it off from walls and hatching."""
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (1.5, 1.5), (-1.5, -1.5), (1.5, -1.5), (-1.5, 1.5)):
        canvas.icon(icon, box.moved(dx, dy), canvas.theme.cream)
    canvas.icon(icon, box, canvas.theme.wine)


def _dot(radius: float, ink: tuple[int, int, int]) -> pygame.Surface:
    """A round spot with a soft edge."""
    side = max(3, round(2 * radius) + 1)
    large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    large.fill((*ink, 0))
    pygame.draw.circle(large, ink, (side * 2, side * 2), radius * 4)
    return pygame.transform.smoothscale(large, (side, side))
