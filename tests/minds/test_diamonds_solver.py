"""The solver of Diamonds & Dragons against brute force."""

from functools import cache

import pytest

from game.core.rng import Rng
from game.minds import TooHard
from game.minds.diamonds.model import DUNGEON, RUN, Play, Position, deal
from game.minds.diamonds.solver import solve


def shuffled(seed):
    cards = list(DUNGEON)
    Rng(seed).shuffle(cards)
    return cards


def can_win(start):
    """Brute force, card by card: every action but running is tried, and nothing is given up."""

    @cache
    def search(at):
        play = Play(at)
        for action in play.legal():
            if action == RUN:
                continue
            before = play.apply(action)
            if play.won or (play.hp > 0 and search(play.position)):
                return True
            play.undo(before)
        return False

    return search(start)


def wins(start, actions):
    play = Play(start)
    for action in actions:
        assert action in play.legal()
        assert action != RUN
        play.apply(action)
    return play.won


def short_deals(seed, many, sizes):
    """Deals of few cards and any party, about half of which are lost."""
    rng = Rng(seed)
    for _ in range(many):
        cards = list(DUNGEON)
        rng.shuffle(cards)
        weapon = rng.below(8)
        yield deal(cards[: rng.choice(sizes)])._replace(
            hp=rng.below(20) + 1,
            weapon=weapon,
            below=rng.below(17) if weapon else 0,
            drank=rng.below(2) == 1,
            ran=rng.below(2) == 1,
        )


def check_against_brute_force(deals):
    verdicts = set()
    for start in deals:
        found = solve(start)
        winnable = can_win(start)
        assert (found.actions is not None) == winnable, start
        if found.actions is not None:
            assert wins(start, found.actions)
        verdicts.add(winnable)
    assert verdicts == {True, False}


def test_short_deals_are_decided_as_by_brute_force():
    check_against_brute_force(short_deals(3, 60, range(4, 14)))


@pytest.mark.slow
def test_longer_deals_are_decided_as_by_brute_force():
    check_against_brute_force(short_deals(4, 150, range(12, 24)))


def test_positions_within_a_room_are_decided_as_by_brute_force():
    rng = Rng(8)
    middles = []
    for start in short_deals(9, 80, range(8, 11)):
        play = Play(start)
        for _ in range(rng.below(6)):
            if not play.over:
                play.apply(rng.choice([action for action in play.legal() if action != RUN]))
        if not play.over:
            middles.append(play.position)
    assert any(at.faced for at in middles)
    check_against_brute_force(middles)


def test_winning_lines_win():
    found = {seed: solve(deal(shuffled(seed))) for seed in range(40)}
    won = {seed: one.actions for seed, one in found.items() if one.actions is not None}
    assert all(wins(deal(shuffled(seed)), actions) for seed, actions in won.items())
    assert len(won) >= 5


def test_what_is_lost_at_once_is_seen_at_once():
    assert solve(Position((14, 13, 12, 11), (14, 13), hp=2)) == (None, 1)


def test_a_search_that_takes_too_long_says_so():
    with pytest.raises(TooHard):
        solve(deal(shuffled(4)), 5)
