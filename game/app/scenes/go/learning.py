"""Routes to the rules, and to the guided first room."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.i18n import _

from ...transitions import Doors, Fade, Turn
from .choosing import choose, setup, taught

if TYPE_CHECKING:
    from game.core.game import Game
    from game.core.view import Options

    from ...desk import Desk


def help(desk: Desk, game: str, options: Options | None = None) -> None:
    """Open the rules of a game in our own words; with the options of a play, the rules that apply to it."""
    from ..help import HelpScene

    desk.stack.push(HelpScene(desk, game, options or {}), desk.via(Turn))


def how_to_play(desk: Desk) -> None:
    """Open the rules of the game that the player chooses."""
    choose(desk, _("How to play"), lambda game: help(desk, game.id))


def lesson(desk: Desk, game: str, after: Callable[[], object] | None = None) -> None:
    """Open the guided first room, and offer the game afterwards; `after` is what the player was about to do.

    A player who skips the room goes on with `after` at once, or back if there is none.
    """
    from ..tables import lesson_of

    plan = desk.games[game].lesson()

    def leave() -> None:
        desk.stack.pop(desk.via(Fade))
        if after is not None:
            after()

    def offer() -> None:
        desk.stack.pop()
        toured(desk, desk.games[game], after)

    if plan is not None:
        taught(desk, desk.games[game])
        desk.stack.push(lesson_of(desk, desk.games[game], plan, leave, offer), desk.via(Doors))


def toured(desk: Desk, game: Game[Any], after: Callable[[], object] | None = None) -> None:
    """Offer a game after its guided first room; `after` leads to it, by default to the set-up."""
    from ..toured import TouredScene

    desk.stack.push(TouredScene(desk, after or (lambda: setup(desk, game))), desk.via(Fade))
