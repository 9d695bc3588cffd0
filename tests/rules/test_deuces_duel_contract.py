"""A duel owes what every play owes (`tests/contract`), with the usual options."""

import pytest

from game.core.game import defaults
from game.rules.deuces import GAME
from tests.contract import checkers as check
from tests.contract.plays import Preset, beginning, whole
from tests.contract.walk import Position, walk

DUEL = Preset(GAME, defaults(GAME) | {"mode": "duel"})


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3])
def test_a_duel_owes_everything(seed):
    length = len(beginning(DUEL, seed))
    walk(DUEL, seed, check.owed(DUEL, seed, length), length)
    check.PlaysEnd().end(Position(whole(DUEL, seed)))
