"""How much of a journey is shown: where the party came from, its banner on the way, and the ink of new chambers."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from game.core.capabilities import journey
from game.core.events import Event, Noted
from game.core.game import Game
from game.core.journey import Journey
from game.core.view import PerViewCache, View
from game.levels import Box as Plain
from game.levels import Place, Room

from ..base.geometry import GRID_W, Box, Point
from ..base.tween import Tween, both, out
from ..ui.widget import Widget
from .chart import Chart
from .ink_drawing import along, length_of
from .map_paper import MapPaper, PartyMarker
from .printed_map import changed

MAP = Box(16, 90, 992, 506)  # for right-handed players
PLACES = {
    "heroes": Box(16, 660, 1248, 94),
    "preview": Box(16, 602, 1248, 44),
    "lane": Box(16, 404, 992, 190),
    "torches": Box(1020, 90, 244, 60),
    "about": Box(1020, 156, 244, 174),
    "actions": Box(1020, 336, 244, 62),
    "tools": Box(1020, 594, 244, 62),
    "scrub": Box(16, 598, 992, 60),
    "hand": Box(16, -900, 792, 134),
}
SIDED = ("torches", "about")  # places mirrored for left hands here; the arena mirrors the others
UPWARD = ("torches", "about")  # places that move up in a taller window
PACE, SHORTEST, LONGEST = 330.0, 0.45, 1.3  # design pixels per second; least and most seconds for a way
INKED = 0.9  # seconds in which new chambers are drawn in
LEGS = 60  # most legs of the way that are drawn


class MapMoment(NamedTuple):
    """The state of the map at one moment: the journey, its chart, how far the map is scrolled, the lines of the party's
    steps, and the party's position (None: in its chamber). While chambers are drawn in, `before` is the journey without
    them, `share` the progress from 0 to 1, and `news` the box in which the map differs (None: nowhere)."""

    journey: Journey
    chart: Chart
    scroll: Point
    way: Sequence[Sequence[Point]]
    at: Point | None = None
    before: Journey | None = None
    share: float = 1.0
    news: Box | None = None


class Travel:
    """A party's journey, as far as it has been shown. `afoot` is True while the map is shown, not a fight."""

    def __init__(self, game: Game[Any]):
        self.game = game
        self.afoot = False
        self.walked, self.inked = 1.0, 1.0  # from 0 to 1: progress on the last leg; how much of what is new is drawn
        self.eye: Point | None = None  # the point looked at on a map larger than its frame; None: the party
        self.trail: Sequence[str] = ()  # the chambers through which the party came
        self.known: Journey
        self._before: Journey | None = None
        self._news: Box | None = None
        self._journeys = PerViewCache(lambda view: journey(game, view))
        self._charted: Chart | None = None

    def journey_in(self, view: View) -> Journey:
        """Return the map as a view has it."""
        found = self._journeys(view)
        assert found is not None, "a table with a map needs one"
        return found

    def chart(self, view: View, frame: Box) -> Chart:
        """Return the positions of the map's parts in its frame."""
        if self._charted is None or self._charted.frame != frame:
            self._charted = Chart(self.journey_in(view), frame)
        return self._charted

    def see(self, view: View, trail: Sequence[str]) -> None:
        """Show the journey as a view has it, and the chambers through which the party came."""
        self.known, self.trail = self.journey_in(view), trail

    # the map at one moment

    def moment(self, chart: Chart) -> MapMoment:
        """Return what the map shows of the journey now."""
        shown = self.known
        legs = self._legs(chart)
        at, scroll = None, chart.looked(self.eye or chart.box(shown.here.patch).centre)
        if self.walked < 1 and legs:
            at = along(legs[-1], self.walked)
            scroll = chart.looked(at)
            at = at[0] - scroll[0], at[1] - scroll[1]
            legs = [*legs[:-1], _part(legs[-1], self.walked)]
        return MapMoment(shown, chart, scroll, legs, at, self._before if self.inked < 1 else None, self.inked,
                         self._news)  # fmt: skip

    def _legs(self, chart: Chart) -> list[list[Point]]:
        """Return the lines of the party's steps: each way once, the last one last."""
        ids = [each.id for each in self.known.chambers]
        pairs = zip(self.trail, self.trail[1:], strict=False)
        ways = {frozenset(pair): pair for pair in pairs if {*pair} <= {*ids} and len({*pair}) > 1}
        last = tuple(self.trail[-2:])
        if frozenset(last) in ways:
            ways.pop(frozenset(last))
            ways[frozenset(last)] = (last[0], last[1])
        return [chart.way(self.known, *pair) for pair in [*ways.values()][-LEGS:]]

    # movement

    @property
    def moves(self) -> bool:
        """True while the banner walks or the pen draws."""
        return self.walked < 1 or self.inked < 1

    def walk_to(self, to: str, chart: Chart, is_seen: bool) -> Tween | None:
        """Go to the next chamber; return the banner's walk there, None if there is none or it is not to be seen."""
        self.trail = [*self.trail, to]
        legs = self._legs(chart)
        if len(self.trail) < 2 or not legs or not is_seen:
            return None
        self.eye, self.walked = None, 0.0
        seconds = min(LONGEST, max(SHORTEST, length_of(legs[-1]) / PACE))
        return Tween(self, seconds, both, walked=1.0)

    def reveal(self, view: View, trail: Sequence[str], chart: Chart, is_seen: bool) -> Tween | None:
        """Show what has become known; return the movement of the pen that draws it, None if there is nothing new or it
        is not to be seen."""
        before, self.walked = self.known, 1.0
        self.see(view, trail)
        if self.known.chambers == before.chambers or not is_seen or not self.afoot:
            return None
        self._before, self._news, self.inked = before, changed(chart, before, self.known), 0.0
        return Tween(self, INKED, out, inked=1.0)

    def turns_at(self, event: Event, seen: View) -> bool:
        """True if an event begins or ends a fight, after what a view shows."""
        if not isinstance(event, Noted) or self.game.quests is None:
            return False
        now = replace(seen, facts={**seen.facts, event.fact: event.value})
        return self.game.quests.is_afoot(now) != self.afoot


