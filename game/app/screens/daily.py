"""The daily dungeon: the shelf of games, with a sealed calendar leaf on each box played today."""

from __future__ import annotations

import datetime
from typing import Any

from game.core.game import Game
from game.core.text import number
from game.i18n import _, ngettext

from ..base.dates import day, month
from ..base.geometry import Box
from ..services import Services
from ..store.records import ABANDONED
from ..ui.gamebox import DayLeaf, GameBox
from .describe import BETWEEN, RESULTS, minutes
from .games import Choose, GamesScene

SEALS = {"lost": "seal-lost", ABANDONED: "seal-lost"}  # by result; all others get the usual seal


class DailyScene(GamesScene):
    """The choice of today's dungeon: for each game today's result, the days in a row, and the time until the next
    one."""

    name = "daily"

    def __init__(self, services: Services, choose: Choose):
        super().__init__(services, "", choose)
        self._be(clock())

    def _be(self, now: datetime.datetime) -> None:
        """Set the time and all that depends on it."""
        self.now, self.today = now, now.date().isoformat()
        self.heading = _("Daily dungeon, {date}").format(date=day(self.today))
        self.done = {game.id: self.services.records.daily(game.id, self.today) for game in self.games}

    def update(self, dt: float) -> bool:
        """Update the countdown every minute; at midnight show the new day's dungeons."""
        now = clock()
        if now.replace(second=0, microsecond=0) != self.now.replace(second=0, microsecond=0):
            self._be(now)
            self.refresh()
        return super().update(dt)

    def first_focus(self) -> str | None:
        """The first game whose dungeon has not been played today."""
        return next((f"game-{id}" for id, run in self.done.items() if run is None), super().first_focus())

    def _box(self, game: Game[Any], box: Box) -> GameBox:
        made = super()._box(game, box)
        made.help = _("The same deal for everybody. Your first try counts.")
        made.names = self._today(game)
        row = self.services.records.days_in_a_row(game.id, self.today)
        ways = [ngettext("{n} day in a row", "{n} days in a row", row).format(n=row)] if row else []
        words = BETWEEN.join((*ways, self._next()))
        made.signs = made.signs._replace(ways=words, words=words)
        made.best = made.last = made.under_way = ""
        run = self.done[game.id]
        if run is not None:
            made.leaf = DayLeaf(month(self.today), self.now.day, SEALS.get(run.result, "seal"), self.services.fonts)
        return made

    def _today(self, game: Game[Any]) -> str:
        """The line about today's result in a game."""
        run = self.done[game.id]
        if run is None:
            return _("Today: no result yet.")
        result = _(RESULTS.get(run.result, run.result))
        told = result if run.result == ABANDONED else BETWEEN.join((result, number(run.score)))
        return _("Today: {result}").format(result=told)

    def _next(self) -> str:
        """The line about the time until the next dungeon."""
        tomorrow = datetime.datetime.combine(self.now.date() + datetime.timedelta(1), datetime.time())
        left = tomorrow.timestamp() - self.now.timestamp()  # as it will pass, also where clocks change in between
        return _("Next one in {time}").format(time=minutes(left))


def clock() -> datetime.datetime:
    """The local time now."""
    return datetime.datetime.now()
