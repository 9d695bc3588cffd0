"""Routes from a table and its end: pages opened over it, what has been played, and a round with friends."""

from collections.abc import Callable, Sequence
from typing import Any

from game import bots
from game.core.blanks import limits
from game.core.capabilities import high_score_layout
from game.core.cards import Card
from game.core.film import Film, film_steps
from game.core.game import Game, mode_of
from game.core.high_scores import Kind
from game.core.match import Match
from game.core.view import Options, View
from game.review.analysis import Review, reviewed

from ..navigator import PausedTable, ResultNavigator, RoundNavigator, TableNavigator
from ..play.plays import new_match, row_of, write_name
from ..screens.over import load
from ..services import Services
from ..store.high_scores import HighScoreRow, play_of, recent_names
from ..store.records import Run, own_seat
from ..store.rounds import Round
from ..ui.stack import Fade, PageTurn, Sweep, Transition
from .menus import MenuRoutes, replay_of
from .plays import PlayRoutes


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
        from .menus import table_of

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

    def replay(self, match: Match, first: int = 0, solved: bool = False) -> None:
        def show(film: Film | None) -> None:
            scene = replay_of(self.services, match, film, first, solved)
            self.services.stack.push(scene, self.services.via(Sweep))

        load(self.services, film_steps(match), show)

    def review(self, match: Match) -> None:
        from ..screens.review import ReviewScene

        evaluator = bots.evaluator(match.game, match.options)
        if evaluator is None:
            self._remark(match)
            return

        def show(done: tuple[Review, Match | None] | None) -> None:
            if done is not None:
                scene = ReviewScene(self.services, match, *done, evaluator.name)
                self.services.stack.push(scene, self.services.via(PageTurn))

        load(self.services, reviewed(match, evaluator, bots.SOLVERS.get(match.game.id)), show)

    def _remark(self, match: Match) -> None:
        from ..screens.review import RemarksScene

        remarks = bots.remarks(match.game)
        assert remarks is not None, "there is nothing to say of this game"
        told = [(one.at, one.kind, one.text) for one in remarks(match, own_seat(match))]
        scene = RemarksScene(self.services, match, told)
        self.services.stack.push(scene, self.services.via(PageTurn))


def _scores_several(match: Match) -> bool:
    """True if several seats of a play score."""
    return sum(seat.scores for seat in match.game.seats(match.options)) > 1


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
        from ..screens.fill import SignScene, place_of, signs_of

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


class RoundRoutes(RoundNavigator):
    """To a round with friends, and through it."""

    def __init__(self, services: Services, menus: MenuRoutes, plays: PlayRoutes):
        self.services, self.menus, self.plays = services, menus, plays

    def friends(self, game: Game[Any], options: Options) -> None:
        services = self.services
        found = services.rounds.going_on(game.id)
        under_way = (each.play for each in services.saves.under_way(game.id))
        turn = next((play for play in under_way if services.rounds.player(play)), None)
        if found is None:
            self.pick_friends(game, options, services.rounds.of(game.id))
        elif turn is not None:
            self.plays.go_on(turn)
        else:
            self.standings(game)

    def pick_friends(self, game: Game[Any], options: Options, last: Round | None) -> None:
        from ..screens.friends import FriendsScene

        self.services.stack.push(FriendsScene(self.services, game, options, last), self.services.via(Sweep))

    def begin(self, round: Round) -> None:
        self.services.rounds.keep(round)
        self.standings(self.services.games[round.game])

    def standings(self, game: Game[Any]) -> None:
        from ..screens.round import RoundScene
        from ..screens.winner import WinnerScene

        services = self.services
        found = services.rounds.of(game.id)
        if found is None:
            self.menus.title()
        else:
            scene = (WinnerScene if found.over else RoundScene)(services, game, found)
            services.stack.reset(scene, services.via(Sweep))

    def turn(self, round: Round, kind: Kind) -> None:
        services = self.services
        game = services.games[round.game]
        form = high_score_layout(game)
        assert form is not None, "a game without a sheet has no rounds"

        options = {**round.options, form.level: round.level, form.kind: kind.choice}

        def begin() -> None:
            match = new_match(services, game, options)
            services.rounds.keep(round.begun(match))
            self.plays.open(match)

        self.plays.leave_running(game, mode_of(game, options), begin)
