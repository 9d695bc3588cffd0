"""Tests for what must never change by accident: the deal of each seed, and the number of plays."""

import json

import pytest

from game.core.match import Match
from game.rules.deuces import GAME
from tests.contract.plays import count
from tests.rules.record_deuces import CATALOGUE, PARTIES, SEEDS, dealt, rules

DEALS = json.loads(CATALOGUE.read_text(encoding="utf-8"))["deals"]


@pytest.mark.parametrize(("heroes", "seed"), [(heroes, seed) for heroes in PARTIES for seed in SEEDS])
def test_a_seed_means_the_same_hands_and_the_same_decks_for_ever(heroes, seed):
    assert dealt(seed, heroes) == DEALS[heroes][str(seed)]


@pytest.mark.parametrize(("heroes", "seed", "counts"), [("1", 1, [2, 26, 158]), ("2", 1, [2, 42, 530])])
def test_the_number_of_plays_to_each_depth(heroes, seed, counts):
    state = Match(GAME, rules(heroes=heroes), seed).state
    assert [count(GAME, state, depth) for depth in range(1, len(counts) + 1)] == counts
