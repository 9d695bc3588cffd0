"""Tests of what every game declares about itself, without a play."""

import json

import pytest

from game.bots import agents
from game.core.game import HUMAN
from game.core.match import Match
from game.rules import games
from tests.contract.plays import presets, sets


@pytest.mark.parametrize("preset", presets(), ids=str)
def test_a_game_says_what_it_is(preset):
    game = preset.game
    assert game.id.isidentifier()
    assert all((game.title, game.blurb, game.verbs, game.messages))
    assert json.dumps(dict(game.verbs))
    for option in game.options:
        values = [choice.value for choice in option.choices]
        assert option.takes(option.default)
        assert len(set(values)) == len(values)
        assert option.open or len(values) > 1
        assert all(choice.label and choice.help for choice in option.choices)
    match = Match(game, preset.options, 1)
    assert set(match.state.zones) <= set(game.zones)
    assert set(match.state.gauges) <= set(game.gauges)
    assert len(match.seats) == len(game.seats(preset.options)) >= 1
    assert all(who in (HUMAN, *agents(game)) for who in match.seats)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_no_zone_and_no_gauge_is_only_on_paper(game):
    states = [Match(game, options, 1).state for options in sets(game)]
    assert {zone for state in states for zone in state.zones} == set(game.zones)
    assert {gauge for state in states for gauge in state.gauges} == set(game.gauges)
