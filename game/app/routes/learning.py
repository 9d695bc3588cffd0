"""Routes to the rules, and to the guided first room."""

from collections.abc import Callable
from typing import Any

from game.core.game import Game
from game.core.view import Options
from game.i18n import _

from ..navigator import LearningNavigator
from ..play.plays import remember_taught
from ..services import Services
from ..ui.transitions import Fade, OpeningDoors, PageTurn
from .assembly import lesson_of
from .games import GameRoutes


class LearningRoutes(LearningNavigator):
    """The rules, and the guided first rooms."""

    def __init__(self, services: Services, games: GameRoutes):
        self.services, self.games = services, games

    def help(self, game: str, options: Options | None = None) -> None:
        from ..screens.help import HelpScene

        self.services.stack.push(HelpScene(self.services, game, options or {}), self.services.via(PageTurn))

    def how_to_play(self) -> None:
        self.games.choose(_("How to play"), lambda game: self.help(game.id))

    def lesson(self, game: str, after: Callable[[], object] | None = None) -> None:
        services = self.services
        plan = services.games[game].lesson()

        def leave() -> None:
            services.stack.pop(services.via(Fade))
            if after is not None:
                after()

        def offer() -> None:
            services.stack.pop()
            self.lesson_done(services.games[game], after)

        if plan is not None:
            remember_taught(services, services.games[game])
            scene = lesson_of(services, services.games[game], plan, leave, offer)
            services.stack.push(scene, services.via(OpeningDoors))

    def lesson_done(self, game: Game[Any], after: Callable[[], object] | None = None) -> None:
        """Offer a game after its guided first room; `after` leads to it, by default to the set-up."""
        from ..screens.offer import LessonDoneScene

        start = after or (lambda: self.games.setup(game))
        self.services.stack.push(LessonDoneScene(self.services, start), self.services.via(Fade))
