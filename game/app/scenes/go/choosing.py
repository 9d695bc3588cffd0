"""Routes to the posters of the games, and to the set-up of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.i18n import _

from ...transitions import Fade, Sweep

if TYPE_CHECKING:
    from game.core.game import Game

    from ...desk import Desk


def new_game(desk: Desk) -> None:
    """Let the player choose a game, and open its set-up. A player who is new to the game is offered a guide first."""
    choose(desk, _("Choose a game"), lambda game: first_steps(desk, game, lambda: setup(desk, game)))


def choose(desk: Desk, heading: str, then: Callable[[Game[Any]], object]) -> None:
    """Open the posters of all games, and call `then` with the chosen one; with only one game, call it at once."""
    from ..games import GamesScene

    if len(desk.games) == 1:
        then(next(iter(desk.games.values())))
    else:
        desk.stack.push(GamesScene(desk, heading, then), desk.via(Sweep))


def other_game(desk: Desk) -> None:
    """Go from a set-up to the posters: back to them if they lie beneath it, otherwise to new ones."""
    from ..games import GamesScene

    if len(desk.stack.scenes) > 1 and isinstance(desk.stack.scenes[-2], GamesScene):
        desk.stack.pop(desk.via(Sweep))
    else:
        new_game(desk)


def first_steps(desk: Desk, game: Game[Any], then: Callable[[], object]) -> None:
    """Call `then`; before the first play of a game, offer its lesson first."""
    from ..firststeps import FirstStepsScene

    if game.id in desk.settings.taught or game.lesson() is None:
        then()
    else:
        desk.stack.push(FirstStepsScene(desk, game, then), desk.via(Sweep))


def taught(desk: Desk, game: Game[Any]) -> None:
    """Remember that the lesson was offered, which is done once for each game."""
    if game.id not in desk.settings.taught:
        desk.change(taught=(*desk.settings.taught, game.id))


def setup(desk: Desk, game: Game[Any]) -> None:
    """Open the set-up of a game, with its house rules and seed."""
    from ..tables import setup_of

    desk.stack.push(setup_of(desk, game), desk.via(Sweep))


def seed(desk: Desk, current: int | None, done: Callable[[int | None], object]) -> None:
    """Open the keys for a seed; `done` gets the seed, or None for a random one."""
    from ..seed import SeedScene

    desk.stack.push(SeedScene(desk, current, done), desk.via(Fade))
