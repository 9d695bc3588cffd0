"""Hints in an arena: one press gives the picks and the focus, so that one more does it. After some they come by
themselves."""

from collections.abc import Sequence
from typing import Protocol

from game import i18n
from game.core.text import Text
from game.core.view import Action

from ...arena.choices import Choices
from ...arena.picks import advised_together, picks_of
from ...services import Services
from ...ui.text import sentence
from .feature import ChoiceView, FocusView
from .hint import Hinting

STAYS = 2  # hints in a row that were asked for and followed, until the next ones come by themselves


class HintedArena(ChoiceView, FocusView, Protocol):
    """An arena as hints see it."""

    @property
    def hinting(self) -> Hinting: ...
    @property
    def choices(self) -> Choices: ...

    def play_set(self, action: Action) -> None: ...
    def told_shortly(self, action: Action) -> str: ...


class ArenaHints:
    """Gives hints. After two in a row that were asked for and followed, the next ones come by themselves, until one is
    not followed, or one more is asked for while one is there."""

    def __init__(self, services: Services, table: HintedArena):
        self._services, self._table = services, table
        self._asked = 0  # hints in a row that were asked for, and all followed
        self.advised: tuple[Action, ...] = ()  # the actions of the last hint

    @property
    def goes_on(self) -> bool:
        """True if hints come by themselves."""
        return self._asked >= STAYS

    @property
    def is_due(self) -> bool:
        """True if the next hint is to come by itself: there is none yet."""
        return self.goes_on and not self.advised

    def did(self, actions: Sequence[Action]) -> None:
        """Note that actions are played; if the last hint said something else, hints come no more by themselves."""
        self._asked = self._asked if (*actions,) == self.advised else 0
        self.advised = ()

    def ask(self, done: int) -> None:
        """Give a hint after so many actions, or end those that come by themselves."""
        if self.goes_on and self.advised:
            self._asked = 0
            self._table.hinting.clear()
            self._table.selection.clear()
            self._table.refresh()
            return
        self._asked += not self.advised  # asked for twice, it is the same hint
        self.give(done)

    def give(self, done: int) -> None:
        """Pick the cards of the adviser's action and focus what triggers it; say what it is and why."""
        table, hinting = self._table, self._table.hinting
        advice = hinting.advise(table.view, done)
        self._services.sounds.play("hint")
        table.play_set(advice.action)
        self.advised = (advice.action,)
        if table.choices.is_sorting():
            self.advised = advised_together(hinting.adviser, table.view)
            table.selection.picked = picks_of(table.choices.game, table.view, self.advised)
            table.refresh()
        what, why = table.told_shortly(advice.action), sentence(i18n.say(advice.why))
        hinting.show(i18n.say(Text("Hint: {what}. {why}", what=what, why=why)), table.focus or "")
        self._services.narrator.say(hinting.text, interrupt=True)
        table.refresh()
