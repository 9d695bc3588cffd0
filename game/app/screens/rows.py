"""The base of pages with rows, a line that explains the focused one, and tabs; and the rows of settings: of two
storeys, and card backs."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game import i18n
from game.core.game import Game
from game.i18n import _, p_

from .. import window
from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..services import Services
from ..settings import SYSTEM, TEXT_SIZES, SettingRow
from ..table.card_art import SHAPE, back_picture
from ..ui.buttons import ICON, Row, tabs
from ..ui.scroll import MARGIN
from ..ui.text import Words, bone
from ..ui.values import FIGURE, KNOB, Choice, Displayed, Slider, Toggle
from ..ui.widget import Look, Widget
from .menu import MenuScene, list_room

EDGE = 7.0  # margin above the upper storey and below the lower one
ABOVE = 0.54  # share of the height for the upper storey
NAME = 24.0  # text size
SAMPLE, SAMPLE_SIZE = "Aa", 25.0  # sample text, and its size at the usual text size
HEAD = 0.34  # share of the height for the name above the samples
APART = 8.0  # gap between two samples


def upper(inner: Box) -> Box:
    """The place of the name."""
    return Box(inner.x, inner.y + EDGE, inner.w, inner.h * ABOVE - EDGE)


def lower(inner: Box) -> Box:
    """The place of the control."""
    return Box(inner.x, inner.y + inner.h * ABOVE, inner.w, inner.h * (1 - ABOVE) - EDGE)


class TallSlider(Slider):
    """A slider below its name."""

    def __init__(
        self, id: str, label: str, box: Box, amount: int, change: Callable[[int], object], letters: Fonts,
        help: str = "", icon: str = "",
    ):  # fmt: skip
        super().__init__(id, label, box, amount, change, letters, help, icon)
        room = upper(self._inner(box))
        self.name = letters.block(label, "body", NAME, room.w - FIGURE - 6, room.h, lines=1)

    @staticmethod
    def _track(inner: Box) -> Box:
        room = lower(inner)
        return Box(room.x + KNOB / 2, room.centre[1] - 6, room.w - KNOB, 12)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        self.draw_icon(canvas, box)
        inner = self._inner(box)
        canvas.block(self.name, upper(inner), canvas.theme.cream)
        if self.worth is not None:
            canvas.block(self.worth, upper(inner), canvas.theme.gold, "right")
        self.draw_track(canvas, self._track(inner))


class TallChoice(Choice):
    """One of several values, the current one below the row's name."""

    def lay(self) -> None:
        above, below = upper(self._inner(self.box)), lower(self._inner(self.box))
        self.name = self.letters.block(self.label, "body", NAME, above.w, above.h, lines=1)
        self.worth = self.letters.block(self.value, "strong", NAME, below.w - 2 * ICON, below.h, lines=1)

    def _area(self, inner: Box) -> Box:
        return lower(inner)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        self.draw_icon(canvas, box)
        canvas.block(self.name, upper(self._inner(box)), canvas.theme.cream)
        self.draw_value(canvas, self._inner(box), look)


class LetterSizes(Displayed):
    """The text sizes, as samples of each size side by side."""

    def lay(self) -> None:
        inner = self._inner(self.box)
        self.head = min(inner.h * HEAD, NAME * 1.4 * self.letters.scale)
        self.letter(self.letters.block(self.label, "body", NAME, inner.w, self.head, lines=1).size)
        tile = self.tiles(inner)[0][1]
        self.samples = [
            self.letters.block(SAMPLE, "strong", SAMPLE_SIZE * TEXT_SIZES[each], tile.w, tile.h, lines=1, grow=False)
            for each in self.values
        ]
        self.worth = None

    def letter(self, size: float) -> None:
        """Set the name in exactly this size, and the chosen value, too, if there is room."""
        room = self._inner(self.box).w
        self.name = self.letters.block(self.label, "body", size, room, lines=1, grow=False)
        title = self.letters.block(self.value, "strong", size, room, lines=1, grow=False)
        self.title = title if title.width + self.name.width + 2 * APART <= room else None

    def blocks(self) -> tuple[Block, ...]:
        return self.name, *([self.title] if self.title else []), *self.samples

    def tiles(self, inner: Box) -> list[tuple[str, Box]]:
        wide = (inner.w - (len(self.values) - 1) * APART) / len(self.values)
        y = inner.y + EDGE + self.head + 4
        return [(each, Box(inner.x + i * (wide + APART), y, wide, inner.bottom - EDGE - 4 - y))
                for i, each in enumerate(self.values)]  # fmt: skip

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        theme = canvas.theme
        for (each, tile), sample in zip(self.tiles(inner), self.samples, strict=True):
            chosen = each == self.current
            canvas.plate("list-row-selected" if chosen else "field", tile)
            canvas.block(sample, tile, theme.gold if chosen else theme.bone, "centre")

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        self.draw_icon(canvas, box)
        inner = self._inner(box)
        head = Box(inner.x, inner.y + EDGE, inner.w, self.head)
        canvas.block(self.name, head, canvas.theme.cream)
        if self.title:
            canvas.block(self.title, head, canvas.theme.gold, "right")
        self.draw_value(canvas, inner, look)


