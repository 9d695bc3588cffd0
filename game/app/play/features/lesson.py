"""A tour: a tutor's paper on the table, who lets the player do only what the current task asks for."""

import math
from collections.abc import Callable
from typing import Protocol

from game.core.selection import Selection, parts_of
from game.core.teach import ACT, HINT, LOOK, READ, UNDO, WATCH
from game.core.view import Action
from game.i18n import _

from ...arena.picks import by_verb
from ...base.geometry import Box, Point
from ...gfx.canvas import Canvas
from ...navigator import OtherWay, PausedTable
from ...services import Services
from ...ui.buttons import Button
from ...ui.tutor import Pointer, Speech, left_beside
from ...ui.widget import Widget
from ..commands import Commands, Gate
from ..conductor import Signal
from ..parts import Table
from ..tutor import Laid, LessonPaper, Tutor, pointed
from . import Feature
from .figure_picks import Chooser

SKIP = Box(850, 9, 258, 62)
NUDGE = 0.9  # seconds for which the paper shakes after a wrong press
SHAKE, SHAKES, FRAME = 9.0, 30.0, 10.0  # width and speed of the shaking; gap between paper and frame
TAKEN = ("room", "log")  # widgets in whose places the tutor's are


class LessonEnd:
    """Leaves a tour: `skip` is called to leave early, `done` at the end."""

    daily = ""

    def __init__(self, services: Services, skip: Callable[[], object], done: Callable[[], object]):
        self._services, self.skip, self.done = services, skip, done

    def pause(self, table: PausedTable) -> None:
        """Ask before the tour is left."""
        menus = self._services.routes.menus
        text = _("Leave the tour? You can take it again at any time, under How to play.")
        settings = OtherWay(_("Settings"), "gear", menus.settings)
        menus.ask(text, _("Leave"), self.skip, _("Go on"), other=settings)

    def foresee(self) -> None:
        """Do nothing: no result follows."""

    def finish(self) -> None:
        """End the tour."""
        self.done()

    def give_up(self) -> None:
        """Leave the tour early."""
        self.skip()


class TutoredTable(Table, Protocol):
    """A table as a tour sees it."""

    commands: Commands


class LessonGate(Gate):
    """Lets the player do only what the tutor asks for; `refused` is emitted where it does not."""

    def __init__(self, table: TutoredTable, tutor: Tutor):
        self._table, self._play, self._top, self._tutor = table, table.play, table.top, tutor
        self.refused: Signal[[]] = Signal()

    def _may(self, lets: bool) -> bool:
        if not lets:
            self.refused.emit()
        return lets

    def lets_pick(self, id: str) -> bool:
        return self._may(self.lets(id))

    def lets(self, id: str) -> bool:
        """True if the tutor allows this id to be picked now."""
        return self._tutor.lets(id, self._play.selection)

    def lets_ask(self, action: Action) -> bool:
        """Picks that are all allowed may still make another action, such as a blow with one card of a pair."""
        return self._may(self._tutor.wants(action))

    def lets_do(self, *actions: Action) -> bool:
        lets = self._may(self._tutor.task.until != ACT or all(map(self._tutor.wants, actions)))
        self._tutor.passed = self._tutor.passed or lets
        return lets

    def lets_undo(self, undo: Callable[[], object]) -> bool:
        return self._may(self._tutor.task.until == UNDO)

    def lets_redo(self) -> bool:
        return self._may(False)

    def lets_hint(self) -> bool:
        return self._may(self._tutor.may_hint)

    def lets_button(self, verb: str) -> bool:
        return self._table.widget(verb) is not None

    def lets_fallback(self) -> bool:
        """False while the animation of a completed task runs."""
        return not self._tutor.passed or self._top.timeline is None

    def holds_focus(self) -> str:
        """The tutor's paper while that waits to be read."""
        return "tutor" if self._tutor.waits else ""

    def next_pick(self, selection: Selection) -> str | None:
        """The next id to pick for the wanted action; None if the task wants no certain action."""
        return self._tutor.next_pick(selection)


