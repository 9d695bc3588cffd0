"""Menus: the dungeon in the background, a heading, a sheet with the content, and buttons below it; and a menu page that
counts up the score of a play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple, Protocol

from game.core.text import N_
from game.i18n import _

from ..base.geometry import Box
from ..base.tween import out
from ..gfx.canvas import Canvas
from ..gfx.fonts import Fonts
from ..gfx.pictures import SLACK
from ..input.bindings import POINT, PRESS, RELEASE, SCROLL, Intent
from ..play.features.press_rules import Misfire
from ..services import Services
from ..table.room.hall import Hall
from ..ui.buttons import Button, alike, in_one_line
from ..ui.scene import Scene
from ..ui.scroll import MARGIN, NOTCH, SLIGHT, Scroller
from ..ui.text import Headline, Panel
from ..ui.widget import Widget

HEAD = 76.0  # height kept above the sheet
FOOT_H, FOOT_WIDE, FOOT_GAP, FOOT_EDGE = 68.0, 330.0, 20.0, 10.0
EDGE, PAPER_EDGE = 30.0, 48.0  # from the edge of a dark sheet, and of a paper one, to the content
RING_ROOM = 14.0  # margin for the focus ring of scrolling widgets
BAR_ROOM = 22.0  # width for the scroll bar


class FootButton(NamedTuple):
    """A button below the sheet."""

    id: str
    label: str
    icon: str
    do: Callable[[], object]
    primary: bool = False
    enabled: bool = True
    help: str = ""


def grown(height: float, letters: Fonts) -> float:
    """A row's height, enlarged for large letters."""
    return height * (0.7 + 0.3 * letters.scale)


def feet_room(letters: Fonts) -> float:
    """The height that the row of buttons needs at the foot of a page."""
    return grown(FOOT_H, letters) + 2 * FOOT_EDGE


def in_a_row(feet: Sequence[FootButton], page: Box, letters: Fonts) -> Sequence[Button]:
    """The buttons side by side at the foot of a page, all with the same letter size."""
    gaps, high = (len(feet) - 1) * FOOT_GAP, grown(FOOT_H, letters)
    widths = _widths(feet, page.w - 80 - gaps, letters)
    x, y = page.centre[0] - (sum(widths) + gaps) / 2, page.bottom - high - FOOT_EDGE
    starts = accumulate((wide + FOOT_GAP for wide in widths), initial=x)
    return alike([
        Button(foot.id, foot.label, Box(left, y, wide, high), foot.do, letters, foot.icon, foot.primary, foot.help,
               foot.enabled)
        for foot, left, wide in zip(feet, starts, widths, strict=False)
    ])  # fmt: skip


def list_room(box: Box) -> Box:
    """The room for the widgets of a list that scrolls in a box."""
    return Box(box.x + RING_ROOM, box.y + 12, box.w - 2 * RING_ROOM - BAR_ROOM, box.h)


def centred(widgets: Sequence[Widget], box: Box) -> list[Widget]:
    """The widgets, made for `list_room(box)`, moved to the middle of the box if no scroll bar is needed."""
    if _high(widgets, box) <= box.h + SLIGHT:
        for widget in widgets:
            widget.box = widget.box.moved(BAR_ROOM / 2, 0)
    return list(widgets)


def _widths(feet: Sequence[FootButton], room: float, letters: Fonts) -> list[float]:
    """The buttons' widths: equal, or by need if only that keeps each label on one line.

    None is wider than usual; otherwise the focus could not get past the button to a widget above its end.
    """
    alike = min(FOOT_WIDE, room / max(1, len(feet)))
    needed = [in_one_line(foot.label, foot.icon, letters) for foot in feet]
    spare = room - sum(needed)
    widest = max(needed, default=0.0)
    if widest <= alike or widest > FOOT_WIDE or spare < 0:
        return [alike] * len(feet)
    more = min(spare / len(feet), FOOT_WIDE - widest)
    return [need + more for need in needed]


class SheetedScene(Protocol):
    """A scene with a sheet. `span` is the sheet's left edge and width in design pixels; with `on_paper` it is made of
    paper."""

    services: Services
    scroller: Scroller
    span: tuple[float, float]
    on_paper: bool

    @property
    def page(self) -> Box:
        """The part of the window for widgets."""

    def title(self) -> str:
        """The heading."""


