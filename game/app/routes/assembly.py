"""Chooses the scene classes for a match: set-up page, table, lesson, replay, and the scene before the table."""

from collections.abc import Callable
from typing import Any

from game.core.capabilities import descent
from game.core.descent import GATHER
from game.core.film import Film
from game.core.game import Game
from game.core.match import Match
from game.core.teach import Lesson

from ..services import Services
from ..ui.scene import Scene


def setup_of(services: Services, game: Game[Any]) -> Scene:
    """The set-up page of a game."""
    from ..screens.party_setup.setup import PartySetup
    from ..screens.setup import SetupScene

    return (SetupScene if game.party is None else PartySetup)(services, game)


def table_of(services: Services, match: Match, daily: str = "") -> Scene:
    """The table for a match."""
    from .tables import arena_table, card_table, descent_table

    if match.game.combatants is not None:
        return arena_table(services, match, daily)
    return (descent_table if descent(match.game, match.view(0)) else card_table)(services, match, daily)


def lesson_of(
    services: Services, game: Game[Any], lesson: Lesson, skip: Callable[[], object], done: Callable[[], object]
) -> Scene:
    """The lesson of a game."""
    from .tables import arena_lesson, card_lesson

    return (card_lesson if game.combatants is None else arena_lesson)(services, game, lesson, skip, done)


def replay_of(services: Services, match: Match, film: Film | None = None) -> Scene:
    """The replay of a match, from its film."""
    from ..play.watched_arena import WatchedArena
    from ..screens.party.pages import with_plates
    from ..screens.replay import ReplayScene

    if match.game.combatants is not None:
        return ReplayScene(services, match, film, WatchedArena)
    scene = ReplayScene(services, match, film)
    if descent(match.game, match.view(0)):
        with_plates(scene.top)
    return scene


def scene_before(services: Services, match: Match, then: Callable[[], object]) -> Scene | None:
    """The scene that comes before the table and then calls `then`: in a descent, the choice of the party; None
    otherwise."""
    from ..screens.party.gathering import GatheringScene

    return GatheringScene(services, match, then) if has_to_gather(match) else None


def has_to_gather(match: Match) -> bool:
    """True if the party of a descent is still to be chosen."""
    now = descent(match.game, match.view(0))
    return now is not None and now.phase == GATHER
