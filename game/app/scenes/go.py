"""The ways from scene to scene, in one place, so that no scene needs to know another's insides."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.seeds import daily as daily_seed

from ..transitions import Doors, Fade, Sweep

if TYPE_CHECKING:
    from game.core.match import Match

    from ..desk import Desk
    from ..transitions import Transition
    from .table import TableScene


def title(desk: Desk) -> None:
    """To the title, leaving everything else."""
    from .title import TitleScene

    desk.stack.reset(TitleScene(desk), desk.via(Fade))


def table(desk: Desk, match: Match | None, daily: str = "") -> None:
    """To a play, which is the only thing then."""
    from .table import TableScene

    if match is not None:
        desk.stack.reset(TableScene(desk, match, daily), desk.via(Doors))


def new_game(desk: Desk) -> None:
    """To the choice of game."""
    from .games import GamesScene

    desk.stack.push(GamesScene(desk), desk.via(Sweep))


def daily(desk: Desk) -> None:
    """To today's dungeon of the first game."""
    from .table import new_match

    date = datetime.date.today().isoformat()
    game = next(iter(desk.games.values()))
    match = new_match(desk, game, None, daily_seed(date, game.id))
    match.marks.discard("typed")
    table(desk, match, date)


def help(desk: Desk, game: str = "") -> None:
    """To the rules in our words."""
    from .help import HelpScene

    desk.stack.push(HelpScene(desk, game or next(iter(desk.games))), desk.via(Sweep))


def records(desk: Desk) -> None:
    """To the records."""
    from .records import RecordsScene

    desk.stack.push(RecordsScene(desk), desk.via(Sweep))


def settings(desk: Desk) -> None:
    """To the settings."""
    from .settings import SettingsScene

    desk.stack.push(SettingsScene(desk), desk.via(Sweep))


def credits(desk: Desk) -> None:
    """To the credits and licences."""
    from .credits import CreditsScene

    desk.stack.push(CreditsScene(desk), desk.via(Sweep))


def ask(desk: Desk, text: str, label: str, do: Callable[[], object], back: str = "") -> None:
    """Ask before doing something that cannot be taken back lightly."""
    from .ask import AskScene

    desk.stack.push(AskScene(desk, text, label, do, back))


def pause(desk: Desk, table: TableScene, why: str = "") -> None:
    """Pause a play; `why` if it did so by itself."""
    from .pause import PauseScene

    desk.stack.push(PauseScene(desk, table, why))


def look(desk: Desk, match: Match, zone: str) -> None:
    """Open a pile to a look."""
    from .look import LookScene

    desk.stack.push(LookScene(desk, match, zone))


def result(desk: Desk, match: Match, daily: str, via: Transition | None) -> None:
    """To the score of a finished play."""
    from .result import ResultScene

    desk.stack.replace(ResultScene(desk, match, daily), via)


def replay(desk: Desk, match: Match) -> None:
    """Watch a finished play."""
    from .replay import ReplayScene

    desk.stack.push(ReplayScene(desk, match), desk.via(Sweep))


def slots(desk: Desk, match: Match | None) -> None:
    """To the save slots: to save `match` there, or to load one."""
    from .slots import SlotsScene

    desk.stack.push(SlotsScene(desk, match), desk.via(Sweep))
