"""The settings, one page for each group; and at the very first start the welcome page, with the first few of them."""

from collections.abc import Sequence

from game.i18n import _

from ..base.geometry import Box
from ..base.tween import out
from ..gfx.canvas import Canvas
from ..services import Services
from ..settings import HANDS, ROWS, SECTIONS, Section, SettingRow, usual_values
from ..settings import SettingRow as Shown
from ..table.card_art import CardArt
from ..ui.buttons import Row
from ..ui.buttons import Row as Line
from ..ui.cards import Fan
from ..ui.text import Panel, Words, cream
from ..ui.values import Toggle
from ..ui.widget import Look, Widget
from .menu import MOTTO, FootButton, MenuScene, feet_room, in_a_row
from .rows import HELP_SIZE, LetterSizes, RowsScene, TallChoice, TallSlider, alike, languages, worth_showing
from .samples import SampleSheet

KEYS = "bindings"  # id of the row that opens the key bindings


class SettingsScene(RowsScene):
    """All settings, each with a picture and a line that explain it."""

    name = "settings"

    def __init__(self, services: Services):
        super().__init__(services)
        self.section: Section = SECTIONS[0]
        self.sample = SampleSheet(services, lambda: self.sheet.inner, self._shown)

    def title(self) -> str:
        return _("Settings")

    def _pages(self) -> list[tuple[str, str]]:
        return [(section.id, _(section.label)) for section in SECTIONS]

    def _page_open(self) -> str:
        return self.section.id

    def turn_to(self, page: str) -> None:
        self.section = next(section for section in SECTIONS if section.id == page)
        self.scroller.offset = 0.0

    def _about(self) -> str:
        return _("Changes are saved at once.")

    def _helps(self) -> list[str]:
        return [self._about(), *(_(row.help) for row in self._settings())]

    def _settings(self) -> list[SettingRow]:
        return [row for row in self.section.rows if worth_showing(row)]

    def _shown(self) -> Shown:
        """The setting that the side sheet shows; the page's first one while a tab or a button below the list has the
        focus."""
        if self.focus == KEYS:
            return Shown(KEYS, "", "", "", "keyboard")
        return ROWS.get(self.focus or "") or self.section.rows[0]

    def first_focus(self) -> str | None:
        return self.section.rows[0].key

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Change")), ("cancel", _("Back")), ("prev", _("Previous page")), ("next", _("Next page"))]

    def build(self) -> list[Widget]:
        frame = self.sheet.frame(
            FootButton("reset", _("Reset settings"), "undo", self._ask_reset,
                 help=_("Resets every page. Language and keys stay as they are.")),
            FootButton("accessibility", _("Accessibility"), "accessibility", self.services.routes.menus.accessibility,
                 help=_("Tells what there is for eyes, ears, hands and memory.")),
            FootButton("done", _("Done"), "check", self.back, primary=True),
        )  # fmt: skip
        rows = self.rows(self._settings(), more=int(self.section is HANDS))
        if self.section is HANDS:
            rows.append(self._bindings_row(rows))
        return [*frame, *self.tab_row(), *self.sheet.scrolling(rows, self.list_box), *self.sample.widgets(),
                self.help_line()]  # fmt: skip

    @property
    def list_box(self) -> Box:
        return self.sample.list_box(super().list_box)

    def help_line(self, rows: Sequence[Widget] = ()) -> Words:
        return self.sample.help_line(super().help_line(rows))

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        if id != self.focus:
            self.sample.rewind()
        super().set_focus(id, quiet)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        return self.sample.update(dt) or moving

    def ambient(self, dt: float) -> bool:
        restless = super().ambient(dt)
        if not self.sample.burns:
            return restless
        if not restless:  # no fire of the room is visible, but one burns in the picture
            self.hall().update(dt)
        return True

    def _bindings_row(self, above: Sequence[Widget]) -> Widget:
        box = self.under(above, above[-1].box.h)
        help = _("Which key, mouse button or pad button does what.")
        return Row(KEYS, _("Keys and buttons"), box, self._bindings, self.services.fonts, icon="keyboard", help=help)

    def _bindings(self) -> None:
        self.services.routes.menus.bindings()

    def _ask_reset(self) -> None:
        text = _("Reset every page of the settings? Language and keys stay as they are.")
        self.services.routes.menus.ask(text, _("Reset"), lambda: self.services.change(**usual_values()))


LEFT, SHARES = ("language", "text"), (0.38, 0.62)  # settings on the left, and their shares of the height
RIGHT, SPOKEN = ("contrast", "narration", "master"), "voice"  # on the right; added if the narrator is on
ONE, TWO = 1.0, 1.25  # relative heights of a switch, and of a setting on two lines
LOGO, LOW_LOGO, SHAPE = 124.0, 96.0, 4.0  # height of the logo, also in large letters; its width divided by its height
LINE, LINE_SIZE = 42.0, 27.0  # height of the line below it, and its letter size
SPAN = (190.0, 900.0)  # the sheet's left edge and width; torches burn on both sides
HIGH, HIGHER = 306.0, 346.0  # height of the sheet; with one more row. In large letters it fills the page
EDGE, GAP, APART = 24.0, 8.0, 18.0  # margin in the sheet; gaps between rows and between columns
CARDS, MOST, AIR = ("KC", "7H", "QS", "9D", "AS"), 210.0, 12.0  # cards; their greatest height, margin around
LATER, RISING = 0.15, 0.5  # seconds before the cards rise (not in the first frame), and rising
HELP, LARGE_HELP = 42.0, 52.0  # height of the help line below the sheet; in large letters


