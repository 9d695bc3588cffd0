"""From a table: what is opened over it, and what follows on the end of a play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.blanks import limits

from ...transitions import Fade, Sweep

if TYPE_CHECKING:
    from game.core.cards import Card
    from game.core.game import Game
    from game.core.match import Match
    from game.core.view import View

    from ...desk import Desk
    from ...transitions import Transition
    from ..result import ResultScene
    from ..table import TableScene


def fill(
    desk: Desk,
    seat: int,
    deed: str,
    about: str,
    blank: str,
    done: Callable[[str], object],
    cards: Sequence[Card] = (),
) -> None:
    """To the keys for what goes into a blank of a seat's action; `done` gets the id that fills it.

    `cards` are what a text may be about.
    """
    from ..fill import NumberScene, TextScene

    ends = limits(blank)
    asked = (
        NumberScene(desk, seat, deed, about, ends, done) if ends else TextScene(desk, seat, deed, about, done, cards)
    )
    desk.stack.push(asked, desk.via(Fade))


def pause(desk: Desk, table: TableScene) -> None:
    """Pause a play."""
    from ..pause import PauseScene

    desk.stack.push(PauseScene(desk, table), desk.via(Fade))


def gone(desk: Desk, table: TableScene) -> None:
    """Let a play wait: a pad was pulled out."""
    from ..gone import GoneScene

    desk.stack.push(GoneScene(desk, table))


def look(desk: Desk, match: Match, zone: str, seat: int) -> None:
    """Open a pile to a look of a seat."""
    from ..look import LookScene

    desk.stack.push(LookScene(desk, match, zone, seat))


def close_up(desk: Desk, game: Game[Any], view: View, card: Card, print: str = "") -> None:
    """Look at a card from near; `print` is what is printed on it while it lies open nowhere."""
    from ..closeup import CloseUpScene

    desk.stack.push(CloseUpScene(desk, game, view, card, print))


def slots(desk: Desk, match: Match | None) -> None:
    """To the save slots: to save `match` there, or to load one."""
    from ..slots import SlotsScene

    desk.stack.push(SlotsScene(desk, match), desk.via(Sweep))


def result(desk: Desk, match: Match, daily: str, via: Transition | None) -> None:
    """To the score of a finished play."""
    desk.stack.replace(_result(desk, match, daily), via)


def foresee_result(desk: Desk, match: Match) -> None:
    """Have every picture decoded that the score of a finished play will show."""
    _result(desk, match, "").foresee()


def _result(desk: Desk, match: Match, daily: str) -> ResultScene:
    from ..result import ResultScene
    from ..results import ResultsScene

    several = sum(seat.scores for seat in match.game.seats(match.options)) > 1
    return (ResultsScene if several else ResultScene)(desk, match, daily)


def replay(desk: Desk, match: Match) -> None:
    """Watch a finished play."""
    from ..tables import replay_of

    desk.stack.push(replay_of(desk, match), desk.via(Sweep))
