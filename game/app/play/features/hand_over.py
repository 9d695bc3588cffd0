"""Several people at one device: the pause before it goes to another person, and the curtain that hangs meanwhile."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from game import i18n
from game.core.capabilities import aftermath
from game.core.combatants import HEROES, Figure
from game.core.events import Event, Told
from game.core.view import View
from game.i18n import _

from ...arena.board import TALL
from ...arena.buttons import Narrow
from ...base.geometry import Box
from ...gfx.fonts import Fonts
from ...gfx.pictures import portrait_of
from ...services import Services
from ...ui.buttons import IconButton
from ...ui.widget import Do
from ..arena_ground import ArenaGround
from ..commands import Gate
from ..conductor import Signal
from ..play_view import NOBODY, Eyes, PlayView
from ..tabletop import Tabletop
from . import Feature, FocusView
from .turns import TurnCalls

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


class HandOver(Feature, Gate):
    """Waits for the viewer's confirmation before the device goes to another person, and before programs go on after a
    fight."""

    def __init__(
        self, services: Services, eyes: Eyes, play: PlayView, top: Tabletop, ground: ArenaGround, screen: FocusView,
        turns: TurnCalls, name: Callable[[int], str], first: Callable[[], str | None],
    ):  # fmt: skip
        """`name` returns the name of a seat, and `first` the first focus."""
        self.eyes, self.match, self.seats = eyes, eyes.match, eyes.seats
        self._services, self._play, self._top, self._ground = services, play, top, ground
        self._screen, self._turns, self._name, self._first = screen, turns, name, first
        self.needed: Signal[CurtainText] = Signal()  # emitted when everything must be hidden
        self.taken: Signal[[]] = Signal()  # emitted when the next person has the device
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
            self._turns.call()

    def _has_news(self) -> bool:
        """True if the viewer's last action caused anything besides played cards."""
        return self.eyes.has_news({figure.zones["played"] for figure in self._ground.setting.cast})

    def _focus_onward(self) -> None:
        """Focus the button of the waiting step; if it is gone, the first focus of the question."""
        self._screen.refresh()
        self._screen.set_focus(ONWARD if self._screen.widget(ONWARD) else self._first(), quiet=True)

    def pass_on(self) -> None:
        """Hang a curtain until the next person has the device."""
        self.eyes.holder, self._passes = NOBODY, False
        self._play.selection.clear()
        self._ground.casting.looked = ""
        self._show_anew()
        self.needed.emit(self.curtain_text(self.seats.seat))

    def take(self) -> None:
        """Raise the curtain: the acting seat has the device."""
        self.eyes.holder = self.seats.seat
        self._services.stack.pop()
        self._begin()
        self.taken.emit()

    def _begin(self) -> None:
        """Show the table to the acting person, and announce the turn."""
        self._show_anew()
        self._screen.set_focus(self._first(), quiet=True)
        self._turns.call()

    def _show_anew(self) -> None:
        """Show the table as it is at once, because the rest of the animation was meant for another viewer."""
        self._top.conductor.drop()
        self._screen.refresh()
        self._top.stage.sync(self._play.view)

    def _halt(self) -> None:
        """Halt programs at the end of a fight until somebody has read how it ended."""
        seats, ended = self.seats, self.has_ended
        self._has_read, seats.halted = self._has_read and ended, False
        seats.halted = ended and not self._has_read and bool(seats.people) and seats.program_next

    @property
    def has_ended(self) -> bool:
        """True if the end of a fight is shown."""
        return aftermath(self.match.game, self._play.view) is not None

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
            seat = self._name(self.seats.seat)
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
        one, other = self._turns.seating.held.get(seat), self._turns.seating.held.get(self.eyes.viewer)
        return one is None or other is None or self._turns.seating.same(one, other)

    def other(self, view: View) -> int | None:
        """Return another seat that may act at the same device, and whose cards the viewer of a view may not see; None
        if there is none."""
        if not view.legal or self.seats.left:
            return None
        free = (seat for seat in view.to_act if seat in self.seats.people)
        return next((seat for seat in free if not self.eyes.see_as(seat) and self.shares_device(seat)), None)

    def label_over(self, seat: int) -> str:
        """Return the label of what passes the device over to another seat."""
        return _("Pass it to {name}").format(name=self._name(seat))

    def button_over(self, other: int, above: float) -> IconButton:
        """Return the button at the head that passes the device over to another seat; `above` is how much higher the
        window is."""
        why, place = i18n.say(self.match.game.status(self.match.view(other))), PASS_OVER.moved(0, -above)
        return IconButton(OVER, self.label_over(other), place, self.pass_over, "hand", help=why)

    def pass_over(self) -> None:
        """Hand the device to the other seat that may act as well."""
        other = self.other(self._play.view)
        if other is None:
            return
        self.seats.step_in(other)
        self._screen.refresh()
        if self.eyes.see_as(other):
            self._begin()
        else:
            self.pass_on()

    def entries(self) -> list[tuple[str, str, str, Do]]:
        other = self.other(self._play.view)
        return [(OVER, self.label_over(other), "hand", self.pass_over)] if other is not None else []

    # undo of another's action

    def lets_undo(self, undo: Callable[[], object]) -> bool:
        """False if the last action is another person's, who is asked before it is taken back."""
        if not (self.is_anothers and self._play.session.may_undo):
            return True
        done = next(action for action in reversed(self.match.log) if action.seat in self.seats.people)
        who, deed = self._name(done.seat), _(self.match.game.verbs[done.verb].label)
        text = _("Only {seat} may take that back ({deed}). Does {seat} agree?").format(seat=who, deed=deed)
        self._services.routes.menus.ask(text, _("Take back"), undo)
        return False

    @property
    def is_anothers(self) -> bool:
        """True if the last action was another person's, who has no device of their own to undo it."""
        last, viewer = self.seats.last, self.eyes.viewer
        if last is None or last == viewer or self.eyes.plays_both(last, viewer):
            return False
        return self.shares_device(last)

    def curtain_text(self, seat: int) -> CurtainText:
        """Return what a curtain says to the acting seat; events are worded as seen while nobody has the device."""
        match = self.match
        last = next((n for n, action in reversed([*enumerate(match.log, 1)]) if action.seat == seat), 0)
        told = (_without(self._top.skin.asides, events) for events in match.history[last:])
        since = [line for events in told for line in self._top.chronicle.said(events)]
        cast = self._ground.setting.cast
        own = (f.kind for f in cast if f.seat == seat and (f.side == HEROES or f.rival) and not f.owner)
        kind = next(own, "") or self._top.skin.faces.get(match.game.seats(match.options)[seat].id, "")
        why = i18n.say(match.game.status(match.view(seat)))
        return CurtainText(self._name(seat), portrait_of(kind), why, since)


def hero_name(cast: Sequence[Figure], seat: int) -> str:
    """Return the name of the only hero of a seat; "" if it has none or several, or a name without a class."""
    heroes = [figure for figure in cast if figure.seat == seat and figure.side == HEROES and not figure.owner]
    return _(heroes[0].name.key) if len(heroes) == 1 and not heroes[0].name.values else ""


def _without(asides: Collection[str], events: Sequence[Event]) -> list[Event]:
    """Return the events that are worth telling to somebody who was away."""
    return [event for event in events if not (isinstance(event, Told) and event.what in asides)]
