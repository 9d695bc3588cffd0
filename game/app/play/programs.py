"""The programs at a table: they act by themselves, and take their time, so that their turns can be followed."""

from collections.abc import Callable, Sequence

from game.core.events import Event

from .session import Session

PONDER, GO_ON, READ = 0.5, 0.2, 3.0  # seconds: before a program's turn, between its actions, to read a line


class Programs:
    """Lets the program whose turn it is act after a while. `show` is called with what it did, which is saved.

    `ponders` and `goes_on` are the seconds before a program's turn, and between its actions, where people play.
    """

    def __init__(
        self,
        session: Session,
        show: Callable[[Sequence[Event]], object],
        ponders: float = PONDER,
        goes_on: float = GO_ON,
    ):
        self.session, self._show, self.ponders, self.goes_on = session, show, ponders, goes_on
        self._waited = 0.0  # seconds since the current program's turn began

    @property
    def next(self) -> bool:
        """True if a program must act now."""
        return self.session.seats.program_next

    def act(self) -> None:
        """Let the program whose turn it is act now."""
        self._waited = 0.0
        self._show(self.session.let_program_act())

    def update(self, dt: float, pace: float, reading: bool) -> bool:
        """Let `dt` seconds pass at a pace, 0 for at once; True while a program waits to act. It waits longer while a
        line that was said is being read."""
        if not self.next:
            return False
        self._waited += dt * (pace or 1.0)
        if self._waited >= self._patience(pace, reading):
            self.act()
        return True

    def _patience(self, pace: float, reading: bool) -> float:
        """The seconds that a program waits before it acts."""
        seats, log = self.session.seats, self.session.match.log
        if reading:
            return READ
        if not pace:
            return 0.0
        if not seats.people:
            return PONDER
        return self.goes_on if log and log[-1].seat in seats.programs else self.ponders
