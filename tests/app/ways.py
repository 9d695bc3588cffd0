"""A play under way in each way to play of each game, for tests."""

from game.core.game import defaults, modes
from game.core.match import Match
from game.rules import games
from tests.app import descent, quest

MOVES = 3
WAYS = tuple((game.id, mode) for game in games().values() for mode in modes(game))


def begun(id: str, mode: str, moves: int = MOVES) -> Match:
    """A play of a game in a mode after a few actions: each time the first one that is listed."""
    match = _dealt(id, mode)
    for _ in range(moves):
        match.play(match.legal(match.state.to_act[0])[0])
    match.began, match.seconds = "2026-11-20T19:05:33", 754.0
    return match


def _dealt(id: str, mode: str) -> Match:
    game = games()[id]
    if mode == "quest":
        return quest.quest()
    if mode == "party":
        return descent.down(2)
    return Match(game, {**defaults(game), game.mode_option: mode} if mode else defaults(game), 5)
