"""The settings, one page for each group."""

from collections.abc import Sequence

from game.i18n import _

from ..base.geometry import Box
from ..services import Services
from ..settings import HANDS, ROWS, SECTIONS, Section, usual_values
from ..settings import SettingRow as Shown
from ..ui.buttons import Row
from ..ui.text import Words
from ..ui.widget import Widget
from .menu import FootButton
from .rows import RowsScene
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
        return [self._about(), *(_(row.help) for row in self.section.rows)]

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
            FootButton("done", _("Done"), "check", self.back, primary=True),
        )  # fmt: skip
        rows = self.rows(self.section.rows, more=int(self.section is HANDS))
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
