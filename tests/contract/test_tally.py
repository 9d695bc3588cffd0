"""Tests that a card count shown to players is true and reveals nothing hidden, for every game that has one."""

import pytest

from game.core.capabilities import tally
from game.core.game import view_of
from game.core.rng import Rng
from game.core.text import say
from game.rules import games
from tests.contract.plays import MORE, positions, presets

SEEDS = range(8 * MORE)
COUNTING = [preset for preset in presets() if tally(preset.game, preset.match(1).view(0))]
preset = pytest.mark.parametrize("preset", COUNTING, ids=str)
seeds = pytest.mark.parametrize("seed", SEEDS)


@preset
@seeds
def test_a_count_makes_sense(preset, seed):
    for match in positions(preset, seed):
        found = tally(preset.game, match.view(0))
        assert (found is None) == match.over
        if found is None:
            continue
        assert found.size == len(match.state.cards(found.zone))
        assert len({line.kind for line in found.lines}) == len(found.lines)
        assert all(0 <= line.least <= line.likely <= line.most <= found.size for line in found.lines)
        assert all(say(text) and "{" not in say(text) for text in (*found.words, *(line.text for line in found.lines)))


@preset
@seeds
def test_a_count_is_the_same_however_the_hidden_cards_lie(preset, seed):
    for match in positions(preset, seed):
        for n in range(3):
            other = view_of(preset.game, match.guess(0, Rng(n)), match.options, 0)
            assert tally(preset.game, other) == tally(preset.game, match.view(0))


def test_dungeon_crawl_counts():
    assert games()["crawl"] in [preset.game for preset in COUNTING]
