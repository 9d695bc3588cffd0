"""Who looks at the screen: several people share it, and not everybody may see every hand."""

from collections.abc import Collection
from dataclasses import replace

from game.core.capabilities import figures, hand_visibility
from game.core.combatants import HEROES, ONE, PRIVATE
from game.core.events import Moved
from game.core.table import State
from game.core.view import Action, View

from .session import Session

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
