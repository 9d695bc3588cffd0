"""A table for several people: turns are announced by text, sound and rumble, and devices of other seats cannot act."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.cards import Card
from game.core.events import Event
from game.core.match import Match
from game.core.moot import ALWAYS
from game.core.selection import Selection
from game.core.view import View
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.theme import Colour, Theme
from ..input.bindings import Bindings
from ..input.intent import NAVIGATION, POINT, PRESS, RELEASE, SCROLL, Intent
from ..input.seating import Seating
from ..play.programs import GO_ON, PONDER, Programs
from ..play.seats import has_shared_screen
from ..play.session import Session
from ..services import Services
from ..table.livery import Banner
from ..table.preview import LINE
from ..table.spots import CardSpot, PileSpot
from ..ui.widget import Widget
from .tabletop import Tabletop

OPEN = ("menu", "info", "help", "log", "speed")  # commands that any device may use at any time
QUIET = (POINT, RELEASE, SCROLL)  # intents that are ignored silently
BACK_AND_FORTH = ("undo", "redo")
CREST = 36.0  # size of the crest on the focus ring
NUDGE = (0.2, 0.5, 0.15)  # rumble at the start of a turn: low, high, seconds


class SharedTable(Tabletop):
    """A table with people in some seats and programs in the others. `seating` assigns the devices to the seats;
    `ponders` and `goes_on` are those of `Programs`."""

    ponders, goes_on = PONDER, GO_ON

    def __init__(self, services: Services, match: Match):
        self.session = self.session_of(services, match)
        self.match, self.seats = match, self.session.seats
        self.programs = Programs(self.session, self.happened, self.ponders, self.goes_on)
        people = self.seats.people
        self.several = has_shared_screen(match)
        kept = services.seating if [*services.seating.held] == [*people] else Seating(people)
        self.seating = kept if self.several else Seating()
        self.called: int | None = None  # seat whose turn was announced last
        self.banner: Banner | None = None
        self.selection = Selection(())
        super().__init__(services, match.game, self.now())

    def session_of(self, services: Services, match: Match) -> Session:
        """The session of a play, by the player's settings."""
        return Session(
            match,
            services.saves.autosave,
            lambda: services.settings.undo,
            lambda: services.settings.questions == ALWAYS,
        )

    def now(self) -> View:
        self.seats.look()
        return self.session.view_of(self.seat)

    @property
    def seat(self) -> int:  # type: ignore[override]
        """The seat whose view the table shows."""
        return self.seats.seat

    def deeds(self) -> Sequence[Sequence[Event]]:
        return self.match.history

    def to_come(self) -> Iterable[Card]:
        return self.match.cards

    def seat_name(self, seat: int) -> str:
        """The name of a seat."""
        return _(self.game.seats(self.match.options)[seat].name)

    def addressed(self, task: str, view: View) -> str:
        """The task, with the acting seat's name before it if names are used, and the name of another person who may
        also act."""
        if view.seat not in view.to_act or not self.calls_by_name():
            return task
        told = _("{seat} · {task}").format(seat=self.seat_name(view.seat), task=task)
        others = [seat for seat in view.to_act if seat in self.seats.people and seat != view.seat]
        if not others or self.seats.left:
            return told
        both = _("{task} Also free to act: {seat}") if told.endswith("?") else _("{task}. Also free to act: {seat}")
        return both.format(task=told, seat=self.seat_name(others[0]))

    def calls_by_name(self) -> bool:
        """True if tasks name the acting seat."""
        return self.several or self._watched_seats

    @property
    def _watched_seats(self) -> bool:
        """True if several programs play and no person."""
        return not self.seats.people and len(self.seats.programs) > 1

    def doer(self) -> int | None:
        return self.match.log[-1].seat if self.match.log else None

    # life cycle

    def enter(self) -> None:
        self.services.input.seating = self.seating
        super().enter()

    def leave(self) -> None:
        super().leave()
        self.services.input.seating = Seating()

    # announcing turns

    def call(self) -> None:
        """Announce a person's turn by sound, rumble, banner and narrator, unless it was announced already."""
        seat, services = self.seat, self.services
        if not self.several or seat == self.called or seat not in self.match.state.to_act:
            return
        self.called = seat
        services.sounds.play(f"your-turn-{seat}")
        self._shake(seat, *NUDGE)
        text = _("{seat}: your turn").format(seat=self.seat_name(seat))
        line = self.places.box_or(f"turn.{seat}", LINE)
        self.banner = Banner(
            text, self.chronicle.livery(seat), line, self._side(seat), services.fonts, services.settings.still
        )
        services.narrator.say(text)
        self.refresh()

    def _shake(self, seat: int, low: float, high: float, seconds: float) -> None:
        """Rumble the pad of a seat and no other; strengths from 0 to 1."""
        device = self._device(seat)
        if self.several and device is not None:
            self.services.input.rumble(low, high, seconds, device)
        elif not self.several and seat in self.seats.people:
            self.services.input.rumble(low, high, seconds)

    def _lay_out(self) -> None:
        super()._lay_out()
        self.stage.rumble = self._feel

    def _feel(self, low: float, high: float, seconds: float) -> None:
        """Rumble the pad of the seat that acted last."""
        self._shake(self.match.log[-1].seat if self.match.log else self.seat, low, high, seconds)

    def _side(self, seat: int) -> int:
        """The side of a seat's own cards: -1 for left, 1 for right."""
        box = self.room.seats.get(str(seat))
        return 1 if box is not None and box.x + box.w / 2 > 640 else -1

    def _device(self, seat: int) -> int | None:
        return self.seating.held.get(seat)

    def glyphs(self) -> tuple[str, Bindings]:
        """The glyphs of the acting seat's device."""
        return self.services.input.glyphs(self._device(self.seat))

    @property
    def _marked(self) -> bool:
        """True if the focus shows the acting seat's colour: a person's, in a room with several seats."""
        return bool(self.room.seats) and self.seat in self.seats.people

    def ring_dye(self, theme: Theme) -> Colour | None:
        return self.chronicle.livery(self.seat).glow(theme) if self._marked else None

    def _draw_widget(self, canvas: Canvas, widget: Widget) -> None:
        """Draw a widget; on the focus ring of a card hangs the crest of the acting seat."""
        super()._draw_widget(canvas, widget)
        if widget.id == self.focus and isinstance(widget, CardSpot) and widget.ringed and self._marked:
            box = self.seen_at(widget)
            self.chronicle.livery(self.seat).shield(
                canvas, Box(box.centre[0] - CREST / 2, box.y - CREST * 0.7, CREST, CREST)
            )

    def _pass_banner(self, dt: float) -> bool:
        """Update the banner; True while there is one."""
        if self.banner is None:
            return False
        self.banner.update(dt)
        if self.banner.gone:
            self.banner = None
            self.refresh()
        return True

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        moving = self._pass_banner(dt) or moving
        return self.let_programs_act(dt) or moving

    # programs

    def happened(self, events: Sequence[Event]) -> None:
        """Show the events of an action, which is saved."""
        raise NotImplementedError

    def let_programs_act(self, dt: float) -> bool:
        """Let time pass for the program whose turn it is, unless something moves; True while one waits to act."""
        if self.timeline is not None:
            return False
        return self.programs.update(dt * self.pacing.rush, self.pace, self.speech is not None)

    def at_rest(self) -> bool:
        return super().at_rest() and not self.programs.next

    # permission

    def barred(self, intent: Intent) -> bool:
        """Return True if the intent's device may not act now; its press is then denied with a message, or hurries the
        animation.

        If the device's seat may act at the same time, it becomes the acting seat. Any press closes the banner.
        """
        if not self.several:
            return False
        if self.banner is not None and intent.kind not in QUIET:
            self.banner = None
            self.refresh()
        if self.seats.program_next or self._is_open(intent):
            return False
        wanted = self._whose(intent)
        if self.seating.may(intent.device, wanted):
            return False
        onto_card = self._is_onto_card(intent)
        if intent.kind not in QUIET and self._steps_in(intent.device):
            plain = onto_card or self._is_plain(intent.kind)
            if not plain:
                self.call()
            return not plain
        if self.timeline is not None:
            self.hurry()
        elif intent.kind not in QUIET and not intent.again:
            self._deny(intent, wanted)
        return True

    def may_take_back(self, seat: int) -> bool:
        """True if the device of a seat may undo the last action."""
        last, device = self.seats.last, self._device(seat)
        return last is None or seat == last or device is None or self.seating.may(device, last)

    def _is_open(self, intent: Intent) -> bool:
        """True if an intent is open to every device: menu, help, or a look at a pile."""
        if intent.kind == "cancel":
            return not self.selection.picked
        if intent.kind in (PRESS, RELEASE, POINT):
            widget = self.widget(self.pressed) if intent.kind == RELEASE else self.at(intent.at)
            return isinstance(widget, PileSpot) or (widget is not None and widget.id in OPEN)
        return intent.kind in OPEN or intent.kind == SCROLL

    def _sets_speed(self, intent: Intent) -> bool:
        """Handle an intent about the speed, which never hurries what moves; return True if it is one."""
        if intent.kind == "speed":
            self.pacing.change()
        elif intent.kind in (PRESS, "confirm") and self._aim(intent) == "speed":
            super().handle(intent)
        else:
            return False
        return True

    def _is_onto_card(self, intent: Intent) -> bool:
        """True if a press hits a card, even one that cannot be chosen now."""
        cards = (widget for widget in self.widgets if isinstance(widget, CardSpot))
        return intent.kind == PRESS and any(self.box_of(card).holds(intent.at) for card in cards)

    def _is_plain(self, kind: str) -> bool:
        """True if an intent can be carried out right after its seat became the acting seat: navigation, hint, card
        slots, and “avoid” on the speech sheet. The person has not seen yet what other presses would do."""
        writes = kind == "avoid" and self.widget("sheet") is not None
        return writes or kind in (*NAVIGATION, "hint") or kind.startswith("place.")

    def _whose(self, intent: Intent) -> int:
        """The seat for which an intent would act. Undo and redo belong to the seat whose action they concern."""
        kind = intent.kind if intent.kind in BACK_AND_FORTH else self._aim(intent)
        asked = self.seats.last if kind == "undo" else self.seats.next_again if kind == "redo" else None
        return self.seat if asked is None else asked

    def _aim(self, intent: Intent) -> str:
        """The id of the widget that an intent would press; "" if none."""
        if intent.kind in (PRESS, RELEASE):
            widget = self.at(intent.at)
            return widget.id if widget else ""
        return (self.focus or "") if intent.kind == "confirm" else ""

    def _steps_in(self, device: int) -> bool:
        """Make the device's seat the acting seat, if several seats may act at once; True if it changed."""
        seat = next((seat for seat in self.seating.of(device) if seat in self.match.state.to_act), self.seat)
        if seat == self.seat or self.seats.left:
            return False
        self.seats.step_in(seat)
        self.refresh()
        self.set_focus(self.first_focus(), quiet=True)
        return True

    def _deny(self, intent: Intent, wanted: int) -> None:
        self.services.sounds.play("ui-deny")
        back = self._aim(intent) in BACK_AND_FORTH or intent.kind in BACK_AND_FORTH
        told = _("Only {seat} can take that back.") if back else _("Not yet. Next: {seat}")
        self.services.say(told.format(seat=self.seat_name(wanted)))

    # missing pads

    def why_paused(self, is_back: bool) -> str:
        """The message after a pad was pulled out, or while a pad `is_back` and the play waits for a press."""
        if not self.seating.free:
            if is_back:
                return _("A pad is there again. Press any button to go on.")
            return _("The pad is gone. Press a button on any pad, or go on with keyboard or mouse.")
        if is_back:
            told = _("{seat}: a pad is there again. Press a button on it to take its place.")
        else:
            told = _("{seat}: the pad is gone. Any pad can take its place; so can the keyboard or the mouse.")
        return told.format(seat=self.seat_name(self.seating.free[0]))
