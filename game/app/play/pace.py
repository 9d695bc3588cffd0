"""The pace of a table: its speed, with a button; fast forward and repeated actions while a button is held down; and
the programs, which take their time, so that their turns can be followed."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.core.events import Event
from game.core.game import Game
from game.core.selection import parts_of
from game.core.text import N_
from game.core.view import Action, View
from game.i18n import _

from ..base.geometry import Box
from ..input.bindings import PRESS
from ..services import Services
from ..settings import ROWS, next_speed
from ..ui.buttons import WordButton
from .features import Feature
from .session import Session

HOLDS = ("confirm", "avoid", PRESS)  # commands that hurry when pressed, and fast-forward when held
AFTER, FAST = 0.35, 4.0  # seconds until a press counts as held; the factor of fast forward
LABELS = dict(ROWS["speed"].choices)
HELP = N_("How fast the cards move. Hold a button down to go faster, and to fight on.")


class Pace:
    """How fast a table shows what happens."""

    def __init__(self, services: Services):
        self.services = services

    @property
    def factor(self) -> float:
        """The speed of animations, 1 being the usual one; 0 for no animation."""
        return 0.0 if self.services.settings.still else self.services.settings.pace

    @property
    def is_held(self) -> bool:
        """True while a button is held down for fast forward."""
        return self.services.input.held(*HOLDS) >= AFTER

    @property
    def rush(self) -> float:
        """The factor by which everything goes faster now: more than 1 while a button is held down."""
        return FAST if self.is_held else 1.0

    def change(self) -> None:
        """Set the speed to the next of 1×, 2× and 4×, and let the narrator say it. With reduced motion, say why
        nothing changes."""
        services = self.services
        if services.settings.still:
            services.sounds.play("ui-deny")
            services.say(_("Motion is reduced: there is nothing to speed up."))
            return
        services.change(speed=next_speed(services.settings.speed))
        services.sounds.play("ui-toggle")
        services.narrator.say(self._label(), interrupt=True)

    def button(self, box: Box) -> list[WordButton]:
        """The button that shows and changes the speed; none with reduced motion."""
        if self.services.settings.still:
            return []
        word, fonts = _(LABELS[self.services.settings.speed]), self.services.fonts
        return [WordButton("speed", self._label(), word, box, self.change, fonts, _(HELP))]

    def _label(self) -> str:
        return _("{what}: {amount}").format(what=_("Speed"), amount=_(LABELS[self.services.settings.speed]))


class Repeater:
    """Repeats an action while a button is held, until the game names a reason to stop."""

    def __init__(self, pace: Pace, game: Game[Any]):
        self.pace, self.rule = pace, game.auto_repeat
        self._done: tuple[View, Action] | None = None  # the last action that may be repeated, and the view before it

    def did(self, view: View, action: Action) -> None:
        """Note that an action is played, and the view before it."""
        self._done = (view, action) if self._may_repeat(action) else None

    def _may_repeat(self, action: Action) -> bool:
        asks = self.pace.services.settings.always_ask
        return self.rule is not None and action.verb in self.rule.verbs and not asks

    def next(self, now: View, pressed: str) -> Action | None:
        """The action to play now that the last one has been shown: that one again, or that of the button which the
        mouse holds down; None to wait for a press."""
        done, self._done = self._done, None
        if self.rule is None or not self.pace.is_held:
            return None
        return self._begun(now, pressed) if done is None else self._again(now, *done)

    def _again(self, now: View, before: View, action: Action) -> Action | None:
        """The last action; None if something has happened to stop for, which is said."""
        assert self.rule is not None
        stop = self.rule.stop(before, now)
        if stop is None:
            return action if action in now.legal else None
        if stop.text.message:
            self.pace.services.say(stop.text)
        return None

    def _begun(self, view: View, pressed: str) -> Action | None:
        """The action of the button that the mouse holds down; None if it is not to be repeated."""
        meant = (action for action in view.legal if parts_of(action) == (pressed,) and self._may_repeat(action))
        return next(meant, None) if pressed else None


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
        if not self._waited:
            self.session.let_program_choose()  # in a frame of its own
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
