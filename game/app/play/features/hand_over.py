"""Several people at one device: the pause before it goes to another person, and the curtain that hangs meanwhile."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from game import i18n
from game.core.capabilities import aftermath
from game.core.combatants import HEROES, Figure
from game.core.events import Event, Told
from game.core.selection import Selection
from game.core.view import View
from game.i18n import _

from ...arena.board import TALL
from ...arena.buttons import Narrow
from ...base.geometry import Box
from ...gfx.fonts import Fonts
from ...gfx.pictures import portrait_of
from ...input.seating import Seating
from ...services import Services
from ...table.skins.skin import Skin
from ...table.stage import Stage
from ...ui.buttons import IconButton
from ...ui.widget import Do, Widget
from ..arena_ground import ArenaGround
from ..chronicle import Chronicle
from ..conductor import Conductor
from ..eyes import NOBODY, Eyes

ONWARD, OVER = "onward", "pass-over"
PASS_OVER, APART = Box(976, 10, 60, 60), 8.0  # the button, and the gap to the one at its left


class PendingStep(NamedTuple):
    """The next step that waits for a press: the button's label, the headline, and the command."""

    label: str
    text: str
    do: Do


class CurtainText(NamedTuple):
    """The contents of a curtain: the next person's name, picture ("" for none) and task, and what happened since they
    looked away. All of it is public."""

    who: str
    face: str
    why: str
    since: Sequence[str]


class HandOverTable(Protocol):
    """A table as the hand-over sees it."""

    @property
    def view(self) -> View: ...
    @property
    def selection(self) -> Selection: ...
    @property
    def ground(self) -> ArenaGround: ...
    @property
    def chronicle(self) -> Chronicle: ...
    @property
    def conductor(self) -> Conductor: ...
    @property
    def stage(self) -> Stage: ...
    @property
    def skin(self) -> Skin: ...

    def widget(self, id: str | None) -> Widget | None: ...
    def refresh(self) -> None: ...
    def first_focus(self) -> str | None: ...
    def set_focus(self, id: str | None, quiet: bool = False) -> None: ...
    def seat_name(self, seat: int) -> str: ...

    def hang_curtain(self, text: CurtainText) -> None:
        """Hide everything until the next person says that they have the device."""

    def announce_turn(self) -> None:
        """Announce the acting person's turn."""

    def tell_first_note(self) -> None:
        """Show a note on what the acting person meets for the first time."""


