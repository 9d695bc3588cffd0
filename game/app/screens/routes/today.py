"""Routes to the daily dungeon."""

from __future__ import annotations

import datetime
from typing import Any

from game.core.game import Game, defaults, mode_of
from game.core.seeds import daily as daily_seed
from game.i18n import _

from ...play.plays import new_match
from ...services import Services
from ...ui.transitions import Sweep
from .playing import leave_running, table


def daily(services: Services) -> None:
    """Let the player choose the game of today's dungeon; with only one game, go on at once."""
    from ..daily import DailyScene

    if len(services.games) == 1:
        daily_of(services, next(iter(services.games.values())))
    else:
        services.stack.push(DailyScene(services, lambda game: daily_of(services, game)), services.via(Sweep))


def daily_of(services: Services, game: Game[Any]) -> None:
    """Deal today's dungeon of a game if the running play may be given up."""
    date = datetime.date.today().isoformat()

    def begin() -> None:
        match = new_match(services, game, None, daily_seed(date, game.id))
        match.marks.discard("typed")
        again = services.records.daily(game.id, date) is not None
        if again:
            match.marks.add("again")
        table(services, match, date)
        services.say(
            _("Today's dungeon once more. Only your first try counts.")
            if again
            else _("Today's dungeon: the same deal for everybody. Your first try counts.")
        )

    leave_running(services, game, mode_of(game, defaults(game)), begin)
