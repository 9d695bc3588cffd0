"""After a guided tour that was begun under How to play: and now?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.game import Game
from game.tongue import _

from . import go
from .offer import Answer, OfferScene

if TYPE_CHECKING:
    from ..desk import Desk


class TouredScene(OfferScene):
    """Offers a game of what was just learned, or the way back."""

    name = "toured"

    def __init__(self, desk: Desk, game: Game[Any]):
        super().__init__(desk)
        self.game = game

    def title(self) -> str:
        return _("On your own now?")

    def words(self) -> str:
        return _(
            "You have seen all there is to it. In a real dungeon the cards are shuffled, and nobody points at the "
            "right one."
        )

    def answers(self) -> tuple[Answer, Answer]:
        return (
            Answer("start", _("Start a game"), "door", self._start),
            Answer("back", _("Back"), "back", self.back),
        )

    def _start(self) -> None:
        self.desk.stack.pop()
        go.setup(self.desk, self.game)
