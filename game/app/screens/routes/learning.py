"""Routes to the rules, and to the guided first room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.game import Game
from game.core.view import Options
from game.i18n import _

from ...services import Services
from ...ui.transitions import Fade, OpeningDoors, PageTurn
from .choosing import choose, setup, taught


def help(services: Services, game: str, options: Options | None = None) -> None:
    """Open the rules of a game in our own words; with the options of a play, the rules that apply to it."""
    from ..help import HelpScene

    services.stack.push(HelpScene(services, game, options or {}), services.via(PageTurn))


def how_to_play(services: Services) -> None:
    """Open the rules of the game that the player chooses."""
    choose(services, _("How to play"), lambda game: help(services, game.id))


def lesson(services: Services, game: str, after: Callable[[], object] | None = None) -> None:
    """Open the guided first room, and offer the game afterwards; `after` is what the player was about to do.

    A player who skips the room goes on with `after` at once, or back if there is none.
    """
    from ..assembly import lesson_of

    plan = services.games[game].lesson()

    def leave() -> None:
        services.stack.pop(services.via(Fade))
        if after is not None:
            after()

    def offer() -> None:
        services.stack.pop()
        lesson_done(services, services.games[game], after)

    if plan is not None:
        taught(services, services.games[game])
        services.stack.push(lesson_of(services, services.games[game], plan, leave, offer), services.via(OpeningDoors))


def lesson_done(services: Services, game: Game[Any], after: Callable[[], object] | None = None) -> None:
    """Offer a game after its guided first room; `after` leads to it, by default to the set-up."""
    from ..lesson_offers import LessonDoneScene

    services.stack.push(LessonDoneScene(services, after or (lambda: setup(services, game))), services.via(Fade))