def alike(rows: Sequence[Row], letters: Fonts) -> Sequence[Row]:
    """Set the names of neighbouring rows in one size, the smallest of theirs."""
    size = min(row.name.size for row in rows)
    for row in rows:
        if isinstance(row, LetterSizes):
            row.letter(size)
        else:
            row.name = letters.block(row.label, "body", size, row.box.w, lines=1, grow=False)
    return rows


WIDE, GAP = 64.0, 9.0  # width of a card, and gap
BACKS_EDGE = 10.0  # margin above and below the cards
HIGH = WIDE * SHAPE + 2 * BACKS_EDGE  # height of the row
CHOSEN = 5.0  # frame around the chosen card
DIM = 190  # alpha of the others


class Backs(Displayed):
    """The designs as pictures; left, right and a press go through them."""

    REACH = BACKS_EDGE

    def lay(self) -> None:
        inner = self._inner(self.box)
        room, half = inner.w - self.value_room(inner.w) - GAP, inner.h / 2 - 8
        self.name = self.letters.block(self.label, "body", 25, room, half, lines=1)
        self.title = self.letters.block(self.value, "strong", 25, room, half, lines=1)
        self.worth = None

    def value_room(self, width: float) -> float:
        return len(self.values) * (WIDE + GAP) - GAP

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.title

    def tiles(self, inner: Box) -> list[tuple[str, Box]]:
        x, y = inner.right - self.value_room(inner.w), inner.y + (inner.h - WIDE * SHAPE) / 2
        return [(each, Box(x + i * (WIDE + GAP), y, WIDE, WIDE * SHAPE)) for i, each in enumerate(self.values)]

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        self.draw_icon(canvas, box)
        inner = self._inner(box)
        canvas.block(self.name, Box(inner.x, inner.y + 8, inner.w, inner.h / 2 - 8), canvas.theme.cream)
        canvas.block(self.title, Box(inner.x, inner.y + inner.h / 2, inner.w, inner.h / 2 - 8), canvas.theme.gold)
        for design, card in self.tiles(inner):
            if design == self.current:
                canvas.plate("list-row-selected", card.inset(-CHOSEN))
            canvas.picture(back_picture(design), card, 255 if design == self.current else DIM)


ROW_H, ROW_GAP = 62.0, 6.0
TALLEST = 78.0  # greatest height of a row, on a short page
HELP_SIZE = 24.0
HELP_LOW, HELP_HIGH, HELP_GAP = 48.0, 66.0, 6.0  # help line: least and greatest height, gap above
TAB_H, TAB_EDGE = 64.0, 26.0
TAB_IN = 14.0  # from the edge of a tab to its label


def game_tabs(games: Sequence[Game[Any]], wide: float, letters: Fonts) -> Sequence[tuple[str, str]]:
    """The tabs for these games above a sheet so `wide`, as (id, label); none for one game, or if they do not fit."""
    titles = [(game.id, _(game.title)) for game in games]
    room = (wide - 2 * TAB_EDGE) / len(games) - 2 * TAB_IN
    fits = [not letters.block(title, "strong", NAME, room, ROW_H, lines=1).overflow for _id, title in titles]
    return titles if len(games) > 1 and all(fits) else []


