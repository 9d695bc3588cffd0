"""Tests that the story of a finished play is true."""

from itertools import pairwise

import pytest

from game.core.capabilities import story
from game.core.match import Match
from game.core.story import Story
from game.core.text import say
from tests.contract.plays import plays, presets, vast, whole

SEEDS = range(1, 7)
PLAYS = [pytest.param(*play, marks=pytest.mark.slow if vast(play[0].game) else ()) for play in plays(SEEDS)]


def seen(match: Match, seat: int) -> tuple[list, list]:
    """Return every event that a seat saw in a play, and the gauges before the first action and after each."""
    twin = Match(match.game, match.options, match.seed, match.deals, match.seats)
    events, gauges = [], [dict(twin.state.gauges)]
    for action in match.log:
        events += [event.seen_by(seat) for event in twin.play(action)]
        gauges.append(dict(twin.state.gauges))
    return events, gauges


@pytest.mark.parametrize(("preset", "seed"), PLAYS, ids=str)
def test_a_story_is_true(preset, seed):
    match = whole(preset, seed)
    blows = []
    for seat in range(len(match.seats)):
        events, gauges = seen(match, seat)
        told = story(match.game, match.view(seat), events)
        kinds = [deed.kind for deed in told.deeds]
        assert len(kinds) == len(set(kinds)), "the same thing is told once"
        cards = {card for zone in match.state.zones.values() for card in zone.cards}
        assert {card for deed in told.deeds for card in deed.cards} | {each.card for each in told.company} <= cards
        assert all(0 <= each.life <= each.full for each in told.company)
        assert all(say(deed.text) for deed in told.deeds)
        blows += [deed.amount for deed in told.deeds if deed.kind == "blow"]
    if blows:
        drops = [after.get(name, 0) - n for before, after in pairwise(gauges) for name, n in before.items()]
        assert min(blows) == min(drops)


@pytest.mark.parametrize("preset", presets(), ids=str)
def test_there_is_no_story_before_the_end(preset):
    match = preset.match(1)
    assert story(match.game, match.view(0), []) == Story()
