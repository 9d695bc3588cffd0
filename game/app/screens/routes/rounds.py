"""Routes to a round with friends, and through it."""

from __future__ import annotations

from typing import Any

from game.core.capabilities import high_score_layout
from game.core.game import Game, mode_of
from game.core.high_scores import Kind
from game.core.view import Options

from ...play.plays import new_match
from ...services import Services
from ...store.rounds import Round
from ...ui.transitions import Sweep
from .menus import title
from .playing import go_on, leave_running, table


def friends(services: Services, game: Game[Any], options: Options) -> None:
    """Continue the round with friends that is under way, and its running turn if there is one; otherwise choose the
    players of a new round."""
    found = services.rounds.going_on(game.id)
    turn = next((each.play for each in services.saves.under_way(game.id) if services.rounds.player(each.play)), None)
    if found is None:
        pick_friends(services, game, options, services.rounds.of(game.id))
    elif turn is not None:
        go_on(services, turn)
    else:
        standings(services, game)


def pick_friends(services: Services, game: Game[Any], options: Options, last: Round | None) -> None:
    """Open the choice of players for a round; `last` is the round before, whose players and turns it starts with."""
    from ..friends import FriendsScene

    services.stack.push(FriendsScene(services, game, options, last), services.via(Sweep))


def begin_round(services: Services, round: Round) -> None:
    """Store a new round, and go to its standings."""
    services.rounds.keep(round)
    standings(services, services.games[round.game])


def standings(services: Services, game: Game[Any]) -> None:
    """Go to the standings of a game's round, or to its winner if it is over."""
    from ..round import RoundScene
    from ..winner import WinnerScene

    found = services.rounds.of(game.id)
    if found is None:
        title(services)
    else:
        services.stack.reset((WinnerScene if found.over else RoundScene)(services, game, found), services.via(Sweep))


def turn(services: Services, round: Round, kind: Kind) -> None:
    """Deal the next turn of a round if the running play may be given up."""
    game = services.games[round.game]
    form = high_score_layout(game)
    assert form is not None, "a game without a sheet has no rounds"

    options = {**round.options, form.level: round.level, form.kind: kind.choice}

    def begin() -> None:
        match = new_match(services, game, options)
        services.rounds.keep(round.begun(match))
        table(services, match)

    leave_running(services, game, mode_of(game, options), begin)
