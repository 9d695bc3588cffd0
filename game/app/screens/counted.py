"""A page that counts up the score of a play: the lines appear one by one, then the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _

from ..base.geometry import Box
from ..base.tween import out
from ..gfx.pictures import SLACK
from ..input.bindings import POINT, PRESS, RELEASE, SCROLL, Intent
from ..play.features.press_rules import Misfire
from ..services import Services
from ..ui.buttons import Button
from ..ui.scroll import NOTCH
from ..ui.widget import Widget
from .menu import FootButton, MenuScene, in_a_row

FIRST, QUICK, BEAT = 0.25, 0.2, 0.45  # seconds: before the first line, after a deed, after a line of the score
GUARD, HURRIED = 0.8, 1.2  # seconds during which presses are ignored: normally, and after the player skipped to the end
RISE, LOW = 0.22, 26.0  # seconds in which the buttons rise, and how many design pixels lower they start
MEANT = ("confirm", "cancel", PRESS, RELEASE)  # intents that could leave the page
EVERYTHING = 10_000  # more lines than any page has
QUIET = (POINT, RELEASE, SCROLL)  # intents that do not skip to the end


class CountedScene(MenuScene):
    """A base class: subclasses show the first `shown` of `all` lines in the scrolling part; the first `quick` ones come
    faster."""

    def __init__(self, services: Services):
        super().__init__(services)
        self.reader.reads_focus = lambda: self.told  # the focus is read once everything is shown
        self.painter.shifts.append(self._lifted_buttons)
        self.painter.hides = self._is_hidden
        self.shown, self.all = (EVERYTHING if services.settings.still or not services.settings.pace else 0), 1
        self.quick = 0  # number of steps that tell of deeds; they come first
        self.rest, self.told = FIRST, False
        self.misfire = Misfire(HURRIED, now=self.shown > 0)
        self.up = 1.0 if self.shown else 0.0  # progress of the rising buttons, from 0 to 1

    # for subclasses to override

    def feet(self) -> list[FootButton]:
        """The buttons at the foot of the page."""
        raise NotImplementedError

    def _finale(self) -> list[str]:
        """The lines for the narrator once everything is shown; they follow the title."""
        raise NotImplementedError

    def _celebrate(self) -> None:
        """Play sounds that fit the result; called once everything is shown."""

    # the buttons

    def prompts(self) -> list[tuple[str, str]]:
        if self.shown < self.all:
            return [("confirm", _("Show all"))]
        if self.at_rest() and self.scroller.may("down"):
            return [("down", _("Read on")), *super().prompts()]
        if self.at_rest() and self.scroller.may("up"):
            return [("up", _("Back to the top")), *super().prompts()]
        return super().prompts()

    def buttons(self) -> Sequence[Button]:
        """The buttons at the foot; they cannot be pressed before the page is at rest."""
        feet = in_a_row(self.feet(), self.page, self.services.fonts)
        for foot in feet:
            foot.enabled = foot.ringed = self.at_rest()
            foot.waits = True
        return feet

    def _lifted_buttons(self, widget: Widget, box: Box) -> Box:
        return box.moved(0, LOW * (1 - out(self.up))) if isinstance(widget, Button) else box

    def _is_hidden(self, widget: Widget) -> bool:
        """True for buttons until all lines are shown."""
        return self.shown < self.all and isinstance(widget, Button)

    # showing the lines

    def enter(self) -> None:
        super().enter()
        if self.shown == self.all:
            self._finish()

    def handle(self, intent: Intent) -> None:
        if self.misfire.is_near and intent.kind in MEANT:
            self._wait(GUARD)  # the player wanted to skip, but everything has just appeared
        elif self.shown < self.all and intent.kind not in QUIET:
            self._show_all(HURRIED)
        elif intent.kind in ("up", "down") and self.scroller.may(intent.kind):
            self._scroll_by(NOTCH if intent.kind == "down" else -NOTCH)
        else:
            super().handle(intent)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.services.stack.transition is not None:
            return moving
        if self.shown >= self.all and self.up < 1:
            self.up, moving = min(1.0, self.up + dt / RISE), True
        if self.at_rest():
            return moving
        if self.misfire.update(dt) and self.at_rest():
            self.refresh()  # the buttons can be pressed now
            self.touch.focus(self.services.settings.still)
        if self.shown < self.all:
            self.rest -= dt * (self.services.settings.pace or 1.0)
            if self.rest <= 0:
                self._next()
        return True

    def _next(self) -> None:
        quick = self.shown < self.quick
        self.shown, self.rest = self.shown + 1, QUICK if quick else BEAT
        last = self.shown == self.all
        if last:
            self._wait(GUARD)
        self.services.sounds.play("card-place" if last or quick else "coin")
        self.refresh()
        if last:
            self._finish()
        elif not self._newest_is_seen():
            self._show_all(GUARD)  # a page too long stays at its top; what is below is read when the player scrolls

    def _newest_is_seen(self) -> bool:
        """True if the last line shown so far lies in view."""
        newest = max(widget.box.bottom for widget in self.widgets if widget.scrolls)
        return newest <= self.scroller.box.bottom + self.scroller.offset + SLACK

    def _show_all(self, guard: float) -> None:
        """Show all lines that are left at once, with the page at its top; presses are ignored for `guard` seconds."""
        self.shown = self.all - 1
        self.misfire.expect(seconds=guard)
        self._next()
        self._scroll_by(-self.scroller.offset)

    def _wait(self, guard: float) -> None:
        """Let presses be ignored for at least `guard` seconds."""
        self.misfire.expect(seconds=max(self.misfire.left, guard))

    def _finish(self) -> None:
        """Celebrate the result and let the narrator speak it, once everything is shown."""
        self._celebrate()
        for text in self._finale():
            self.services.narrator.say(text)
        self.told = True
        self.reader.read_focus(interrupt=False)

    def at_rest(self) -> bool:
        """True once all lines are shown and the time in which presses are ignored is over."""
        return self.shown >= self.all and not self.misfire.is_near
