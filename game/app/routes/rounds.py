"""Routes to a round with friends, and through it."""

from typing import Any

from game.core.capabilities import high_score_layout
from game.core.game import Game, mode_of
from game.core.high_scores import Kind
from game.core.view import Options

from ..navigator import RoundNavigator
from ..play.plays import new_match
from ..services import Services
from ..store.rounds import Round
from ..ui.transitions import Sweep
from .menus import MenuRoutes
from .plays import PlayRoutes


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
