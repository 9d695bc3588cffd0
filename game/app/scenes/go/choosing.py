"""To what can be played: the posters, and the set-up of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.tongue import _

from ...transitions import Fade, Sweep

if TYPE_CHECKING:
    from game.core.game import Game

    from ...desk import Desk


def new_game(desk: Desk) -> None:
    """To the set-up of a game.  A player who is new to it is offered a guide first."""
    choose(desk, _("Choose a game"), lambda game: first_steps(desk, game, lambda: setup(desk, game)))


def choose(desk: Desk, heading: str, then: Callable[[Game[Any]], object]) -> None:
    """To the posters of all games, and on with the one that is chosen; with one game only, on at once."""
    from ..games import GamesScene

    if len(desk.games) == 1:
        then(next(iter(desk.games.values())))
    else:
        desk.stack.push(GamesScene(desk, heading, then), desk.via(Sweep))


def other_game(desk: Desk) -> None:
    """From a set-up back to the posters, if they are what lies beneath, or else to them."""
    from ..games import GamesScene

    if len(desk.stack.scenes) > 1 and isinstance(desk.stack.scenes[-2], GamesScene):
        desk.stack.pop(desk.via(Sweep))
    else:
        new_game(desk)


def first_steps(desk: Desk, game: Game[Any], then: Callable[[], object]) -> None:
    """Go on to `then`; before the first play of a game, offer to show the way."""
    from ..firststeps import FirstStepsScene

    if game.id in desk.settings.taught or game.lesson() is None:
        then()
    else:
        desk.stack.push(FirstStepsScene(desk, game, then), desk.via(Sweep))


def taught(desk: Desk, game: Game[Any]) -> None:
    """Somebody has offered to show the way: that is done once for each game."""
    if game.id not in desk.settings.taught:
        desk.change(taught=(*desk.settings.taught, game.id))


def setup(desk: Desk, game: Game[Any]) -> None:
    """To the house rules and the seed of a game."""
    from ..tables import setup_of

    desk.stack.push(setup_of(desk, game), desk.via(Sweep))


def seed(desk: Desk, current: int | None, done: Callable[[int | None], object]) -> None:
    """To the keys for a seed; `done` gets it, or None for a random one."""
    from ..seed import SeedScene

    desk.stack.push(SeedScene(desk, current, done), desk.via(Fade))
