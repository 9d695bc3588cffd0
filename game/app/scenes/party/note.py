"""A note between rooms: what somebody did, and what it heals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.blanks import TEXT, decode, encode
from game.core.events import Event
from game.core.game import Action
from game.core.words import N_
from game.rules.diamonds.descent import notes, sheet
from game.tongue import _

from ...ui.press import Row
from ...ui.widget import Widget
from .. import go
from ..sheet import Foot
from .beside import BesideScene
from .people import called

if TYPE_CHECKING:
    from .table import PartyTable

DEEDS = (
    N_("A healing spell"),
    N_("A potion from the pack"),
    N_("Bandages and strong words"),
    N_("A laying on of hands"),
    N_("A short rest"),
    N_("A blessing"),
    N_("A trick nobody saw"),
)
POINTS = (0, 999)


class NoteScene(BesideScene):
    """For whom, what, and how many points it heals.  `noted` gets what happened."""

    name = "note"
    span = (230.0, 820.0)

    def __init__(self, table: PartyTable, who: str, noted: Callable[[list[list[Event]]], object]):
        super().__init__(table)
        self.who, self.noted = who, noted
        self.deed, self.points = _(DEEDS[0]), 0

    def title(self) -> str:
        return _("What was done?")

    def first_focus(self) -> str | None:
        return "deed"

    def build(self) -> list[Widget]:
        column, view = self.column(), self.view
        people = [(who, called(view, who)) for who in sheet.party(view)]
        deeds = [(deed, deed) for deed in dict.fromkeys((*map(_, DEEDS), self.deed))]
        self.choice(column, "who", _("For"), people, self.who, self._set_who, "hero")
        self.choice(column, "deed", _("What"), deeds, self.deed, self._set_deed, "scroll")
        column.add(Row("own", _("In other words"), self.place(column), self._write, self.desk.type, icon="quill"))
        self.number(column, "hp", _("Hit points it heals"), self.points, POINTS, self._set_points)
        return [
            *self.frame(Foot("back", _("Back"), "back", self.back),
                        Foot("note", _("Write it down"), "check", self._note, primary=True)),
            *self.scrolling(column.widgets, self.inner),
        ]  # fmt: skip

    def _set_who(self, who: str) -> None:
        self.who = who

    def _set_deed(self, deed: str) -> None:
        self.deed = deed

    def _set_points(self, n: int) -> None:
        self.points = n

    def _write(self) -> None:
        def written(id: str) -> None:
            self.deed = decode(id) or self.deed
            self.refresh()

        go.fill(self.desk, 0, _("What was done?"), _("It goes into the log"), TEXT, written)

    def _note(self) -> None:
        self.play(Action(notes.NOTE, (self.who, str(self.points), encode(self.deed))))
        self.back()

    def back(self) -> None:
        self.desk.stack.pop()
        self.desk.stack.settle(lambda: None)
        self.noted(self.done)
