"""Sheets laid beside the table of a descent: they do what the table could do, and it is seen there afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import tongue
from game.core.events import Event
from game.core.game import Action, View
from game.core.match import FAIR
from game.rules.diamonds.descent import words
from game.rules.diamonds.descent.phases import PHASE
from game.tongue import _

from ...geometry import Box
from ...hands.intent import PRESS, Intent
from ...table.hall import Hall
from .numbers import NumbersScene

if TYPE_CHECKING:
    from .table import PartyTable


CHOOSES = ("confirm", "avoid", PRESS)  # kinds of intents that may decide something


def label_of(gauge: str) -> str:
    """What a number is called where it stands for itself."""
    name = tongue.say(words.gauge_name(gauge))
    return name[:1].upper() + name[1:]


class BesideScene(NumbersScene):
    """A sheet over the table, whose room is seen behind it.

    What is done here is saved at once; its events are kept until the sheet goes, and then seen on the table.
    """

    span = (110.0, 1060.0)
    dim = 95  # the room of the play stays in view
    takes_back: tuple[str, ...] = ()  # verbs that can be undone here

    def __init__(self, table: PartyTable):
        super().__init__(table.desk)
        self.table = table
        self.done: list[list[Event]] = []

    @property
    def showed(self) -> bool:
        """Has everybody seen here already what became of the hit points?"""
        return True

    @property
    def view(self) -> View:
        """The table as it is."""
        return self.table.match.view(0)

    @property
    def phase(self) -> str:
        """What the table is doing."""
        return self.view.text(PHASE)

    def play(self, action: Action) -> None:
        """Do it now; it is seen when the sheet goes."""
        self.done.append(self.table.match.play(action))
        self.table.save()

    def legal(self, verb: str) -> list[Action]:
        """The legal actions of a verb."""
        return [action for action in self.view.legal if action.verb == verb]

    @property
    def may_undo(self) -> bool:
        """Was something done here last that can be taken back?"""
        match = self.table.match
        return bool(self.done) and match.log[-1].verb in self.takes_back and match.can_undo(FAIR)

    def undo_prompt(self) -> list[tuple[str, str]]:
        """The prompt for taking back, while something can be."""
        return [("undo", _("Take back"))] if self.may_undo else []

    def undo(self) -> bool:
        """Take the last thing back that was done here; whether there was one."""
        match = self.table.match
        if not self.may_undo:
            self.desk.sounds.play("ui-deny")
            return False
        match.undo(FAIR)
        self.done.pop()
        self.table.save()
        self.desk.sounds.play("undo")
        self.refresh()
        return True

    def correct(self) -> None:
        """Let the game master put a number right."""
        from .master import MasterScene

        self.desk.stack.push(MasterScene(self.table, self.corrected))

    def corrected(self, events: list[list[Event]]) -> None:
        """The game master is done; with the last one standing, they may have ended the descent."""
        self.done += events
        if self.view.outcome is None:
            self.refresh()
        else:
            self.close()

    def close(self) -> None:
        """Back to the table, where everything done here is seen now."""
        self.desk.stack.pop()
        self.desk.stack.settle(lambda: None)
        self.table.beware()
        self.table.show([event for events in self.done for event in events], self.showed)

    def back(self) -> None:
        self.close()

    def handle(self, intent: Intent) -> None:
        if not (self.table.wary and intent.kind in CHOOSES):
            super().handle(intent)

    def update(self, dt: float) -> bool:
        return self.table.grow_bold(dt)

    def at_rest(self) -> bool:
        return not self.table.wary

    # drawing

    def hall(self) -> Hall:
        return self.table.hall

    def ambient(self, dt: float) -> list[Box]:
        return self.table.ambient(dt)
