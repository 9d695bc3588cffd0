"""Routes to what has been played: the records, and the high scores."""

from typing import Any

from game.core.game import Game
from game.core.match import Match

from ..navigator import ResultNavigator
from ..play.plays import row_of, write_name
from ..screens.loading import load
from ..services import Services
from ..store.high_scores import HighScoreRow, play_of, recent_names
from ..store.records import Run
from ..ui.transitions import PageTurn
from .menus import MenuRoutes


class ResultRoutes(ResultNavigator):
    """The records, and the high scores."""

    def __init__(self, services: Services, menus: MenuRoutes):
        self.services, self.menus = services, menus

    def records(self) -> None:
        from ..screens.records import RecordsScene

        self.services.stack.push(RecordsScene(self.services), self.services.via(PageTurn))

    def run(self, run: Run) -> None:
        from ..screens.run import RunScene

        def show(match: Match | None) -> None:
            self.services.stack.push(RunScene(self.services, run, match), self.services.via(PageTurn))

        load(self.services, self.services.saves.restore_log(run.log), show)

    def high_scores(self, game: Game[Any], level: str = "", mine: str = "") -> None:
        from ..screens.high_scores import HighScoresScene

        self.services.stack.push(HighScoresScene(self.services, game, level, mine), self.services.via(PageTurn))

    def high_score(self, game: Game[Any], place: int, row: HighScoreRow) -> None:
        from ..screens.high_scores import HighScoreScene

        services = self.services

        def show(match: Match | None) -> None:
            kept = match if match is not None and play_of(match) == row.play else None
            services.stack.push(HighScoreScene(services, game, place, row, kept), services.via(PageTurn))

        runs = services.records.of_deal(game.id, row.options, row.seed)
        found = next((run for run in runs if run.when == row.when), None)
        if found is None:
            show(None)
        else:
            load(services, services.saves.restore_log(found.log), show)

    def sign(self, match: Match) -> None:
        from ..screens.sign import SignScene, place_of, signs_of

        services = self.services
        sheet, about = services.high_scores(match.game.id), place_of(services, match)

        def write(name: str) -> None:
            write_name(services, match, name)
            row = row_of(services, match, name)
            self.high_scores(match.game, row.level if row else "", play_of(match))

        if names := recent_names(sheet.rows()):
            signs = signs_of(match.game, sheet.rows())
            services.stack.push(SignScene(services, about, names, write, signs), services.via(PageTurn))
        else:
            self.menus.ask_name(about, write)
