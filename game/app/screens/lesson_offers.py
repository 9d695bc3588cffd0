"""The offer of a lesson before the first play of a game, and of a play after the lesson."""

from collections.abc import Callable, Sequence
from typing import Any

from game import i18n
from game.core.game import Game
from game.i18n import _

from ..play.plays import remember_taught
from ..services import Services
from ..table.skins import skin_of
from .offer import Answer, OfferScene


class FirstStepsScene(OfferScene):
    """Offers the game's lesson once. `then` continues what the player was about to do."""

    name = "firststeps"

    def __init__(self, services: Services, game: Game[Any], then: Callable[[], object]):
        super().__init__(services)
        self.game, self.then = game, then

    def title(self) -> str:
        if self.services.settings.taught:
            return _("New to {game}?").format(game=_(self.game.title))
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
        remember_taught(self.services, self.game)
        self.services.stack.pop()
        self.then()

    def _show_me(self) -> None:
        self.services.stack.pop()
        self.services.routes.learning.lesson(self.game.id, self.then)


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
