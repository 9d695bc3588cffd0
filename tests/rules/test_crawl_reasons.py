"""Tests for the reasons of hints in Dungeon Crawl: each is given where it is true."""

import pytest

from game.core.match import Match
from game.core.text import say
from game.rules.crawl import GAME, reasons
from tests.rules.crawl import MAGE, options, table

MAGIC = options(MAGE, "hard")


def why(verb: str, **laid: object) -> str:
    """The reason for a mage's action in the fight with the king of spades."""
    return say(reasons.fight(table(monster="KS", rules=MAGIC, **laid).view(0), verb))


def test_before_the_difficulty_is_chosen_normal_is_advised():
    advice = GAME.adviser().advise(Match(GAME, options(difficulty="ask"), 1).view(0))
    assert str(advice.action) == "normal"
    assert say(advice.why) == "Normal brings more points: they are yours even if you fall"


@pytest.mark.parametrize(
    ("score", "going_on", "words"),
    [
        (0, 9.0, "nothing to lose yet"),
        (9, 9.4, "as good as leaving"),
        (9, 9.6, "you have 9 points, and going on brings 10 on average"),
    ],
)
def test_why_to_enter(score, going_on, words):
    assert words in say(reasons.enter(score, going_on))


def test_only_points_that_there_are_are_yours_whatever_happens():
    assert say(reasons.nothing_at_stake(3)).endswith("your points are yours")
    assert "your points" not in say(reasons.nothing_at_stake(0))


def test_a_reason_calls_the_deed_as_its_plate_does():
    label = GAME.verbs["enter"].label
    for why in (reasons.nothing_at_stake(0), reasons.nothing_at_stake(3), reasons.enter(0, 9.0), reasons.enter(9, 9.9)):
        assert say(why).startswith(f"{label}: ")


@pytest.mark.parametrize(
    ("score", "going_on", "words"),
    [(9, 8.6, "no more on average"), (9, 8.4, "you have 9 points, and going on brings only 8 on average")],
)
def test_why_to_leave(score, going_on, words):
    assert words in say(reasons.leave(score, going_on))


@pytest.mark.parametrize(
    ("mana", "life", "words"),
    [
        (0, 1, "no mana left"),
        (0, 2, "no mana left"),
        (1, 1, "it has 1 life left"),
        (1, 2, "keep your mana"),
    ],
)
def test_why_a_mage_strikes(mana, life, words):
    assert words in why("strike", mana=mana, monster_hp=life)


def test_why_a_mage_casts():
    assert "only 1 of its 7 life" in why("cast", mana=2, monster_hp=7)


@pytest.mark.parametrize(
    ("verb", "damage", "words"),
    [
        ("renew", 5, "this hit is your last"),
        ("renew", 4, "win back more than 10 points"),
        ("absorb", 5, "a hit of 5 would be the end of you"),
        ("absorb", 4, "worth more than a mana card"),
        ("bear", 5, "to be saved would cost more"),
        ("bear", 4, "you can live with 4 less"),
    ],
)
def test_a_hit_that_may_be_the_last_is_another_reason(verb, damage, words):
    assert words in why(verb, hp=5, mana=1, damage=damage)


def test_who_has_no_mana_is_told_what_new_mana_would_be_worth():
    assert "cost more than it brings" in why("bear", hp=5, mana=0, damage=4, score=10)
