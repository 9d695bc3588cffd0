"""The lesson: a stacked play on the real table, with a tutor who waits for the right action."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from typing import Any

from game import i18n
from game.core.game import Game
from game.core.match import FAIR, Match
from game.core.staging import said, staged
from game.core.teach import ACT, HINT, LOOK, READ, UNDO, WATCH, Lesson, Task
from game.core.text import Text
from game.core.view import Action
from game.i18n import _

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..input.intent import Intent
from ..navigator import OtherWay
from ..play.presenters.head import UNDER
from ..play.session import Session
from ..services import Services
from ..table.gauges import Gauge
from ..table.paper_places import PaperPlaces, covers, room_of
from ..table.plated import uncovered
from ..table.spots import PileSpot
from ..ui.buttons import Button, OfferPlate
from ..ui.tutor import Pointer, Speech, aimed, left_beside, roomier, size_for
from ..ui.widget import Widget
from .table import TableScene

SKIP = Box(850, 9, 258, 62)
TOLD = (READ, WATCH)  # tasks that the player only has to read
HIGHEST, BESIDE = 10.0, 120.0  # how high a large paper may reach; how far a gauge's number beyond its box
NUDGE, LONG = 0.9, 20  # seconds for which the paper shakes after a wrong press; a number in place of an unknown one
SHAKE, SHAKES, FRAME = 9.0, 30.0, 10.0  # width and speed of the shaking; gap between paper and frame


class LessonScene(TableScene):
    """A play that is neither saved nor counted; other seats act only when a task of the tutor says so. `skip` is called
    to leave early, `done` at the end."""

    name = "lesson"
    speed_at = UNDER

    def __init__(
        self,
        services: Services,
        game: Game[Any],
        lesson: Lesson,
        skip: Callable[[], object],
        done: Callable[[], object],
    ):
        self.lesson, self.skip, self.done = lesson, skip, done
        self.number, self.passed = 0, False
        self.nudged = 0.0  # seconds for which the paper keeps shaking
        self._sized: tuple[object, float] = (None, 0.0)
        self.pointer = Pointer()
        super().__init__(services, staged(game, lesson.moment))
        self.seats.programs.clear()
        self.repeater.rule = None

    def tell_first_note(self) -> None:
        """Do nothing: the tutor explains what is new."""

    @property
    def task(self) -> Task:
        """The tutor's current task."""
        return self.lesson.tasks[self.number]

    def session_of(self, services: Services, match: Match) -> Session:
        """A session that is not saved, and in which everything is asked."""
        return Session(match, lambda match: None, lambda: FAIR)

    # tasks

    def build(self) -> list[Widget]:
        place = SKIP.moved(0, -self.services.layout.above)
        skip = Button("skip", _("Skip the tour"), place, self.skip, self.services.fonts, "skip")
        told = [widget for widget in super().build() if widget.id not in ("room", "log")]  # their places are taken
        speech = self._speech(told)
        seen = uncovered(self._dimmed(told), speech.box, speech.focusable)
        if self.services.fonts.huge:
            seen = [each for each in seen if not self._gives_way(each) or not room_of(each).overlaps(speech.box)]
        return [*seen, speech, *self._count(speech), skip]

    def _gives_way(self, widget: Widget) -> bool:
        """True if a paper with large text may cover it: the title, and piles and gauges that nobody has to find."""
        return widget.id not in self._to_look_at and (widget.id == "title" or isinstance(widget, Gauge | PileSpot))

    def _count(self, speech: Speech) -> list[Widget]:
        """The sign “3 of 12” in the room sign's place, unless the tutor's paper covers it."""
        words = _("{n} of {m}").format(n=self.number + 1, m=len(self.lesson.tasks))
        sign = self.board.sign("count", words, -self.services.layout.above)
        return [] if sign.box._replace(w=sign.block.width).overlaps(speech.box) else [sign]

    @property
    def _free(self) -> bool:
        """True if the player may do anything now."""
        return self.task.until == ACT and not self.task.action

    @property
    def _waits(self) -> bool:
        """True while the tutor's words wait to be read."""
        return self.task.until in TOLD and not self.passed

    @property
    def _verb(self) -> str:
        """The verb of the action that the tutor waits for; "" if it is left open."""
        return Action.parse(self.task.action).verb if self.task.until == ACT and self.task.action else ""

    def _dimmed(self, widgets: list[Widget]) -> list[Widget]:
        """The table's widgets; buttons that the tutor does not speak of are disabled, unless the player may do
        anything."""
        if self._free:
            return widgets
        if self.task.until in TOLD:  # the offers belong to a later task
            widgets = [widget for widget in widgets if not isinstance(widget, OfferPlate)]
        lit = (*self.task.at, self._verb)
        for widget in widgets:
            if isinstance(widget, Button):
                widget.enabled = widget.enabled and widget.id in lit
        return [widget for widget in widgets if widget.id != "status"]

    @property
    def _to_look_at(self) -> tuple[str, ...]:
        """The ids of what the tutor wants to be looked at closely."""
        return self.task.at if self.task.until == LOOK else ()

    def _speech(self, table: Sequence[Widget]) -> Speech:
        """The tutor's paper, in the first of the map's places where it covers nothing that the tutor speaks of and, if
        there is one where the letters need not be smaller, no other card either."""
        words, size = i18n.say(said(self.game, self.view, self.task)) if not self.passed else "", self._letters()
        places = self._paper_places()
        boxes = [self._raised(box, places) for box in places.all()] if self.services.fonts.huge else places.all()
        papers = [Speech("tutor", words, box, self._read, self.services, self._waits, size) for box in boxes]
        meant = [
            *places.slots_of(self.task.at),
            *(each.box for each in table if each.id in (*self.task.at, self._verb)),
        ]
        whole = [paper for paper in papers if paper.block.overflow <= 0] or papers
        free = [paper for paper in whole if not covers(paper.box, meant)]
        best = (paper for paper in free if paper.block.size >= size and not covers(paper.box, places.cards()))
        return next(best, next(iter(free), whole[0]))

    def _letters(self) -> float:
        """The letter size that fits all of the tutor's texts; cached for the current language, letters and paper."""
        now = self.services.fonts, i18n.spoken(), self._paper_places().usual
        if now != self._sized[0]:
            self._sized = now, self._size(now[2])
        return self._sized[1]

    def _size(self, paper: Box) -> float:
        """Compute that letter size; numbers not known yet count as two digits."""
        pages = (
            (
                i18n.say(Text(words.message, words.many, **{**words.values, **dict.fromkeys(numbers, LONG)})),
                until,
            )
            for words, until, _action, _at, numbers in self.lesson.tasks
        )
        return size_for(((words, until in TOLD) for words, until in pages), paper, self.services.fonts)

    def _paper_places(self) -> PaperPlaces:
        return PaperPlaces(self.places, self.view, self.services.fonts)

    def _raised(self, paper: Box, places: PaperPlaces) -> Box:
        """The paper as much higher or wider as large text needs."""
        words, room = i18n.say(said(self.game, self.view, self.task)), self.services.layout.whole.inset(0, HIGHEST)
        shown = places.named(self._to_look_at)
        shown += [self.places.slot(zone) for zone, slot in self.room.slots.items() if slot.spot == "card"]
        return roomier(paper, words, self.task.until in TOLD, self.services.fonts, self._letters(), room, shown)

    def prompts(self) -> list[tuple[str, str]]:
        """Only the prompts that the task allows; how to read on is written on the paper."""
        wanted = {UNDO: "undo", HINT: "hint", ACT: self.task.action}.get(self.task.until, "")
        always = ("menu",) if self.task.until in TOLD else ("confirm", "cancel", "menu")
        return [(kind, text) for kind, text in super().prompts() if self._free or kind in (*always, wanted)]

    def enter(self) -> None:
        super().enter()
        self._begin()

    def _begin(self) -> None:
        """Start the current task: set the focus to it and speak it."""
        task = self.task
        self.refresh()
        goal = "tutor" if task.until in TOLD else task.at[0] if task.at else None
        self.set_focus(goal, quiet=True)
        self.refresh()
        self.services.narrator.say(i18n.say(said(self.game, self.view, task)), interrupt=True)

    def _pass(self) -> None:
        """Go on to the next task, or end the lesson."""
        self.passed = False
        if self.number + 1 == len(self.lesson.tasks):
            self.done()
            return
        self.number += 1
        self._begin()

    def _read(self) -> None:
        if self.timeline is not None or self.passed:
            return
        if self.task.until == READ:
            self._pass()
        elif self.task.until == WATCH:
            self.do(Action.parse(self.task.action))

    def _nudge(self) -> None:
        """Reject a wrong action: shake the tutor's paper and repeat the task."""
        self.nudged = NUDGE
        self.selection.clear()
        self.services.sounds.play("ui-deny")
        self.refresh()
        self.set_focus("tutor" if self.task.until in TOLD else next(iter(self.task.at), None), quiet=True)
        self.services.narrator.say(i18n.say(said(self.game, self.view, self.task)), interrupt=True)

    def _fallback_focus(self, boxes: dict[str, Box]) -> str | None:
        """Fallback focus: none while the animation of a completed task runs."""
        return None if self.passed and self.timeline is not None else super()._fallback_focus(boxes)

    # permitted actions

    def _first_button(self) -> str:
        verb = super()._first_button()
        return verb if self.widget(verb) is not None else ""

    def act(self, id: str | None, at: Point | None = None) -> None:
        widget = self.widget(id)
        if (id and widget is None) or (isinstance(widget, Button) and not widget.enabled):
            self._nudge()  # a disabled or missing widget cannot be what the tutor waits for
        else:
            super().act(id, at)

    def _only_hurries(self, intent: Intent) -> bool:
        """While the tutor waits to be read, a press reads on, even if cards still move."""
        return not self._waits and super()._only_hurries(intent)

    def _past_idle_things(self) -> None:
        """Keep the focus on the tutor's paper while that waits to be read."""
        if self._waits:
            self.set_focus("tutor", quiet=True)
        else:
            super()._past_idle_things()

    def _wanted(self, action: Action) -> bool:
        return self.task.until == ACT and self.task.action in ("", str(action))

    def pick(self, id: str) -> None:
        if self.lets(id):
            super().pick(id)
        else:
            self._nudge()

    def lets(self, id: str) -> bool:
        """True if the tutor allows this id to be picked now."""
        asked = self.task.until == LOOK and id in self.task.at
        return asked or id in self.selection.picked or any(self._wanted(action) for action in self.selection.meant(id))

    def lead_on(self) -> None:
        """Move the focus to the next pick that the tutor wants."""
        goal = self._wanted_next()
        if goal is None:
            super().lead_on()
            return
        self.refresh()
        self.set_focus(goal, quiet=True)

    def _wanted_next(self) -> str | None:
        """The next id to pick for the wanted action; None if the task wants no certain action."""
        wanted = Action.parse(self.task.action).ids if self.task.until == ACT and self.task.action else ()
        return next((id for id in wanted if id not in self.selection.picked), None)

    def do(self, *actions: Action) -> None:
        self.passed = True
        super().do(*actions)

    def settled(self) -> None:
        if self.passed:
            self._pass()
        else:
            super().settled()

    def undo(self) -> None:
        if self.task.until != UNDO:
            self._nudge()
            return
        super().undo()
        self._pass()

    def redo(self) -> None:
        self._nudge()

    def hint(self) -> None:
        if self.task.until not in (HINT, ACT) or self.task.action:
            self._nudge()
            return
        super().hint()
        if self.task.until == HINT:
            self._pass()

    def look(self, zone: str) -> None:
        super().look(zone)
        self.has_looked()

    def has_looked(self) -> None:
        """Pass the task if it was to look closer."""
        if self.task.until == LOOK:
            self.passed = True

    def resume(self) -> None:
        super().resume()
        if self.passed and self.timeline is None:
            self._pass()

    # leaving

    def menu(self) -> None:
        text = _("Leave the tour? You can take it again at any time, under How to play.")
        settings = OtherWay(_("Settings"), "gear", self.services.routes.menus.settings)
        self.services.routes.menus.ask(text, _("Leave"), self.skip, _("Go on"), other=settings)

    def finish(self) -> None:
        self.done()

    # time

    def update(self, dt: float) -> bool:
        lit, self.nudged = self.nudged > 0, max(0.0, self.nudged - dt)
        return super().update(dt) or lit

    def ambient(self, dt: float) -> bool:
        restless = super().ambient(dt)
        if self.services.settings.still:
            return restless
        self.pointer.beckon(dt)
        return restless or bool(self.pointed())

    # drawing

    def _still_key(self) -> Hashable:
        return super()._still_key(), self.pointer.time

    def draw_journal(self, canvas: Canvas) -> None:
        """Draw nothing: the tutor takes the journal's place."""

    def draw_prompts(self, canvas: Canvas, box: Box) -> None:
        paper = self.widget("tutor") if self.services.fonts.huge else None
        super().draw_prompts(canvas, box if paper is None else left_beside(paper.box, box))

    def draw_widgets(self, canvas: Canvas) -> None:
        if self.nudged > 0 and (paper := self.widget("tutor")) is not None:
            canvas.plate("slot", paper.box.inset(-FRAME))
        super().draw_widgets(canvas)
        for way, box in self.pointed():
            self.pointer.draw(canvas, way, box)

    def seen_at(self, widget: Widget) -> Box:
        box = super().seen_at(widget)
        if widget.id != "tutor" or self.services.settings.still:
            return box
        return box.moved(SHAKE * math.sin(self.nudged * SHAKES) * self.nudged / NUDGE, 0)

    def pointed(self) -> list[tuple[str, Box]]:
        """The pointing hands: for each thing the tutor means, the direction the hand points and its box."""
        if self.passed or self.timeline is not None:
            return []
        meant = [(id, box) for id in self._meant() if (box := self.where(id)) is not None]
        return [aimed(box, self._seen_beside(id), self.services.layout.whole) for id, box in meant]

    def where(self, id: str) -> Box | None:
        """The box of something that the tutor speaks of: a widget, or the slot of a card or pile that cannot be
        chosen."""
        widget = self.widget(id)
        if widget is not None:
            return self.seen_at(widget)
        zone = id if id in self.view.zones else self.view.zone_of(id)
        return self.places.slot(zone) if zone else None

    def _seen_beside(self, goal: str) -> list[tuple[Box, float]]:
        """Boxes that the hand should not cover, with weights; text such as the numbers beside gauges weighs most."""
        cards = [(self.places.slot(zone), 1.0) for zone, cards in self.view.zones.items() if cards]
        others = [widget for widget in self.widgets if widget.id != goal]
        pressed = [(self.seen_at(widget), 1.0) for widget in others if widget.focusable]
        read = [
            (widget.box.inset(-BESIDE if isinstance(widget, Gauge) else 0, 0), 3.0)
            for widget in others
            if not widget.focusable
        ]
        return [*cards, *pressed, *read]

    def _meant(self) -> tuple[str, ...]:
        """The ids that the tutor means now: the next one to pick, or all the task is about."""
        goal = self._wanted_next()
        return self.task.at if goal is None else (goal,)
