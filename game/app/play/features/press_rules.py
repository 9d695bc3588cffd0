"""What a press does at a table before it reaches a widget: it changes the speed, hurries what moves, or lets a play
wait; and protection against presses that were meant for what was there before."""

from collections.abc import Callable, Collection

from game.i18n import _

from ...base.geometry import Box, Point
from ...input.bindings import PAD_LEFT, POINT, PRESS, RELEASE, SCROLL, Intent
from ...input.seating import Seating
from ...services import Services
from ..conductor import Conductor
from ..pace import Pace
from ..session import Session
from . import Feature, FocusView
from .turns import SeatGuard

EVERYWHERE: Box | None = None


class Misfire:
    """A moment in which a press may still be meant for what was there before: on all of the screen, or in one place.
    `seconds` is how long such a moment usually lasts; with `now` one begins at once."""

    def __init__(self, seconds: float, now: bool = False):
        self.seconds, self.left = seconds, seconds if now else 0.0
        self._place, self._id = EVERYWHERE, ""

    def expect(self, place: Box | None = EVERYWHERE, id: str = "", seconds: float | None = None) -> None:
        """Begin such a moment, because something else may be there now. In one place, `id` is what was pressed there: a
        second press on that is meant."""
        self.left = self.seconds if seconds is None else seconds
        self._place, self._id = place, id

    def prolong(self) -> None:
        """Let the moment begin anew, if it is not over: somebody still presses."""
        if self.is_near:
            self.left = self.seconds

    def forget(self) -> None:
        """End the moment."""
        self.left = 0.0

    @property
    def is_near(self) -> bool:
        """True during such a moment."""
        return self.left > 0

    def hits(self, at: Point, id: str = "") -> bool:
        """True if a press at this point, on this id, is still meant for what was there before."""
        return self.is_near and (self._place is None or self._place.holds(at)) and (not id or id != self._id)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if the moment was not over before."""
        was_near = self.is_near
        self.left = max(0.0, self.left - dt)
        return was_near


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
    """Lets a play wait when a pad is pulled out. `name` returns the name of a seat."""

    def __init__(self, services: Services, seating: Seating, name: Callable[[int], str]):
        self._services, self._seating, self._name = services, seating, name

    def handle(self, intent: Intent) -> bool:
        if intent.kind != PAD_LEFT:
            return False
        self.wait()
        return True

    def wait(self) -> None:
        """Pause until something is pressed."""
        self._services.routes.table.pad_lost(lambda is_back: why_paused(self._seating, is_back, self._name))


class DoubleClicks(Feature):
    """Ignores a quick second click at one spot if it hits a secondary button that has just come there."""

    def __init__(self, misfire: Misfire, conductor: Conductor, screen: FocusView, verbs: Collection[str],
                 main_button: Callable[[], str]):  # fmt: skip
        self.misfire = misfire
        self._conductor, self._screen, self._verbs, self._main_button = conductor, screen, verbs, main_button

    def handle(self, intent: Intent) -> bool:
        if intent.kind == PRESS and self._conductor.timeline is not None:
            self.misfire.prolong()  # this click only hurries what the first one did
        return False

    def blocks(self, id: str | None, at: Point | None) -> bool:
        if at is None:
            return False
        hasty = self.misfire.hits(at) and id != self._main_button()
        button = self._screen.widget(id) if id in self._verbs else None
        if button is None:
            self.misfire.forget()
        elif hasty:
            self.misfire.prolong()
            return True
        else:
            self.misfire.expect(button.box)
        return False

    def update(self, dt: float) -> bool:
        self.misfire.update(dt)
        return False


def why_paused(seating: Seating, is_back: bool, name: Callable[[int], str]) -> str:
    """Return the message after a pad was pulled out, or while a pad `is_back` and the play waits for a press."""
    if not seating.free:
        if is_back:
            return _("A pad is there again. Press any button to go on.")
        return _("The pad is gone. Press a button on any pad, or go on with keyboard or mouse.")
    if is_back:
        told = _("{seat}: a pad is there again. Press a button on it to take its place.")
    else:
        told = _("{seat}: the pad is gone. Any pad can take its place; so can the keyboard or the mouse.")
    return told.format(seat=name(seating.free[0]))
