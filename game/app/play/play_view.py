"""The play that lies on a table: who looks at it, what they see, and what is picked."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from game.core.capabilities import figures, hand_visibility
from game.core.cards import Card
from game.core.combatants import HEROES, ONE, PRIVATE
from game.core.events import Event, Moved
from game.core.match import Match
from game.core.selection import Selection
from game.core.table import State
from game.core.view import Action, View

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
