"""Tests for the reasons of hints in Diamonds & Dragons: each is given where it is true."""

import pytest

from game.core.cards import parse
from game.core.view import Action
from game.rules.diamonds.model import Hero, Step, faced
from game.rules.diamonds.reasons import why

BARE, ARMED = Hero(20), faced(Hero(20), parse("5D"))
USED = faced(ARMED, parse("5C"))


def plan(hero: Hero, cards: str) -> list[Step]:
    """The steps of facing these cards one after another."""
    steps = []
    for id in cards.split():
        hero = faced(hero, parse(id))
        steps.append(Step(parse(id), hero))
    return steps


@pytest.mark.parametrize(
    ("hero", "cards", "words"),
    [
        (Hero(9), "9C 2D", "go down fighting"),
        (BARE, "5D 2H 6C", "is next"),
        (BARE, "5D 2H", "better than bare hands"),
        (ARMED, "9D 2H", "stronger than what you have"),
        (USED, "4D 2H", "would break soon"),
        (ARMED, "4D 2H", "does the least harm"),
        (Hero(5, drank=True), "4H 2D", "A second potion in a row"),
        (BARE, "4H 2D", "at full health"),
        (Hero(5), "4H 3C", "you get the whole +4"),
        (Hero(18), "4H 3C", "+2 is welcome"),
        (Hero(5), "4H 2D", "+4 is welcome"),
        (BARE, "4C 2D", "with bare hands"),
        (USED, "6C 2D", "The weapon breaks"),
        (ARMED, "6C 3C", "The stronger enemy first"),
        (ARMED, "7C 2D", "only 2 lost"),
        (ARMED, "3C 2D", "without harm"),
    ],
)
def test_each_reason_stands_where_it_is_true(hero, cards, words):
    way = plan(hero, cards)
    verb = {"D": "take", "H": "drink"}.get(way[0].card.suit, "fight")
    assert words in str(why(hero, Action(verb, (way[0].card.id,)), way))


@pytest.mark.parametrize(
    ("hero", "cards", "words"),
    [
        (Hero(9), "9C", "ends in death"),
        (Hero(20), "9C 2H", "costs 7"),
        (Hero(8), "4C 2H", "costs 2"),
        (Hero(20), "2H 2D", "waste a potion"),
        (ARMED, "6C 9D 7D", "would waste another"),
        (Hero(15), "4C 4H", "worth more later"),
        (ARMED, "8C 2D", "worth more later"),
    ],
)
def test_a_run_has_its_reason_too(hero, cards, words):
    assert words in str(why(hero, Action("run"), plan(hero, cards)))
