"""The base of pages of settings: one row for each, and a line that explains the focused one."""

from collections.abc import Sequence

from game import i18n
from game.i18n import _

from ..base.geometry import Box
from ..services import Services
from ..settings import SYSTEM, SettingRow
from ..ui import settings_rows
from ..ui.buttons import tabs
from ..ui.scroll import MARGIN
from ..ui.text import Words, bone
from ..ui.values import Choice, Slider, Toggle
from ..ui.widget import Widget
from .menu import MenuScene, list_room

ROW_H, ROW_GAP = 62.0, 6.0
TALLEST = 78.0  # greatest height of a row, on a short page
HELP_SIZE = 24.0
HELP_LOW, HELP_HIGH, HELP_GAP = 48.0, 66.0, 6.0  # help line: least and greatest height, gap above
TAB_H, TAB_EDGE = 64.0, 26.0


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
        """The tabs."""
        sheet = self.sheet.box
        box = Box(sheet.x + TAB_EDGE, sheet.y - TAB_H + 4, sheet.w - 2 * TAB_EDGE, TAB_H)
        return tabs(box, self._pages(), self._page_open(), self.turn_to, self.services.fonts, ("", _("open")))

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
    return settings_rows.HIGH if row.kind == "backs" else ROW_H


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
    choices = languages(value) if row.key == "language" else [(each, _(name)) for each, name in row.choices]
    if row.kind == "backs":
        return settings_rows.Backs(row.key, label, box, choices, value, change, services.fonts, help, row.icon)
    return Choice(row.key, label, box, choices, value, change, services.fonts, help, row.icon)


def languages(current: str) -> list[tuple[str, str]]:
    """The languages by their own names, after that of the system. The pseudo-language for tests is listed only while in
    use."""
    spoken = [(code, name) for code, name in i18n.languages().items() if code != i18n.PSEUDO or code == current]
    own = i18n.languages()[i18n.detect()]
    return [(SYSTEM, _("Same as system: {language}").format(language=own)), *spoken]
