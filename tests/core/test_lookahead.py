"""The search through the cards of a room, and what weapons that wear down keep off."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

import pytest

from game.core.cards import Card, parse
from game.core.events import NOBODY
from game.core.lookahead import DEAD, WON, Cards, Plan, RoomSearch, blow, hidden, reach
from game.core.match import Match
from game.core.table import Zone
from tests.core.shuffler import THREE, TWO, Shuffler


class Walker(NamedTuple):
    """A hero that loses the rank of black cards and doubles its life on red ones, 40 at most."""

    life: int

    @property
    def dead(self) -> bool:
        return self.life <= 0


class Step(NamedTuple):
    card: Card
    walker: Walker


class Search(RoomSearch[Walker, Step]):
    """Counts how often it looks at a card; the cards that are left are worth their rank."""

    def __init__(self, stays: int) -> None:
        super().__init__(stays)
        self.looked = 0

    def steps(self, hero: Walker, card: Card) -> Iterator[Step]:
        self.looked += 1
        yield Step(card, Walker(min(40, 2 * hero.life) if card.red else hero.life - card.rank))

    def after(self, step: Step) -> Walker:
        return step.walker

    def lost(self, hero: Walker) -> int:
        return DEAD + hero.life

    def ended(self, left: Cards, step: Step) -> int:
        return step.walker.life + sum(card.rank for card in left)


def cards(text: str) -> Cards:
    return tuple(map(parse, text.split()))


def worth(order: Sequence[Card], life: int, left: Sequence[Card]) -> int:
    """The worth of an order, step by step."""
    for card in order:
        life = min(40, 2 * life) if card.red else life - card.rank
        if life <= 0:
            return DEAD + life
    return life + sum(card.rank for card in left)


@pytest.mark.parametrize("stays", [0, 1, 2])
@pytest.mark.parametrize("room", ["5S 7C 4H 9D", "KS KC AC 2H", "2S 3H 4C", "8S 8C 8H 8D"])
@pytest.mark.parametrize("life", [3, 12, 30])
def test_the_best_plan_is_that_of_the_best_order(room: str, stays: int, life: int):
    there = cards(room)
    n = len(there) - stays
    every = {order[:n]: worth(order[:n], life, order[n:]) for order in permutations(there)}
    plan = Search(stays).best(there, Walker(life))
    assert plan.worth == max(every.values())
    order = tuple(step.card for step in plan.steps)
    found = [whole for whole, value in every.items() if whole[: len(order)] == order and value == plan.worth]
    assert found
    assert plan.steps[-1].walker.dead or len(order) == n


def test_of_plans_of_the_same_worth_the_first_is_taken():
    assert [step.card.id for step in Search(1).best(cards("3S 3C 3S.1"), Walker(20)).steps] == ["3S", "3C"]


def test_a_plan_ends_with_death():
    plan = Search(0).best(cards("KS QS"), Walker(2))
    assert plan == Plan(DEAD - 10, (Step(parse("QS"), Walker(-10)),))
    assert plan.worth < 0 < WON


def test_a_position_is_searched_once():
    search = Search(0)
    plan = search.best(cards("2S 3S 4S 5S"), Walker(40))
    looked = search.looked
    assert search.best(cards("2S 3S 4S 5S"), Walker(40)) is plan
    assert search.looked == looked == 4 * 2**3  # of every subset each card once, not each order of them


def test_hidden_are_the_cards_of_the_pack_that_lie_nowhere_else():
    match = Match(Shuffler(), {}, 1)
    match.state.zones["deck"] = Zone([TWO], NOBODY)
    match.state.zones["room"] = Zone([THREE])
    assert hidden(match.view(0), (THREE, TWO), "deck") == (TWO,)
    assert hidden(match.view(0), (THREE, TWO), "room") == (THREE, TWO)


@pytest.mark.parametrize(
    ("enemy", "weapon", "below", "damage"), [(9, 5, 15, 4), (9, 5, 9, 9), (5, 9, 6, 0), (7, 0, 0, 7)]
)
def test_a_weapon_takes_its_strength_off_the_blow_of_an_enemy_below(enemy: int, weapon: int, below: int, damage: int):
    assert blow(enemy, weapon, below) == damage


def test_the_reach_of_a_weapon():
    assert reach((2, 7, 9, 14), 6, 10) == (2 + 6 + 6, 14)
    assert reach((), 6, 10) == (0, 0)
    assert reach((3, 4), 0, 0) == (0, 7)
