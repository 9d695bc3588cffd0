"""Hints in an arena: one press gives the picks and the focus, so that one more does it. After some they come by
themselves."""

from collections.abc import Callable, Sequence

from game import i18n
from game.core.text import Text
from game.core.view import Action

from ...arena.picks import advised_together, picks_of
from ...services import Services
from ...ui.text import sentence
from ..conductor import Signal
from ..play_view import PlayView
from ..presenters.page_room import READ_ON
from ..tabletop import Tabletop
from . import Feature, FocusView
from .figure_picks import Chooser
from .hand_over import ONWARD
from .hints import Hinting

STAYS = 2  # hints in a row that were asked for and followed, until the next ones come by themselves


class ArenaHints(Feature):
    """Gives hints. After two in a row that were asked for and followed, the next ones come by themselves, until one is
    not followed, or one more is asked for while one is there.

    `play_set` picks the cards of an action, and `shortly` is set to a function that returns one in a few words. The
    signal `ended` is emitted when those that come by themselves are ended, and nothing is picked any more.
    """

    def __init__(
        self, services: Services, play: PlayView, top: Tabletop, chooser: Chooser, screen: FocusView, hinting: Hinting,
        play_set: Callable[[Action], object],
    ):  # fmt: skip
        self._services, self._play, self._top, self._chooser, self._screen = services, play, top, chooser, screen
        self.hinting, self._play_set = hinting, play_set
        self.ended: Signal[[]] = Signal()
        self.shortly: Callable[[Action], str]
        self._asked = 0  # hints in a row that were asked for, and all followed
        self.advised: tuple[Action, ...] = ()  # the actions of the last hint

    @property
    def goes_on(self) -> bool:
        """True if hints come by themselves."""
        return self._asked >= STAYS

    def update(self, dt: float) -> bool:
        """Give the next hint, if hints come by themselves and there is none yet."""
        if self.is_due and self._is_waiting():
            self.give()
        return False

    @property
    def is_due(self) -> bool:
        """True if the next hint is to come by itself: there is none yet."""
        return self.goes_on and not self.advised

    def _is_waiting(self) -> bool:
        """True if the table waits for the player to do something, and not only to go on."""
        seen = self._top.timeline is None and self._services.stack.is_top(self._screen)
        goes = any(self._screen.widget(id) is not None for id in (ONWARD, READ_ON))
        return seen and not goes and bool(self._play.view.legal)

    def again(self) -> None:
        """Return to the hint that was there before another scene, if there was one."""
        if self.hinting.text and self._screen.widget(self.hinting.about) is not None:
            self._screen.set_focus(self.hinting.about, quiet=True)

    def did(self, actions: Sequence[Action]) -> None:
        """Note that actions are played; if the last hint said something else, hints come no more by themselves."""
        self._asked = self._asked if (*actions,) == self.advised else 0
        self.advised = ()

    def ask(self) -> None:
        """Give a hint, or end those that come by themselves."""
        if self.goes_on and self.advised:
            self._asked = 0
            self.hinting.clear()
            self._play.selection.clear()
            self._screen.refresh()
            self.ended.emit()
            return
        self._asked += not self.advised  # asked for twice, it is the same hint
        self.give()

    def give(self) -> None:
        """Pick the cards of the adviser's action and focus what triggers it; say what it is and why."""
        hinting, play = self.hinting, self._play
        advice = hinting.advise(play.view, len(play.match.log))
        self._services.sounds.play("hint")
        self._play_set(advice.action)
        self.advised = (advice.action,)
        if self._chooser.choices.is_sorting():
            self.advised = advised_together(hinting.adviser, play.view)
            play.selection.picked = picks_of(self._chooser.choices.game, play.view, self.advised)
            self._screen.refresh()
        what, why = self.shortly(advice.action), sentence(i18n.say(advice.why))
        hinting.show(i18n.say(Text("Hint: {what}. {why}", what=what, why=why)), self._screen.focus or "")
        self._services.narrator.say(hinting.text, interrupt=True)
        self._screen.refresh()
