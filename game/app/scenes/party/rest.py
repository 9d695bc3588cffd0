"""Between two rooms: who stands how, what may be done, and on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.game import Action
from game.rules.diamonds.descent import classes, notes, sheet
from game.rules.diamonds.descent.rules import ON
from game.tongue import _, ngettext

from ...geometry import Box
from ...hands.intent import Intent
from ...table.plates import Person
from ...ui.slotrow import SlotRow
from ...ui.widget import Widget
from .. import go
from ..describe import BETWEEN
from ..sheet import Foot
from .beside import BesideScene
from .note import NoteScene
from .people import hit_points, people
from .spend import SpendScene

if TYPE_CHECKING:
    pass


class RestScene(BesideScene):
    """The party takes stock.  A press on a character writes down what is done for them."""

    name = "rest"
    takes_back = (notes.NOTE, notes.SET, "spend")

    def title(self) -> str:
        n = self.view.gauges[sheet.LEFT]
        return ngettext("{n} room to the exit", "{n} rooms to the exit", n).format(n=n)

    def first_focus(self) -> str | None:
        return "on"

    def build(self) -> list[Widget]:
        column = self.column()
        for person in people(self.view):
            column.add(self._row(person, column.y))
            column.y = column.widgets[-1].box.bottom + 8
        spend = bool(self.legal("spend"))
        return [
            *self.frame(Foot("master", _("Game master"), "crown", self.correct),
                        Foot("spend", _("Spend ahead"), "shield", self._spend, enabled=spend),
                        Foot("on", _("Next room"), "door", self._on, primary=True)),
            *self.scrolling(column.widgets, self.inner),
        ]  # fmt: skip

    def _row(self, person: Person, y: float) -> Widget:
        room = self.list_room(self.inner)
        about = _("{kind}, level {n}").format(
            kind=_(classes.NAMES[person.kind]), n=self.view.gauges[f"level.{person.id}"]
        )
        lines = [BETWEEN.join(filter(None, (about, person.words)))]
        return SlotRow(person.id, person.name, Box(room.x, y, room.w, self.tall(78)), partial(self._note, person.id),
                       self.desk.type, lines, icon="hero" if person.hp else "fallen",
                       value=hit_points(person.hp, person.most))  # fmt: skip

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Note a deed")), ("undo", _("Take back")), ("avoid", _("Next room")), ("menu", _("Menu"))]

    def command(self, intent: Intent) -> bool:
        if intent.kind == "undo":
            self.undo()
        elif intent.kind == "avoid":
            self._on()
        elif intent.kind in ("menu", "cancel"):
            go.pause(self.desk, self.table)
        else:
            return False
        return True

    def _on(self) -> None:
        self.play(Action(ON))
        self.close()

    def _spend(self) -> None:
        self.desk.stack.push(SpendScene(self.table, self.corrected))

    def _note(self, who: str) -> None:
        self.desk.stack.push(NoteScene(self.table, who, self.corrected))