class HandOver:
    """Waits for the viewer's confirmation before the device goes to another person, and before programs go on after a
    fight."""

    def __init__(self, services: Services, eyes: Eyes, seating: Seating, table: HandOverTable):
        self.eyes, self.match, self.seats = eyes, eyes.match, eyes.seats
        self._services, self._seating, self._table = services, seating, table
        self._passes = False  # True while the viewer looks at the result of their action before the hand-over
        self._has_read = False  # True once somebody has read how the fight ended

    def call(self) -> None:
        """Hang a curtain if the device must go to another person: at once, or after the viewer has seen the result of
        their action. Otherwise announce the turn, unless a step waits."""
        needed = bool(self.seats.people) and not self.eyes.see_as(self.seats.seat) and not self.match.over
        waited, self._passes = self.waits, needed and self._has_news()
        self._halt()
        if self.waits or waited:
            self._focus_onward()
        if self.waits:
            return
        if needed:
            self.pass_on()
        else:
            self._table.announce_turn()

    def _has_news(self) -> bool:
        """True if the viewer's last action caused anything besides played cards."""
        return self.eyes.has_news({figure.zones["played"] for figure in self._table.ground.setting.cast})

    def _focus_onward(self) -> None:
        """Focus the button of the waiting step; if it is gone, the first focus of the question."""
        table = self._table
        table.refresh()
        table.set_focus(ONWARD if table.widget(ONWARD) else table.first_focus(), quiet=True)
        table.refresh()  # again, without the preview of the old focus

    def pass_on(self) -> None:
        """Hang a curtain until the next person has the device."""
        table = self._table
        self.eyes.holder, self._passes = NOBODY, False
        table.selection.clear()
        table.ground.casting.looked = ""
        self._show_anew()
        table.hang_curtain(self.curtain_text(self.seats.seat))

    def take(self) -> None:
        """Raise the curtain: the acting seat has the device."""
        self.eyes.holder = self.seats.seat
        self._services.stack.pop()
        self._begin()
        self._table.tell_first_note()

    def _begin(self) -> None:
        """Show the table to the acting person, and announce the turn."""
        self._show_anew()
        self._table.set_focus(self._table.first_focus(), quiet=True)
        self._table.announce_turn()

    def _show_anew(self) -> None:
        """Show the table as it is at once, because the rest of the animation was meant for another viewer."""
        self._table.conductor.drop()
        self._table.refresh()
        self._table.stage.sync(self._table.view)

    def _halt(self) -> None:
        """Halt programs at the end of a fight until somebody has read how it ended."""
        seats, ended = self.seats, self.has_ended
        self._has_read, seats.halted = self._has_read and ended, False
        seats.halted = ended and not self._has_read and bool(seats.people) and seats.program_next

    @property
    def has_ended(self) -> bool:
        """True if the end of a fight is shown."""
        return aftermath(self.match.game, self._table.view) is not None

    def go_on(self) -> None:
        """Note that the end was read, and let programs go on."""
        self._has_read, self.seats.halted = True, False
        self._focus_onward()

    # the step that waits for a press

    @property
    def waits(self) -> bool:
        """True if a step waits for the viewer's press."""
        return self._passes or self.seats.halted

    @property
    def step(self) -> PendingStep | None:
        """The step that waits for the viewer's press; None if there is none."""
        if self._passes:
            seat = self._table.seat_name(self.seats.seat)
            text = _("See what came of it. Then it's {seat}'s turn.").format(seat=seat)
            return PendingStep(_("Pass it on"), text, self.pass_on)
        return PendingStep(_("Go on"), _("See how it ended, and go on"), self.go_on) if self.seats.halted else None

    def step_button(self, actions: Box, letters: Fonts) -> list[Narrow]:
        """Return the button of that step, in the place of the action buttons."""
        step = self.step
        return [Narrow(ONWARD, step.label, actions._replace(h=TALL), step.do, letters, primary=True)] if step else []

    # other seats that may act as well

    def shares_device(self, seat: int) -> bool:
        """True if the person who plays a seat has no device other than the viewer's."""
        one, other = self._seating.held.get(seat), self._seating.held.get(self.eyes.viewer)
        return one is None or other is None or self._seating.same(one, other)

    def other(self, view: View) -> int | None:
        """Return another seat that may act at the same device, and whose cards the viewer of a view may not see; None
        if there is none."""
        if not view.legal or self.seats.left:
            return None
        free = (seat for seat in view.to_act if seat in self.seats.people)
        return next((seat for seat in free if not self.eyes.see_as(seat) and self.shares_device(seat)), None)

    def label_over(self, seat: int) -> str:
        """Return the label of what passes the device over to another seat."""
        return _("Pass it to {name}").format(name=self._table.seat_name(seat))

    def button_over(self, other: int, above: float) -> IconButton:
        """Return the button at the head that passes the device over to another seat; `above` is how much higher the
        window is."""
        why, place = i18n.say(self.match.game.status(self.match.view(other))), PASS_OVER.moved(0, -above)
        return IconButton(OVER, self.label_over(other), place, self.pass_over, "hand", help=why)

    def pass_over(self) -> None:
        """Hand the device to the other seat that may act as well."""
        other = self.other(self._table.view)
        if other is None:
            return
        self.seats.step_in(other)
        self._table.refresh()
        if self.eyes.see_as(other):
            self._begin()
        else:
            self.pass_on()

    # undo of another's action

    def ask_to_undo(self, undo: Do) -> None:
        """Ask the person whose action is the last before it is taken back."""
        done = next(action for action in reversed(self.match.log) if action.seat in self.seats.people)
        who, deed = self._table.seat_name(done.seat), _(self.match.game.verbs[done.verb].label)
        text = _("Only {seat} may take that back ({deed}). Does {seat} agree?").format(seat=who, deed=deed)
        self._services.routes.menus.ask(text, _("Take back"), undo)

    @property
    def is_anothers(self) -> bool:
        """True if the last action was another person's, who has no device of their own to undo it."""
        last, viewer = self.seats.last, self.eyes.viewer
        if last is None or last == viewer or self.eyes.plays_both(last, viewer):
            return False
        return self.shares_device(last)

    def curtain_text(self, seat: int) -> CurtainText:
        """Return what a curtain says to the acting seat; events are worded as seen while nobody has the device."""
        match, table = self.match, self._table
        last = next((n for n, action in reversed([*enumerate(match.log, 1)]) if action.seat == seat), 0)
        told = (_without(table.skin.asides, events) for events in match.history[last:])
        since = [line for events in told for line in table.chronicle.said(events)]
        cast = table.ground.setting.cast
        own = (f.kind for f in cast if f.seat == seat and (f.side == HEROES or f.rival) and not f.owner)
        kind = next(own, "") or table.skin.faces.get(match.game.seats(match.options)[seat].id, "")
        why = i18n.say(match.game.status(match.view(seat)))
        return CurtainText(table.seat_name(seat), portrait_of(kind), why, since)


def hero_name(cast: Sequence[Figure], seat: int) -> str:
    """Return the name of the only hero of a seat; "" if it has none or several, or a name without a class."""
    heroes = [figure for figure in cast if figure.seat == seat and figure.side == HEROES and not figure.owner]
    return _(heroes[0].name.message) if len(heroes) == 1 and not heroes[0].name.values else ""


def _without(asides: Collection[str], events: Sequence[Event]) -> list[Event]:
    """Return the events that are worth telling to somebody who was away."""
    return [event for event in events if not (isinstance(event, Told) and event.what in asides)]
