"""The page after a finished lesson."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.i18n import _

from .offer import Answer, OfferScene

if TYPE_CHECKING:
    from ..services import Services


class LessonDoneScene(OfferScene):
    """Offers to start a real game with `start`, or to go back."""

    name = "toured"

    def __init__(self, services: Services, start: Callable[[], object]):
        super().__init__(services)
        self.start = start

    def title(self) -> str:
        return _("Well done!")

    def words(self) -> str:
        return _(
            "That's enough to play. What the tour left out is under How to play. In a real dungeon the cards are "
            "shuffled, and nobody points at the right one."
        )

    def answers(self) -> tuple[Answer, Answer]:
        return (
            Answer("start", _("Start a game"), "door", self._start),
            Answer("back", _("Back"), "back", self.back),
        )

    def _start(self) -> None:
        self.services.stack.pop()
        self.start()
