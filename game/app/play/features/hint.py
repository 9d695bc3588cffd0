"""Hints at a table; they are computed while nothing moves."""

from collections import deque
from collections.abc import Iterator
from itertools import islice

from game import i18n
from game.core.game import Advice, Adviser
from game.core.hints import Hints
from game.core.selection import parts_of
from game.core.view import View

from ...services import Services
from ..play_view import PlayView
from .feature import FocusView

STEPS = 4  # steps of the computation per frame without an animation


class Hinting:
    """The hint that is shown, if there is one, and the adviser that gives it.

    `text` is what it says, and `about` the id of the widget it is about. The adviser computes a little in every frame,
    so that a hint appears without delay.
    """

    def __init__(self, adviser: Adviser):
        self.adviser, self.hints = adviser, Hints(adviser)
        self.text, self.about = "", ""
        self._thought: Iterator[None] = iter(())
        self._thought_of: View | None = None

    def advise(self, view: View, actions: int) -> Advice:
        """The action that the adviser recommends after so many actions, and why."""
        return self.hints.advise(view, actions)

    def show(self, text: str, about: str) -> None:
        """Show a hint about a widget."""
        self.text, self.about = text, about

    def clear(self) -> None:
        """Show no hint any more."""
        self.text = ""

    def ponder(self, view: View) -> None:
        """Let the adviser compute a little about a view."""
        if self._thought_of is not view:
            self._thought_of, self._thought = view, self.adviser.ponder(view)
        deque(islice(self._thought, STEPS), maxlen=0)


class CardHints:
    """Gives hints at a table of cards: the focus goes to what the adviser would press first."""

    def __init__(self, services: Services, play: PlayView, screen: FocusView, hinting: Hinting):
        self._services, self._play, self._screen, self._hinting = services, play, screen, hinting

    def ask(self) -> None:
        """Show the action that the adviser recommends, and why."""
        advice = self._hinting.advise(self._play.view, len(self._play.match.log))
        self._play.selection.clear()
        self._services.sounds.play("hint")
        self._screen.set_focus(parts_of(advice.action)[0], quiet=True)
        self._hinting.show(i18n.say(advice.why), self._screen.focus or "")
        self._services.narrator.say(self._hinting.text, interrupt=True)
        self._screen.refresh()
