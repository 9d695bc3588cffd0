"""Tests for the chances told before a Hit: exact for what everybody can know."""

from fractions import Fraction

import pytest

from game.core.game import defaults
from game.core.match import Match
from game.core.text import say
from game.rules.deuces import GAME
from game.rules.deuces.enemies import enemy_of
from game.rules.deuces.hit_odds import hit_odds, next_enemies
from game.rules.deuces.ruleset import mode_of
from game.rules.deuces.view_state import seen

MODES = (
    {"heroes": "1"},
    {"heroes": "2", "sets": "court"},
    {"heroes": "4", "target": "2"},
    {"heroes": "3", "sets": "fenwild"},
)


def decisions(seed, options, most=12):
    """Play as the adviser does, but for every other vote; yield the match at each question for one more enemy."""
    match, player = Match(GAME, defaults(GAME) | {"levels": "fast"} | options, seed), GAME.adviser()
    while not match.over and most:
        seat = match.state.to_act[0]
        view = match.view(seat)
        if any(action.verb == "hit" for action in view.legal):
            most -= 1
            yield match, view
            match.play(view.legal[most % 2])
        else:
            match.play(player.choose(view))


@pytest.mark.slow
@pytest.mark.parametrize("options", MODES, ids=str)
def test_the_odds_are_those_of_the_deck_as_it_is(options):
    asked = 0
    for seed in range(3):
        for match, view in decisions(seed, options):
            asked += 1
            s = match.state
            lie = s.cards("deck.enemies") or s.cards("discard.enemies")
            coming = [card for card in lie if mode_of(s).rules.may_come(s, enemy_of(card).id)]
            assert sorted(next_enemies(seen(view))) == sorted(coming)
            target, sums = s.gauges["target"], [s.gauges["difficulty"] + enemy_of(card).difficulty for card in coming]
            exact, above = sums.count(target), len([each for each in sums if each > target])
            assert hit_odds(seen(view)) == (Fraction(exact, len(sums)), Fraction(above, len(sums)))
    assert asked >= 5


def test_they_are_told_before_a_hit():
    _match, view = next(decisions(1, {"heroes": "2"}))
    hit = next(action for action in view.legal if action.verb == "hit")
    odds = hit_odds(seen(view))
    text = say(GAME.preview(view, hit).text)
    meets, exceeds = (round(100 * share) for share in odds)
    assert text.startswith(f"{meets}% to meet {view.gauges['target']}, {exceeds}% to pass it. ")
    assert 0 < meets < 100
    assert 0 < exceeds < 100


def test_there_are_none_if_no_enemy_can_come():
    match = Match(GAME, defaults(GAME), 1)
    s = match.state.copy()
    for zone in s.zones:
        if zone != "deck.enemies" and zone != "discard.enemies":
            continue
        for card in s.cards(zone)[:]:
            s.move(card, "loot", src=zone)
    assert next_enemies(s) == []
    assert hit_odds(s) is None
