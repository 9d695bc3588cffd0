"""The offer of a lesson before the first play of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game import i18n
from game.core.game import Game
from game.i18n import _

from ..table.skin import skin_of
from . import go
from .offer import Answer, OfferScene

if TYPE_CHECKING:
    from ..desk import Desk


class FirstStepsScene(OfferScene):
    """Offers the game's lesson once. `then` continues what the player was about to do."""

    name = "firststeps"

    def __init__(self, desk: Desk, game: Game[Any], then: Callable[[], object]):
        super().__init__(desk)
        self.game, self.then = game, then

    def title(self) -> str:
        return _("Your first dungeon?")

    def words(self) -> str:
        lesson = self.game.lesson()
        return i18n.say(lesson.offer) if lesson else ""

    def cards(self) -> Sequence[str]:
        """A face-down card and the cards on the game's box."""
        return ("", *skin_of(self.game.id).cover)

    def answers(self) -> tuple[Answer, Answer]:
        return (
            Answer("show", _("Show me"), "torch", self._show_me),
            Answer("know", _("I know my way"), "door", self._go_on),
        )

    def _go_on(self) -> None:
        go.taught(self.desk, self.game)
        self.desk.stack.pop()
        self.then()

    def _show_me(self) -> None:
        self.desk.stack.pop()
        go.lesson(self.desk, self.game.id, self.then)
