"""Tests for what must never change by accident: the deal of each seed, the number of plays, and sixty games to the
letter."""

import json
from pathlib import Path

import pytest

from game.core.game import Action
from game.core.match import Match
from game.rules.crawl import GAME
from tests.contract.plays import count
from tests.rules.crawl import MAGE, SETS, WARRIOR, options

CATALOGUE = json.loads(Path(__file__).with_name("crawl-catalogue.json").read_text(encoding="utf-8"))
SEEDS = [(hero, seed) for hero, rooms in CATALOGUE["rooms"].items() for seed in rooms]
DEALT = ("hero", "hp.cards", "shield", "manacard", "mana.cards")


@pytest.mark.parametrize(("hero", "seed"), SEEDS)
def test_a_seed_means_the_same_character_and_the_same_pool_for_ever(hero, seed):
    state = Match(GAME, options(hero), int(seed)).state
    cards = [*(card for zone in DEALT for card in state.cards(zone)), *reversed(state.cards("deck"))]
    assert " ".join(card.id for card in cards) == CATALOGUE["rooms"][hero][seed]


@pytest.mark.parametrize(
    "recorded",
    CATALOGUE["games"],
    ids=lambda recorded: "-".join((*recorded["options"].values(), str(recorded["seed"]))),
)
def test_a_recorded_game_comes_out_the_same(recorded):
    match = Match(GAME, recorded["options"], recorded["seed"])
    for action in recorded["log"].split(","):
        match.play(Action.parse(action))
    assert (match.state.outcome.result, match.state.outcome.scores) == (recorded["result"], (recorded["score"],))
    assert match.digest() == recorded["digest"]


def test_the_catalogue_is_large_enough():
    assert all(len(CATALOGUE["rooms"][hero]) >= 25 for hero in (WARRIOR, MAGE))
    assert len(CATALOGUE["games"]) >= 60
    assert all(any(game["options"] == rules for game in CATALOGUE["games"]) for rules in SETS)
    assert {game["result"] for game in CATALOGUE["games"]} == {"left", "lost"}


@pytest.mark.parametrize(
    ("rules", "seed", "counts"),
    [(options(difficulty="ask"), 1, [2, 4, 2, 2, 2]), (options(MAGE), 2, [2, 2, 3, 5, 3, 5, 6])],
    ids=["warrior", "mage"],
)
def test_the_number_of_plays_to_each_depth(rules, seed, counts):
    state = Match(GAME, rules, seed).state
    assert [count(GAME, state, depth) for depth in range(1, len(counts) + 1)] == counts
