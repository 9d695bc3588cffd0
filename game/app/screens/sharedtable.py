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
from ..input.intent import PRESS, Intent
from ..input.seating import Seating
from ..play.features.seat_guard import QUIET, SeatGuard, why_paused
from ..play.features.turn_calls import TurnCalls
from ..play.programs import GO_ON, PONDER, Programs
from ..play.seats import has_shared_screen
from ..play.session import Session
from ..services import Services
from ..table.preview import LINE
from ..table.spots import CardSpot
from ..ui.widget import Do, Widget
from .tabletop import Tabletop

CREST = 36.0  # size of the crest on the focus ring


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
        self.turns = TurnCalls(services, self.session, self.seating, self.several)
        self.guard = SeatGuard(services, self.session, self.seating, self, self.seat_name)
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
        """Announce a person's turn, unless it was announced already."""
        seat = self.seat
        if self.turns.is_due(seat):
            line = self.places.box_or(f"turn.{seat}", LINE)
            self.turns.announce(seat, self.seat_name(seat), self.chronicle.livery(seat), line, self._side(seat))
            self.refresh()

    def _lay_out(self) -> None:
        super()._lay_out()
        self.stage.rumble = self.turns.feel

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

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        moving = self.turns.update(dt) or moving
        if self.turns.banner is not None and self.turns.banner.gone:
            self.turns.close()
            self.refresh()
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
        """Return True if the intent's device may not act now; any press closes the banner."""
        if not self.several:
            return False
        if intent.kind not in QUIET and self.turns.close():
            self.refresh()
        return self.guard.bars(intent)

    def _sets_speed(self, intent: Intent) -> bool:
        """Handle an intent about the speed, which never hurries what moves; return True if it is one."""
        if intent.kind == "speed":
            self.pacing.change()
        elif intent.kind in (PRESS, "confirm") and self.guard.aim(intent) == "speed":
            super().handle(intent)
        else:
            return False
        return True

    def why_paused(self, is_back: bool) -> str:
        """The message after a pad was pulled out, or while a pad `is_back` and the play waits for a press."""
        return why_paused(self.seating, is_back, self.seat_name)

    def wait_for_pad(self) -> None:
        """Pause after a pad was pulled out, until something is pressed."""
        self.services.routes.table.pad_lost(self.why_paused)

    def entries(self) -> list[tuple[str, str, str, Do]]:
        """Additional entries for the pause menu: (id, label, icon, action)."""
        return []

    def help(self) -> None:
        """Open the rule book."""
        self.services.routes.learning.help(self.match.game.id, self.match.options)
