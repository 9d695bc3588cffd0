"""Routes from a table: pages opened over it, and what follows the end of a play."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.blanks import limits
from game.core.cards import Card
from game.core.film import Film, film_steps
from game.core.game import Game
from game.core.match import Match
from game.core.view import View

from ..navigator import PausedTable, TableNavigator
from ..screens.loading import load
from ..services import Services
from ..ui.transitions import Fade, Sweep, Transition
from .assembly import replay_of


class TableRoutes(TableNavigator):
    """Pages over a table, and what follows the end of a play."""

    def __init__(self, services: Services):
        self.services = services

    def fill(
        self, seat: int, deed: str, about: str, blank: str, done: Callable[[str], object], cards: Sequence[Card] = ()
    ) -> None:
        from ..screens.fill import NumberScene, TextScene

        ends = limits(blank)
        asked = (
            NumberScene(self.services, seat, deed, about, ends, done)
            if ends
            else TextScene(self.services, seat, deed, about, done, cards)
        )
        self.services.stack.push(asked, self.services.via(Fade))

    def pause(self, table: PausedTable) -> None:
        from ..screens.pause import PauseScene

        self.services.stack.push(PauseScene(self.services, table), self.services.via(Fade))

    def first_note(self, game: Game[Any], view: View) -> None:
        from ..screens.offer import FirstNoteScene, note_on

        note = note_on(self.services, game, view)
        if note is not None:
            self.services.stack.push(FirstNoteScene(self.services, game, note), self.services.via(Fade))

    def pad_lost(self, explain: Callable[[bool], str]) -> None:
        from ..screens.over import PadLostScene

        self.services.stack.push(PadLostScene(self.services, explain))

    def look(self, match: Match, zone: str, seat: int) -> None:
        from ..screens.look import LookScene

        self.services.stack.push(LookScene(self.services, match, zone, seat))

    def close_up(
        self, game: Game[Any], view: View, card: Card, print: str = "",
        parts: Sequence[tuple[str, Sequence[Card]]] | None = None,
    ) -> None:  # fmt: skip
        from ..screens.closeup import CloseUpScene

        self.services.stack.push(CloseUpScene(self.services, game, view, card, print, parts))

    def deal_again(self, match: Match) -> None:
        from .assembly import table_of

        self.services.stack.reset(table_of(self.services, match))

    def result(self, match: Match, daily: str, via: Transition | None) -> None:
        from ..screens.result import ResultScene
        from ..screens.results import ResultsScene

        make = ResultsScene if _scores_several(match) else ResultScene
        self.services.stack.replace(make(self.services, match, daily), via)

    def foresee_result(self, match: Match) -> None:
        from ..screens.result import ResultScene
        from ..screens.results import ResultsScene

        make = ResultsScene if _scores_several(match) else ResultScene
        make(self.services, match, "").foresee()

    def replay(self, match: Match) -> None:
        def show(film: Film | None) -> None:
            self.services.stack.push(replay_of(self.services, match, film), self.services.via(Sweep))

        load(self.services, film_steps(match), show)


def _scores_several(match: Match) -> bool:
    """True if several seats of a play score."""
    return sum(seat.scores for seat in match.game.seats(match.options)) > 1
