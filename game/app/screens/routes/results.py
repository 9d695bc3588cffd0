"""Routes to what has been played: the records, and the high scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.game import Game
from game.core.match import Match

from ...play.plays import row_of, write_name
from ...services import Services
from ...store.high_scores import HighScoreRow, play_of, recent_names
from ...store.records import Run
from ...ui.transitions import Fade, PageTurn
from ..loading import load


def records(services: Services) -> None:
    """Open the records."""
    from ..records import RecordsScene

    services.stack.push(RecordsScene(services), services.via(PageTurn))


def run(services: Services, run: Run) -> None:
    """Open one finished play of the records."""
    from ..run import RunScene

    def show(match: Match | None) -> None:
        services.stack.push(RunScene(services, run, match), services.via(PageTurn))

    load(services, services.saves.restore_log(run.log), show)


def high_scores(services: Services, game: Game[Any], level: str = "", mine: str = "") -> None:
    """Open a game's high scores at a difficulty, by default the one written to last; `mine` is a play to mark."""
    from ..high_scores import HighScoresScene

    services.stack.push(HighScoresScene(services, game, level, mine), services.via(PageTurn))


def high_score(services: Services, game: Game[Any], place: int, row: HighScoreRow) -> None:
    """Open one row of the high scores."""
    from ..high_score import HighScoreScene

    def show(match: Match | None) -> None:
        kept = match if match is not None and play_of(match) == row.play else None
        services.stack.push(HighScoreScene(services, game, place, row, kept), services.via(PageTurn))

    runs = services.records.of_deal(game.id, row.options, row.seed)
    found = next((run for run in runs if run.when == row.when), None)
    if found is None:
        show(None)
    else:
        load(services, services.saves.restore_log(found.log), show)


def sign(services: Services, match: Match) -> None:
    """Ask for the name under which a finished play enters the high scores, and show it there."""
    from ..sign import SignScene, place_of, signs_of

    sheet, about = services.high_scores(match.game.id), place_of(services, match)

    def write(name: str) -> None:
        write_name(services, match, name)
        row = row_of(services, match, name)
        high_scores(services, match.game, row.level if row else "", play_of(match))

    if names := recent_names(sheet.rows()):
        signs = signs_of(match.game, sheet.rows())
        services.stack.push(SignScene(services, about, names, write, signs), services.via(PageTurn))
    else:
        name(services, about, write)


def name(
    services: Services, about: str, done: Callable[[str], object], against: Callable[[str], str] = lambda name: ""
) -> None:
    """Open the keys for a name; `against` returns why a name cannot be used, "" if it can."""
    from ..sign import NameScene

    services.stack.push(NameScene(services, about, done, against), services.via(Fade))
