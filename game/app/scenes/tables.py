"""Chooses the scene classes for a match: set-up page, table, lesson, replay, and the scene before the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.core.game import Game
from game.core.journey import journey
from game.core.match import Match
from game.core.party import Partied
from game.core.teach import Lesson
from game.core.troupe import Trouped

from ..scene import Scene
from .lesson import LessonScene
from .replay import ReplayScene
from .table import TableScene

if TYPE_CHECKING:
    from ..desk import Desk
    from .setup import SetupScene

DESCENT = ("diamonds", "party")  # game id and mode that have their own table


def setup_of(desk: Desk, game: Game[Any]) -> SetupScene:
    """The set-up page of a game."""
    from .setup import SetupScene
    from .troupe.setup import TroupeSetup

    return (TroupeSetup if isinstance(game, Partied) else SetupScene)(desk, game)


def table_of(desk: Desk, match: Match, daily: str = "") -> TableScene:
    """The table for a match."""
    from .arena.table import ArenaTable
    from .party.table import PartyTable
    from .quest.table import QuestTable

    if isinstance(match.game, Trouped):
        return (QuestTable if journey(match.game, match.view(0)) else ArenaTable)(desk, match, daily)
    return (PartyTable if _of(match) == DESCENT else TableScene)(desk, match, daily)


def lesson_of(
    desk: Desk, game: Game[Any], lesson: Lesson, skip: Callable[[], object], done: Callable[[], object]
) -> LessonScene:
    """The lesson of a game."""
    from .arena.lesson import ArenaLesson

    return (ArenaLesson if isinstance(game, Trouped) else LessonScene)(desk, game, lesson, skip, done)


def replay_of(desk: Desk, match: Match) -> ReplayScene:
    """The replay of a match."""
    from .arena.replay import ArenaReplay
    from .party.replay import PartyReplay
    from .quest.replay import QuestReplay

    if isinstance(match.game, Trouped):
        return (QuestReplay if journey(match.game, match.view(0)) else ArenaReplay)(desk, match)
    return (PartyReplay if _of(match) == DESCENT else ReplayScene)(desk, match)


def before(desk: Desk, match: Match, then: Callable[[], object]) -> Scene | None:
    """The scene that comes before the table and then calls `then`: in a descent, the choice of the party; None
    otherwise."""
    from .party.company import CompanyScene

    return CompanyScene(desk, match, then) if gathers(match) else None


def gathers(match: Match) -> bool:
    """True if the party of a descent is still to be chosen."""
    from game.rules.diamonds.descent.phases import GATHER, PHASE

    return _of(match) == DESCENT and match.state.facts[PHASE] == GATHER


def _of(match: Match) -> tuple[str, str]:
    return match.game.id, match.options.get("mode", "")
