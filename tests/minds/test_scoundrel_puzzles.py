"""How many first plans of a position win, against brute force card by card."""

from collections import Counter

import pytest

from game.core.rng import Rng
from game.minds.rooms import EMPTY
from game.minds.scoundrel.model import AVOID, DUNGEON, STRIKE, Play, deal, to_face
from game.minds.scoundrel.plans import Result
from game.minds.scoundrel.puzzles import first_plans
from tests.minds.test_scoundrel_solver import IDS, RULES, can_win


def outcomes(start, rules):
    """The outcome of every order of facing the cards of a room that the hero survives, and the play after it."""
    stack = [(start, to_face(start, rules))]
    while stack:
        at, left = stack.pop()
        for action in Play(at, rules).legal():
            if action == AVOID:
                continue
            play = Play(at, rules)
            play.apply(action)
            if play.won or play.life > 0:
                if left > 1:
                    stack.append((play.position, left - 1))
                else:
                    kept = [i for i, card in enumerate(at.room) if card and i != action % STRIKE]
                    yield Result(kept[0] if kept else -1, play.life, play.weapon, play.below), play


def brute_plans(start, rules):
    """Every plan for the first room, and whether it wins."""
    found = {}
    for plan, play in outcomes(start, rules):
        if plan not in found:
            found[plan] = play.won or can_win(play.position, rules)
    if start.rest and EMPTY not in start.room:
        play = Play(start, rules)
        play.apply(AVOID)
        found[None] = can_win(play.position, rules)
    return found


def check(rules, seed, many, sizes):
    rng, seen = Rng(seed), Counter()
    for _ in range(many):
        cards = list(DUNGEON)
        rng.shuffle(cards)
        start = deal(cards[: rng.choice(sizes)])._replace(life=rng.below(20) + 1)
        found, brute = first_plans(start, rules), brute_plans(start, rules)
        assert set(found.every) == set(brute), start
        assert len(found.every) == len(brute), start
        assert set(found.winning) == {plan for plan, wins in brute.items() if wins}, start
        seen[len(found.winning)] += 1
    assert len(seen) > 2, "too few kinds of positions to be a test"


@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_counts_as_brute_force_does(rules):
    check(rules, 5, 12, (6, 7, 8))


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_counts_as_brute_force_does_in_longer_dungeons(rules):
    check(rules, 6, 25, (9, 10, 11))
