"""The solver of Scoundrel against brute force, and its lines at the table."""

from functools import cache

import pytest

from game.core.rng import Rng
from game.minds import TooHard
from game.minds.scoundrel.model import DUNGEON, Play, Position, Rules, deal
from game.minds.scoundrel.solver import solve

RULES = [Rules(equal, full) for equal in (False, True) for full in (False, True)]
IDS = ["lower-all", "lower-full", "equal-all", "equal-full"]


def shuffled(seed):
    cards = list(DUNGEON)
    Rng(seed).shuffle(cards)
    return cards


def can_win(start, rules):
    """Brute force, card by card: every action is tried, and nothing is given up."""

    @cache
    def search(at):
        play = Play(at, rules)
        for action in play.legal():
            before = play.apply(action)
            if play.won or (play.life > 0 and search(play.position)):
                return True
            play.undo(before)
        return False

    return search(start)


def wins(start, actions, rules):
    play = Play(start, rules)
    for action in actions:
        assert action in play.legal()
        play.apply(action)
    return play.won


def short_deals(seed, many, sizes):
    """Deals of few cards and little life, about half of which are lost."""
    rng = Rng(seed)
    for _ in range(many):
        cards = list(DUNGEON)
        rng.shuffle(cards)
        yield deal(cards[: rng.choice(sizes)])._replace(life=rng.below(20) + 1)


def check_against_brute_force(rules, deals):
    verdicts = set()
    for start in deals:
        found = solve(start, rules)
        winnable = can_win(start, rules)
        assert (found.actions is not None) == winnable, start
        if found.actions is not None:
            assert wins(start, found.actions, rules)
        verdicts.add(winnable)
    assert verdicts == {True, False}


@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_short_deals_are_decided_as_by_brute_force(rules):
    check_against_brute_force(rules, short_deals(3, 25, range(5, 11)))


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_longer_deals_are_decided_as_by_brute_force(rules):
    check_against_brute_force(rules, short_deals(4, 60, range(10, 17)))


@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_positions_within_a_room_are_decided_as_by_brute_force(rules):
    rng = Rng(8)
    middles = []
    for start in short_deals(9, 60, range(8, 11)):
        play = Play(start, rules)
        for _ in range(rng.below(6)):
            if not play.over:
                play.apply(rng.choice(play.legal()))
        if not play.over:
            middles.append(play.position)
    assert any(at.faced for at in middles)
    assert any(at.avoided for at in middles)
    check_against_brute_force(rules, middles)


@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_winning_lines_win(rules):
    found = {seed: solve(deal(shuffled(seed)), rules) for seed in range(12)}
    assert all(wins(deal(shuffled(seed)), one.actions, rules) for seed, one in found.items() if one.actions is not None)
    assert sum(one.actions is not None for one in found.values()) >= 10


def test_what_is_lost_at_once_is_seen_at_once():
    start = Position((14, 13, 12, 11), (14, 13), life=2)
    assert solve(start, Rules(False, False)) == (None, 1)


def test_a_search_that_takes_too_long_says_so():
    with pytest.raises(TooHard):
        solve(deal(shuffled(41)), Rules(False, False), 5)
