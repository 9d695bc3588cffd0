"""Tests for what must never change by accident: the dungeon of each seed, the number of plays, and sixty games to the
letter."""

import json
from pathlib import Path

import pytest

from game.core.game import Action
from game.core.match import Match
from game.rules.diamonds import GAME
from tests.contract.plays import count
from tests.rules.diamonds import options

CATALOGUE = json.loads(Path(__file__).with_name("diamonds-catalogue.json").read_text(encoding="utf-8"))
SEEDS = [(mode, seed) for mode, rooms in CATALOGUE["rooms"].items() for seed in rooms]


@pytest.mark.parametrize(("mode", "seed"), SEEDS)
def test_a_seed_means_the_same_dungeon_and_the_same_first_party_for_ever(mode, seed):
    state = Match(GAME, options(mode), int(seed)).state
    room = [card for zone in state.zones if zone.startswith("room.") for card in state.cards(zone)]
    cards = " ".join(card.id for card in (*room, *reversed(state.cards("deck"))))
    assert f"{state.facts['first']}: {cards}" == CATALOGUE["rooms"][mode][seed]


@pytest.mark.parametrize(
    "recorded", CATALOGUE["games"], ids=lambda recorded: f"{recorded['options']['mode']}-{recorded['seed']}"
)
def test_a_recorded_game_comes_out_the_same(recorded):
    match = Match(GAME, recorded["options"], recorded["seed"])
    for action in recorded["log"].split(","):
        match.play(Action.parse(action))
    assert list(match.state.outcome.scores) == recorded["scores"]
    assert match.digest() == recorded["digest"]


def test_the_catalogue_is_large_enough():
    assert all(len(CATALOGUE["rooms"][mode]) >= 25 for mode in ("solo", "duo", "dealer"))
    assert len(CATALOGUE["games"]) >= 60


@pytest.mark.parametrize(
    ("mode", "seed", "counts"),
    [
        ("solo", 1, [5, 16, 36, 144, 504]),
        ("duo", 1, [8, 49, 252, 1050]),
        ("dealer", 1, [4, 12, 24, 24, 264]),
    ],
)
def test_the_number_of_plays_to_each_depth(mode, seed, counts):
    state = Match(GAME, options(mode), seed).state
    assert [count(GAME, state, depth) for depth in range(1, len(counts) + 1)] == counts
