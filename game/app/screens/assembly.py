"""Chooses the scene classes for a match: set-up page, table, lesson, replay, and the scene before the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.core.capabilities import journey
from game.core.film import Film
from game.core.game import Game
from game.core.match import Match
from game.core.teach import Lesson

from ..services import Services
from ..ui.scene import Scene
from .lesson import LessonScene
from .replay import ReplayScene
from .table import TableScene

if TYPE_CHECKING:
    from .setup import SetupScene

DESCENT = ("diamonds", "party")  # game id and mode that have their own table


def setup_of(services: Services, game: Game[Any]) -> SetupScene:
    """The set-up page of a game."""
    from .party_setup.setup import PartySetup
    from .setup import SetupScene

    return (SetupScene if game.party is None else PartySetup)(services, game)


def table_of(services: Services, match: Match, daily: str = "") -> TableScene:
    """The table for a match."""
    from .arena.table import ArenaTable
    from .party.table import PartyTable
    from .quest.table import QuestTable

    if match.game.combatants is not None:
        return (QuestTable if journey(match.game, match.view(0)) else ArenaTable)(services, match, daily)
    return (PartyTable if _of(match) == DESCENT else TableScene)(services, match, daily)


def lesson_of(
    services: Services, game: Game[Any], lesson: Lesson, skip: Callable[[], object], done: Callable[[], object]
) -> LessonScene:
    """The lesson of a game."""
    from .arena.lesson import ArenaLesson

    return (LessonScene if game.combatants is None else ArenaLesson)(services, game, lesson, skip, done)


def replay_of(services: Services, match: Match, film: Film | None = None) -> ReplayScene:
    """The replay of a match, from its film."""
    from .arena.replay import ArenaReplay
    from .party.replay import PartyReplay
    from .quest.replay import QuestReplay

    if match.game.combatants is not None:
        return (QuestReplay if journey(match.game, match.view(0)) else ArenaReplay)(services, match, film)
    return (PartyReplay if _of(match) == DESCENT else ReplayScene)(services, match, film)


def scene_before(services: Services, match: Match, then: Callable[[], object]) -> Scene | None:
    """The scene that comes before the table and then calls `then`: in a descent, the choice of the party; None
    otherwise."""
    from .party.gathering import GatheringScene

    return GatheringScene(services, match, then) if has_to_gather(match) else None


def has_to_gather(match: Match) -> bool:
    """True if the party of a descent is still to be chosen."""
    from game.rules.diamonds.descent.phases import GATHER, PHASE

    return _of(match) == DESCENT and match.state.facts[PHASE] == GATHER


def _of(match: Match) -> tuple[str, str]:
    return match.game.id, match.options.get("mode", "")
