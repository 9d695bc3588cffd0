"""How many first plans of a position win, against brute force card by card."""

from collections import Counter

import pytest

from game.minds.diamonds import model as diamonds
from game.minds.diamonds.plans import Result as DiamondsResult
from game.minds.diamonds.solver import Puzzles as DiamondsPuzzles
from game.minds.puzzles import first_plans
from game.minds.rooms import EMPTY
from game.minds.scoundrel import model as scoundrel
from game.minds.scoundrel.plans import Result as ScoundrelResult
from game.minds.scoundrel.solver import Puzzles as ScoundrelPuzzles
from tests.minds import test_diamonds_solver, test_scoundrel_solver
from tests.minds.test_scoundrel_solver import IDS, RULES

PLACES = 4


class Scoundrel:
    """Scoundrel by brute force."""

    leave = scoundrel.AVOID
    short_deals = staticmethod(test_scoundrel_solver.short_deals)

    def __init__(self, rules):
        self.rules, self.puzzles = rules, ScoundrelPuzzles(rules)

    def play(self, at):
        return scoundrel.Play(at, self.rules)

    def to_face(self, at):
        return scoundrel.to_face(at, self.rules)

    def plan(self, left, play):
        return ScoundrelResult(left, play.life, play.weapon, play.below)

    def can_win(self, at):
        return test_scoundrel_solver.can_win(at, self.rules)

    def ways_round(self, start):
        """What can be done instead of facing the room, and the position after it."""
        if start.rest and EMPTY not in start.room and not start.avoided:
            play = self.play(start)
            play.apply(scoundrel.AVOID)
            yield None, play.position


class Diamonds:
    """Diamonds & Dragons by brute force, without running."""

    leave = diamonds.RUN
    short_deals = staticmethod(test_diamonds_solver.short_deals)
    puzzles = DiamondsPuzzles()
    play = staticmethod(diamonds.Play)
    to_face = staticmethod(diamonds.to_face)
    can_win = staticmethod(test_diamonds_solver.can_win)

    def plan(self, left, play):
        return DiamondsResult(left, play.hp, play.weapon, play.below, play.drank)

    def ways_round(self, start):
        return ()


def outcomes(game, start):
    """The outcome of every order of facing the cards of a room that is survived, and the play after it."""
    stack = [(start, game.to_face(start))]
    while stack:
        at, left = stack.pop()
        for action in game.play(at).legal():
            if action == game.leave:
                continue
            play = game.play(at)
            play.apply(action)
            if play.over and not play.won:
                continue
            if left > 1:
                stack.append((play.position, left - 1))
            else:
                kept = [i for i, card in enumerate(at.room) if card and i != action % PLACES]
                yield game.plan(kept[0] if kept else -1, play), play


def brute_plans(game, start):
    """Every plan for the first room, and whether it wins."""
    found = {}
    for plan, play in outcomes(game, start):
        if plan not in found:
            found[plan] = play.won or game.can_win(play.position)
    return found | {plan: game.can_win(at) for plan, at in game.ways_round(start)}


def check(game, deals):
    seen = Counter()
    for start in deals:
        found, brute = first_plans(game.puzzles, start), brute_plans(game, start)
        assert set(found.every) == set(brute), start
        assert len(found.every) == len(brute), start
        assert set(found.winning) == {plan for plan, wins in brute.items() if wins}, start
        seen[len(found.winning)] += 1
    assert len(seen) > 2, "too few kinds of positions to be a test"


GAMES = [*map(Scoundrel, RULES), Diamonds()]
every_game = pytest.mark.parametrize("game", GAMES, ids=[*IDS, "diamonds"])


@every_game
def test_counts_as_brute_force_does(game):
    check(game, game.short_deals(5, 12, (6, 7, 8)))


@pytest.mark.slow
@every_game
def test_counts_as_brute_force_does_in_longer_dungeons(game):
    check(game, game.short_deals(6, 25, (9, 10, 11)))
