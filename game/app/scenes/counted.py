"""A page on which a play is counted up: line after line comes, then the buttons under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..hands.intent import POINT, PRESS, RELEASE, SCROLL, Intent
from ..scroll import NOTCH
from ..tween import out
from ..ui.press import Button
from ..ui.widget import Widget
from .menu import MenuScene
from .sheet import Foot, in_a_row

if TYPE_CHECKING:
    from ..desk import Desk

FIRST, QUICK, BEAT = 0.25, 0.2, 0.45  # seconds to the first line, after what was done, and after a line of the score
GUARD, HURRIED = 0.8, 1.2  # seconds in which a press was still meant for something else; after all came at once
RISE, LOW = 0.22, 26.0  # seconds in which the buttons come up, and design pixels by which they start lower
MEANT = ("confirm", "cancel", PRESS, RELEASE)  # presses that could leave the page
EVERYTHING = 10_000  # lines, or more than there are
QUIET = (POINT, RELEASE, SCROLL)  # intents that hurry nothing


class CountedScene(MenuScene):
    """Subclasses show the first `shown` of `all` lines, the first `quick` of which come faster, in what scrolls."""

    def __init__(self, desk: Desk):
        super().__init__(desk)
        self.shown, self.all = (EVERYTHING if desk.settings.still or not desk.settings.pace else 0), 1
        self.quick = 0  # of all steps those that tell what was done
        self.rest, self.told = FIRST, False
        self.guard = HURRIED if self.shown else 0.0
        self.up = 1.0 if self.shown else 0.0  # how far the buttons have come, from 0 to 1

    # what subclasses say

    def feet(self) -> list[Foot]:
        """The buttons."""
        raise NotImplementedError

    def finale(self) -> list[str]:
        """What is said once everything is there, after the title."""
        raise NotImplementedError

    def celebrate(self) -> None:
        """Everything is there: let it be heard how good it is."""

    # the buttons

    def prompts(self) -> list[tuple[str, str]]:
        if self.shown < self.all:
            return [("confirm", _("Show all"))]
        more = self.at_rest() and self._may_scroll("down")
        return [*([("down", _("Read on"))] if more else []), *super().prompts()]

    def buttons(self) -> Sequence[Button]:
        """The buttons, which a press does not reach before all could be read."""
        feet = in_a_row(self.feet(), self.page, self.desk.type)
        for foot in feet:
            foot.enabled = foot.ringed = self.at_rest()
            foot.waits = True
        return feet

    def seen_at(self, widget: Widget) -> Box:
        box = super().seen_at(widget)
        return box.moved(0, LOW * (1 - out(self.up))) if isinstance(widget, Button) else box

    def _draw_widget(self, canvas: Canvas, widget: Widget) -> None:
        """Before all lines are there, no button is seen."""
        if self.shown >= self.all or not isinstance(widget, Button):
            super()._draw_widget(canvas, widget)

    # the lines come

    def announce(self) -> None:
        """What can be done is said once all has been told."""
        if self.told:
            super().announce()
        else:
            self.desk.narrator.say(self.title())

    def enter(self) -> None:
        super().enter()
        if self.shown == self.all:
            self._finish()

    def handle(self, intent: Intent) -> None:
        if self.guard > 0 and intent.kind in MEANT:
            self.guard = max(self.guard, GUARD)  # it was meant to hurry what is all there by now
        elif self.shown < self.all and intent.kind not in QUIET:
            self.shown, self.guard = self.all - 1, HURRIED
            self._next()
        elif intent.kind in ("up", "down") and self._may_scroll(intent.kind):
            self._scroll_by(NOTCH if intent.kind == "down" else -NOTCH)
        else:
            super().handle(intent)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.desk.stack.transition is not None:
            return moving
        if self.shown >= self.all and self.up < 1:
            self.up, moving = min(1.0, self.up + dt / RISE), True
        if self.at_rest():
            return moving
        if self.guard > 0:
            self.guard -= dt
            if self.at_rest():
                self.refresh()  # what waited can be pressed now
                self.touch.focus(self.desk.settings.still)
        if self.shown < self.all:
            self.rest -= dt * (self.desk.settings.pace or 1.0)
            if self.rest <= 0:
                self._next()
        return True

    def _next(self) -> None:
        quick = self.shown < self.quick
        self.shown, self.rest = self.shown + 1, QUICK if quick else BEAT
        last = self.shown == self.all
        if last:
            self.guard = max(self.guard, GUARD)
        self.desk.sounds.play("card-place" if last or quick else "coin")
        self.refresh()
        newest = [widget for widget in self.widgets if widget.scrolls][-1]
        self._show(newest.id)
        if last:
            self._finish()

    def _finish(self) -> None:
        """Everything is there: it is said, and what could hardly be better is celebrated."""
        self.celebrate()
        for text in self.finale():
            self.desk.narrator.say(text)
        self.told = True
        self.speak_focus(interrupt=False)

    def at_rest(self) -> bool:
        """Has all been told, and could be read?"""
        return self.shown >= self.all and self.guard <= 0
