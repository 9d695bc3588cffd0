"""Tests for what must never change by accident: the dungeon of each seed, the number of plays, and fifty games to the
letter."""

import json
from pathlib import Path

import pytest

from game.core.game import Action
from game.core.match import Match
from game.rules.scoundrel import GAME
from tests.contract.plays import count
from tests.rules.scoundrel import SETS

CATALOGUE = json.loads(Path(__file__).with_name("scoundrel-catalogue.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("seed", CATALOGUE["rooms"], ids=lambda seed: f"seed-{seed}")
def test_a_seed_means_the_same_dungeon_for_ever(seed):
    state = Match(GAME, SETS[0], int(seed)).state
    room = [card for place in range(4) for card in state.cards(f"room.{place}")]
    assert " ".join(card.id for card in (*room, *reversed(state.cards("deck")))) == CATALOGUE["rooms"][seed]


@pytest.mark.parametrize("recorded", CATALOGUE["games"], ids=lambda recorded: f"seed-{recorded['seed']}")
def test_a_recorded_game_comes_out_the_same(recorded):
    match = Match(GAME, recorded["options"], recorded["seed"])
    for action in recorded["log"].split(","):
        match.play(Action.parse(action))
    assert match.state.outcome.scores == (recorded["score"],)
    assert match.digest() == recorded["digest"]


def test_the_catalogue_is_large_enough():
    assert len(CATALOGUE["rooms"]) >= 25
    assert len(CATALOGUE["games"]) >= 50


@pytest.mark.parametrize(
    ("options", "seed", "counts"),
    [(SETS[0], 1, [5, 16, 40, 106, 414, 1292]), (SETS[3], 5, [5, 18, 51, 252, 1008, 2841])],
    ids=["lower-all", "equal-full"],
)
def test_the_number_of_plays_to_each_depth(options, seed, counts):
    state = Match(GAME, options, seed).state
    assert [count(GAME, state, depth) for depth in range(1, 7)] == counts