class WelcomeScene(MenuScene):
    """A page that is shown once, before the title."""

    name = "welcome"
    music = "music-title"
    dim = 90

    def __init__(self, services: Services):
        super().__init__(services)
        self.painter.below.append(self._draw_sign)
        self.since = 0.0  # seconds since the page appeared

    def title(self) -> str:
        return _("Welcome to Underdeck")

    def first_focus(self) -> str | None:
        return LEFT[0]

    def prompts(self) -> list[tuple[str, str]]:
        return [
            ("confirm", _("Choose") if self.focus in ("title", "settings") else _("Change")),
            ("cancel", _("To the title screen")),
        ]

    def build(self) -> list[Widget]:
        page, letters, sheet = self.page, self.services.fonts, self._page_box
        inner = sheet.inset(EDGE, EDGE)
        wide = (inner.w - APART) / 2
        left, right = inner._replace(w=wide), Box(inner.x + wide + APART, inner.y, wide, inner.h)
        rows = alike([*self._column(LEFT, SHARES, left), *self._column(*self._heard(), right)], letters)
        focused = next((row.help for row in rows if row.id == self.focus != LEFT[0]), "")
        told = focused or _("You can change all this later, in the settings.")
        help = Box(page.x + 60, sheet.bottom, page.w - 120, self._feet + 4 - sheet.bottom)
        logo = self._logo()
        line = Box(page.x + 60, logo.bottom, page.w - 120, letters.scale * LINE)
        return [
            Words("line", _(MOTTO), line, letters, "strong", LINE_SIZE, cream, "centre",
                  0.5, 1, shade=True),
            Panel("sheet", sheet, "panel-dark"),
            *rows,
            Words("help", told, help, letters, "body", HELP_SIZE, cream, "centre", 0.5, 1, shade=True),
            *in_a_row([FootButton("settings", _("All settings"), "gear", self.services.routes.menus.settings),
                       FootButton("title", _("Begin"), "play", self.back, primary=True)], page, letters),
        ]  # fmt: skip

    def _heard(self) -> tuple[tuple[str, ...], tuple[float, ...]]:
        """The settings on the right, and their shares of the height."""
        keys = (*RIGHT, SPOKEN) if self.services.settings.narration else RIGHT
        parts = [ONE if ROWS[key].kind == "toggle" else TWO for key in keys]
        return keys, tuple(part / sum(parts) for part in parts)

    def _column(self, keys: tuple[str, ...], shares: tuple[float, ...], box: Box) -> list[Line]:
        """Settings one below the other, each with its share of the height."""
        rows, y, room = list[Line](), box.y, box.h - (len(keys) - 1) * GAP
        for key, share in zip(keys, shares, strict=True):
            rows.append(tall_row(self.services, ROWS[key], Box(box.x, y, box.w, room * share)))
            y += room * share + GAP
        return rows

    @property
    def _feet(self) -> float:
        """The y at which the buttons begin."""
        return self.page.bottom - feet_room(self.services.fonts)

    @property
    def _page_box(self) -> Box:
        large, high = self.services.fonts.large, HIGHER if self.services.settings.narration else HIGH
        foot = self._feet - (LARGE_HELP if large else HELP)
        top = self._logo().bottom + self.services.fonts.scale * LINE + 4 if large else foot - high
        return Box(SPAN[0], top, SPAN[1], foot - top)

    @property
    def _fan(self) -> Box:
        """The place of the cards, between the motto and the sheet; its height is 0 if there is no room."""
        top = self._logo().bottom + self.services.fonts.scale * LINE
        room = 0.0 if self.services.fonts.large else self._page_box.y - top - 2 * AIR
        high = min(MOST, max(0.0, room))
        return Box(0, top + AIR + (room - high) / 2, 1280, high)

    def _logo(self) -> Box:
        high = LOW_LOGO if self.services.fonts.large else LOGO
        return Box(640 - high * SHAPE / 2, self.page.y + 2, high * SHAPE, high)

    def _draw_sign(self, canvas: Canvas) -> None:
        self._rise(canvas)
        canvas.picture("ui/logo", self._logo())

    @property
    def _open(self) -> float:
        """The progress of the rising cards, from 0 to 1."""
        return 1.0 if self.services.settings.still else min(1.0, max(0.0, (self.since - LATER) / RISING))

    def update(self, dt: float) -> bool:
        moving = self._open < 1.0
        self.since += dt
        return moving

    def _rise(self, canvas: Canvas) -> None:
        """Draw the cards that rise from behind the sheet."""
        place = self._fan
        if place.h <= 0 or self._open <= 0:
            return
        art = CardArt(canvas, self.services.settings.four_colours)
        down = (1 - out(self._open)) * (self._page_box.y - place.y)
        Fan("cards", "", CARDS, place, art).draw(canvas, place.moved(0, down), Look())

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        before = self.focus
        super().set_focus(id, quiet)
        if self.focus != before:
            self.refresh()  # for the help line

    def back(self) -> None:
        """Note that the welcome has been seen, and go to the title."""
        self.services.change(welcomed=True)
        self.services.routes.menus.title()


def tall_row(services: Services, row: SettingRow, box: Box) -> Line:
    """The widget of a setting, on two lines; a switch has one."""
    value, label, help, letters = getattr(services.settings, row.key), _(row.label), _(row.help), services.fonts

    def change(new: object) -> None:
        services.change(**{row.key: new})

    if row.kind == "toggle":
        return Toggle(row.key, label, box, value, change, letters, (_("off"), _("on")), help, row.icon)
    if row.kind == "slider":
        return TallSlider(row.key, label, box, value, change, letters, help, row.icon)
    if row.key == "text":
        choices = [(each, _(name)) for each, name in row.choices]
        return LetterSizes(row.key, label, box, choices, value, change, letters, help, row.icon)
    return TallChoice(row.key, label, box, languages(value), value, change, letters, help, row.icon)
