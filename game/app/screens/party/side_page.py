"""Pages laid over the table of a descent. Actions done there are saved at once, and shown on the table afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game import i18n
from game.core.descent import Descent
from game.core.events import Event
from game.core.game import Game
from game.core.match import Match
from game.core.table import State
from game.core.text import Text
from game.core.view import Action, PerViewCache, View
from game.i18n import _

from ...base.geometry import Point
from ...input.bindings import PRESS, Intent
from ...navigator import PausedTable
from ...play.features.press_rules import Misfire
from ...play.session import Session
from ...play.tabletop import Tabletop
from ...services import Services
from ...table.room.hall import Hall
from ..menu import MenuScene
from .characters import descents_of

CHOOSES = ("confirm", "avoid", PRESS)  # kinds of intents that may trigger an action


def label_of(name: Text) -> str:
    """Return the name of a number with a capital, for a label of its own."""
    said = i18n.say(name)
    return said[:1].upper() + said[1:]


class DescentTable(Protocol):
    """What the pages of a descent ask of the table below them."""

    services: Services
    match: Match
    session: Session
    game: Game[Any]
    paused: PausedTable
    top: Tabletop
    misfire: Misfire  # a moment after a change of page in which presses trigger nothing

    def show(self, events: Sequence[Event], showed: bool = True) -> None:
        """Show the events of actions that were done on a page, which may have `showed` changed hit points itself."""

    def open_master(self, corrected: Callable[[list[list[Event]]], object]) -> None:
        """Open the Game Master's page; `corrected` gets the events of what is changed there."""


class PageActs:
    """What is done on a page over the table of a descent: saved at once, and kept until the table shows it."""

    def __init__(self, table: DescentTable, takes_back: tuple[str, ...]):
        self._table, self._takes_back = table, takes_back
        self.done: list[list[Event]] = []
        self._seen: tuple[State, int, View] | None = None  # the state and the number of actions of the last view
        self._descent_of = PerViewCache(descents_of(table.match.game).descent)

    @property
    def view(self) -> View:
        """The current view, computed once after each action."""
        match = self._table.match
        state, actions = match.state, len(match.log)
        if self._seen is None or self._seen[0] is not state or self._seen[1] != actions:
            self._seen = state, actions, match.view(0)
        return self._seen[2]

    @property
    def descent(self) -> Descent:
        """The current state of the descent."""
        return self._descent_of(self.view)

    @property
    def phase(self) -> str:
        """The current phase of the descent."""
        return self.descent.phase

    def perform(self, action: Action) -> None:
        """Play an action now; the table shows it when the page closes."""
        self.done.append(self._table.session.perform(action))

    def legal(self, verb: str) -> list[Action]:
        """Return the legal actions of a verb."""
        return [action for action in self.view.legal if action.verb == verb]

    @property
    def may_undo(self) -> bool:
        """True if the last action was done on this page and may be undone."""
        return not self.refusal()

    def refusal(self) -> str:
        """The reason why the last action cannot be undone here, in words; "" if it can."""
        session = self._table.session
        if not self.done:
            return _("There is nothing to undo yet.")
        if self._table.match.log[-1].verb not in self._takes_back:
            return _("That can't be taken back.")
        return "" if session.may_undo else session.undo_refusal()

    def undo_prompt(self) -> list[tuple[str, str]]:
        """Return the prompt for undo; nothing if it is not possible."""
        return [("undo", _("Take back"))] if self.may_undo else []

    def take_back(self) -> None:
        """Undo the last action."""
        self._table.session.undo()
        self.done.pop()


class SidePageScene(MenuScene):
    """A page over the table, whose room stays visible behind it.

    Its actions are saved at once; their events are kept until the page closes, and then shown on the table.
    """

    span = (110.0, 1060.0)
    dim = 95  # so that the play's room stays visible
    takes_back: tuple[str, ...] = ()  # verbs that can be undone here

    def __init__(self, table: DescentTable):
        super().__init__(table.services)
        self.table, self.descents = table, descents_of(table.match.game)
        self.acts = PageActs(table, self.takes_back)

    @property
    def showed(self) -> bool:
        """True if this page has already shown what became of the hit points."""
        return True

    def command(self, intent: Intent) -> bool:
        """Handle undo, on a page where something can be undone."""
        if intent.kind != "undo" or not self.takes_back:
            return False
        self.undo()
        return True

    def undo(self) -> bool:
        """Undo the last action done on this page; if it cannot be undone, say why and return False."""
        if refusal := self.acts.refusal():
            self.services.sounds.play("ui-deny")
            self.services.say(refusal)
            return False
        self.acts.take_back()
        self.services.sounds.play("undo")
        self.refresh()
        return True

    def act(self, id: str | None, at: Point | None = None) -> None:
        """Press a widget; if undo is not possible, say why."""
        if id == "undo" and not self.acts.may_undo:
            self.undo()
        else:
            super().act(id, at)

    def correct(self) -> None:
        """Open the Game Master's page, where numbers are corrected."""
        self.table.open_master(self.corrected)

    def corrected(self, events: list[list[Event]]) -> None:
        """Take over the events of another page; close if they ended the descent, as when the last character standing
        falls."""
        self.acts.done += events
        if self.acts.view.outcome is None:
            self.refresh()
        else:
            self.close()

    def close(self) -> None:
        """Return to the table, which now shows everything done here."""
        self.services.stack.pop()
        self.services.stack.settle(lambda: None)
        self.table.misfire.expect()
        self.table.show([event for events in self.acts.done for event in events], self.showed)

    def back(self) -> None:
        self.close()

    def handle(self, intent: Intent) -> None:
        if not (self.table.misfire.is_near and intent.kind in CHOOSES):
            super().handle(intent)

    def update(self, dt: float) -> bool:
        return self.table.misfire.update(dt)

    def at_rest(self) -> bool:
        return not self.table.misfire.is_near

    # drawing

    def hall(self) -> Hall:
        return self.table.top.hall

    def ambient(self, dt: float) -> bool:
        return self.table.top.ambient(dt)
