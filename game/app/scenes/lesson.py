"""The guided first room: a stacked play on the real table, with a tutor who waits for the right press."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game import tongue
from game.core.game import Action, Game
from game.core.match import FAIR
from game.core.staging import said, staged
from game.core.teach import ACT, HINT, LOOK, READ, UNDO, Lesson, Task
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..ui.press import Button
from ..ui.speech import Speech
from ..ui.widget import Widget
from . import go
from .table import TableScene

if TYPE_CHECKING:
    from ..desk import Desk

PLATE = Box(14, 574, 490, 190)
SKIP = Box(932, 10, 176, 60)
NUDGE = 0.9  # seconds that the tutor lights up when something else was pressed


class LessonScene(TableScene):
    """Nothing of it is kept or counted.  `after` is what follows, whether it was done or skipped."""

    name = "lesson"

    def __init__(self, desk: Desk, game: Game[Any], lesson: Lesson, after: Callable[[], object]):
        self.lesson, self.after = lesson, after
        self.number, self.passed = 0, False
        self.nudged = 0.0  # seconds of light left on the tutor
        super().__init__(desk, staged(game, lesson.moment))

    @property
    def task(self) -> Task:
        """What the tutor is about just now."""
        return self.lesson.tasks[self.number]

    @property
    def undo_rule(self) -> str:
        return FAIR

    def save(self) -> None:
        """A lesson is not kept."""

    # the tutor

    def build(self) -> list[Widget]:
        skip = Button("skip", _("Skip"), SKIP.moved(0, -self.desk.layout.above), self.end, self.desk.type)
        return [*super().build(), self._speech(), skip]

    def _speech(self) -> Speech:
        words = tongue.say(said(self.game, self.view, self.task)) if not self.passed else ""
        box = self.places.turned(PLATE)
        return Speech(
            "tutor", words, box, self._read, self.desk.type, waits=self.task.until == READ and not self.passed
        )

    def enter(self) -> None:
        super().enter()
        self._begin()

    def _begin(self) -> None:
        """Point at what the task is about, and say it."""
        task = self.task
        self.refresh()
        goal = "tutor" if task.until == READ else task.at[0] if task.at else None
        self.set_focus(goal, quiet=True)
        self.refresh()
        self.desk.narrator.say(tongue.say(said(self.game, self.view, task)), interrupt=True)

    def _pass(self) -> None:
        """On to the next task, or to the end."""
        self.passed = False
        if self.number + 1 == len(self.lesson.tasks):
            self.end()
            return
        self.number += 1
        self._begin()

    def _read(self) -> None:
        if self.task.until == READ and self.score is None:
            self._pass()

    def _nudge(self) -> None:
        """Not that: the tutor lights up and says it again."""
        self.nudged = NUDGE
        self.chooser.clear()
        self.desk.sounds.play("ui-deny")
        self.refresh()
        self.set_focus("tutor" if self.task.until == READ else next(iter(self.task.at), None), quiet=True)
        self.desk.narrator.say(tongue.say(said(self.game, self.view, self.task)), interrupt=True)

    # what may be done now

    def _wanted(self, action: Action) -> bool:
        return self.task.until == ACT and self.task.action in ("", str(action))

    def pick(self, id: str) -> None:
        if id in self.chooser.picked or any(self._wanted(action) for action in self.chooser.meant(id)):
            super().pick(id)
        else:
            self._nudge()

    def lead_on(self) -> None:
        """The focus goes to what the tutor means."""
        wanted = Action.parse(self.task.action).ids if self.task.action else ()
        goal = next((id for id in wanted if id not in self.chooser.picked), None)
        if goal is None:
            super().lead_on()
            return
        self.refresh()
        self.set_focus(goal, quiet=True)

    def do(self, action: Action) -> None:
        self.passed = True
        super().do(action)

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
        if self.task.until == LOOK:
            self.passed = True

    def resume(self) -> None:
        super().resume()
        if self.passed and self.score is None:
            self._pass()

    # leaving

    def menu(self) -> None:
        self.pause("")

    def pause(self, why: str) -> None:
        text = _("Leave the tour? You can take it again at any time, under How to play.")
        go.ask(self.desk, f"{why}\n{text}" if why else text, _("Leave"), self.end, _("Go on"))

    def finish(self) -> None:
        self.end()

    def end(self) -> None:
        """Done, or skipped."""
        self.after()

    # time

    def update(self, dt: float) -> bool:
        lit, self.nudged = self.nudged > 0, max(0.0, self.nudged - dt)
        return super().update(dt) or lit

    # drawing

    def draw_journal(self, canvas: Canvas) -> None:
        """The tutor stands where the journal is."""

    def draw_widgets(self, canvas: Canvas) -> None:
        for id in self.task.at if not self.passed else ():
            widget = self.widget(id)
            if widget is not None and id != self.focus:
                canvas.plate("focus-ring", self.seen_at(widget).inset(-4), 170)
        super().draw_widgets(canvas)
        if self.nudged > 0:
            canvas.plate("focus-ring", self.places.turned(PLATE).inset(-4), round(255 * self.nudged / NUDGE))