class ArenaLessonGate(LessonGate):
    """Lets the player do in a fight only what the tutor asks for."""

    def __init__(self, table: TutoredTable, tutor: Tutor, chooser: Chooser):
        super().__init__(table, tutor)
        self._chooser = chooser

    def lets_set(self, action: Action) -> bool:
        """True if the tutor wants the cards now or next."""
        figure, wanted = self._chooser.choices.figure, self._tutor.to_come()
        return self._may(all(id in wanted or figure(id) for id in parts_of(action)))

    def lets(self, id: str) -> bool:
        selection = self._play.selection
        meant = by_verb(selection, id) if id in self._play.game.verbs else None
        return super().lets(id) or (meant is not None and self._tutor.wants(meant))

    def next_pick(self, selection: Selection) -> str | None:
        """The next id to choose; once all cards are picked, the verb whose button does it."""
        verb = self._tutor.verb
        return super().next_pick(selection) or (verb if selection.picked and self._table.widget(verb) else None)


class LessonGuide(Feature):
    """Goes through the tasks of a tour, and nudges the player where the gate refuses something."""

    def __init__(self, services: Services, table: TutoredTable, tutor: Tutor, end: LessonEnd, gate: LessonGate):
        self.tutor, self.gate, self.nudged, self.pointer = tutor, gate, 0.0, Pointer()
        gate.refused.connect(self.nudge)
        self._services, self._table, self._play, self._top, self._end = services, table, table.play, table.top, end
        self.paper = LessonPaper(services, table.play.game, tutor, self._read)

    # tasks

    @property
    def laid(self) -> Laid:
        """How the table is laid out."""
        return Laid(self._play.view, self._top.room, self._top.places)

    def begin(self) -> None:
        """Start the current task: set the focus to it and speak it."""
        self._table.refresh()
        self._to_subject()
        self._speak()

    def _speak(self) -> None:
        self._services.narrator.say(self.paper.words(self._play.view), interrupt=True)

    def _to_subject(self) -> None:
        """Focus what the task is about: the paper while it is to be read."""
        goal = "tutor" if self.tutor.is_told else next(iter(self.tutor.task.at), None)
        self._table.set_focus(goal, quiet=True)

    def go_on(self) -> None:
        """Go on to the next task, or end the tour."""
        if self.tutor.go_on():
            self.begin()
        else:
            self._end.done()

    def _read(self) -> None:
        if self._top.timeline is not None or self.tutor.passed:
            return
        if self.tutor.task.until == READ:
            self.go_on()
        elif self.tutor.task.until == WATCH:
            self._table.commands.do(Action.parse(self.tutor.task.action))

    def nudge(self) -> None:
        """Reject a wrong action: shake the tutor's paper and repeat the task."""
        self.nudged = NUDGE
        self._play.selection.clear()
        self._services.sounds.play("ui-deny")
        self._table.refresh()
        self._to_subject()
        self._speak()

    def blocks(self, id: str | None, at: Point | None) -> bool:
        """A disabled or missing widget cannot be what the tutor waits for."""
        widget = self._table.widget(id)
        wrong = (bool(id) and widget is None) or (isinstance(widget, Button) and not widget.enabled)
        if wrong:
            self.nudge()
        return wrong

    # what the player did

    def has_picked(self, id: str) -> None:
        """Lead the focus to the next pick."""
        goal = self.gate.next_pick(self._play.selection) if id in self._play.selection.picked else None
        if goal is not None and not self.tutor.passed:
            self._table.refresh()
            self._table.set_focus(goal, quiet=True)

    def has_undone(self) -> None:
        """Pass the task, which was to undo."""
        self.go_on()

    def has_hinted(self) -> None:
        """Pass the task if it was to ask for a hint."""
        if self.tutor.task.until == HINT:
            self.go_on()

    def has_looked(self) -> None:
        """Pass the task if it was to look closer."""
        if self.tutor.task.until == LOOK:
            self.tutor.passed = True

    def settles(self) -> bool:
        """Go on if what has been shown completed the task; return False if it did not."""
        if self.tutor.passed:
            self.go_on()
            return True
        return False

    def again(self) -> None:
        """Go on after another scene, if looking at it completed the task."""
        if self.tutor.passed and self._top.timeline is None:
            self.go_on()

    # widgets

    def dress(self, widgets: list[Widget]) -> list[Widget]:
        services = self._services
        place = SKIP.moved(0, -services.layout.above)
        skip = Button("skip", _("Skip the tour"), place, self._end.skip, services.fonts, "skip")
        seen, speech = self.paper.dress([widget for widget in widgets if widget.id not in TAKEN], self.laid)
        return [*seen, speech, *self._count(speech), skip]

    def _count(self, speech: Speech) -> list[Widget]:
        """The sign “3 of 12” in the room sign's place, unless the tutor's paper covers it."""
        words = _("{n} of {m}").format(n=self.tutor.number + 1, m=len(self.tutor.lesson.tasks))
        sign = self._top.board.sign("count", words, -self._services.layout.above)
        return [] if sign.box._replace(w=sign.block.width).overlaps(speech.box) else [sign]

    def prompts(self, usual: list[tuple[str, str]]) -> list[tuple[str, str]]:
        return self.tutor.allowed(usual)

    def room_for_prompts(self, box: Box) -> Box:
        """The part of the prompt bar's box that the paper leaves free."""
        paper = self._table.widget("tutor") if self._services.fonts.huge else None
        return box if paper is None else left_beside(paper.box, box)

    # time

    def update(self, dt: float) -> bool:
        lit, self.nudged = self.nudged > 0, max(0.0, self.nudged - dt)
        return lit

    def ambient(self, dt: float) -> None:
        self.pointer.beckon(dt)

    @property
    def ticks(self) -> float:  # type: ignore[override]
        return self.pointer.time

    # drawing

    def has_journal(self) -> bool:
        return False  # the tutor takes its place

    def draw_nudge(self, canvas: Canvas) -> None:
        """Draw a frame around the paper while it shakes."""
        if self.nudged > 0 and (paper := self._table.widget("tutor")) is not None:
            canvas.plate("slot", paper.box.inset(-FRAME))

    def draw_pointers(self, canvas: Canvas) -> None:
        """Draw the pointing hands."""
        for way, box in self.pointed():
            self.pointer.draw(canvas, way, box)

    def shift(self, widget: Widget, box: Box) -> Box:
        """Where a widget is drawn that would be drawn in a box: the paper shakes."""
        if widget.id != "tutor" or self._services.settings.still:
            return box
        return box.moved(SHAKE * math.sin(self.nudged * SHAKES) * self.nudged / NUDGE, 0)

    def pointed(self) -> list[tuple[str, Box]]:
        """The pointing hands: for each thing the tutor means, the direction the hand points and its box."""
        if self.tutor.passed or self._top.timeline is not None:
            return []
        goal = self.gate.next_pick(self._play.selection)
        meant = self.tutor.task.at if goal is None else (goal,)
        widgets = self._table.widgets
        seen = {widget.id: self._table.painter.seen_at(widget) for widget in widgets}
        return pointed(meant, self.laid, widgets, seen, self._services.layout.whole)


class ArenaGuide(LessonGuide):
    """Goes through the tasks of a tour of fights."""

    def has_picked_set(self, action: Action) -> None:
        """Lead the focus back to what the task is about."""
        if self.tutor.task.until != ACT:
            self._table.set_focus(next(iter(self.tutor.task.at), None), quiet=True)

    def nudge(self) -> None:
        """Say where to look, and keep the picks that are right."""
        rightly = [id for id in self._play.selection.picked if id in self.tutor.to_come()]
        super().nudge()
        self._play.selection.picked = rightly
        self._table.refresh()
        told = _("Read on first.") if self.tutor.is_told else _("Not that one: look where the hand points.")
        self._services.say(told)

    def prompts(self, usual: list[tuple[str, str]]) -> list[tuple[str, str]]:
        told = super().prompts(usual)
        return told if any(kind == "menu" for kind, _text in told) else [*told, ("menu", _("Menu"))]
