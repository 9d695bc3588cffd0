"""What somebody of a party can do besides, to be chosen from a list."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game import tongue
from game.core.game import Choice, Option
from game.tongue import _

from ...geometry import Box
from ...ui.entry import Entry
from ...ui.widget import Widget
from ..sheet import Foot, SheetScene
from .traits import heading

if TYPE_CHECKING:
    from ...desk import Desk
    from .setup import TroupeSetup

GAP = 10.0
GIFT = "gift-"  # what the ids of the list begin with


class GiftsScene(SheetScene):
    """Each with its words, in two columns; a press chooses it and goes back."""

    name = "gifts"
    span = (30.0, 1220.0)

    def __init__(self, desk: Desk, setup: TroupeSetup, option: Option):
        super().__init__(desk)
        self.setup, self.option = setup, option

    def title(self) -> str:
        return _(self.option.label)

    def first_focus(self) -> str | None:
        return f"{GIFT}{self.setup.options[self.option.key]}"

    def build(self) -> list[Widget]:
        room = self.list_room(self.inner)
        columns = 1 if self.desk.type.large else 2
        wide = (room.w - (columns - 1) * GAP) / columns
        y, rows = room.y, list[Widget]()
        for start in range(0, len(self.option.choices), columns):
            beside = [
                self._entry(choice, Box(room.x + i * (wide + GAP), y, wide, 0))
                for i, choice in enumerate(self.option.choices[start : start + columns])
            ]
            high = max(entry.tall for entry in beside)
            for entry in beside:
                entry.box = entry.box._replace(h=high)
            y += high + GAP
            rows += beside
        return [*self.frame(Foot("back", _("Back"), "back", self.back)), *self.scrolling(rows, self.inner)]

    def _entry(self, choice: Choice, box: Box) -> Entry:
        chosen = _("chosen") if choice.value == self.setup.options[self.option.key] else ""
        traits = self.setup.partied.traits(choice.value)
        name = heading(traits[0]) if traits else _(choice.label)
        told = tongue.say(traits[0].text) if traits else _(choice.help)
        return Entry(f"{GIFT}{choice.value}", name, told, box, partial(self._choose, choice), self.desk.type, chosen)

    def _choose(self, choice: Choice) -> None:
        self.setup.options[self.option.key] = choice.value
        self.back()
