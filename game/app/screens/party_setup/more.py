"""The page of options that are rarely changed."""

from game.core.game import Option
from game.i18n import _

from ...base.geometry import Box
from ...services import Services
from ...ui.values import Choice
from ...ui.widget import Widget
from ..menu import BAR_ROOM, FootButton, list_room
from ..rows import ROW_GAP, ROW_H, RowsScene
from .party_choices import PartyChoices


class MoreScene(RowsScene):
    """A row for each option, and a line about the focused one."""

    name = "more"

    def __init__(self, services: Services, choices: PartyChoices):
        super().__init__(services)
        self.choices = choices

    def title(self) -> str:
        return _("More rules")

    @property
    def list_box(self) -> Box:
        return super().list_box.moved(BAR_ROOM / 2, 0)  # the list is centred, without its scroll bar

    def _helps(self) -> list[str]:
        return [_(choice.help) for option in self.choices.rare() for choice in option.choices]

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Change")), ("cancel", _("Back"))]

    def build(self) -> list[Widget]:
        room, high = list_room(self.list_box), self.sheet.tall(ROW_H)
        rows = [
            self._row(option, Box(room.x, room.y + i * (high + ROW_GAP), room.w, high))
            for i, option in enumerate(self.choices.rare())
        ]
        usual = FootButton("usual", _("Reset all"), "restart", self._as_usual)
        done = FootButton("done", _("Done"), "check", self.back, primary=True)
        return [*self.sheet.frame(usual, done), *self.sheet.scrolling(rows, self.list_box), self.help_line(rows)]

    def _row(self, option: Option, box: Box) -> Choice:
        now = self.choices.chosen(option.key)
        choices = [(choice.value, _(choice.label)) for choice in option.choices]

        def change(value: str) -> None:
            self.choices.options[option.key] = value

        return Choice(option.key, _(option.label), box, choices, now.value, change, self.services.fonts, _(now.help))

    def _as_usual(self) -> None:
        for option in self.choices.rare():
            self.choices.options[option.key] = option.default
