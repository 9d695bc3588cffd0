"""Plays in lockstep go as each would go alone."""

import numpy as np
import pytest

from game.minds.lockstep import shuffled
from game.minds.scoundrel.lockstep import ACTIONS, Lockstep
from game.minds.scoundrel.model import DUNGEON, Play, Rules, deal

RULES = [Rules(equal, full) for equal in (False, True) for full in (False, True)]
IDS = ["lower-all", "lower-full", "equal-all", "equal-full"]


def play_beside(rules, count, seed, avoiding):
    """Play random actions, in lockstep and alone; `avoiding`: a room is avoided as often as may be."""
    deals = shuffled(DUNGEON, count, seed)
    together = Lockstep(deals, rules)
    alone = [Play(deal([int(card) for card in cards]), rules) for cards in deals]
    rng = np.random.default_rng(seed)
    while len(together.ids):
        legal = together.legal()
        for row, id in zip(legal, together.ids, strict=True):
            assert sorted(alone[id].legal()) == list(np.flatnonzero(row))
        wishes = rng.random(legal.shape)
        wishes[:, -1] += avoiding
        actions = (wishes * legal).argmax(axis=1)
        for id, action in zip(together.ids, actions, strict=True):
            alone[id].apply(int(action))
        together.apply(actions)
        assert [id for id, play in enumerate(alone) if not play.over] == list(together.ids)
    assert list(together.won) == [play.won for play in alone]
    assert list(together.life) == [play.life for play in alone]
    return int(together.won.sum())


@pytest.mark.parametrize("rules", RULES, ids=IDS)
@pytest.mark.parametrize("avoiding", [0, 1])
def test_each_play_goes_as_it_would_alone(rules, avoiding):
    play_beside(rules, 60, 7, avoiding)


@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_plays_end_in_victory_too(rules):
    """Harmless dungeons: twos and threes for monsters."""
    deals = shuffled(DUNGEON, 40, 3)
    deals[(deals > 3) & (deals < 16)] = 2
    together = Lockstep(deals, rules)
    while len(together.ids):
        legal = together.legal()
        together.apply(legal.argmax(axis=1))
    alone = []
    for cards in deals:
        play = Play(deal([int(card) for card in cards]), rules)
        while not play.over:
            play.apply(min(play.legal()))
        alone.append(play.won)
    assert list(together.won) == alone
    assert any(alone)


def test_every_action_has_a_column():
    assert Lockstep(shuffled(DUNGEON, 3, 1), RULES[0]).legal().shape == (3, ACTIONS)
