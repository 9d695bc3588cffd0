"""Routes from a table: pages opened over it, and what follows the end of a play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.blanks import limits
from game.core.cards import Card
from game.core.film import Film, film_steps
from game.core.game import Game
from game.core.match import Match
from game.core.view import View

from ...services import Services
from ...ui.transitions import Fade, Sweep, Transition
from ..loading import load
from ..offer import FirstNoteScene, note_on

if TYPE_CHECKING:
    from ..result import ResultScene
    from ..table import TableScene


def fill(
    services: Services,
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
        NumberScene(services, seat, deed, about, ends, done)
        if ends
        else TextScene(services, seat, deed, about, done, cards)
    )
    services.stack.push(asked, services.via(Fade))


def pause(services: Services, table: TableScene) -> None:
    """Pause a play."""
    from ..pause import PauseScene

    services.stack.push(PauseScene(services, table), services.via(Fade))


def first_note(services: Services, game: Game[Any], view: View) -> None:
    """Show the note on what the viewer meets for the first time, if there is one."""
    note = note_on(services, game, view)
    if note is not None:
        services.stack.push(FirstNoteScene(services, game, note), services.via(Fade))


def pad_lost(services: Services, table: TableScene) -> None:
    """Let a play wait, because a pad was disconnected."""
    from ..pad_lost import PadLostScene

    services.stack.push(PadLostScene(services, table))


def look(services: Services, match: Match, zone: str, seat: int) -> None:
    """Let a seat look into a pile."""
    from ..look import LookScene

    services.stack.push(LookScene(services, match, zone, seat))


def close_up(
    services: Services,
    game: Game[Any],
    view: View,
    card: Card,
    print: str = "",
    parts: Sequence[tuple[str, Sequence[Card]]] | None = None,
) -> None:
    """Show a card large; `print` is what is printed on it if it lies open nowhere, `parts` are sets it belongs to."""
    from ..closeup import CloseUpScene

    services.stack.push(CloseUpScene(services, game, view, card, print, parts))


def slots(services: Services, match: Match | None, resume: Callable[[], object] | None = None, label: str = "") -> None:
    """Open the save slots: to save `match` in one and go on with `resume` (by a button with this `label`, if it is not
    to be the usual one), or to load one if it is None."""
    from ..slots import SlotsScene

    services.stack.push(SlotsScene(services, match, resume, label), services.via(Sweep))


def result(services: Services, match: Match, daily: str, via: Transition | None) -> None:
    """Go to the result of a finished play."""
    services.stack.replace(_result(services, match, daily), via)


def foresee_result(services: Services, match: Match) -> None:
    """Decode all pictures that the result of a finished play will show."""
    _result(services, match, "").foresee()


def _result(services: Services, match: Match, daily: str) -> ResultScene:
    from ..result import ResultScene
    from ..results import ResultsScene

    several = sum(seat.scores for seat in match.game.seats(match.options)) > 1
    return (ResultsScene if several else ResultScene)(services, match, daily)


def replay(services: Services, match: Match) -> None:
    """Watch a finished play."""
    from ..assembly import replay_of

    def show(film: Film | None) -> None:
        services.stack.push(replay_of(services, match, film), services.via(Sweep))

    load(services, film_steps(match), show)
