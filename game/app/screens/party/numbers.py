"""Lists of numbers that can be turned up and down, or typed in."""

from collections.abc import Callable

from game.core.blanks import between
from game.core.descent import HP, LEFT, LEVEL, MAX, RESERVE

from ...base.geometry import Box
from ...ui.text import Column
from ...ui.values import Choice, Stepper
from ..menu import MenuScene

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


class NumberRows:
    """Rows of a page that are turned; a press on a row with a number opens keys to type it in."""

    def __init__(self, scene: MenuScene, column: Column):
        self._scene, self._column = scene, column

    def place(self) -> Box:
        """Return the box of the list's next row."""
        return self._column.take(self._scene.sheet.tall(ROW))

    def number(
        self, id: str, label: str, n: int, span: tuple[int, int], change: Callable[[int], object], help: str = ""
    ) -> None:
        """Add a row with a number."""
        ask, icon = number_asker(self._scene, label, span, change), icon_of(id.partition(".pc.")[0])
        letters = self._scene.services.fonts
        self._column.add(Stepper(id, label, self.place(), n, span, change, ask, letters, help, icon))

    def choice(
        self, id: str, label: str, choices: list[tuple[str, str]], current: str, change: Callable[[str], object],
        icon: str = "",
    ) -> None:  # fmt: skip
        """Add a row with one of several choices."""
        letters = self._scene.services.fonts
        self._column.add(Choice(id, label, self.place(), choices, current, change, letters, icon=icon))


def number_asker(
    scene: MenuScene, label: str, span: tuple[int, int], change: Callable[[int], object]
) -> Callable[[], None]:
    """Return the command that asks for a number on a page of keys."""

    def done(id: str) -> None:
        change(int(id))
        scene.refresh()

    return lambda: scene.services.routes.table.fill(0, label, "", between(*span), done)
