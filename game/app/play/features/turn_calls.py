"""Turns at a table of several people: each is announced by text, sound and rumble."""

from collections.abc import Callable

from game.i18n import _

from ...base.geometry import Box
from ...input.seating import Seating
from ...services import Services
from ...table.livery import Banner, Livery
from ..session import Session
from .feature import Feature

NUDGE = (0.2, 0.5, 0.15)  # rumble at the start of a turn: low, high, seconds


class TurnCalls(Feature):
    """Announces a person's turn, once, and lets pads rumble for their own seats only.

    `seating` has the device of each seat, and `several` is True if several people share the screen. `banner` is what
    hangs over the table while a turn is announced; `refresh` is called when it is gone.
    """

    def __init__(
        self, services: Services, session: Session, seating: Seating, several: bool, refresh: Callable[[], object]
    ):
        self.banner: Banner | None = None
        self.called: int | None = None  # seat whose turn was announced last
        self._services, self._session, self._seating, self._several = services, session, seating, several
        self._refresh = refresh

    def is_due(self, seat: int) -> bool:
        """True if this seat's turn is to be announced."""
        return self._several and seat != self.called and seat in self._session.match.state.to_act

    def announce(self, seat: int, name: str, livery: Livery, line: Box, side: int) -> None:
        """Announce a seat's turn with a banner that comes to the `line` from a `side`: -1 for left, 1 for right."""
        services = self._services
        self.called = seat
        services.sounds.play(f"your-turn-{seat}")
        self.shake(seat, *NUDGE)
        text = _("{seat}: your turn").format(seat=name)
        self.banner = Banner(text, livery, line, side, services.fonts, services.settings.still)
        services.narrator.say(text)

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
        device = self._seating.held.get(seat)
        if self._several and device is not None:
            self._services.input.rumble(low, high, seconds, device)
        elif not self._several and seat in self._session.seats.people:
            self._services.input.rumble(low, high, seconds)

    def feel(self, low: float, high: float, seconds: float) -> None:
        """Rumble the pad of the seat that acted last."""
        log = self._session.match.log
        self.shake(log[-1].seat if log else self._session.seats.seat, low, high, seconds)
