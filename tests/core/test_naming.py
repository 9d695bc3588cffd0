"""Tests for the names of cards by zone."""

from game.core.cards import parse
from game.core.naming import name_of
from game.rules import games


def test_a_game_that_says_nothing_calls_a_card_by_its_picture():
    assert str(name_of(games()["scoundrel"], "deck", parse("7S"))) == "Ghost"


def test_a_game_may_call_it_otherwise_or_nothing_by_its_place():
    crawl = games()["crawl"]
    assert str(name_of(crawl, "monster", parse("KH"))) == "Ember King"
    assert name_of(crawl, "attack", parse("KH")) is None
