"""What somebody of a party can do besides, to be chosen from a list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game import tongue
from game.core.game import Choice, Option
from game.tongue import _

from ...geometry import Box
from ...scroll import MARGIN
from ...ui.column import Column
from ...ui.entry import Entry
from ...ui.text import cream
from ...ui.trait import heading
from ...ui.widget import Widget
from ..sheet import BAR_ROOM, Foot, SheetScene

if TYPE_CHECKING:
    from ...desk import Desk
    from .setup import TroupeSetup

GAP, ROOMY = 10.0, 16.0  # between two of the list, and above it
GIFT = "gift-"  # what the ids of the list begin with


class GiftsScene(SheetScene):
    """What it costs, and each with its words, in two columns; a press chooses it and goes back."""

    name = "gifts"
    span = (30.0, 1220.0)

    def __init__(self, desk: Desk, setup: TroupeSetup, option: Option):
        super().__init__(desk)
        self.setup, self.option = setup, option

    def title(self) -> str:
        return _(self.option.label)

    def first_focus(self) -> str | None:
        return f"{GIFT}{self.setup.options[self.option.key]}"

    @property
    def inner(self) -> Box:
        return super().inner.moved(BAR_ROOM / 2, 0)  # the list stands in the middle, its bar aside

    def build(self) -> list[Widget]:
        room = self.list_room(self.inner)
        head = Column(room, self.desk.type)
        head.words("told", self._told(), "body", 24, cream, "centre", gap=ROOMY)
        columns = 1 if self.desk.type.large else 2
        wide = (room.w - (columns - 1) * GAP) / columns
        y, rows = head.y, head.widgets
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
        listed = self.scrolling(rows, self.inner)
        last = self.scroll_height - self.scroll_box.h
        self.scroll_height += max(0.0, self._row_from(listed, last) - last)  # so that it ends with a whole row, too
        return [*self.frame(Foot("back", _("Back"), "back", self.back)), *listed]

    def _row_from(self, widgets: Sequence[Widget], scrolled: float) -> float:
        """How far the list is scrolled where the next row from there on stands at its top."""
        tops = (each.box.y - self.scroll_box.y - MARGIN for each in widgets if isinstance(each, Entry))
        return next((top for top in tops if top >= scrolled - 1), scrolled)

    def _bring_in(self, box: Box) -> None:
        """No row is cut through at the top, where its name stands."""
        super()._bring_in(box)
        if self.scroll:
            self._scroll_by(self._row_from(self.widgets, self.scroll) - self.scroll)

    def _told(self) -> str:
        """What it costs, and which is a good one."""
        advised = next(choice for choice in self.option.choices if choice.value == self.setup.partied.advised)
        told = _("Free: each hero may have one for the whole game. A good first choice: {name}.")
        return told.format(name=_(advised.label))

    def _entry(self, choice: Choice, box: Box) -> Entry:
        chosen = _("chosen") if choice.value == self.setup.options[self.option.key] else ""
        traits = self.setup.partied.traits(choice.value)
        name = heading(traits[0], when=False) if traits else _(choice.label)
        told = tongue.say(traits[0].text) if traits else _(choice.help)
        when = tongue.say(traits[0].when) if traits else ""
        choose = partial(self._choose, choice)
        return Entry(f"{GIFT}{choice.value}", name, told, box, choose, self.desk.type, chosen, when)

    def _choose(self, choice: Choice) -> None:
        self.setup.options[self.option.key] = choice.value
        self.back()
