"""A tabletop whose party walks on a map between fights: how much of the journey is shown, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.core.capabilities import journey
from game.core.combatants import HEROES, Figure
from game.core.events import Event, Noted
from game.core.journey import Journey
from game.core.view import View
from game.levels import Box as Plain
from game.levels import Place, Room

from ...arena.board import ArenaBoard, ArenaContext
from ...base.geometry import GRID_W, Box, Point
from ...base.tween import Tween, both, out
from ...gfx.canvas import Canvas
from ...map.board import MapBoard, MapMoment
from ...map.chart import Chart
from ...map.ink_drawing import along, length_of
from ...map.map_paper import MapPaper, PartyMarker
from ...table.room.hall import Hall
from ...ui.transitions import Fade, Iris, Transition
from ...ui.widget import Widget
from ..arena.arena_layout import Arena

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


class OnMap(Arena):
    """Shows the map while the party is afoot, and the arena while it fights."""

    afoot = False
    walked, inked = 1.0, 1.0  # from 0 to 1: the party's progress on its last leg; how much of what is new is drawn
    eye: Point | None = None  # the point looked at on a map larger than its frame; None: the party
    _trail: Sequence[str] = ()
    _known: Journey
    _before: Journey | None = None
    _journey: Journey | None = None
    _journey_of: View | None = None
    _charted: Chart | None = None

    def steps(self) -> Sequence[str]:
        """Return the chambers through which the party came, as far as it has been shown."""
        return ()

    # the journey

    def journey_in(self, view: View) -> Journey:
        """Return the map as a view has it, computed once per view."""
        if self._journey is None or self._journey_of is not view:
            self._journey, self._journey_of = journey(self.game, view), view
        assert self._journey is not None, "a table with a map needs one"
        return self._journey

    @property
    def chart(self) -> Chart:
        """The positions of the map's parts in its frame."""
        frame = self.frame
        if self._charted is None or self._charted.frame != frame:
            self._charted = Chart(self.journey_in(self.view), frame)
        return self._charted

    @property
    def frame(self) -> Box:
        """The box of the map, as high as the window allows."""
        above = self.services.layout.above
        x = GRID_W - MAP.right if self.services.settings.left_handed else MAP.x
        return Box(x, MAP.y - above, MAP.w, MAP.h + above)

    def walk(self) -> MapMoment:
        """Return what the map shows of the journey now."""
        shown, chart = self._known, self.chart
        legs = self._legs(shown, chart)
        at, scroll = None, chart.looked(self._looked_at(shown, chart))
        if self.walked < 1 and legs:
            at = along(legs[-1], self.walked)
            scroll = chart.looked(at)
            at = at[0] - scroll[0], at[1] - scroll[1]
            legs = [*legs[:-1], _part(legs[-1], self.walked)]
        return MapMoment(shown, chart, scroll, legs, at, self._before if self.inked < 1 else None, self.inked)

    def _legs(self, shown: Journey, chart: Chart) -> list[list[Point]]:
        """Return the lines of the party's steps: each way once, the last one last."""
        ids = [each.id for each in shown.chambers]
        pairs = zip(self._trail, self._trail[1:], strict=False)
        ways = {frozenset(pair): pair for pair in pairs if {*pair} <= {*ids} and len({*pair}) > 1}
        last = tuple(self._trail[-2:])
        if frozenset(last) in ways:
            ways.pop(frozenset(last))
            ways[frozenset(last)] = (last[0], last[1])
        return [chart.way(shown, *pair) for pair in [*ways.values()][-LEGS:]]

    def _looked_at(self, shown: Journey, chart: Chart) -> Point:
        """Return the point that is looked at, by default the middle of the party's chamber."""
        return self.eye or chart.box(shown.here.patch).centre

    # layout

    def furnished(self, room: Room) -> Room:
        self._see_journey()
        self.afoot = self._known.afoot
        return super().furnished(room)

    def _see_journey(self) -> None:
        """Update the shown journey and trail to the current state."""
        self._known = self.journey_in(self.present())
        self._trail = self.steps()

    def _with_floor(self, room: Room) -> Room:
        if not self.afoot:
            return super()._with_floor(room)
        above, left = self.services.layout.above, self.services.settings.left_handed
        places = dict(room.places)
        for name, box in PLACES.items():
            if name in UPWARD:
                box = box.moved(0, -above)
            if name in SIDED and left:
                box = box._replace(x=GRID_W - box.right)
            places[name] = Place(Plain(*box), "", "", ())
        about, actions = Box(*places["about"].box), Box(*places["actions"].box)
        places["about"] = Place(Plain(*about._replace(h=actions.y - 6 - about.y)), "", "", ())
        return super()._with_floor(replace(room, places=places))

    def make_board(self) -> ArenaBoard:
        if not self.afoot:
            return super().make_board()
        means = ArenaContext(self.floor, self.services.settings.hand_order, self.people, self.clash_seen, self.foresee,
                      self.between)  # fmt: skip
        return MapBoard(self.game, self.room, self.places, self.services.fonts, self.arena_hands(), means, self.walk)

    def cast(self) -> tuple[Figure, ...]:
        there = super().cast()
        return tuple(figure for figure in there if figure.side == HEROES) if self.afoot else there

    def arrange(self) -> None:
        if self.resting and self.afoot != self.journey_in(self.present()).afoot:
            self._turn(not self.afoot)
        super().arrange()

    @property
    def resting(self) -> bool:
        """True if everything that happened has been shown."""
        return self.timeline is None

    def _make_room(self) -> None:
        if not self.afoot:
            super()._make_room()

    def between(self, view: View) -> list[Widget]:
        return [] if self.afoot else super().between(view)

    # switching between map and fight

    def _turn(self, afoot: bool) -> None:
        """Switch between map and arena: an iris closes over the map; after a fight the map fades in."""
        picture, kind = self.services.shot(), Fade if afoot else Iris
        via: Transition | None = self.services.via(kind)
        self.afoot = afoot
        self._lay(self._arranged())
        if via is not None and picture is not None:
            self.services.stack.transition = via.started(picture)

    def log_event(self, event: Event, line: str) -> None:
        """Show a step of the party, and switch between map and arena when a fact begins or ends a fight."""
        if self.timeline is not None:
            if self.game.quests is not None and (to := self.game.quests.entered_room(event)):
                self._walk_to(to)
            elif isinstance(event, Noted):
                self._follow(event)
        super().log_event(event, line)

    def _follow(self, event: Noted) -> None:
        """Switch between map and arena if this fact begins or ends a fight."""
        seen = self.stage.seen(self.view)
        now = journey(self.game, replace(seen, facts={**seen.facts, event.fact: event.value}))
        if now is not None and now.afoot != self.afoot:
            self._turn(now.afoot)
            self.widgets = []
            self.refresh()

    def _walk_to(self, to: str) -> None:
        """Let the banner walk to the next chamber."""
        self._trail = [*self._trail, to]
        legs = self._legs(self._known, self.chart)
        if len(self._trail) < 2 or not legs or not self.pace:
            return
        self.eye, self.walked = None, 0.0
        seconds = min(LONGEST, max(SHORTEST, length_of(legs[-1]) / PACE))
        self.stage.beside(Tween(self, seconds, both, walked=1.0))
        self.services.sounds.play("door")

    def reveal(self) -> None:
        """Draw in what has become known."""
        before, self.walked = self._known, 1.0
        self._see_journey()
        if self._known.chambers != before.chambers and self.pace and self.afoot:
            self._before, self.inked = before, 0.0
            self.stage.beside(Tween(self, INKED, out, inked=1.0))

    def update(self, dt: float) -> bool:
        moves = self.walked < 1 or self.inked < 1
        moving = super().update(dt)
        if moves and self.afoot:
            self._move()
        return moving or moves

    def _move(self) -> None:
        """Update the widgets to the current place of the banner and the pen."""
        now = self.walk()
        for i, widget in enumerate(self.widgets):
            if isinstance(widget, MapPaper):
                widget.way, widget.before, widget.share, widget.scroll = now.way, now.before, now.share, now.scroll
                widget.light = now.at or widget.light
            elif isinstance(widget, PartyMarker) and now.at is not None:
                self.widgets[i] = PartyMarker(now.at, widget.box.w)
        self.services.touch()

    # drawing

    @property
    def seen_hall(self) -> Hall:
        """The hall that is shown; while the party is afoot, the table on which the map lies."""
        return self.services.halls.empty("map", self.services.canvas) if self.afoot else super().seen_hall

    def covered(self) -> Sequence[Box]:
        return [] if self.afoot else super().covered()

    def _shown(self, cast: tuple[Figure, ...]) -> str:
        """Return "" on the map, where nobody holds cards; otherwise the figure whose hand is shown."""
        return "" if self.afoot else super()._shown(cast)

    def draw_under(self, canvas: Canvas) -> None:
        """On the map let scraps fly under the paper, so that they cover no text."""
        super().draw_under(canvas)
        if self.afoot:
            self.stage.low = True
            self.stage.scraps.draw(canvas)

    def draw_journal(self, canvas: Canvas) -> None:
        if not self.afoot:
            super().draw_journal(canvas)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "afoot": self.afoot}


def _part(line: Sequence[Point], share: float) -> list[Point]:
    """Return the first part of a line, up to a share of its length."""
    steps = 24
    return [along(line, share * i / steps) for i in range(steps + 1)]
