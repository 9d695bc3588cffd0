"""Routes from a table: pages opened over it, and what follows the end of a play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.blanks import limits

from ...transitions import Fade, Sweep

if TYPE_CHECKING:
    from game.core.cards import Card
    from game.core.game import Game, View
    from game.core.match import Match

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
    """Open the keys for a blank in a seat's action; `done` gets the id that fills it.

    `cards` are the cards that a text may mention.
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
    """Let a play wait, because a pad was disconnected."""
    from ..gone import GoneScene

    desk.stack.push(GoneScene(desk, table))


def look(desk: Desk, match: Match, zone: str, seat: int) -> None:
    """Let a seat look into a pile."""
    from ..look import LookScene

    desk.stack.push(LookScene(desk, match, zone, seat))


def close_up(desk: Desk, game: Game[Any], view: View, card: Card, print: str = "") -> None:
    """Show a card large; `print` is what is printed on it if it lies open nowhere."""
    from ..closeup import CloseUpScene

    desk.stack.push(CloseUpScene(desk, game, view, card, print))


def slots(desk: Desk, match: Match | None) -> None:
    """Open the save slots: to save `match` in one, or to load one if it is None."""
    from ..slots import SlotsScene

    desk.stack.push(SlotsScene(desk, match), desk.via(Sweep))


def result(desk: Desk, match: Match, daily: str, via: Transition | None) -> None:
    """Go to the result of a finished play."""
    desk.stack.replace(_result(desk, match, daily), via)


def foresee_result(desk: Desk, match: Match) -> None:
    """Decode all pictures that the result of a finished play will show."""
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
