"""The decoration of a map where no chamber is or ever will be: the name of the quest, a compass rose, and monsters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game import i18n
from game.core.journey import Journey

from ..base.geometry import Box
from ..gfx.fonts import Block, Fonts
from .chart import LONG, Chart
from .ink_drawing import length_of, spaced

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
