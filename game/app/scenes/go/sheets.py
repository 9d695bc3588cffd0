"""To what has been played: the records, and the high-score sheets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...plays import row_of, write_name
from ...sheetfile import play_of, recent_names
from ...transitions import Fade, Turn

if TYPE_CHECKING:
    from game.core.game import Game
    from game.core.match import Match

    from ...desk import Desk
    from ...records import Run
    from ...sheetfile import Row


def records(desk: Desk) -> None:
    """To the records."""
    from ..records import RecordsScene

    desk.stack.push(RecordsScene(desk), desk.via(Turn))


def run(desk: Desk, run: Run) -> None:
    """To one run of the history."""
    from ..run import RunScene

    desk.stack.push(RunScene(desk, run), desk.via(Turn))


def scores(desk: Desk, game: Game[Any], level: str = "", mine: str = "") -> None:
    """To the high-score sheet of a game, at a difficulty, the last written on by itself; `mine` is a play to mark."""
    from ..scores import ScoresScene

    desk.stack.push(ScoresScene(desk, game, level, mine), desk.via(Turn))


def score(desk: Desk, game: Game[Any], place: int, row: Row) -> None:
    """To one row of it."""
    from ..score import ScoreScene

    desk.stack.push(ScoreScene(desk, game, place, row), desk.via(Turn))


def sign(desk: Desk, match: Match) -> None:
    """Ask under which name a finished play comes onto the sheet, and show it there."""
    from ..sign import SignScene, place_of, signs_of

    sheet, about = desk.sheet(match.game.id), place_of(desk, match)

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
    """To the keys for a name; `against` says why one will not do, "" of one that will."""
    from ..sign import NameScene

    desk.stack.push(NameScene(desk, about, done, against), desk.via(Fade))
