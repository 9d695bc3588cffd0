"""The programs at a table: they act by themselves, and take their time, so that their turns can be followed."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.core.events import Event

from .features.feature import Feature
from .session import Session

PONDER, GO_ON, READ = 0.5, 0.2, 3.0  # seconds: before a program's turn, between its actions, to read a line


class Speed(Protocol):
    """The speed of a table: the setting, 0 for at once, and the factor of fast forward."""

    @property
    def factor(self) -> float: ...
    @property
    def rush(self) -> float: ...


class Programs(Feature):
    """Lets the program whose turn it is act after a while, unless `busy` returns True. `show` is called with what it
    did, which is saved.

    A program waits longer while `reading` returns True: a line that was said is being read. `ponders` and `goes_on` are
    the seconds before a program's turn, and between its actions, where people play.
    """

    def __init__(
        self,
        session: Session,
        show: Callable[[Sequence[Event]], object],
        speed: Speed,
        busy: Callable[[], bool],
        reading: Callable[[], bool],
        ponders: float = PONDER,
        goes_on: float = GO_ON,
    ):
        self.session, self._show, self._speed, self.ponders, self.goes_on = session, show, speed, ponders, goes_on
        self._is_busy, self._is_reading = busy, reading
        self._waited = 0.0  # seconds since the current program's turn began

    @property
    def next(self) -> bool:
        """True if a program must act now."""
        return self.session.seats.program_next

    def act(self) -> None:
        """Let the program whose turn it is act now."""
        self._waited = 0.0
        self._show(self.session.let_program_act())

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True while a program waits to act."""
        if self._is_busy() or not self.next:
            return False
        self._waited += dt * self._speed.rush * (self._speed.factor or 1.0)
        if self._waited >= self._patience():
            self.act()
        return True

    def _patience(self) -> float:
        """The seconds that a program waits before it acts."""
        seats, log = self.session.seats, self.session.match.log
        if self._is_reading():
            return READ
        if not self._speed.factor:
            return 0.0
        if not seats.people:
            return PONDER
        return self.goes_on if log and log[-1].seat in seats.programs else self.ponders
