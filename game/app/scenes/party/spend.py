"""What can be spent to take dice away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game import tongue
from game.core.events import Event
from game.core.game import Action
from game.rules.diamonds.descent import classes, sheet, spending, words
from game.rules.diamonds.descent.phases import HIT
from game.tongue import _, ngettext

from ...ui.press import Row
from ...ui.text import bone
from ...ui.widget import Widget
from ..sheet import Foot
from .beside import BesideScene
from .numbers import icon_of
from .people import called

if TYPE_CHECKING:
    from .table import PartyTable


class SpendScene(BesideScene):
    """Every resource that is left, with its price; a press spends it once.  `spent` gets what happened."""

    name = "spend"
    takes_back = (spending.SPEND,)

    def __init__(self, table: PartyTable, spent: Callable[[list[list[Event]]], object]):
        super().__init__(table)
        self.spent = spent

    def title(self) -> str:
        n = self.view.gauges[sheet.DICE]
        if self.phase == HIT:
            return ngettext("{n} die of damage left", "{n} dice of damage left", n).format(n=n)
        n = self.view.gauges[sheet.RESERVE]
        return ngettext("{n} die of the next damage is paid", "{n} dice of the next damage are paid", n).format(n=n)

    def build(self) -> list[Widget]:
        column = self.column()
        offers = self.legal(spending.SPEND)
        for action in offers:
            who, resource, _blank = action.ids
            column.add(Row(f"{resource}.{who}", self._label(who, resource), self.place(column),
                           partial(self._spend, who, resource), self.desk.type, self._worth(who, resource),
                           icon_of(resource)))  # fmt: skip
        if not offers:
            column.words("nothing", _("There is nothing left to spend."), colour=bone)
        return [
            *self.frame(Foot("undo", _("Take back"), "undo", self._take_back, enabled=bool(self.done)),
                        Foot("done", _("Done"), "check", self.back, primary=True)),
            *self.scrolling(column.widgets, self.inner),
        ]  # fmt: skip

    def _label(self, who: str, resource: str) -> str:
        return _("{who}: {resource}").format(
            who=called(self.view, who), resource=tongue.say(words.gauge_name(resource))
        )

    def _worth(self, who: str, resource: str) -> str:
        left, price = self.view.gauges[f"{resource}.{who}"], classes.price(resource)
        n = classes.dice(resource, price)
        buys = ngettext("{n} die off", "{n} dice off", n).format(n=n)
        if price > 1:
            return _("{left} left, {price} for {buys}").format(left=left, price=price, buys=buys)
        return _("{left} left, {buys}").format(left=left, buys=buys)

    def _spend(self, who: str, resource: str) -> None:
        self.play(Action(spending.SPEND, (who, resource, str(classes.price(resource)))))
        if not self.legal(spending.SPEND):
            self.back()

    def _take_back(self) -> None:
        self.undo()

    def back(self) -> None:
        self.desk.stack.pop()
        self.desk.stack.settle(lambda: None)
        self.spent(self.done)
