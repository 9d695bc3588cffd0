"""Routes to a round with friends, and through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.capabilities import high_score_layout

from ...plays import new_match
from ...transitions import Sweep
from .menus import title
from .playing import leave_running, table

if TYPE_CHECKING:
    from game.core.game import Game
    from game.core.high_scores import Kind
    from game.core.view import Options

    from ...desk import Desk
    from ...rounds import Round


def friends(desk: Desk, game: Game[Any], options: Options) -> None:
    """Continue the round with friends that is under way, and its running turn if there is one; otherwise choose the
    players of a new round."""
    found, running = desk.rounds.going_on(game.id), desk.saves.running(game.id)
    if found is None:
        pick_friends(desk, game, options, desk.rounds.of(game.id))
    elif running is not None and desk.rounds.player(running):
        table(desk, running)
    else:
        standings(desk, game)


def pick_friends(desk: Desk, game: Game[Any], options: Options, last: Round | None) -> None:
    """Open the choice of players for a round; `last` is the round before, whose players and turns it starts with."""
    from ..friends import FriendsScene

    desk.stack.push(FriendsScene(desk, game, options, last), desk.via(Sweep))


def begin_round(desk: Desk, round: Round) -> None:
    """Store a new round, and go to its standings."""
    desk.rounds.keep(round)
    standings(desk, desk.games[round.game])


def standings(desk: Desk, game: Game[Any]) -> None:
    """Go to the standings of a game's round, or to its winner if it is over."""
    from ..round import RoundScene
    from ..winner import WinnerScene

    found = desk.rounds.of(game.id)
    if found is None:
        title(desk)
    else:
        desk.stack.reset((WinnerScene if found.over else RoundScene)(desk, game, found), desk.via(Sweep))


def turn(desk: Desk, round: Round, kind: Kind) -> None:
    """Deal the next turn of a round if the running play may be given up."""
    game = desk.games[round.game]
    form = high_score_layout(game)
    assert form is not None, "a game without a sheet has no rounds"

    def begin() -> None:
        match = new_match(desk, game, {**round.options, form.level: round.level, form.kind: kind.choice})
        desk.rounds.keep(round.begun(match))
        table(desk, match)

    leave_running(desk, game.id, begin)
