"""The replay of a finished play, on its own table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game import i18n
from game.core.capabilities import aftermath, trail
from game.core.events import Event, Told
from game.core.film import Film, film_of
from game.core.match import Match
from game.core.selection import Selection
from game.core.text import number
from game.core.view import View
from game.i18n import _

from ..base.geometry import GRID_W, Box
from ..input.intent import Intent
from ..play.ground import Ground, GroundTable
from ..services import Services
from ..table.board import NoActions, TableActions
from ..table.spots import SeatPlate
from ..ui.buttons import Button, IconButton
from ..ui.text import cream, title_at_left
from ..ui.values import Scrub
from ..ui.widget import Widget
from .arena.level import show_levels
from .ending import parties, winner
from .log import LogScene
from .tabletop import Tabletop

SPEEDS = (0.5, 1.0, 2.0, 4.0)
LINGERS = 3.0  # seconds for which the page of a new level stays
PAUSE, STILL_PAUSE = 0.7, 1.4  # seconds between two actions: with animation, and without
SCRUB = Box(262, 432, 756, 60)
ICON, GAP = 60.0, 10.0
SENTENCE = 560.0  # width of the sentence about the current action
TOLD = 8  # number of actions whose lines the journal shows after a jump


class ReplayScene(Tabletop):
    """Plays back the log of `match` as its player saw it; hidden cards stay hidden. `film` is that of the match;
    `grounded` makes the table's ground."""

    name = "replay"

    def __init__(
        self,
        services: Services,
        match: Match,
        film: Film | None = None,
        grounded: Callable[[Services, GroundTable], Ground] | None = None,
    ):
        self._grounded = grounded
        self.film, self.log, self.match = film or film_of(match), match.log, match
        self.number, self.playing, self.rest = 0, True, PAUSE
        self.speed = min(SPEEDS, key=lambda speed: abs(speed - (services.settings.pace or 1.0)))
        super().__init__(services, match.game, self.film.views[0])
        self.painter.shifts.append(lambda widget, box: self.ground.seen_at(widget) or box)

    @property
    def last(self) -> int:
        """The number of actions."""
        return len(self.film.events)

    def now(self) -> View:
        return self.film.views[self.number]

    def deeds(self) -> Sequence[Sequence[Event]]:
        return self.film.events[: self.number]

    def doer(self) -> int | None:
        return self.log[self.number - 1].seat if self.number else None

    def table_actions(self) -> TableActions:
        return NoActions()

    @property
    def pace(self) -> float:
        return 0.0 if self.services.settings.still else self.speed

    def make_ground(self) -> Ground:
        return super().make_ground() if self._grounded is None else self._grounded(self.services, self)

    def trail(self) -> Sequence[str]:
        """The chambers through which the party of a quest came."""
        return trail(self.game, [self.match.opening, *self.film.events[: self.number]])

    def animate(self, events: Sequence[Event]) -> None:
        self.ground.begin(self.view, self.now())
        super().animate(events)

    def part_ended(self, events: Sequence[Event]) -> None:
        self.view = self.now()
        self.ground.watched(events)
        super().part_ended(events)

    # widgets

    def title(self) -> str:
        return _("Replay")

    def build(self) -> list[Widget]:
        self.fit()
        self.view = self.now()
        self.ground.watch()
        things = [*self.trophies(), *self.board.things(self.view, Selection(()))]
        for thing in things:
            thing.focusable = False
        things = [*things, *self.board.ends(self.view)] if self.timeline is None else self.as_seen(things, (SeatPlate,))
        return self.ground.dress(self.dressed(self.spoken.dress([*self._head(), *things, *self._controls()])))

    def _head(self) -> list[Widget]:
        letters, top = self.services.fonts, -self.services.layout.above
        place = Box((GRID_W - SENTENCE) / 2, top + 8, SENTENCE, 68)
        return [
            title_at_left(_(self.game.title), Box(28, top + 16, place.x - 38, 48), letters, 38),
            self.board.sign("kind", self.title(), top),
            self.board.heading(
                "sentence",
                self.sentence(place),
                place.inset(-self.board.heading.ASIDE, 0),
                letters,
                "strong",
                25,
                cream,
                "centre",
                0.5,
                2,
                shade=True,
            ),
            IconButton("log", _("Log"), Box(1192, top + 10, 60, 60), self._read_log, "scroll"),
        ]

    def sentence(self, place: Box) -> str:
        """The text about the current action: two sentences if they fit, else one; the journal has all of them."""
        if not self.number:
            told = self.chronicle.said([event for event in self.match.opening if isinstance(event, Told)])
            return " ".join(told[:2]) or _("The first room is dealt.")
        if self.view.outcome is not None:
            return self._ending()
        events = self.film.events[self.number - 1]
        first, *more = self.chronicle.said([event for event in events if not self.chronicle.is_speech(event)]) or [""]
        both = self.ground.joined(first, more[0]) if more else first
        return first if self.services.fonts.block(both, "strong", 25, place.w, place.h, 2).overflow > 0 else both

    def _ending(self) -> str:
        """The result: the score, or with several parties the winner."""
        ended, found = i18n.say(self.game.status(self.view)), parties(self.match)
        if len(found) > 1:
            return winner(found)
        return _("{what}: {amount}").format(what=ended, amount=number(found[0].total))

    def _controls(self) -> list[Widget]:
        letters, speed = self.services.fonts, _("Speed {n}×").format(n=f"{self.speed:g}")
        box = self.places.box("actions")
        row = Box(box.x, box.y, box.w, ICON)
        return [
            *self._bar(),
            *self._transport(row),
            Button("speed", speed, row.moved(0, ICON + GAP), self._faster, letters),
            Button("leave", _("Leave"), row.moved(0, 2 * (ICON + GAP)), self.back, letters, "back"),
        ]

    def _bar(self) -> list[Widget]:
        """The bar to move through the play, with buttons to its start and end."""
        edge, place = ICON + GAP, self.places.box_or("scrub", SCRUB)
        line = place.inset(edge, 0)
        start, end = Box(place.x, place.y, ICON, ICON), Box(place.right - ICON, place.y, ICON, ICON)
        return [
            self._icon("start", _("To the start"), "to-start", start, lambda: self.jump(0), self.number > 0),
            Scrub("scrub", _("Action"), line, self.number, self.last, self.jump, self.services.fonts),
            self._icon("end", _("To the end"), "skip", end, lambda: self.jump(self.last), self.number < self.last),
        ]

    def _transport(self, row: Box) -> list[Widget]:
        left, middle = Box(row.x, row.y, ICON, ICON), Box(row.centre[0] - ICON / 2, row.y, ICON, ICON)
        right = Box(row.right - ICON, row.y, ICON, ICON)
        label, icon = (_("Pause"), "pause") if self.playing else (_("Play"), "play")
        icon = "restart" if self.number == self.last else icon  # at the end, it plays from the start
        return [
            self._icon("before", _("Step back"), "step-back", left, self.step_back, self.number > 0),
            self._icon("play", label, icon, middle, self.toggle),
            self._icon("after", _("Step forward"), "step-forward", right, self.step, self.number < self.last),
        ]

    @staticmethod
    def _icon(id: str, label: str, icon: str, box: Box, do: Callable[[], object], enabled: bool = True) -> IconButton:
        return IconButton(id, label, box, do, icon, enabled=enabled)

    def first_focus(self) -> str | None:
        return "play"

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("prev", _("Step back")), ("next", _("Step forward")), ("cancel", _("Leave"))]

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), **self.ground.facts()}

    # button actions

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        if self.number == self.last:
            self.jump(0)
            self.playing = True
        else:
            self.playing, self.rest = not self.playing, 0.0

    def step(self) -> None:
        """Show the next action, then pause."""
        self.playing = False
        self._on()

    def step_back(self) -> None:
        """Go back one action, then pause."""
        self.jump(self.number - 1)

    def jump(self, to: int) -> None:
        """Jump to the moment after `to` actions, then pause."""
        self.playing = False
        self.number = max(0, min(self.last, to))
        self.chronicle.lines = self._told_since(max(0, self.number - TOLD))
        self.spoken.clear()
        shown = self.film.events[self.number - 1] if self.number else ()
        for line in self.chronicle.said([event for event in shown if self.chronicle.is_speech(event)]):
            self.spoken.hang_up(line, self.doer(), not self.pace)
        self.conductor.forget()
        self.conductor.end()

    def _told_since(self, first: int) -> list[str]:
        """The journal lines of the actions from number `first` on that have been shown."""
        doers = (action.seat for action in self.log[first:])
        return [
            self.chronicle.noted(line, seat)
            for events, seat in zip(self.film.events[first : self.number], doers, strict=False)
            for line in self.chronicle.said(events)
        ]

    def _read_log(self) -> None:
        """Open the log of all actions that have been shown."""
        told = self.chronicle.said([event for event in self.match.opening if isinstance(event, Told)])
        self.services.stack.push(LogScene(self.services, [*told, *self._told_since(0)]))

    def _faster(self) -> None:
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def _on(self) -> None:
        """Animate the next action."""
        self.hurry()
        if self.number < self.last:
            events = self.film.events[self.number]
            self.number += 1
            self.animate(events)
            self.refresh()

    def command(self, intent: Intent) -> bool:
        does = {"undo": self.step_back, "redo": self.step, "speed": self._faster}
        if intent.kind in does:
            does[intent.kind]()
            self.refresh()
            return True
        return False

    def handle(self, intent: Intent) -> None:
        if intent.kind == "next":
            self.step()
        elif intent.kind == "prev":
            self.step_back()
        elif self.focus == "scrub" and intent.kind in ("up", "down"):  # left and right move the bar
            self.set_focus("play")
        else:
            super().handle(intent)

    # time

    def settled(self) -> None:
        after, lingers = aftermath(self.game, self.now()), LINGERS / (self.pace or 1.0)
        show_levels(self.services, self.ground.take_gains(), after, self._rest, lingers)

    def _rest(self) -> None:
        """Wait for a moment before the next action."""
        self.stage.closing = None  # remove the darkness of the end, to keep the table visible
        self.rest = PAUSE if self.pace else STILL_PAUSE
        self.playing = self.playing and self.number < self.last
        self.refresh()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.playing and self.timeline is None and self.services.stack.top is self:
            self.rest -= dt * self.speed
            if self.rest <= 0:
                self._on()
        return moving
