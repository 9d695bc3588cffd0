"""What a press does at a table before it reaches a widget: it changes the speed, hurries what moves, or lets a play
wait."""

from collections.abc import Callable

from ...input.intent import PAD_LEFT, POINT, PRESS, RELEASE, SCROLL, Intent
from ..conductor import Conductor
from ..pace import Pace
from ..session import Session
from .feature import Feature
from .seat_guard import SeatGuard

FOLLOWS = (POINT, RELEASE, SCROLL)  # intents that do not hurry the animation


class SpeedPress(Feature):
    """Intents about the speed, which never hurry what moves. `plain` handles a press as on any scene."""

    def __init__(self, pacing: Pace, guard: SeatGuard, plain: Callable[[Intent], None]):
        self._pacing, self._guard, self._plain = pacing, guard, plain

    def handle(self, intent: Intent) -> bool:
        if intent.kind == "speed":
            self._pacing.change()
        elif intent.kind in (PRESS, "confirm") and self._guard.aim(intent) == "speed":
            self._plain(intent)
        else:
            return False
        return True


class Skipping(Feature):
    """Presses that only hurry the running animation, because the player cannot see yet what they would choose.

    Mouse clicks act as usual, and so do presses while a program is next; but with `beats`, in games that are shown beat
    by beat, every press only hurries. `is_off` is set to a function that returns True while presses do something else.
    """

    def __init__(self, conductor: Conductor, session: Session, guard: SeatGuard, beats: bool):
        self._conductor, self.session, self._guard, self._beats = conductor, session, guard, beats
        self.is_off: Callable[[], bool] = lambda: False

    def handle(self, intent: Intent) -> bool:
        if self._conductor.timeline is None:
            return False
        if self._only_hurries(intent):
            self._conductor.to_beat()
            return True
        if self.session.match.over and intent.kind not in FOLLOWS:
            self._conductor.hurry()  # straight to the result
            return True
        return False

    def _only_hurries(self, intent: Intent) -> bool:
        if self._beats:
            presses = intent.kind in ("confirm", "avoid", PRESS)
        else:
            presses = intent.kind in ("confirm", "avoid") and not self.session.seats.program_next
        return presses and not self._guard.is_open(intent) and not self.is_off()


class PadWatch(Feature):
    """Lets a play wait when a pad is pulled out; `wait` does."""

    def __init__(self, wait: Callable[[], None]):
        self._wait = wait

    def handle(self, intent: Intent) -> bool:
        if intent.kind != PAD_LEFT:
            return False
        self._wait()
        return True
