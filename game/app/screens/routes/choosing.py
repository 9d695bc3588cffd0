"""Routes to the posters of the games, and to the set-up of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.game import Game
from game.i18n import _

from ...services import Services
from ...ui.transitions import Fade, Sweep


def new_game(services: Services) -> None:
    """Let the player choose a game, and open its set-up. A player who is new to the game is offered a guide first."""
    choose(services, _("Choose a game"), lambda game: first_steps(services, game, lambda: setup(services, game)))


def choose(services: Services, heading: str, then: Callable[[Game[Any]], object]) -> None:
    """Open the posters of all games, and call `then` with the chosen one; with only one game, call it at once."""
    from ..games import GamesScene

    if len(services.games) == 1:
        then(next(iter(services.games.values())))
    else:
        services.stack.push(GamesScene(services, heading, then), services.via(Sweep))


def other_game(services: Services) -> None:
    """Go from a set-up to the posters: back to them if they lie beneath it, otherwise to new ones."""
    from ..games import GamesScene

    if len(services.stack.scenes) > 1 and isinstance(services.stack.scenes[-2], GamesScene):
        services.stack.pop(services.via(Sweep))
    else:
        new_game(services)


def first_steps(services: Services, game: Game[Any], then: Callable[[], object]) -> None:
    """Call `then`; before the first play of a game, offer its lesson first."""
    from ..lesson_offers import FirstStepsScene

    if game.id in services.settings.taught or game.lesson() is None:
        then()
    else:
        services.stack.push(FirstStepsScene(services, game, then), services.via(Sweep))


def taught(services: Services, game: Game[Any]) -> None:
    """Remember that the lesson was offered, which is done once for each game."""
    if game.id not in services.settings.taught:
        services.change(taught=(*services.settings.taught, game.id))


def setup(services: Services, game: Game[Any]) -> None:
    """Open the set-up of a game, with its house rules and seed."""
    from ..assembly import setup_of

    services.stack.push(setup_of(services, game), services.via(Sweep))


def seed(services: Services, current: int | None, done: Callable[[int | None], object]) -> None:
    """Open the keys for a seed; `done` gets the seed, or None for a random one."""
    from ..seed import SeedScene

    services.stack.push(SeedScene(services, current, done), services.via(Fade))
