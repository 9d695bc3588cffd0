"""The replay of a finished play, on its own table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game import i18n
from game.core.capabilities import aftermath, trail
from game.core.cards import Card
from game.core.events import Event, Told
from game.core.film import Film, film_of
from game.core.match import Match
from game.core.selection import Selection
from game.core.text import number
from game.core.view import View
from game.i18n import _, p_

from ..base.geometry import GRID_W, Box
from ..gfx.canvas import Canvas
from ..input.bindings import Intent
from ..play.conductor import Telling, ToldTable
from ..play.ground import Ground, GroundTable
from ..play.tabletop import Tabletop
from ..services import Services
from ..table.board import NoActions
from ..table.spots import SeatPlate
from ..ui.buttons import Button, IconButton
from ..ui.scene import Scene
from ..ui.text import cream, title_at_left
from ..ui.values import Scrub
from ..ui.widget import Widget
from .ending import parties, winner
from .new_level import show_levels
from .read import LogScene
from .review import review_icon
from .table import BAR

SPEEDS = (0.5, 1.0, 2.0, 4.0)
LINGERS = 3.0  # seconds for which the page of a new level stays
PAUSE, STILL_PAUSE = 0.7, 1.4  # seconds between two actions: with animation, and without
SCRUB = Box(262, 432, 756, 60)
ICON, GAP = 60.0, 10.0
SENTENCE = 560.0  # width of the sentence about the current action
TOLD = 8  # number of actions whose lines the journal shows after a jump


class Playback:
    """The play that a replay shows, as its player saw it. `number` is the number of actions that have been shown, at
    first `start`."""

    seat = 0

    def __init__(self, match: Match, film: Film, start: int = 0):
        self.match, self.film, self.number, self.view = match, film, start, film.views[start]

    @property
    def last(self) -> int:
        """The number of all actions."""
        return len(self.film.events)

    @property
    def doer(self) -> int | None:
        """The seat of the action that was shown last; None before there is any."""
        return self.match.log[self.number - 1].seat if self.number else None

    @property
    def to_come(self) -> Iterable[Card]:
        """No cards: those of the film are prepared as they are shown."""
        return ()

    def now(self) -> View:
        """The view after the actions that have been shown."""
        return self.film.views[self.number]

    def see(self, rests: bool) -> None:
        """Take over the current view."""
        self.view = self.now()

    def deeds(self) -> Sequence[Sequence[Event]]:
        """The events of all actions that have been shown."""
        return self.film.events[: self.number]


class FilmTelling(Telling):
    """Tells what a replay shows."""

    def __init__(self, play: Playback, top: Tabletop):
        self._play, self._top = play, top

    def trail(self) -> Sequence[str]:
        """The chambers through which the party of a quest came."""
        return trail(self._top.game, [self._play.match.opening, *self._play.deeds()])

    def part_ended(self, table: ToldTable, events: Sequence[Event]) -> None:
        self._play.see(True)
        self._top.ground.watched(events)
        super().part_ended(table, events)


class ReplayScene(Scene):
    """Plays back the log of `match` as its player saw it; hidden cards stay hidden. `film` is that of the match;
    `grounded` makes the table's ground; `start` is the number of actions before the first one that is shown. A
    play that is `solved` is a line that the solver found: its heading says so, and it has no review."""

    name = "replay"

    def __init__(
        self,
        services: Services,
        match: Match,
        film: Film | None = None,
        grounded: Callable[[Services, GroundTable], Ground] | None = None,
        start: int = 0,
        solved: bool = False,
    ):
        super().__init__(services)
        self.match, self.game, self.play = match, match.game, Playback(match, film or film_of(match), start)
        self.solved, self.playing, self.rest = solved, True, PAUSE
        self._told: list[Event] = []  # what has been told of the action that is being shown
        self.speed = min(SPEEDS, key=lambda speed: abs(speed - (services.settings.pace or 1.0)))
        self.top = Tabletop(services, self.play, self, lambda: 0.0 if services.settings.still else self.speed)
        self.top.conductor.told.connect(self._tell)
        self.top.conductor.finished.connect(self._settled)
        ground = Ground() if grounded is None else grounded(services, self.top)
        self.top.furnish(ground, NoActions(), FilmTelling(self.play, self.top))
        self.painter.shifts.append(lambda widget, box: ground.seen_at(widget) or box)

    # life cycle

    def refresh(self) -> None:
        self.top.fit()
        self.play.see(True)
        self.top.ground.watch()
        super().refresh()

    def enter(self) -> None:
        self.top.enter()
        super().enter()
        self.top.hum()

    def resume(self) -> None:
        super().resume()
        self.top.hum()  # another table above this one may have stopped the audio

    def leave(self) -> None:
        self.top.mood.end()

    # widgets

    def title(self) -> str:
        return _("How this deal is won") if self.solved else _("Replay")

    def build(self) -> list[Widget]:
        things = [*self.top.trophies(), *self.top.board.things(self.play.view, Selection(()))]
        for thing in things:
            thing.focusable = False
        things = (
            [*things, *self.top.board.ends(self.play.view)]
            if self.top.timeline is None
            else self.top.as_seen(things, (SeatPlate,))
        )
        return self.top.ground.dress(
            self.top.dressed(self.top.spoken.dress([*self._head(), *things, *self._controls()]))
        )

    def _head(self) -> list[Widget]:
        letters, top = self.services.fonts, -self.services.layout.above
        place = Box((GRID_W - SENTENCE) / 2, top + 8, SENTENCE, 68)
        return [
            title_at_left(_(self.game.title), Box(28, top + 16, place.x - 38, 48), letters, 38),
            self.top.board.sign("kind", self.title(), top),
            self.top.board.heading(
                "sentence",
                self.sentence(place),
                place.inset(-self.top.board.heading.ASIDE, 0),
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
            *([] if self.solved else review_icon(self.services, self.match, Box(1120, top + 10, 60, 60))),
        ]

    def sentence(self, place: Box) -> str:
        """The text about the current action, as far as it has been shown: two sentences if they fit, else one; the
        journal has all of them."""
        if self.top.timeline is None:
            return self._sentence(self.play.number, place)
        said = self.top.chronicle.said([event for event in self._told if not self.top.chronicle.is_speech(event)])
        return self._fitting(said, place) if said else self._sentence(self.play.number - 1, place)

    def _sentence(self, number: int, place: Box) -> str:
        """The text after `number` actions."""
        if not number:
            told = self.top.chronicle.said([event for event in self.match.opening if isinstance(event, Told)])
            return " ".join(told[:2]) or _("The first room is dealt.")
        if self.play.film.views[number].outcome is not None:
            return self._ending()
        events = self.play.film.events[number - 1]
        said = self.top.chronicle.said([event for event in events if not self.top.chronicle.is_speech(event)])
        return self._fitting(said, place)

    def _fitting(self, said: Sequence[str], place: Box) -> str:
        first, *more = said or [""]
        both = self.top.ground.joined(first, more[0]) if more else first
        return first if self.services.fonts.block(both, "strong", 25, place.w, place.h, 2).overflow > 0 else both

    def _ending(self) -> str:
        """The result: the score, or with several parties the winner."""
        ended, found = i18n.say(self.game.status(self.play.view)), parties(self.match)
        if len(found) > 1:
            return winner(found)
        return _("{what}: {amount}").format(what=ended, amount=number(found[0].total))

    def _controls(self) -> list[Widget]:
        letters, speed = self.services.fonts, _("Speed {n}×").format(n=f"{self.speed:g}")
        box = self.top.places.box("actions")
        row = Box(box.x, box.y, box.w, ICON)
        return [
            *self._bar(),
            *self._transport(row),
            Button("speed", speed, row.moved(0, ICON + GAP), self._faster, letters),
            Button("leave", _("Leave"), row.moved(0, 2 * (ICON + GAP)), self.back, letters, "back"),
        ]

    def _bar(self) -> list[Widget]:
        """The bar to move through the play, with buttons to its start and end."""
        edge, place = ICON + GAP, self.top.places.box_or("scrub", SCRUB)
        line = place.inset(edge, 0)
        start, end = Box(place.x, place.y, ICON, ICON), Box(place.right - ICON, place.y, ICON, ICON)
        return [
            self._icon("start", _("To the start"), "to-start", start, lambda: self.jump(0), self.play.number > 0),
            Scrub("scrub", _("Action"), line, self.play.number, self.play.last, self.jump, self.services.fonts),
            self._icon(
                "end",
                _("To the end"),
                "skip",
                end,
                lambda: self.jump(self.play.last),
                self.play.number < self.play.last,
            ),
        ]

    def _transport(self, row: Box) -> list[Widget]:
        left, middle = Box(row.x, row.y, ICON, ICON), Box(row.centre[0] - ICON / 2, row.y, ICON, ICON)
        right = Box(row.right - ICON, row.y, ICON, ICON)
        label, icon = (
            (_("Pause"), "pause") if self.playing else (p_("the button that lets a replay run", "Play"), "play")
        )
        icon = "restart" if self.play.number == self.play.last else icon  # at the end, it plays from the start
        return [
            self._icon("before", _("Step back"), "step-back", left, self.step_back, self.play.number > 0),
            self._icon("play", label, icon, middle, self.toggle),
            self._icon("after", _("Step forward"), "step-forward", right, self.step, self.play.number < self.play.last),
        ]

    @staticmethod
    def _icon(id: str, label: str, icon: str, box: Box, do: Callable[[], object], enabled: bool = True) -> IconButton:
        return IconButton(id, label, box, do, icon, enabled=enabled)

    def first_focus(self) -> str | None:
        return "play"

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("prev", _("Step back")), ("next", _("Step forward")), ("cancel", _("Leave"))]

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), **self.top.ground.facts()}

    # button actions

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        if self.play.number == self.play.last:
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
        self.jump(self.play.number - 1)

    def jump(self, to: int) -> None:
        """Jump to the moment after `to` actions, then pause."""
        self.playing = False
        self.play.number = max(0, min(self.play.last, to))
        self.top.chronicle.lines = self._told_since(max(0, self.play.number - TOLD))
        self.top.spoken.clear()
        shown = self.play.film.events[self.play.number - 1] if self.play.number else ()
        for line in self.top.chronicle.said([event for event in shown if self.top.chronicle.is_speech(event)]):
            self.top.spoken.hang_up(line, self.play.doer, not self.top.pace)
        self.top.conductor.forget()
        self.top.conductor.end()

    def _told_since(self, first: int) -> list[str]:
        """The journal lines of the actions from number `first` on that have been shown."""
        doers = (action.seat for action in self.match.log[first:])
        return [
            self.top.chronicle.noted(line, seat)
            for events, seat in zip(self.play.film.events[first : self.play.number], doers, strict=False)
            for line in self.top.chronicle.said(events)
        ]

    def _read_log(self) -> None:
        """Open the log of all actions that have been shown."""
        told = self.top.chronicle.said([event for event in self.match.opening if isinstance(event, Told)])
        self.services.stack.push(LogScene(self.services, [*told, *self._told_since(0)]))

    def _faster(self) -> None:
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def _on(self) -> None:
        """Animate the next action."""
        self.top.hurry()
        if self.play.number < self.play.last:
            events = self.play.film.events[self.play.number]
            self.play.number += 1
            self._told = []
            self.top.animate(events)
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

    def _tell(self, event: Event, line: str) -> None:
        """Let the heading tell what is shown now, and no more."""
        self._told.append(event)
        if line and self.top.timeline is not None:
            self.refresh()

    def _settled(self) -> None:
        after, lingers = aftermath(self.game, self.play.now()), LINGERS / (self.top.pace or 1.0)
        show_levels(self.services, self.top.ground.take_gains(), after, self._rest, lingers)

    def _rest(self) -> None:
        """Wait for a moment before the next action."""
        self.top.stage.closing = None  # remove the darkness of the end, to keep the table visible
        self.rest = PAUSE if self.top.pace else STILL_PAUSE
        self.playing = self.playing and self.play.number < self.play.last
        self.refresh()

    def update(self, dt: float) -> bool:
        moving = self.top.update(dt)
        if self.playing and self.top.timeline is None and self.services.stack.top is self:
            self.rest -= dt * self.speed
            if self.rest <= 0:
                self._on()
        return moving

    def ambient(self, dt: float) -> bool:
        return self.top.ambient(dt)

    def at_rest(self) -> bool:
        return self.top.rests

    # drawing

    def draw(self, canvas: Canvas) -> None:
        self.top.draw(canvas, self.painter.draw, self._draw_prompts)

    def _draw_prompts(self, canvas: Canvas) -> None:
        if self.services.stack.top is self:
            self.prompt_bar.draw(canvas, self.prompts(), BAR)