class Sheet:
    """The sheet of a page: where it is and where its content goes, with a heading above and buttons below.

    `trim` returns the sheet from its usual box, `inset` the part of it for the content.
    """

    def __init__(self, scene: SheetedScene, trim: Callable[[Box], Box], inset: Callable[[Box], Box]):
        self._scene, self._trim, self._inset = scene, trim, inset

    @property
    def box(self) -> Box:
        """The sheet."""
        page, (left, wide) = self._scene.page, self._scene.span
        top = page.y + HEAD
        return self._trim(Box(left, top, wide, page.bottom - feet_room(self._scene.services.fonts) - top))

    @property
    def inner(self) -> Box:
        """The part of the sheet for the content."""
        return self._inset(self.box)

    def frame(self, *feet: FootButton) -> list[Widget]:
        """The heading, the sheet and the buttons below it."""
        page, letters = self._scene.page, self._scene.services.fonts
        return [
            Headline("heading", self._scene.title(), Box(page.x + 60, page.y + 1, page.w - 120, HEAD - 6), letters),
            Panel("sheet", self.box, "parchment" if self._scene.on_paper else "panel-dark"),
            *in_a_row(feet, page, letters),
        ]

    def scrolling(self, widgets: Sequence[Widget], box: Box) -> list[Widget]:
        """Make widgets, laid out for `list_room(box)`, scroll in the box."""
        scroller = self._scene.scroller
        scroller.height, scroller.shows_top = _high(widgets, box), True
        scroller.box = Box(box.x, box.y, box.w - (BAR_ROOM if scroller.height > box.h + SLIGHT else 0), box.h)
        for widget in widgets:
            widget.scrolls = True
        return list(widgets)

    def tall(self, height: float) -> float:
        """A row's height, enlarged for large letters."""
        return grown(height, self._scene.services.fonts)


def _high(widgets: Sequence[Widget], box: Box) -> float:
    """The height of the content that scrolls in a box."""
    return max((widget.box.bottom for widget in widgets), default=box.y) - box.y + MARGIN


FOOT, LARGE_FOOT = 46.0, 56.0  # height of the bar of prompts: usual, and in large letters
DIM = 150
MOTTO = N_("Four dungeons in one pack of cards.")


class MenuScene(Scene):
    """A scene in front of the dungeon, most often with a sheet (`game.app.screens.menu.Sheet`)."""

    dim = DIM
    backlit = False  # True: fires hidden behind widgets shine past them
    span = (80.0, 1120.0)  # the sheet's left edge and width in design pixels
    on_paper = False  # True: the sheet is made of paper

    def __init__(self, services: Services):
        super().__init__(services)
        self.painter.below.append(self._draw_room)
        self.sheet = Sheet(self, self._trim, self._inset)

    def _trim(self, whole: Box) -> Box:
        """The sheet's box, from the usual one."""
        return whole

    def _inset(self, sheet: Box) -> Box:
        """The part of the sheet for the content."""
        edge = PAPER_EDGE if self.on_paper else EDGE
        return sheet.inset(edge, edge - 4)

    def hall(self) -> Hall:
        """The room in the background."""
        return self.services.halls.empty("title", self.services.canvas)

    @property
    def page(self) -> Box:
        """The part of the window for widgets: the grid and the room above it, without the bar of prompts."""
        grid = self.services.layout.grid
        return Box(grid.x, grid.y, grid.w, grid.h - self._foot)

    @property
    def _foot(self) -> float:
        return LARGE_FOOT if self.services.fonts.large else FOOT

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Back"))]

    def update(self, dt: float) -> bool:
        return False

    def ambient(self, dt: float) -> bool:
        if self.services.settings.still or not self.hall().burning(self._unlit()):
            return False
        self.hall().update(dt)
        return True

    def _draw_room(self, canvas: Canvas) -> None:
        """Draw the room, darkened except where visible fires shine; with high contrast, a plain dark surface."""
        hall, settings, unlit = self.hall(), self.services.settings, self._unlit()
        hall.draw_room(canvas, settings.flicker and not settings.still and bool(hall.burning(unlit)))
        if self.dim or settings.contrast:
            canvas.fill(canvas.layout.whole, canvas.theme.night, 255 if settings.contrast else self.dim)
        if not settings.contrast:
            hall.draw_firelight(canvas, self.dim, unlit)
            hall.draw_flames(canvas, self.covered())

    def _unlit(self) -> list[Box]:
        """Boxes behind which fires do not shine."""
        return [] if self.backlit else self.covered()

    def covered(self) -> list[Box]:
        """Boxes in which no flames are drawn."""
        return [box for widget in self.widgets if (box := widget.covers) is not None]

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.services.stack.top is not self:
            return  # the scene on top draws its own bar
        grid, foot = canvas.layout.grid, self._foot
        self.prompt_bar.draw(canvas, self.prompts(), Box(grid.x + 20, grid.bottom - foot + 4, grid.w - 40, foot - 10))


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
