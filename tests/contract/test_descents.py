"""Tests that a descent as data is what is on the table, for every game that has descents."""

import pytest

from game.core.blanks import between, fits_pattern, is_allowed, limits
from game.core.capabilities import descent
from game.core.characters import SavedParty
from game.core.descent import DICE, GATHER, HP, LEFT, LEVEL, MAX, NOTE, RESERVE, SET, SPEND, Correction, NotedDeed
from game.core.match import Match
from game.core.text import say
from game.core.view import Action
from tests.contract.plays import presets

PRESETS = presets()
WITH_DESCENT = [preset for preset in PRESETS if descent(preset.game, preset.match(1).view(0))]
preset = pytest.mark.parametrize("preset", WITH_DESCENT, ids=str)


def party(descents, rooms=3) -> SavedParty:
    """As many newcomers as a party may have, with something of each of their resources."""
    people = ()
    for _ in range(descents.rules.largest):
        fresh = descents.newcomer(people)
        for resource in descents.rules.class_of(fresh.kind).resources:
            fresh = fresh.having(resource.id, 2 * resource.price)
        people = (*people, fresh)
    return SavedParty("All of us", people, rooms)


def entered(preset) -> Match:
    """A descent on which a full party has just set out."""
    match = preset.match(1)
    for action in preset.game.descents.entering(party(preset.game.descents)):
        assert is_allowed(action, match.legal(0)), action
        match.play(action)
    return match


def test_some_game_has_descents_and_says_which_plays_they_are():
    assert WITH_DESCENT
    for each in PRESETS:
        own = each.game.descents is not None and each.game.descents.has_descent(each.options)
        assert (descent(each.game, each.match(1).view(0)) is not None) == own


@preset
def test_classes_and_resources_have_names_of_their_own(preset):
    rules = preset.game.descents.rules
    kinds = [each.id for each in rules.classes]
    assert len(set(kinds)) == len(kinds)
    for kind in rules.classes:
        assert say(kind.name)
        assert len({each.id for each in kind.resources}) == len(kind.resources)
        assert all(say(each.name) and each.price > 0 and each.dice > 0 for each in kind.resources)
    spans = (rules.level, rules.hp, rules.most, rules.stock, rules.rooms)
    assert all(0 <= low < high and limits(between(low, high)) == (low, high) for low, high in spans)
    assert len(set(rules.names)) == len(rules.names) >= rules.largest


@preset
def test_newcomers_are_told_apart_and_fit_the_rules(preset):
    rules, people = preset.game.descents.rules, party(preset.game.descents).characters
    assert len({one.name for one in people}) == len(people) == rules.largest
    for one in people:
        numbers = ((one.level, rules.level), (one.hp, rules.hp), (one.most, rules.most))
        assert all(low <= n <= high for n, (low, high) in numbers)


@preset
def test_a_party_sets_out_as_it_was_written_down(preset):
    descents, match = preset.game.descents, preset.match(1)
    assert descents.descent(match.view(0)).phase == GATHER
    now, entered_party = descents.descent(entered(preset).view(0)), party(descents)
    assert now.characters == entered_party.characters
    assert [one.start for one in now.party] == [one.now for one in now.party]
    assert now.left == entered_party.rooms
    assert now.sides == descents.sides(match.options, [one.level for one in entered_party.characters])
    assert now.phase != GATHER


@preset
def test_the_state_is_that_of_the_table_to_the_end(preset):
    match, descents, adviser = entered(preset), preset.game.descents, preset.game.adviser()
    while not match.over:
        view = match.view(0)
        now, gauges = descents.descent(view), view.gauges
        assert (now.left, now.pool, now.reserve) == (gauges[LEFT], gauges[DICE], gauges[RESERVE])
        for one in now.party:
            numbers = (gauges[f"{each}.{one.id}"] for each in (HP, MAX, LEVEL, DICE))
            assert tuple(numbers) == (one.now.hp, one.now.most, one.now.level, one.dice)
            assert all(gauges[f"{resource}.{one.id}"] == n for resource, n in one.now.has.items())
        assert bool(now.next) == any(one.dice for one in now.party)
        offers = descents.offers(view)
        assert all(is_allowed(offer.action, view.legal) for offer in offers)
        assert all(now.adventurer(offer.who).now.left(offer.resource.id) == offer.left for offer in offers)
        assert len(offers) == sum(action.verb == SPEND for action in view.legal)
        for number in descents.correctable(view):
            assert number.n == gauges[number.gauge]
            assert number.gauge == ".".join(filter(None, (number.what, number.who)))
            assert is_allowed(Action(SET, (number.gauge, "1")), view.legal)
        match.play(adviser.choose(view))


@preset
def test_what_is_spent_once_buys_what_the_offer_says(preset):
    match, descents, adviser = entered(preset), preset.game.descents, preset.game.adviser()
    while not descents.offers(match.view(0)):
        match.play(adviser.choose(match.view(0)))
    for offer in descents.offers(match.view(0)):
        before = descents.descent(match.view(0))
        match.play(offer.action)
        now = descents.descent(match.view(0))
        assert now.adventurer(offer.who).now.left(offer.resource.id) == offer.left - offer.resource.price
        assert before.pool - now.pool + now.reserve - before.reserve == offer.resource.dice
        match.undo()


@preset
def test_rolled_dice_are_those_that_were_handed_out(preset):
    match, descents, adviser = entered(preset), preset.game.descents, preset.game.adviser()
    while not match.over:
        now = descents.descent(match.view(0))
        rolls = descents.rolls(match.play(adviser.choose(match.view(0))))
        assert not rolls or {who: len(pips) for who, pips in rolls.items()} == {
            one.id: one.dice for one in now.party if one.dice
        }
        assert all(1 <= n <= now.sides for pips in rolls.values() for n in pips)


@preset
def test_entries_made_by_hand_are_found_again(preset):
    match, descents, adviser = entered(preset), preset.game.descents, preset.game.adviser()
    note = Action(NOTE, ("pc.1", "5", "A%20blessing"))
    while not is_allowed(note, match.legal(0)):
        match.play(adviser.choose(match.view(0)))
    assert any(fits_pattern(note, pattern) for pattern in match.legal(0))
    assert descents.entries(match.play(note)) == [NotedDeed("pc.1", "A blessing", 5)]
    for number in descents.correctable(match.view(0)):
        what = Correction(number.who, number.name, number.n, number.n + 1)
        assert descents.entries(match.play(Action(SET, (number.gauge, str(number.n + 1))))) == [what]