def follow_moment(widgets: list[Widget], now: MapMoment) -> None:
    """Show the current place of the banner and the pen."""
    for i, widget in enumerate(widgets):
        if isinstance(widget, MapPaper):
            widget.way, widget.scroll = now.way, now.scroll
            widget.before, widget.share, widget.news = now.before, now.share, now.news
            widget.light = now.at or widget.light
        elif isinstance(widget, PartyMarker) and now.at is not None:
            widgets[i] = PartyMarker(now.at, widget.box.w)


def frame_of(above: float, left_handed: bool) -> Box:
    """Return the box of the map, as high as the window allows; `above` is how much higher the window is."""
    x = GRID_W - MAP.right if left_handed else MAP.x
    return Box(x, MAP.y - above, MAP.w, MAP.h + above)


def with_map(room: Room, above: float, left_handed: bool) -> Room:
    """Return a room with the places of a map instead of those of a fight."""
    places = dict(room.places)
    for name, box in PLACES.items():
        if name in UPWARD:
            box = box.moved(0, -above)
        if name in SIDED and left_handed:
            box = box._replace(x=GRID_W - box.right)
        places[name] = Place(Plain(*box), "", "", ())
    about, actions = Box(*places["about"].box), Box(*places["actions"].box)
    places["about"] = Place(Plain(*about._replace(h=actions.y - 6 - about.y)), "", "", ())
    return replace(room, places=places)


def _part(line: Sequence[Point], share: float) -> list[Point]:
    """Return the first part of a line, up to a share of its length."""
    steps = 24
    return [along(line, share * i / steps) for i in range(steps + 1)]
