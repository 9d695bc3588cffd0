"""Which device may act at a table of several people: that of the seat whose turn it is."""

from collections.abc import Callable
from typing import Protocol

from game.i18n import _

from ...base.geometry import Point
from ...input.intent import NAVIGATION, POINT, PRESS, RELEASE, SCROLL, Intent
from ...services import Services
from ...table.spots import CardSpot, PileSpot
from ...ui.scroll import Scroller
from ...ui.widget import Widget
from ..play_view import PlayView
from ..tabletop import Tabletop
from .feature import Feature, FocusView
from .turn_calls import TurnCalls

OPEN = ("menu", "info", "help", "log", "speed")  # commands that any device may use at any time
QUIET = (POINT, RELEASE, SCROLL)  # intents that are ignored silently
BACK_AND_FORTH = ("undo", "redo")


class GuardedScreen(FocusView, Protocol):
    """The scene as the guard sees it."""

    pressed: str | None
    scroller: Scroller

    def at(self, point: Point) -> Widget | None: ...


class SeatGuard(Feature):
    """Bars the devices of other seats. `lead` moves the focus to the first one of a seat, and `call` announces its
    turn."""

    def __init__(self, services: Services, play: PlayView, top: Tabletop, screen: GuardedScreen, turns: TurnCalls,
                 name: Callable[[int], str], lead: Callable[[], object], call: Callable[[], object]):  # fmt: skip
        self._services, self._play, self._top, self._screen, self._turns = services, play, top, screen, turns
        self._name, self._lead, self._call = name, lead, call

    def handle(self, intent: Intent) -> bool:
        """Return True if the intent's device may not act now; its press is then denied with a message, or hurries the
        animation. If the device's seat may act at the same time, it becomes the acting seat. Any press closes the
        banner of a turn."""
        if intent.kind not in QUIET and self._turns.close():
            self._screen.refresh()
        if self._play.seats.program_next or self.is_open(intent):
            return False
        wanted = self._whose(intent)
        if self._turns.seating.may(intent.device, wanted):
            return False
        onto_card = self._is_onto_card(intent)
        if intent.kind not in QUIET and self._steps_in(intent.device):
            plain = onto_card or self._is_plain(intent.kind)
            if not plain:
                self._call()
            return not plain
        if self._top.conductor.timeline is not None:
            self._top.conductor.hurry()
        elif intent.kind not in QUIET and not intent.again:
            self._deny(intent, wanted)
        return True

    def may_take_back(self, seat: int) -> bool:
        """True if the device of a seat may undo the last action."""
        last, device = self._play.seats.last, self._turns.seating.held.get(seat)
        return last is None or seat == last or device is None or self._turns.seating.may(device, last)

    def is_open(self, intent: Intent) -> bool:
        """True if an intent is open to every device: menu, help, or a look at a pile."""
        if intent.kind == "cancel":
            return not self._play.selection.picked
        if intent.kind in (PRESS, RELEASE, POINT):
            widget = self._screen.widget(self._screen.pressed) if intent.kind == RELEASE else self._screen.at(intent.at)
            return isinstance(widget, PileSpot) or (widget is not None and widget.id in OPEN)
        return intent.kind in OPEN or intent.kind == SCROLL

    def aim(self, intent: Intent) -> str:
        """The id of the widget that an intent would press; "" if none."""
        if intent.kind in (PRESS, RELEASE):
            widget = self._screen.at(intent.at)
            return widget.id if widget else ""
        return (self._screen.focus or "") if intent.kind == "confirm" else ""

    def _is_onto_card(self, intent: Intent) -> bool:
        """True if a press hits a card, even one that cannot be chosen now."""
        cards = (widget for widget in self._screen.widgets if isinstance(widget, CardSpot))
        return intent.kind == PRESS and any(self._screen.scroller.box_of(card).holds(intent.at) for card in cards)

    def _is_plain(self, kind: str) -> bool:
        """True if an intent can be carried out right after its seat became the acting seat: navigation, hint, card
        slots, and “avoid” on the speech sheet. The person has not seen yet what other presses would do."""
        writes = kind == "avoid" and self._screen.widget("sheet") is not None
        return writes or kind in (*NAVIGATION, "hint") or kind.startswith("place.")

    def _whose(self, intent: Intent) -> int:
        """The seat for which an intent would act. Undo and redo belong to the seat whose action they concern."""
        seats = self._play.seats
        kind = intent.kind if intent.kind in BACK_AND_FORTH else self.aim(intent)
        asked = seats.last if kind == "undo" else seats.next_again if kind == "redo" else None
        return self._play.seat if asked is None else asked

    def _steps_in(self, device: int) -> bool:
        """Make the device's seat the acting seat, if several seats may act at once; True if it changed."""
        seats = self._play.seats
        to_act = self._play.match.state.to_act
        seat = next((seat for seat in self._turns.seating.of(device) if seat in to_act), self._play.seat)
        if seat == self._play.seat or seats.left:
            return False
        seats.step_in(seat)
        self._screen.refresh()
        self._lead()
        return True

    def _deny(self, intent: Intent, wanted: int) -> None:
        self._services.sounds.play("ui-deny")
        back = self.aim(intent) in BACK_AND_FORTH or intent.kind in BACK_AND_FORTH
        told = _("Only {seat} can take that back.") if back else _("Not yet. Next: {seat}")
        self._services.say(told.format(seat=self._name(wanted)))
