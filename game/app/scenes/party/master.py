"""The game master's sheet: every number of the game, to be put right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game import tongue
from game.core.blanks import limits
from game.core.events import Event
from game.core.game import Action
from game.rules.diamonds.descent import notes, sheet, words
from game.tongue import _

from ...ui.widget import Widget
from ..sheet import Foot
from .beside import BesideScene
from .people import called

if TYPE_CHECKING:
    from .table import PartyTable

TABLE = "table"  # whose numbers are those of nobody


class MasterScene(BesideScene):
    """The numbers of one character at a time, or of the way.  They are put right, and logged, with “Done”.

    `done` gets what happened.
    """

    name = "master"
    span = (230.0, 820.0)

    def __init__(self, table: PartyTable, corrected: Callable[[list[list[Event]]], object]):
        super().__init__(table)
        self.then = corrected
        self.whose = TABLE
        self.new: dict[str, int] = {}  # by gauge
        legal = self.legal(notes.SET)
        self.span_of = limits(legal[0].ids[-1]) or (0, 0)

    def title(self) -> str:
        return _("Game master")

    def first_focus(self) -> str | None:
        return "whose"

    def build(self) -> list[Widget]:
        view, column = self.view, self.column()
        people = [(who, called(view, who)) for who in sheet.party(view)]
        self.choice(column, "whose", _("Numbers of"), [(TABLE, _("the way")), *people], self.whose, self._turn, "hero")
        for gauge in notes.numbers(view):
            what, who = sheet.split(gauge)
            if (who or TABLE) == self.whose:
                label = _capital(tongue.say(words.gauge_name(what)))
                n = self.new.get(gauge, view.gauges[gauge])
                self.number(column, gauge, label, n, self.span_of, partial(self._set, gauge))
        return [
            *self.frame(Foot("back", _("Back"), "back", self.back),
                        Foot("done", _("Put right"), "check", self._done, primary=True, enabled=bool(self._changed()))),
            *self.scrolling(column.widgets, self.inner),
        ]  # fmt: skip

    def _turn(self, whose: str) -> None:
        self.whose = whose

    def _set(self, gauge: str, n: int) -> None:
        self.new[gauge] = n

    def _changed(self) -> dict[str, int]:
        return {gauge: n for gauge, n in self.new.items() if n != self.view.gauges[gauge]}

    def _done(self) -> None:
        for gauge, n in self._changed().items():
            if self.view.outcome is None:  # the last one standing may have been put down
                self.play(Action(notes.SET, (gauge, str(n))))
        self.back()

    def back(self) -> None:
        self.desk.stack.pop()
        self.desk.stack.settle(lambda: None)
        self.then(self.done)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
