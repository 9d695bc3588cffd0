"""Turns at a table of several people: each is announced by text, sound and rumble, and only devices of the seat
whose turn it is may act."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from game.core.events import Event, Noted
from game.i18n import _

from ...base.geometry import GRID_W, Box, Point
from ...gfx.canvas import Canvas
from ...gfx.theme import Colour, Theme
from ...input.bindings import NAVIGATION, POINT, PRESS, RELEASE, SCROLL, Intent
from ...input.seating import Seating
from ...services import Services
from ...table.livery import Banner, Livery
from ...table.preview import LINE
from ...table.spots import CardSpot, PileSpot
from ...ui.scroll import Scroller, WidgetPainter
from ...ui.widget import Widget
from ..play_view import PlayView
from ..tabletop import Tabletop
from . import Feature, FocusView

CREST = 36.0  # size of the crest on the focus ring
NUDGE = (0.2, 0.5, 0.15)  # rumble at the start of a turn: low, high, seconds


class TurnCalls(Feature):
    """Announces a person's turn, once, and lets pads rumble for their own seats only.

    `seating` has the device of each seat, and `name` returns a seat's name. `banner` is what hangs over the table while
    a turn is announced; `refresh` is called when it comes and when it is gone.
    """

    def __init__(self, services: Services, play: PlayView, top: Tabletop, seating: Seating, name: Callable[[int], str],
                 refresh: Callable[[], object]):  # fmt: skip
        self.banner: Banner | None = None
        self.called: int | None = None  # seat whose turn was announced last
        self._services, self._play, self._top, self.seating, self._name = services, play, top, seating, name
        self._refresh = refresh

    def call(self) -> None:
        """Announce a person's turn, unless it was announced already."""
        seat = self._play.seat
        if self._play.several and seat != self.called and seat in self._play.match.state.to_act:
            line = self._top.places.box_or(f"turn.{seat}", LINE)
            self._announce(seat, self._top.chronicle.livery(seat), line, self._side(seat))
            self._refresh()

    def _side(self, seat: int) -> int:
        """The side of a seat's own cards: -1 for left, 1 for right."""
        box = self._top.room.seats.get(str(seat))
        return 1 if box is not None and box.x + box.w / 2 > GRID_W / 2 else -1

    def _announce(self, seat: int, livery: Livery, line: Box, side: int) -> None:
        """Announce a seat's turn with a banner that comes to the `line` from a `side`: -1 for left, 1 for right."""
        services = self._services
        self.called = seat
        services.sounds.play(f"your-turn-{seat}")
        self.shake(seat, *NUDGE)
        text = _("{seat}: your turn").format(seat=self._name(seat))
        self.banner = Banner(text, livery, line, side, services.fonts, services.settings.still)
        services.narrator.say(text)

    def laid_out(self) -> None:
        self._top.stage.rumble = self.feel

    def close(self) -> bool:
        """Take the banner down; return True if there was one."""
        hung, self.banner = self.banner is not None, None
        return hung

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass for the banner; return True while there is one."""
        if self.banner is None:
            return False
        self.banner.update(dt)
        if self.banner.gone:
            self.close()
            self._refresh()
        return True

    def shake(self, seat: int, low: float, high: float, seconds: float) -> None:
        """Rumble the pad of a seat and no other; strengths from 0 to 1."""
        device = self.seating.held.get(seat)
        if self._play.several and device is not None:
            self._services.input.rumble(low, high, seconds, device)
        elif not self._play.several and seat in self._play.seats.people:
            self._services.input.rumble(low, high, seconds)

    def feel(self, low: float, high: float, seconds: float) -> None:
        """Rumble the pad of the seat that acted last."""
        log = self._play.match.log
        self.shake(log[-1].seat if log else self._play.seats.seat, low, high, seconds)


class MarkedScreen(Protocol):
    """The scene as the mark of a seat sees it."""

    focus: str | None
    painter: WidgetPainter


class SeatMark:
    """Shows on the focus whose turn it is: a person's, in a room with several seats."""

    def __init__(self, play: PlayView, top: Tabletop, screen: MarkedScreen):
        self._play, self._top, self._screen = play, top, screen

    @property
    def _shows(self) -> bool:
        return bool(self._top.room.seats) and self._play.seat in self._play.seats.people

    def dye(self, theme: Theme) -> Colour | None:
        """The colour of the focus ring: the acting seat's; None for the usual one."""
        return self._top.chronicle.livery(self._play.seat).glow(theme) if self._shows else None

    def hang(self, canvas: Canvas, widget: Widget) -> None:
        """Hang the crest of the acting seat on the focus ring of a card."""
        if widget.id == self._screen.focus and isinstance(widget, CardSpot) and widget.ringed and self._shows:
            box = self._screen.painter.seen_at(widget)
            crest = Box(box.centre[0] - CREST / 2, box.y - CREST * 0.7, CREST, CREST)
            self._top.chronicle.livery(self._play.seat).shield(canvas, crest)


class ToldTurns:
    """Lets the headline change with the facts that say whose turn it is, during an animation."""

    def __init__(self, play: PlayView, top: Tabletop):
        self._play, self._top = play, top

    def told(self, event: Event, line: str) -> None:
        """Note that an event shows."""
        top, play = self._top, self._play
        if top.timeline is not None and isinstance(event, Noted) and event.fact in top.skin.turns:
            seen = top.stage.seen(play.view)
            play.standing = replace(seen, facts={**seen.facts, event.fact: event.value}, outcome=None)
            top.refresh()


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
