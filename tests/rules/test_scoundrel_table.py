"""Tests for invariants of Scoundrel's table after every action of any play."""

import pytest

from game.rules.scoundrel import GAME
from game.rules.scoundrel.dungeon import ROOM, dungeon
from tests.contract.plays import MORE, Preset, hidden, positions, steps
from tests.rules.scoundrel import SETS

preset = pytest.mark.parametrize("preset", [Preset(GAME, options) for options in SETS], ids=str)
seeds = pytest.mark.parametrize("seed", range(24 * MORE))


@preset
@seeds
def test_the_table_makes_sense(preset, seed):
    for match in positions(preset, seed):
        state = match.state
        assert sorted(card for zone in state.zones.values() for card in zone.cards) == sorted(dungeon())
        assert state.gauges["health"] <= 20
        assert len(state.cards("weapon")) <= 1
        assert all(len(state.cards(place)) <= 1 for place in ROOM)
        assert state.cards("weapon") or not state.cards("slain")
        assert state.to_act == (() if match.over else (0,))
        assert len(match.log) <= 44 + 14  # every card faced, every room avoided once
        assert not match.over or state.outcome.result == "won" or not hidden(match, 0)


@preset
@seeds
def test_a_preview_says_all_that_becomes_of_your_life(preset, seed):
    for step in steps(preset, seed):
        preview = GAME.preview(step.before[0], step.action)
        state = step.match.state
        assert state.gauges["health"] - step.before[0].gauges["health"] == preview.changes.get("health", 0)
        assert preview.fatal == (step.match.over and state.outcome.result == "lost")
