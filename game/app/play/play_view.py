"""The play that lies on a table: who looks at it, what they see, what is picked, and the chronicle of what
happened, in sentences."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any, Protocol

from game import i18n
from game.core.capabilities import figures, hand_visibility
from game.core.cards import Card
from game.core.combatants import HEROES, ONE, PRIVATE
from game.core.events import Changed, Event, Moved, Told
from game.core.game import Game
from game.core.match import Match
from game.core.narration import briefly, sentences
from game.core.selection import Selection
from game.core.table import State
from game.core.text import Text
from game.core.view import Action, View
from game.levels import Room

from ..gfx.fonts import breakable
from ..table.livery import Livery, livery_of
from ..table.preview import entry
from ..table.skins import skin_of
from .session import Session, has_shared_screen

NOBODY = -1  # the viewing seat while no single seat has the device


class Eyes:
    """Who looks at the screen of a play. `holder` is the seat that has the device; None: it does not matter; NOBODY: no
    single seat."""

    def __init__(self, session: Session):
        self.session, self.match, self.seats = session, session.match, session.seats
        self.holder: int | None = None
        self._hero_seats: frozenset[int] | None = None
        self._judged: tuple[State, int] | None = None  # the state and log length for which `_hands_open` was computed
        self._hands_open = False
        self._view: View | None = None  # the last view, valid for `_state` and `_done`
        self._state: State | None = None
        self._done: tuple[int, int, Action | None, int | None] = (0, 0, None, None)

    # who looks

    @property
    def viewer(self) -> int:
        """The viewer's seat: the acting seat if the person at the device may see its cards, else the seat that has the
        device."""
        if (self.holder is None and self._all_see_the_same()) or self.all_look():
            return self.seats.seat
        holder = NOBODY if self.holder is None else self.holder
        return self.seats.seat if self.seats.seat in self.circle(holder) else holder

    def _all_see_the_same(self) -> bool:
        """True if all people here may see the same."""
        people = self.seats.people
        return not people or {*people} <= self.circle(people[0])

    def all_look(self) -> bool:
        """True if all people who play heroes look at the screen together."""
        return self.holder in (None, NOBODY) and self._may_all_look()

    def _may_all_look(self) -> bool:
        """True if no hand is hidden from any person who plays a hero, as between fights."""
        return not self._all_see_the_same() and self.seats.seat in self.heroes() and self._are_hands_open()

    def _are_hands_open(self) -> bool:
        """True if no person who plays a hero knows a card that is not public. Cached per state and log length."""
        state, done = self.match.state, len(self.match.log)
        if self._judged is None or self._judged[0] is not state or self._judged[1] != done:
            people = [seat for seat in self.seats.people if seat in self.heroes()]
            held = [figure.zones["hand"] for figure in figures(self.match.game, self.match.view(NOBODY))]
            known = [seats for zone in held for seats in state.zones[zone].known if seats is not None]
            self._judged, self._hands_open = (state, done), not any(seat in seats for seats in known for seat in people)
        return self._hands_open

    def open_up(self) -> None:
        """Let all people look once the viewer has seen the result, if no hand is hidden."""
        if self._may_all_look():
            self.holder = NOBODY

    # who may see what

    def heroes(self) -> frozenset[int]:
        """Return the seats that play heroes."""
        if self._hero_seats is None:
            there = figures(self.match.game, self.match.view(NOBODY))
            self._hero_seats = frozenset(figure.seat for figure in there if figure.side == HEROES)
        return self._hero_seats

    def circle(self, seat: int) -> frozenset[int]:
        """Return the seats that may see what this seat sees."""
        heroes = self.heroes()
        if hand_visibility(self.match.game, self.match.options) == PRIVATE or seat not in heroes:
            return frozenset({seat})
        return heroes

    def see_as(self, seat: int) -> bool:
        """True if the viewer may see what that seat sees."""
        return seat in self.circle(self.viewer) or (self.all_look() and seat in self.heroes())

    def plays_both(self, *seats: int) -> bool:
        """True if these are seats of heroes that one person plays."""
        return hand_visibility(self.match.game, self.match.options) == ONE and {*seats} <= self.heroes()

    # what is seen

    def view(self) -> View:
        """Return what the viewer sees now; while all people look, with public cards only.

        A view holds all legal actions, so it is cached until the state, the log, the viewer or the holder changes.
        """
        self.seats.look()
        log, state = self.match.log, self.match.state
        done = len(log), self.viewer, log[-1] if log else None, self.holder
        if self._view is None or self._state is not state or self._done != done:
            self._state, self._done, self._view = state, done, self._seen()
        return self._view

    def _seen(self) -> View:
        view = self.session.view_of(self.viewer)
        return replace(view, zones=self.match.view(NOBODY).zones) if self.all_look() else view

    def has_news(self, played: Collection[str]) -> bool:
        """True if the viewer's last action caused anything besides cards that were laid into the zones of `played`
        cards."""
        circle = self.circle(NOBODY if self.holder is None else self.holder)
        since = next((n for n, action in reversed([*enumerate(self.match.log)]) if action.seat in circle), None)
        steps = [] if since is None else self.match.history[since:]
        return any(isinstance(event, Moved) and event.dst not in played for events in steps for event in events)


class ShownPlay(Protocol):
    """The play that lies on a table. `view` is what the widgets show; `now` may be ahead of it."""

    view: View

    @property
    def match(self) -> Match: ...
    @property
    def seat(self) -> int: ...
    @property
    def doer(self) -> int | None: ...
    @property
    def to_come(self) -> Iterable[Card]: ...

    def now(self) -> View: ...
    def see(self, rests: bool) -> None: ...
    def deeds(self) -> Sequence[Sequence[Event]]: ...


class Viewer(Protocol):
    """Who looks at the screen of a play."""

    @property
    def viewer(self) -> int:
        """The seat whose view is shown."""

    def view(self) -> View:
        """What is seen now."""

    def open_up(self) -> None:
        """Let all people look if no hand is hidden."""


class ActingSeat:
    """The viewer of a table on which people have no hands to hide: the acting seat."""

    def __init__(self, session: Session):
        self._session = session

    @property
    def viewer(self) -> int:
        return self._session.seats.seat

    def view(self) -> View:
        return self._session.view

    def open_up(self) -> None:
        """Do nothing: everybody sees the same."""


class PlayView:
    """What is seen of a play. `view` is the state that the widgets show, and `standing` the one when no card was last
    moving."""

    def __init__(self, session: Session, eyes: Viewer):
        self.session, self.eyes = session, eyes
        self.match, self.game, self.seats = session.match, session.match.game, session.seats
        self.several = has_shared_screen(session.match)
        self.selection = Selection(())
        self.view = self.standing = eyes.view()

    @property
    def seat(self) -> int:
        """The seat whose view is shown."""
        return self.eyes.viewer

    @property
    def doer(self) -> int | None:
        """The seat of the last action; None before there is any."""
        return self.match.log[-1].seat if self.match.log else None

    @property
    def to_come(self) -> Iterable[Card]:
        """The cards that may appear, to prepare their pictures."""
        return self.match.cards

    def deeds(self) -> Sequence[Sequence[Event]]:
        """The events of all actions so far, one sequence for each action."""
        return self.match.history

    def now(self) -> View:
        """The current view; `view` and the animation may still lag behind it."""
        return self.eyes.view()

    def see(self, rests: bool) -> None:
        """Take over the current view, with a selection of what is legal in it; `rests` is True if no card moves."""
        self.eyes.open_up()
        self.view = self.now()
        if self.selection.legal != self.view.legal:
            self.selection = Selection(self.view.legal)
        if rests:
            self.standing = self.view


KEPT = 400  # greatest number of journal lines
Marked = Callable[[str, Event], str]


class Chronicle:
    """The journal of one table. `viewer` returns the seat that reads it; `marked` adds a sign for its event to a line.

    `room` is the table's room: its gauges show changes that are not told, and with places for seats each line gets the
    crest of the seat that acted.
    """

    def __init__(self, game: Game[Any], seats: Sequence[str], viewer: Callable[[], int], marked: Marked):
        self.lines: list[str] = []
        self.room: Room
        self._game, self._seats, self._viewer, self._marked = game, seats, viewer, marked
        self._speech = skin_of(game.id).speech

    @property
    def last(self) -> str:
        """The newest line; "" before there is any."""
        return self.lines[-1] if self.lines else ""

    def heard(self, events: Sequence[Event]) -> list[str]:
        """The sentence about each event, as the viewer sees it; "" for an event without one."""
        texts = sentences(self._game.messages, [event.seen_by(self._viewer()) for event in events])
        return ["" if text is None else _written(text) for text in texts]

    def said(self, events: Sequence[Event]) -> list[str]:
        """The sentences about events."""
        return [line for line in self.heard(events) if line]

    def livery(self, seat: int) -> Livery:
        """The colours and crest of a seat."""
        return livery_of(self._game.id, seat, self._seats[seat])

    def noted(self, line: str, seat: int | None) -> str:
        """A journal line, with the acting seat's crest if seats have places of their own in the room."""
        return line if seat is None or not self.room.seats else entry(line, self.livery(seat))

    def is_counted(self, event: Event) -> bool:
        """True if an event only changes a number that a gauge shows, so that it is not told."""
        return isinstance(event, Changed) and event.gauge in self.room.gauges

    def is_speech(self, event: Event) -> bool:
        """True if the event is something said by a player."""
        return isinstance(event, Told) and event.what in self._speech

    def note(self, line: str, seat: int | None) -> None:
        """Add a line about what a seat did."""
        self.lines = [*self.lines[-KEPT:], self.noted(line, seat)]

    def tell(self, event: Event, line: str, seat: int | None) -> None:
        """Add the sentence about an event of a seat's action, unless a gauge shows it."""
        if line and not self.is_counted(event):
            self.lines = [*self.lines[-KEPT:], self._marked(self.noted(line, seat), event)]

    def recall(self, opening: Sequence[Event], deeds: Sequence[tuple[int, Sequence[Event]]]) -> None:
        """Write the last lines of a play that is continued, from its opening and each action's seat and events."""
        lines: list[str] = []
        for seat, events in [*reversed(deeds), (None, opening)]:
            if len(lines) < KEPT:
                told = [event for event in events if not self.is_counted(event)]
                heard = zip(told, self.heard(told), strict=True)
                lines = [*(self._marked(self.noted(line, seat), event) for event, line in heard if line), *lines]
        self.lines = lines[-KEPT:]


def _written(text: Text) -> str:
    """A sentence as the journal stores it, with its short form for narrow places."""
    line, brief = breakable(i18n.say(text)), briefly(text)
    return entry(line, brief=i18n.say(brief)) if brief else line
