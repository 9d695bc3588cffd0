"""Routes to the posters of the games, and to the set-up of a game."""

from collections.abc import Callable
from typing import Any

from game.core.game import Game
from game.i18n import _

from ..navigator import GameNavigator
from ..services import Services
from ..ui.transitions import Fade, Sweep
from .assembly import setup_of


class GameRoutes(GameNavigator):
    """The choice of a game, and its set-up."""

    def __init__(self, services: Services):
        self.services = services

    def new_game(self) -> None:
        self.choose(_("Choose a game"), lambda game: self._first_steps(game, lambda: self.setup(game)))

    def choose(self, heading: str, then: Callable[[Game[Any]], object]) -> None:
        """Open the posters of all games, and call `then` with the chosen one; with only one game, call it at once."""
        from ..screens.games import GamesScene

        services = self.services
        if len(services.games) == 1:
            then(next(iter(services.games.values())))
        else:
            services.stack.push(GamesScene(services, heading, then), services.via(Sweep))

    def other_game(self) -> None:
        from ..screens.games import GamesScene

        stack = self.services.stack
        if len(stack.scenes) > 1 and isinstance(stack.scenes[-2], GamesScene):
            stack.pop(self.services.via(Sweep))
        else:
            self.new_game()

    def _first_steps(self, game: Game[Any], then: Callable[[], object]) -> None:
        """Call `then`; before the first play of a game, offer its lesson first."""
        from ..screens.offer import FirstStepsScene

        if game.id in self.services.settings.taught or game.lesson() is None:
            then()
        else:
            self.services.stack.push(FirstStepsScene(self.services, game, then), self.services.via(Sweep))

    def setup(self, game: Game[Any]) -> None:
        self.services.stack.push(setup_of(self.services, game), self.services.via(Sweep))

    def ask_seed(self, current: int | None, done: Callable[[int | None], object]) -> None:
        from ..screens.fill import SeedScene

        self.services.stack.push(SeedScene(self.services, current, done), self.services.via(Fade))
