"""Routes to puzzles: their page, a table for each try, the answer, and what came of it."""

from collections.abc import Mapping
from typing import Any

from game.core.film import Film, film_steps
from game.core.game import Game
from game.puzzles import Attempt, BadPack, Progress, Puzzle, has_pack, pack

from ..navigator import PausedTable, PuzzleNavigator
from ..screens.over import load
from ..services import Services
from ..ui.scene import Scene
from ..ui.stack import Fade, Iris, OpeningDoors, PageTurn, Sweep
from .menus import replay_of
from .tables import puzzle_table


class PuzzleRoutes(PuzzleNavigator):
    """To puzzles, and from one to the next."""

    def __init__(self, services: Services):
        self.services = services

    def page(self) -> None:
        services = self.services
        progress = self._progress()
        played = [run.game for run in services.records.runs if run.game in progress]
        for game in [*reversed(played), *progress][:1]:
            services.stack.push(self._page(services.games[game], progress), services.via(PageTurn))

    def _progress(self) -> dict[str, Progress]:
        """The player's progress in each game whose puzzles can be read; the player is told of those that cannot."""
        services = self.services
        games = [game for game in services.games if has_pack(game) and self._is_sound(game)]
        return {game: Progress(services.homes.data, game, services.trouble) for game in games}

    def _is_sound(self, game: str) -> bool:
        try:
            return bool(pack(game))
        except BadPack as error:
            self.services.trouble(error.text)
            return False

    def _page(self, game: Game[Any], progress: Mapping[str, Progress]) -> Scene:
        from ..screens.puzzles import PuzzlesScene

        def open(game: Game[Any], puzzle: Puzzle, day: str) -> None:
            self._sit_down(game, puzzle, progress[game.id], day)

        return PuzzlesScene(self.services, game, progress, open)

    def _sit_down(self, game: Game[Any], puzzle: Puzzle, progress: Progress, day: str = "") -> None:
        services = self.services
        try:
            attempt = Attempt(game, puzzle, progress, day)
        except BadPack as error:
            services.trouble(error.text)
        else:
            services.stack.reset(puzzle_table(services, attempt), services.via(OpeningDoors))

    def pause(self, attempt: Attempt, table: PausedTable) -> None:
        from ..screens.puzzles import PuzzlePauseScene

        self.services.stack.push(PuzzlePauseScene(self.services, attempt, table), self.services.via(Fade))

    def again(self, attempt: Attempt) -> None:
        attempt.end()
        self._sit_down(attempt.game, attempt.puzzle, attempt.progress, attempt.day)

    def another(self, attempt: Attempt) -> None:
        game, puzzle, progress = attempt.game, attempt.puzzle, attempt.progress
        others = [each for each in pack(game.id) if each.level == puzzle.level and each != puzzle]
        self._sit_down(game, self.services.chance.choice(progress.fresh(others)), progress)

    def answer(self, attempt: Attempt) -> None:
        services = self.services
        match = attempt.answer()
        if not attempt.match.over:
            attempt.helped = True

        def show(film: Film | None) -> None:
            scene = replay_of(services, match, film, attempt.start, solved=True)
            services.stack.push(scene, services.via(Sweep))

        load(services, film_steps(match), show)

    def result(self, attempt: Attempt) -> None:
        from ..screens.puzzles import PuzzleResultScene

        self.services.stack.replace(PuzzleResultScene(self.services, attempt), self.services.via(Iris))

    def leave(self, attempt: Attempt) -> None:
        from ..screens.title import TitleScene

        attempt.end()
        stack, game = self.services.stack, attempt.game
        stack.reset(TitleScene(self.services))
        progress = self._progress() | {game.id: attempt.progress}
        stack.push(self._page(game, progress), self.services.via(Sweep))
