"""Tests for invariants of the table of Diamonds & Dragons after every action of any play."""

import pytest

from game.rules.diamonds import GAME
from game.rules.diamonds.dungeon import dungeon, heroes
from game.rules.diamonds.modes import DEALER, DUO, MODES, SOLO
from game.sim import play
from tests.contract.plays import MORE, Preset, positions, sets, steps
from tests.rules.diamonds import options

SETS = [options for options in sets(GAME) if options["mode"] in (SOLO, DUO, DEALER)]
preset = pytest.mark.parametrize("preset", [Preset(GAME, options) for options in SETS], ids=str)
seeds = pytest.mark.parametrize("seed", range(12 * MORE))


def whole(mode: str) -> list:
    """Every card of a mode."""
    parties = MODES[mode].parties
    return sorted((*dungeon(parties), *(card for party in range(parties) for card in heroes(party))))


def everywhere(state) -> list:
    """The cards of every zone."""
    return sorted(card for zone in state.zones.values() for card in zone.cards)


@pytest.mark.slow
@pytest.mark.parametrize("mode", [SOLO, DUO, DEALER])
def test_a_thousand_random_games_end_with_every_card_accounted_for(mode):
    for seed in range(1000):
        state = play(GAME, options(mode), "random", seed).state
        assert state.outcome is not None
        assert everywhere(state) == whole(mode)
        party = [card for name, zone in state.zones.items() if name.startswith("party.") for card in zone.cards]
        assert len(party) == 5 * MODES[mode].parties


@preset
@seeds
def test_the_table_makes_sense(preset, seed):
    mode = MODES[preset.options["mode"]]
    for match in positions(preset, seed):
        state = match.state
        assert list(state.zones) == list(mode.zones)
        assert everywhere(state) == whole(preset.options["mode"])
        assert all(len(state.cards(place)) <= 1 for place in mode.places)
        for party in range(mode.parties):
            assert state.gauges[f"hp.{party}"] <= 20
            assert len(state.cards(f"weapon.{party}")) <= 1
            slain = [card.rank for card in state.cards(f"slain.{party}")]
            assert state.cards(f"weapon.{party}") or not slain
            assert slain == sorted(set(slain), reverse=True)
        assert all(state.gauges[f"hp.{mode.party(seat)}"] > 0 for seat in state.to_act)
        assert bool(state.to_act) != match.over


@preset
@seeds
def test_a_preview_says_all_that_becomes_of_the_hit_points(preset, seed):
    for step in steps(preset, seed):
        before, after = step.before[step.action.seat], step.match.state.gauges
        changes = {gauge: after[gauge] - old for gauge, old in before.gauges.items() if after[gauge] != old}
        assert changes == dict(GAME.preview(before, step.action).changes)
