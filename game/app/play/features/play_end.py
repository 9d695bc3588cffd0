"""The end of a play: it is recorded, and what follows is shown."""

from game.core.match import Match

from ...services import Services
from ...ui.transitions import Iris
from ..plays import new_match, record_play


class PlayEnd:
    """Ends a play, which is the daily dungeon of a `daily` day if that is not ""."""

    def __init__(self, services: Services, match: Match, daily: str):
        self.match, self.daily = match, daily
        self._services = services

    def foresee(self) -> None:
        """Prepare the result page's pictures if the play is over; called when the last event has been shown."""
        if self.match.over:
            self._services.routes.table.foresee_result(self.match)

    def record(self) -> None:
        """Record the play as it is; it runs no more."""
        record_play(self._services, self.match, self.daily)

    def finish(self) -> None:
        """Record the finished play and show its result."""
        self.record()
        self._services.routes.table.result(self.match, self.daily, self._services.via(Iris))

    def give_up(self) -> None:
        """Abandon this play and start a new one, or go to the next turn of the round."""
        turn = self._services.rounds.player(self.match)
        self.record()
        if turn:
            self._services.routes.rounds.standings(self.match.game)
            return
        match = new_match(self._services, self.match.game, self.match.options, seats=self.match.seats)
        self._services.routes.table.deal_again(match)
