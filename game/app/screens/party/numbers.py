"""Lists of numbers that can be turned up and down, or typed in."""

from collections.abc import Callable

from game.core.blanks import between
from game.core.descent import HP, LEFT, LEVEL, MAX, RESERVE

from ...base.geometry import Box
from ...ui.text import Column
from ...ui.values import Choice, Stepper
from ..menu import MenuScene
from ..page import list_room

ROW = 62.0
SLOT = "spell-slot"  # the icon of spell slots
RESOURCE_ICONS = {
    "slot": SLOT, "ki": "ki", "rage": "rage", "channel": "channel", "sorcery": "sorcery",
    "superiority": "superiority", "inspiration": "inspiration",
}  # fmt: skip
OTHER = "mana"  # the icon of any other resource


def icon_of(gauge: str) -> str:
    """Return the icon of a gauge on a card."""
    usual = {HP: "heart", MAX: "heart", LEVEL: "elite", LEFT: "way-out", RESERVE: "shield"}
    return usual.get(gauge) or RESOURCE_ICONS.get(gauge.partition(".")[0], OTHER)


class NumbersScene(MenuScene):
    """A page with rows that are turned; a press on a row opens number keys to type its value in."""

    span = (230.0, 820.0)

    def column(self) -> Column:
        """Return an empty list."""
        room = list_room(self.sheet.inner)
        return Column(Box(room.x, room.y, room.w, 1e6), self.services.fonts)

    def place(self, column: Column) -> Box:
        """Return the box of the list's next row."""
        return column.take(self.sheet.tall(ROW))

    def number(
        self, column: Column, id: str, label: str, n: int, span: tuple[int, int], change: Callable[[int], object],
        help: str = "",
    ) -> None:  # fmt: skip
        """Add a row with a number."""
        gauge = id.partition(".pc.")[0]
        ask = self._asker(label, span, change)
        column.add(
            Stepper(id, label, self.place(column), n, span, change, ask, self.services.fonts, help, icon_of(gauge))
        )

    def _asker(self, label: str, span: tuple[int, int], change: Callable[[int], object]) -> Callable[[], None]:
        def done(id: str) -> None:
            change(int(id))
            self.refresh()

        return lambda: self.services.routes.table.fill(0, label, "", between(*span), done)

    def choice(
        self, column: Column, id: str, label: str, choices: list[tuple[str, str]], current: str,
        change: Callable[[str], object], icon: str = "",
    ) -> None:  # fmt: skip
        """Add a row with one of several choices."""
        column.add(Choice(id, label, self.place(column), choices, current, change, self.services.fonts, icon=icon))
