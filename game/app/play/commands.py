"""What a player can do at a table: pick, act, take back as far as the settings allow, ask for a hint, look closer,
and open the menu."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.core.events import Event
from game.core.selection import Selection
from game.core.view import Action
from game.i18n import _

from ..services import Services
from ..ui.stack import Fade
from .conductor import Signal
from .features.card_picks import Asking
from .parts import Picks, Table
from .play_view import Chronicle
from .session import Session


class UndoRedo:
    """Takes back the last action of a person, and says why if it may not.

    `show` is called when the play has changed, and is saved, and the table is to be shown anew.
    """

    def __init__(self, services: Services, session: Session, chronicle: Chronicle, show: Callable[[], object]):
        self._services, self.session, self._chronicle, self._show = services, session, chronicle, show

    def undo(self) -> None:
        """Undo the last action of a person, if the undo rule allows it; otherwise say why not."""
        services, session = self._services, self.session
        if not session.may_undo:
            services.sounds.play("ui-deny")
            services.say(session.undo_refusal())
            return
        doer, answered, marks = session.seats.last, session.seats.answered, set(session.match.marks)
        session.undo()
        services.sounds.play("undo")
        self._chronicle.note(_("Undone."), doer)
        self._show()
        if session.match.marks != marks:
            services.say(self._why_practice(answered))

    def _why_practice(self, answered: bool) -> str:
        """The message for an undo after which the play counts as practice, or stays off the high scores: a turned card
        was taken back, or what others `answered` to it with hidden cards."""
        if answered:
            return _("Others' decisions were taken back: from here on it's practice, and doesn't count.")
        if self._services.rounds.player(self.session.match):
            return _("A turned card was taken back: this turn counts in the round, but doesn't go on the sheet.")
        return _("A turned card was taken back: from here on it's practice, and doesn't count.")

    def redo(self) -> Sequence[Event] | None:
        """Redo the action that was undone last; return its events, which may be none; None if there is no action."""
        if self.session.match.undone:
            return self.session.redo()
        self._services.sounds.play("ui-deny")
        return None


AIM, PLAYS = "aim", "plays"  # what an arena's main button does while nothing is ready to be done


class Gate:
    """What a player may do at a table: everything. A tour lets them do only what its tutor asks for, and says so where
    it refuses."""

    def lets_pick(self, id: str) -> bool:
        """True if this id may be picked now."""
        return True

    def lets_set(self, action: Action) -> bool:
        """True if the cards of this action may be picked now."""
        return True

    def lets_ask(self, action: Action) -> bool:
        """True if this action may be asked about and played."""
        return True

    def lets_do(self, *actions: Action) -> bool:
        """True if these actions may be played."""
        return True

    def lets_undo(self, undo: Callable[[], object]) -> bool:
        """True if the last action may be taken back now; otherwise `undo` may be called later."""
        return True

    def lets_redo(self) -> bool:
        """True if the action undone last may be done again."""
        return True

    def lets_hint(self) -> bool:
        """True if a hint may be asked for."""
        return True

    def lets_show(self) -> bool:
        """True if the table is to be shown after an undo, and nothing else."""
        return True

    # the focus

    def lets_button(self, verb: str) -> bool:
        """True if this verb may be the main button."""
        return True

    def lets_fallback(self) -> bool:
        """True if the focus may go elsewhere when its widget has gone."""
        return True

    def holds_focus(self) -> str:
        """The id on which the focus must stay; "" if it may go anywhere."""
        return ""

    def next_pick(self, selection: Selection) -> str | None:
        """The next id to pick; None to leave that to the table."""
        return None


class Closer(Protocol):
    """Opens the page about what has the focus."""

    def look_closer(self) -> None: ...


class Hinter(Protocol):
    """Gives hints."""

    def ask(self) -> None: ...


class Commands:
    """What a player can do at a table. `call` announces the turn of the next person.

    Signals: `acts` with actions before they are played, `happens` before what happened is shown, `shows` before the
    table is shown anew after an undo, `shown_at_once` after that, `picked` with an id, `set_picked` with an action
    whose cards were picked, `looked` when something was looked at closely, `hinted` and `undone`.
    """

    picks: Picks
    closer: Closer
    hinter: Hinter

    def __init__(self, services: Services, table: Table, asking: Asking, call: Callable[[], object],
                 open_log: Callable[[Sequence[str]], object]):  # fmt: skip
        self._services, self._table, self._asking, self._call, self._open_log = services, table, asking, call, open_log
        self._undoing = UndoRedo(services, table.session, table.top.chronicle, self.show_at_once)
        self.gates: list[Gate] = []
        self.acts: Signal[Sequence[Action]] = Signal()
        self.happens: Signal[[]] = Signal()
        self.picked: Signal[str] = Signal()
        self.set_picked: Signal[Action] = Signal()
        self.looked: Signal[[]] = Signal()
        self.hinted: Signal[[]] = Signal()
        self.undone: Signal[[]] = Signal()
        self.shows: Signal[[]] = Signal()
        self.shown_at_once: Signal[[]] = Signal()

    # picks

    def pick(self, id: str) -> None:
        """Pick a card, a zone, a verb or another target by its id."""
        if all(gate.lets_pick(id) for gate in self.gates):
            self._table.hinting.clear()
            self.picks.pick(id)
            self.picked.emit(id)

    def lead_on(self) -> None:
        """Move the focus to the next pick."""
        picks = (gate.next_pick(self._table.play.selection) for gate in self.gates)
        goal = next((id for id in picks if id is not None), None)
        if goal is None:
            self.picks.lead_on()
            return
        self._table.refresh()
        self._table.set_focus(goal, quiet=True)

    def avoid(self) -> None:
        """Press the main button."""
        play = self._table.play
        self._table.act(self._table.focus_rules.main_button() or next(iter(play.game.buttons(play.view)), None))

    # actions

    def ask_or_do(self, action: Action) -> None:
        """Play an action, after a question if it is rash."""
        if all(gate.lets_ask(action) for gate in self.gates):
            self._asking.ask_or_do(action)

    def do(self, *actions: Action) -> None:
        """Play an action, or several together. The rules resolve them and they are saved before they are shown."""
        if all(gate.lets_do(*actions) for gate in self.gates):
            self.acts.emit(actions)
            self.happened(self._table.session.perform(*actions))

    def happened(self, events: Sequence[Event]) -> None:
        """Show the events of an action, which is saved."""
        self.happens.emit()
        self._table.top.animate(events)
        self._table.refresh()

    def undo(self) -> None:
        """Undo the last action; if no more can be undone, move the focus away from the undo button."""
        if all(gate.lets_undo(self._undo) for gate in self.gates):
            self._undo()

    def _undo(self) -> None:
        self._undoing.undo()
        if self._table.focus == "undo" and not self._table.layout.goes_back:
            self._table.focus_rules.past_idle()
        self.undone.emit()

    def redo(self) -> None:
        """Redo the action that was undone last."""
        if all(gate.lets_redo() for gate in self.gates):
            events = self._undoing.redo()
            if events is not None:
                self.happened(events)

    def show_at_once(self) -> None:
        """Show the changed table at once, with a short cross-fade instead of an animation."""
        if not all(gate.lets_show() for gate in self.gates):
            return
        top, services = self._table.top, self._services
        self.shows.emit()
        top.telling.drop()
        picture, via = services.shot(), services.via(Fade)
        top.spoken.clear()
        top.stage.sync(top.now())
        top.hum()
        self._table.refresh()
        self._call()
        if via is not None and picture is not None:
            services.stack.transition = via.started(picture)
        self.shown_at_once.emit()

    def let_be(self) -> None:
        """Leave the turn to the others without saying anything."""
        self._table.play.seats.leave()
        self._table.refresh()
        self._table.set_focus(self._table.focus_rules.first(), quiet=True)
        self._call()

    # help

    def hint(self) -> None:
        """Show the action that the adviser recommends, and why."""
        if all(gate.lets_hint() for gate in self.gates):
            if self._table.play.view.legal:
                self.hinter.ask()
            self.hinted.emit()

    def look(self, zone: str) -> None:
        """Open the page about a pile."""
        self._services.routes.table.look(self._table.play.match, zone, self._table.play.seat)
        self.looked.emit()

    def look_closer(self) -> None:
        """Open the page about what has the focus."""
        self.closer.look_closer()

    def log(self) -> None:
        """Open the log: the place for the journal may be too small for its lines."""
        self._open_log(self._table.top.chronicle.lines)

    def help(self) -> None:
        """Open the rule book."""
        match = self._table.play.match
        self._services.routes.learning.help(match.game.id, match.options)

    def menu(self) -> None:
        """Open the pause menu."""
        self._table.ending.pause(self._table.paused)


class ArenaPageOpener(Closer, Protocol):
    """Opens the pages of an arena."""

    def list_plays(self) -> None: ...


class SetPicks(Picks, Protocol):
    """Picks of whole sets."""

    def play_set(self, action: Action) -> None: ...


class ArenaCommands(Commands):
    """What a player can do in an arena as well: pick a whole set, and turn over the hand. `on_the_way` returns what the
    main button does while nothing is ready to be done: AIM, PLAYS, or "" for its usual deed."""

    pages: ArenaPageOpener
    sets: SetPicks
    on_the_way: Callable[[], str]

    def avoid(self) -> None:
        """Press the main button; while nothing is ready to be done, aim, or open the list of sets."""
        way = self.on_the_way()
        if way == AIM:
            self.lead_on()
        elif way == PLAYS:
            self.plays()
        else:
            super().avoid()

    def plays(self) -> None:
        """Open the list of sets that could be played."""
        self.pages.list_plays()

    def play_set(self, action: Action) -> None:
        """Pick the cards of an action, and focus what triggers it."""
        if all(gate.lets_set(action) for gate in self.gates):
            self.sets.play_set(action)
            self.set_picked.emit(action)

    def sort(self) -> None:
        """Hold the cards in the other order, and save that in the settings."""
        self._services.change(hand_order="suit" if self._services.settings.hand_order == "rank" else "rank")
        self._table.refresh()
