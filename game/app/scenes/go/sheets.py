"""Routes to what has been played: the records, and the high scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...high_scores import play_of, recent_names
from ...plays import row_of, write_name
from ...transitions import Fade, Turn

if TYPE_CHECKING:
    from game.core.game import Game
    from game.core.match import Match

    from ...desk import Desk
    from ...high_scores import HighScoreRow
    from ...records import Run


def records(desk: Desk) -> None:
    """Open the records."""
    from ..records import RecordsScene

    desk.stack.push(RecordsScene(desk), desk.via(Turn))


def run(desk: Desk, run: Run) -> None:
    """Open one finished play of the records."""
    from ..run import RunScene

    desk.stack.push(RunScene(desk, run), desk.via(Turn))


def scores(desk: Desk, game: Game[Any], level: str = "", mine: str = "") -> None:
    """Open a game's high scores at a difficulty, by default the one written to last; `mine` is a play to mark."""
    from ..scores import ScoresScene

    desk.stack.push(ScoresScene(desk, game, level, mine), desk.via(Turn))


def score(desk: Desk, game: Game[Any], place: int, row: HighScoreRow) -> None:
    """Open one row of the high scores."""
    from ..score import ScoreScene

    desk.stack.push(ScoreScene(desk, game, place, row), desk.via(Turn))


def sign(desk: Desk, match: Match) -> None:
    """Ask for the name under which a finished play enters the high scores, and show it there."""
    from ..sign import SignScene, place_of, signs_of

    sheet, about = desk.high_scores(match.game.id), place_of(desk, match)

    def write(name: str) -> None:
        write_name(desk, match, name)
        row = row_of(desk, match, name)
        scores(desk, match.game, row.level if row else "", play_of(match))

    if names := recent_names(sheet.rows()):
        signs = signs_of(match.game, sheet.rows())
        desk.stack.push(SignScene(desk, about, names, write, signs), desk.via(Turn))
    else:
        name(desk, about, write)


def name(
    desk: Desk, about: str, done: Callable[[str], object], against: Callable[[str], str] = lambda name: ""
) -> None:
    """Open the keys for a name; `against` returns why a name cannot be used, "" if it can."""
    from ..sign import NameScene

    desk.stack.push(NameScene(desk, about, done, against), desk.via(Fade))