class RowsScene(MenuScene):
    """A sheet with a scrolling list, a help line at its foot and, optionally, tabs above."""

    span = (60.0, 1160.0)

    # for subclasses to override

    def _pages(self) -> Sequence[tuple[str, str]]:
        """The tabs as (id, label); empty for none."""
        return ()

    def _page_open(self) -> str:
        """The id of the open page."""
        return ""

    def turn_to(self, page: str) -> None:
        """Open a page."""

    def _about(self) -> str:
        """The help line's text while the focused widget has no help."""
        return ""

    def _helps(self) -> list[str]:
        """All texts that the help line may show on this page; the longest sets its height."""
        return [self._about()]

    def prompts(self) -> list[tuple[str, str]]:
        turn = [("prev", _("Previous page")), ("next", _("Next page"))] if self._pages() else []
        return [*super().prompts(), *turn]

    # layout

    def _trim(self, whole: Box) -> Box:
        cut = TAB_H if self._pages() else 0.0
        return Box(whole.x, whole.y + cut, whole.w, whole.h - cut)

    @property
    def list_box(self) -> Box:
        """The box in which the list scrolls."""
        inner = self.sheet.inner
        return Box(inner.x - 8, inner.y - 10, inner.w + 16, inner.h + 10 - self._help_height() - HELP_GAP)

    def tab_row(self) -> list[Widget]:
        """The tabs; nothing without pages."""
        if not self._pages():
            return []
        sheet = self.sheet.box
        box = Box(sheet.x + TAB_EDGE, sheet.y - TAB_H + 4, sheet.w - 2 * TAB_EDGE, TAB_H)
        return tabs(
            box,
            self._pages(),
            self._page_open(),
            self.turn_to,
            self.services.fonts,
            ("", p_("a tab whose page is shown", "open")),
        )

    def _help_height(self) -> float:
        letters, wide = self.services.fonts, self.sheet.inner.w - 12
        longest = max((letters.block(text, "body", HELP_SIZE, wide).height for text in self._helps()), default=0.0)
        return max(HELP_LOW, min(longest, self.sheet.tall(HELP_HIGH)))

    def help_line(self, rows: Sequence[Widget] = ()) -> Words:
        """The line that explains the focused widget; that may be one of the new `rows`, which are not in place yet."""
        inner, high = self.sheet.inner, self._help_height()
        focused = next((row for row in rows if row.id == self.focus), None) or self.widget(self.focus)
        text = (focused.help if focused else "") or self._about()
        box = Box(inner.x + 6, inner.bottom - high + 6, inner.w - 12, high)
        return Words("help", text, box, self.services.fonts, "body", HELP_SIZE, bone, "centre", 0.5)

    def rows(self, settings: Sequence[SettingRow], more: int = 0) -> list[Widget]:
        """A widget for each setting, one below the other; `more` further rows will follow."""
        high = self._row_height([self.sheet.tall(_height(row)) for row in settings], more)
        shown = list[Widget]()
        for row in settings:
            place = self.under(shown, max(high, self.sheet.tall(_height(row))))
            shown.append(setting_row(self.services, row, place))
        return shown

    def under(self, shown: Sequence[Widget], high: float) -> Box:
        """The place of the next row, below those already shown."""
        room = list_room(self.list_box)
        return Box(room.x, shown[-1].box.bottom + ROW_GAP if shown else room.y, room.w, high)

    def _row_height(self, heights: Sequence[float], more: int) -> float:
        """The height of a row; larger than usual if that fills a short page."""
        usual, count = self.sheet.tall(ROW_H), len(heights) + more
        room = list_room(self.list_box)
        spare = self.list_box.bottom - MARGIN - room.y - sum(heights) - more * usual - (count - 1) * ROW_GAP
        return min(self.sheet.tall(TALLEST), usual + max(0.0, spare) / max(1, count))

    # life cycle

    def enter(self) -> None:
        super().enter()
        self.refresh()

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        before = self.focus
        super().set_focus(id, quiet)
        if self.focus != before:
            self.refresh()  # for the help line

    def _step(self, by: int) -> None:
        """Turn the pages with the shoulder buttons."""
        ids = [id for id, _label in self._pages()]
        if not ids:
            super()._step(by)
            return
        self.turn_to(ids[(ids.index(self._page_open()) + by) % len(ids)])
        self.services.sounds.play("ui-move")
        self.refresh()
        first = next((widget.id for widget in self.widgets if widget.scrolls and widget.focusable), None)
        self.set_focus(first, quiet=True)


def _height(row: SettingRow) -> float:
    return HIGH if row.kind == "backs" else ROW_H


def setting_row(services: Services, row: SettingRow, box: Box) -> Widget:
    """The widget that shows and changes a setting."""
    value = getattr(services.settings, row.key)
    label, help = _(row.label), _(row.help)

    def change(new: object) -> None:
        services.change(**{row.key: new})
        if row.key == "rumble":
            services.input.rumble(0.5, 0.8, 0.25)
        elif row.key == "back":
            services.sounds.play("card-flip")

    if row.kind == "toggle":
        return Toggle(row.key, label, box, value, change, services.fonts, (_("off"), _("on")), help, row.icon)
    if row.kind == "slider":
        return Slider(row.key, label, box, value, change, services.fonts, help, row.icon)
    choices = OFFERED[row.key](value) if row.key in OFFERED else [(each, _(name)) for each, name in row.choices]
    if row.kind == "backs":
        return Backs(row.key, label, box, choices, value, change, services.fonts, help, row.icon)
    return Choice(row.key, label, box, choices, value, change, services.fonts, help, row.icon)


def languages(current: str) -> list[tuple[str, str]]:
    """The languages by their own names, after that of the system. The pseudo-language for tests is listed only while in
    use."""
    known = i18n.languages()
    spoken = [(code, name) for code, name in known.items() if code != i18n.PSEUDO or code == current]
    own = known[i18n.detect()]
    return [(SYSTEM, _("Same as system: {language}").format(language=own)), *spoken]


def screens(current: str) -> list[tuple[str, str]]:
    """The displays; one that is gone is shown as the first, which stands in for it."""
    found = window.displays()
    gone = current not in dict(found)
    return [(current, name) if gone and each == FIRST else (each, name) for each, name in found]


FIRST = "1"  # the first display
OFFERED: Mapping[str, Callable[[str], list[tuple[str, str]]]] = {"language": languages, "display": screens}


def worth_showing(row: SettingRow) -> bool:
    """Return False for a setting about which there is nothing to choose here."""
    return row.key != "display" or pygame.display.get_num_displays() > 1
