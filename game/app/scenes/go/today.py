"""Routes to the daily dungeon."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Any

from game.core.seeds import daily as daily_seed
from game.i18n import _

from ...plays import new_match
from ...transitions import Sweep
from .playing import leave_running, table

if TYPE_CHECKING:
    from game.core.game import Game

    from ...desk import Desk


def daily(desk: Desk) -> None:
    """Let the player choose the game of today's dungeon; with only one game, go on at once."""
    from ..daily import DailyScene

    if len(desk.games) == 1:
        daily_of(desk, next(iter(desk.games.values())))
    else:
        desk.stack.push(DailyScene(desk, lambda game: daily_of(desk, game)), desk.via(Sweep))


def daily_of(desk: Desk, game: Game[Any]) -> None:
    """Deal today's dungeon of a game if the running play may be given up."""
    date = datetime.date.today().isoformat()

    def begin() -> None:
        match = new_match(desk, game, None, daily_seed(date, game.id))
        match.marks.discard("typed")
        again = desk.records.daily(game.id, date) is not None
        if again:
            match.marks.add("again")
        table(desk, match, date)
        desk.say(
            _("Today's dungeon once more. Only your first try counts.")
            if again
            else _("Today's dungeon: the same deal for everybody. Your first try counts.")
        )

    leave_running(desk, game.id, begin)
