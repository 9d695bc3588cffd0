"""Plays in lockstep go as each would go alone."""

import numpy as np
import pytest

from game.minds.diamonds.lockstep import ACTIONS, Lockstep
from game.minds.diamonds.model import DUNGEON, RUN, Play, deal
from game.minds.lockstep import shuffled


def play_beside(deals, seed, running):
    """Play random actions, in lockstep and alone; `running`: the parties run as often as they may. Returns how many
    won, and how often somebody ran."""
    rng = np.random.default_rng(seed)
    together = Lockstep(deals, rng)
    alone = [Play(deal([int(card) for card in cards])) for cards in deals]
    runs = 0
    while len(together.ids):
        legal = together.legal()
        for row, id in zip(legal, together.ids, strict=True):
            assert sorted(alone[id].legal()) == list(np.flatnonzero(row))
        wishes = rng.random(legal.shape)
        wishes[:, -1] += running
        actions = (wishes * legal).argmax(axis=1)
        ids = together.ids
        together.apply(actions)
        rows = {id: row for row, id in enumerate(together.ids)}
        for id, action in zip(ids, actions, strict=True):
            runs += action == RUN
            alone[id].apply(int(action), together.cards(rows[id]) if action == RUN else ())
        assert [id for id, play in enumerate(alone) if not play.over] == list(together.ids)
        for row, id in enumerate(together.ids):
            assert together.cards(row) == [*alone[id].room, *alone[id].position.rest]
    assert list(together.won) == [play.won for play in alone]
    assert list(together.hp) == [play.hp for play in alone]
    return int(together.won.sum()), runs


@pytest.mark.parametrize("running", [0, 1])
def test_each_play_goes_as_it_would_alone(running):
    _, runs = play_beside(shuffled(DUNGEON, 60, 7), 7, running)
    assert runs > 10


def test_plays_end_in_victory_too():
    """Harmless dungeons: twos for most enemies."""
    deals = shuffled(DUNGEON, 40, 3)
    deals[(deals > 3) & (deals < 16)] = 2
    won, _ = play_beside(deals, 5, 0)
    assert won


def test_a_run_shuffles_what_is_left_and_nothing_else():
    rng = np.random.default_rng(1)
    together = Lockstep(shuffled(DUNGEON, 50, 2), rng)
    before = [sorted(together.cards(row)) for row in range(50)]
    orders = [together.cards(row) for row in range(50)]
    together.apply(np.full(50, RUN))
    assert [sorted(together.cards(row)) for row in range(50)] == before
    assert all(together.cards(row) != order for row, order in enumerate(orders))


def test_every_action_has_a_column():
    assert Lockstep(shuffled(DUNGEON, 3, 1), np.random.default_rng(1)).legal().shape == (3, ACTIONS)
