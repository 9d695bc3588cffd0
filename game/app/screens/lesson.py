"""The lesson: a stacked play on the real table, with a tutor who waits for the right action."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import Any

from game.core.game import Game
from game.core.match import FAIR, Match
from game.core.staging import staged
from game.core.teach import ACT, HINT, LOOK, READ, UNDO, WATCH, Lesson
from game.core.view import Action
from game.i18n import _

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..navigator import OtherWay
from ..play.presenters.head import UNDER
from ..play.presenters.lesson_paper import Laid, LessonPaper, pointed
from ..play.session import Session
from ..play.tutor import Tutor
from ..services import Services
from ..ui.buttons import Button
from ..ui.tutor import Pointer, Speech, left_beside
from ..ui.widget import Widget
from .table import TableScene

SKIP = Box(850, 9, 258, 62)
NUDGE = 0.9  # seconds for which the paper shakes after a wrong press
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
        self.tutor, self.skip, self.done = Tutor(lesson), skip, done
        self.paper = LessonPaper(services, game, self.tutor, self._read)
        self.nudged = 0.0  # seconds for which the paper keeps shaking
        self.pointer = Pointer()
        super().__init__(services, staged(game, lesson.moment))
        self.prompt_bar.room = self._room_for_prompts
        self.painter.below.append(self._draw_nudge)
        self.painter.above.append(self._draw_pointers)
        self.painter.shifts.append(self._shaken)
        self.seats.programs.clear()
        self.repeater.rule = None
        self.skipping.is_off = lambda: self.tutor.waits  # a press reads on then, even if cards still move

    def tell_first_note(self) -> None:
        """Do nothing: the tutor explains what is new."""

    def session_of(self, services: Services, match: Match) -> Session:
        """A session that is not saved, and in which everything is asked."""
        return Session(match, lambda match: None, lambda: FAIR)

    # tasks

    @property
    def laid(self) -> Laid:
        """How the table is laid out."""
        return Laid(self.view, self.room, self.places)

    def build(self) -> list[Widget]:
        place = SKIP.moved(0, -self.services.layout.above)
        skip = Button("skip", _("Skip the tour"), place, self.skip, self.services.fonts, "skip")
        told = [widget for widget in super().build() if widget.id not in ("room", "log")]  # their places are taken
        seen, speech = self.paper.dress(told, self.laid)
        return [*seen, speech, *self._count(speech), skip]

    def _count(self, speech: Speech) -> list[Widget]:
        """The sign “3 of 12” in the room sign's place, unless the tutor's paper covers it."""
        words = _("{n} of {m}").format(n=self.tutor.number + 1, m=len(self.tutor.lesson.tasks))
        sign = self.board.sign("count", words, -self.services.layout.above)
        return [] if sign.box._replace(w=sign.block.width).overlaps(speech.box) else [sign]

    def prompts(self) -> list[tuple[str, str]]:
        return self.tutor.allowed(super().prompts())

    def enter(self) -> None:
        super().enter()
        self._begin()

    def _begin(self) -> None:
        """Start the current task: set the focus to it and speak it."""
        self.refresh()
        self._to_subject()
        self.refresh()
        self.services.narrator.say(self.paper.words(self.view), interrupt=True)

    def _to_subject(self) -> None:
        """Focus what the task is about: the paper while it is to be read."""
        self.set_focus("tutor" if self.tutor.is_told else next(iter(self.tutor.task.at), None), quiet=True)

    def _pass(self) -> None:
        """Go on to the next task, or end the lesson."""
        if self.tutor.go_on():
            self._begin()
        else:
            self.done()

    def _read(self) -> None:
        if self.timeline is not None or self.tutor.passed:
            return
        if self.tutor.task.until == READ:
            self._pass()
        elif self.tutor.task.until == WATCH:
            self.do(Action.parse(self.tutor.task.action))

    def _nudge(self) -> None:
        """Reject a wrong action: shake the tutor's paper and repeat the task."""
        self.nudged = NUDGE
        self.selection.clear()
        self.services.sounds.play("ui-deny")
        self.refresh()
        self._to_subject()
        self.services.narrator.say(self.paper.words(self.view), interrupt=True)

    def _fallback_focus(self, boxes: dict[str, Box]) -> str | None:
        """Fallback focus: none while the animation of a completed task runs."""
        return None if self.tutor.passed and self.timeline is not None else super()._fallback_focus(boxes)

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

    def _past_idle_things(self) -> None:
        """Keep the focus on the tutor's paper while that waits to be read."""
        if self.tutor.waits:
            self.set_focus("tutor", quiet=True)
        else:
            super()._past_idle_things()

    def pick(self, id: str) -> None:
        if not self.lets(id):
            self._nudge()
            return
        super().pick(id)
        goal = self._wanted_next() if id in self.selection.picked else None
        if goal is not None and not self.tutor.passed:
            self.refresh()
            self.set_focus(goal, quiet=True)

    def ask_or_do(self, action: Action) -> None:
        """Play an action if the tutor wants it: picks that are all allowed may still make another, such as a blow with
        one card of a pair."""
        if self.tutor.wants(action):
            super().ask_or_do(action)
        else:
            self._nudge()

    def lets(self, id: str) -> bool:
        """True if the tutor allows this id to be picked now."""
        return self.tutor.lets(id, self.selection)

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
        return self.tutor.next_pick(self.selection)

    def do(self, *actions: Action) -> None:
        if self.tutor.task.until == ACT and not all(map(self.tutor.wants, actions)):
            self._nudge()
            return
        self.tutor.passed = True
        super().do(*actions)

    def settled(self) -> None:
        if self.tutor.passed:
            self._pass()
        else:
            super().settled()

    def undo(self) -> None:
        if self.tutor.task.until != UNDO:
            self._nudge()
            return
        super().undo()
        self._pass()

    def redo(self) -> None:
        self._nudge()

    def hint(self) -> None:
        if not self.tutor.may_hint:
            self._nudge()
            return
        super().hint()
        if self.tutor.task.until == HINT:
            self._pass()

    def look(self, zone: str) -> None:
        super().look(zone)
        self.has_looked()

    def has_looked(self) -> None:
        """Pass the task if it was to look closer."""
        if self.tutor.task.until == LOOK:
            self.tutor.passed = True

    def resume(self) -> None:
        super().resume()
        if self.tutor.passed and self.timeline is None:
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

    def _room_for_prompts(self, box: Box) -> Box:
        paper = self.widget("tutor") if self.services.fonts.huge else None
        return box if paper is None else left_beside(paper.box, box)

    def _draw_nudge(self, canvas: Canvas) -> None:
        if self.nudged > 0 and (paper := self.widget("tutor")) is not None:
            canvas.plate("slot", paper.box.inset(-FRAME))

    def _draw_pointers(self, canvas: Canvas) -> None:
        for way, box in self.pointed():
            self.pointer.draw(canvas, way, box)

    def _shaken(self, widget: Widget, box: Box) -> Box:
        if widget.id != "tutor" or self.services.settings.still:
            return box
        return box.moved(SHAKE * math.sin(self.nudged * SHAKES) * self.nudged / NUDGE, 0)

    def pointed(self) -> list[tuple[str, Box]]:
        """The pointing hands: for each thing the tutor means, the direction the hand points and its box."""
        if self.tutor.passed or self.timeline is not None:
            return []
        goal = self._wanted_next()
        meant = self.tutor.task.at if goal is None else (goal,)
        seen = {widget.id: self.painter.seen_at(widget) for widget in self.widgets}
        return pointed(meant, self.laid, self.widgets, seen, self.services.layout.whole)
