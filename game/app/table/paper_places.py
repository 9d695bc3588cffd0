"""The places on a table where the tutor's paper may lie."""

from collections.abc import Iterable, Iterator

from game.core.view import View

from ..base.geometry import Box
from ..gfx.fonts import Fonts
from ..ui.widget import Widget
from .places import Places
from .spots import PileSpot

PLATE = Box(28, 568, 462, 224)
NAMED = 60.0  # design pixels: how far the name of a pile reaches below it


class PaperPlaces:
    """The places that the map has for the paper, and what lies on the table at the moment of a view."""

    def __init__(self, places: Places, view: View, letters: Fonts):
        self.places, self.view, self.letters = places, view, letters

    @property
    def usual(self) -> Box:
        """The place where the paper lies unless it covers something there."""
        return self.places.box_or(self._name("tutor"), PLATE)

    def all(self) -> list[Box]:
        """All places of the map, the usual one first."""
        others = (self._name(name) for name in ("aside", "beside"))
        return [self.usual, *(self.places.box(name) for name in others if self.places.has(name))]

    def _name(self, name: str) -> str:
        """The name of a place; in large letters the map's larger one, if there is one."""
        larger = f"{name}.large"
        return larger if self.letters.large and self.places.has(larger) else name

    def cards(self) -> Iterator[Box]:
        """Yield the boxes of all cards."""
        for zone, cards in self.view.zones.items():
            yield from self.places.cards(zone, len(cards))

    def slots_of(self, ids: Iterable[str]) -> Iterator[Box]:
        """Yield the slots of these cards and zones, and of the zones that these gauges count."""
        for id in ids:
            zone = self.places.counters.get(id) or self.view.zone_of(id)
            if zone:
                yield self.places.slot(zone)

    def named(self, ids: Iterable[str]) -> list[Box]:
        """The slots of the zones among these ids, with the names below them."""
        return [self.places.slot(id).inset(0, -NAMED) for id in ids if id in self.view.zones]


def room_of(widget: Widget) -> Box:
    """The box of a widget, with a pile's name."""
    return widget.box._replace(h=widget.box.h + NAMED) if isinstance(widget, PileSpot) else widget.box


def covers(paper: Box, boxes: Iterable[Box]) -> bool:
    """Return True if a paper covers a part of one of the boxes."""
    return any(map(paper.overlaps, boxes))
