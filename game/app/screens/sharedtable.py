"""A table with seats: who looks at it and whose turn it is, its head, and what is said of the focus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game import i18n
from game.core.cards import Card, parse
from game.core.events import Event
from game.core.game import Preview
from game.core.match import Match
from game.core.moot import ALWAYS
from game.core.selection import Selection
from game.core.text import joined
from game.core.view import Action, View
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.theme import Colour, Theme
from ..input.seating import Seating
from ..play.features.drag import Dragging
from ..play.features.hint import Hinting
from ..play.features.seat_guard import SeatGuard, why_paused
from ..play.features.turn_calls import TurnCalls
from ..play.plays import PlayEnd
from ..play.presenters import card_focus
from ..play.presenters.card_words import CardWords
from ..play.presenters.head import Played, head_widgets, is_speed_beside, played, question, speed_box
from ..play.programs import GO_ON, PONDER, Programs
from ..play.seats import has_shared_screen
from ..play.session import Session
from ..services import Services
from ..store.records import day_of
from ..table.preview import HINT, LINE, PreviewLine
from ..table.speech import LineRow
from ..table.spots import CardSpot, PileSpot
from ..table.stage import PACK
from ..ui.buttons import OfferPlate
from ..ui.widget import Do, Widget
from .log import LogScene
from .tabletop import Tabletop

CREST = 36.0  # size of the crest on the focus ring


class SharedTable(Tabletop):
    """A table with people in some seats and programs in the others. `seating` assigns the devices to the seats;
    `ponders` and `goes_on` are those of `Programs`."""

    ponders, goes_on = PONDER, GO_ON
    speed_at = ""  # where the speed button always is; "" if it is beside the head's buttons with large text only

    dragging: Dragging

    def __init__(self, services: Services, match: Match, daily: str = ""):
        """`daily` is the day whose daily dungeon is played (ISO date); "" for any other play."""
        self.ending = PlayEnd(services, match, daily or day_of(match))
        self.hinting = Hinting(match.game.adviser())
        self._words: CardWords | None = None
        self.session = self.session_of(services, match)
        self.match, self.seats = match, self.session.seats
        people = self.seats.people
        self.several = has_shared_screen(match)
        kept = services.seating if [*services.seating.held] == [*people] else Seating(people)
        self.seating = kept if self.several else Seating()
        self.turns = TurnCalls(services, self.session, self.seating, self.several, self.refresh)
        self.guard = SeatGuard(services, self.session, self.seating, self, self.turns, self.seat_name)
        self.selection = Selection(())
        super().__init__(services, match.game, self.now())
        self.prompt_bar.device = lambda: self._device(self.seat)
        self.painter.ring_dye = self._ring_dye
        self.painter.adornments.append(self._hang_crest)
        self.standing = self.view  # the view when no card was last moving
        busy, reading = lambda: self.conductor.busy, lambda: self.spoken.line is not None
        self.programs = Programs(self.session, self.happened, self.pacing, busy, reading, self.ponders, self.goes_on)

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

    @property
    def _marked(self) -> bool:
        """True if the focus shows the acting seat's colour: a person's, in a room with several seats."""
        return bool(self.room.seats) and self.seat in self.seats.people

    def _ring_dye(self, theme: Theme) -> Colour | None:
        return self.chronicle.livery(self.seat).glow(theme) if self._marked else None

    def _hang_crest(self, canvas: Canvas, widget: Widget) -> None:
        """Draw the crest of the acting seat on the focus ring of a card."""
        if widget.id == self.focus and isinstance(widget, CardSpot) and widget.ringed and self._marked:
            box = self.painter.seen_at(widget)
            self.chronicle.livery(self.seat).shield(
                canvas, Box(box.centre[0] - CREST / 2, box.y - CREST * 0.7, CREST, CREST)
            )

    # programs

    def happened(self, events: Sequence[Event]) -> None:
        """Show the events of an action, which is saved."""
        raise NotImplementedError

    def at_rest(self) -> bool:
        return super().at_rest() and not self.programs.next

    # permission

    def _is_new_to(self, focus: str | None) -> bool:
        """True if the focus has moved to something the player had not seen when pressing: `focus`, the one before, was
        empty or a verb's button."""
        other = self.focus != focus and (focus is None or focus in self.game.verbs)
        return other and not self.seats.program_next

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

    def _head(self) -> list[Widget]:
        """The widgets of the heading, built anew with every change and during animations."""
        above, beside = -self.services.layout.above, is_speed_beside(self.speed_at, self.services.fonts)
        speed = self.pacing.button(self._speed_place().moved(0, above))
        room = self.rooms.counted if self._has_room_sign() else 0
        return head_widgets(self.board, self._played(), self.headline(), speed, beside, room, above)

    def _speed_place(self) -> Box:
        return speed_box(self.board, self.speed_at, self.services.fonts)

    def _has_room_sign(self) -> bool:
        """True if the number of the room is shown."""
        return True

    def _played(self) -> Played:
        return played(self.match, self.services.rounds.player(self.match), self.ending.daily, self.standing)

    def title(self) -> str:
        return joined((self._played().name, i18n.say(self.game.status(self.view))))

    def headline(self) -> str:
        """The current task. Empty during an animation if the task is done or was a choice between offers. In games that
        announce every turn (`skin.turns`) it stays."""
        task = i18n.say(self.game.status(self.standing))
        done = not self.skin.turns and task != i18n.say(self.game.status(self.view))
        if self.timeline is not None and (self._offered(self.standing) or done):
            return ""
        return self.addressed(self._asked() or task, self.standing)

    def _asked(self) -> str:
        """The question about what goes with the picks; "" if there is none."""
        return question(self.widgets, self.selection, self.dragging.begun is not None)

    def _offered(self, view: View) -> bool:
        """True if the view offers verbs that are shown on large plates."""
        return any(verb in self.skin.offers for verb in self.game.buttons(view))

    # words

    @property
    def words(self) -> CardWords:
        """What can be said of the cards now."""
        handed = self.places.left_handed
        if self._words is None or not self._words.is_of(self.view, self.selection, handed):
            self._words = CardWords(self.game, self.view, self.selection, handed)
        return self._words

    def _preview(self, action: Action) -> Preview:
        return self.game.preview(self.view, action)

    def at_stake(self, gauge: str) -> int:
        return self.words.at_stake(self.focus, gauge)

    def _does(self) -> str:
        """What a press on the focused widget does, in a word."""
        return self.words.does(self.focus)

    def _is_offered(self) -> bool:
        """True if the focused widget is an offer plate, which has the whole text."""
        return isinstance(self.widget(self.focus), OfferPlate)

    def _preview_text(self) -> str:
        if self.hinting.text:
            return self.hinting.text
        if not self.seats.people and not self.match.over:
            return self.chronicle.last or _("You're watching. Press to hurry the computer.")
        return "" if self._is_offered() else self.words.about(self.focus, self.widgets)

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        """The preview text on its plate; a hint is marked as such."""
        return PreviewLine(text, self.services.fonts, line, sign=HINT if self.hinting.text else "")

    def log(self) -> None:
        """Open the log: the place for the journal may be too small for its lines."""
        self.services.stack.push(LogScene(self.services, self.chronicle.lines))

    def look_closer(self) -> None:
        """Show the focused card large, or open the focused pile; if neither is focused, open the pack."""
        card, widget = self._card_in_focus(), self.widget(self.focus)
        if card is not None:
            self.services.sounds.play("card-lift")
            self.services.routes.table.close_up(self.game, self.view, card)
        else:
            self.look(widget.id if isinstance(widget, PileSpot) else PACK)

    def _card_in_focus(self) -> Card | None:
        """The focused card; for a zone that is chosen as a whole, its top card."""
        widget = self.widget(self.focus)
        if not isinstance(widget, CardSpot):
            return None
        return self.view.top(widget.id) if widget.id in self.view.zones else parse(widget.id)

    def look(self, zone: str) -> None:
        """Open the page about a pile."""
        self.services.routes.table.look(self.match, zone, self.seat)

    # focus

    def first_focus(self) -> str | None:
        return card_focus.first_focus(self.widgets, self._room_cards(), self.selection, self._usual_button())

    def _room_cards(self) -> list[str]:
        return card_focus.room_cards(self.widgets, [zone for zone in self.room.slots if self.is_whole(zone)])

    def _past_idle_things(self) -> None:
        """Move the focus away from a card or button without an action; always to the lines to say, if there are
        any."""
        widget, cards, button = self.widget(self.focus), self._room_cards(), self._usual_button()
        if card_focus.has_lines(self.widgets):
            self.set_focus(self.first_focus(), quiet=True)
        elif widget is not None and not self._does_something(widget):
            goal = card_focus.past_idle(self._boxes(), self._last_box, cards, self.selection, button)
            self.set_focus(goal or None, quiet=True)

    def _navigate(self, way: str) -> None:
        head = None
        if way == "up" and isinstance(self.widget(self.focus), CardSpot):
            head = card_focus.to_head(self._boxes(), self.focus, self._last_box)
        if head is not None:
            self.set_focus(head)
        else:
            super()._navigate(way)

    def _fallback_focus(self, boxes: dict[str, Box]) -> str | None:
        """Fallback focus: once a line has been said, the first focus of the table; if a verb's button has gone, another
        verb's button; None while an animation runs."""
        if self._last_role == LineRow.role:
            return self.first_focus()
        if self.focus in self.game.verbs:
            return None if self.timeline is not None else self._usual_button() or super()._fallback_focus(boxes)
        return super()._fallback_focus(boxes)

    def _does_something(self, widget: Widget) -> bool:
        return card_focus.does_something(widget, self.selection)

    def _first_button(self) -> str:
        """The verb of the main button; "" if there is none."""
        return card_focus.first_button(self.game, self.standing)

    def _usual_button(self) -> str:
        """The verb with a button that was played last and is possible now; else the first possible one."""
        shown = {widget.id for widget in self.widgets}
        return card_focus.usual_button(self.standing, self.match.log, shown, self._first_button())
