"""Edge cases of Dungeon Crawl, worked out by hand with the rulings and a real pack of cards."""

import pytest

from game.core.match import Illegal, Match
from game.core.table import Deal
from game.rules.crawl import GAME
from tests.rules.acting import do, ids, legal
from tests.rules.crawl import MAGE, cards, gauge, options, stacked, table, told

HARD = options(difficulty="hard")


# the smallest and the largest characters


@pytest.mark.parametrize("card", ["AS", "2H", "3C"])
def test_a_mage_of_ace_two_or_three_dies_of_the_first_point(card):
    match = do(stacked(f"{card} AD", "2S 4C 4S 9C 8C AC KS", options(MAGE)), "enter")
    assert (gauge(match, "hp"), gauge(match, "mana"), gauge(match, "damage")) == (1, 1, 1)
    assert do(match, "bear").state.outcome == ("lost", ("lost",), (0,))


@pytest.mark.parametrize(("shield", "lost"), [("KC", 1), ("QC", 1), ("JC", 2), ("10C", 2), ("3C", 6), ("2C", 6)])
def test_a_shield_takes_half_of_its_value_rounded_down(shield, lost):
    match = do(table("2S 3H 7C 9C", hp=9, monster="KS", up=shield), "strike")
    assert gauge(match, "hp") == 9 - lost


@pytest.mark.parametrize("attack", ["KC", "AC"])
def test_in_normal_a_shield_stops_whatever_an_ace_does(attack):
    match = do(table(f"3S 4H {attack} 9C", hp=3, monster="AS", up="3D"), "strike")
    assert gauge(match, "hp") == 3
    assert told(match)[-1] == "blocked 3D 1"
    assert told(match)[-2] == ("capped AS 13 1" if attack == "KC" else "hit 9C monster 1")


def test_in_hard_core_an_ace_may_kill():
    match = do(table("3S 4H KC 9C", hp=12, monster="AS", up="3D", rules=HARD), "strike")
    assert match.state.outcome == ("lost", ("lost",), (0,))


# more damage than there are counters


def test_a_blow_beyond_the_last_counter_of_a_monster_is_worth_its_card_and_no_more():
    match = do(table("KS 4C", monster="2H", monster_hp="9H", discard="5C", score=3), "strike")
    assert (gauge(match, "score"), gauge(match, "monster.hp")) == (5, 0)
    assert sorted(ids(match, "discard")) == sorted(["5C", "9H", "2H", "KS", "4C"])


def test_a_hit_beyond_the_last_hit_point_is_death_at_nought():
    match = do(table("2S 3H QC 9C", hp="4D 5D", monster="KS", rules=HARD, score=40, discard=""), "strike")
    assert (gauge(match, "hp"), gauge(match, "score")) == (0, 40)
    assert match.state.outcome == ("lost", ("lost",), (0,))
    assert {"4D", "5D"} <= set(ids(match, "discard"))


# the pool runs out in odd places


def test_tied_cards_are_in_the_new_pool_and_the_monsters_next_card_is_not():
    match = table("4S 2H 3H 5H 6H 9C 9S 7D", discard="JC JD")
    match.state.deals = [Deal("", cards("JC JD 9S 9C"))]
    do(match, "enter")
    assert (ids(match, "first.monster"), ids(match, "first.hero")) == (["7D"], ["JC"])
    assert (ids(match, "deck"), legal(match)) == (["9C", "9S", "JD"], ["strike"])


def test_an_attack_card_stays_out_of_the_pool_its_evasion_card_is_drawn_from():
    match = table("2S 3H QC", monster="KS", monster_hp="10D 9D", hp="4D 5D", up="AD", discard="7S 8S")
    match.state.deals = [Deal("", cards("8S 2S 3H 7S"))]
    do(match, "strike")
    assert told(match)[-3:] == ["reshuffle 4", "hit 8S monster 12", "death"]


@pytest.mark.parametrize("mana", ["pool", "card"])
def test_mana_bought_under_a_hit_never_comes_of_the_cards_of_that_hit(mana):
    hit = {"monster": "KS", "attack": "9C", "evasion": "10C", "damage": 9}
    match = table("6H 7H", up="4D", score=45, discard="2D 3D 5D", rules=options(MAGE, mana=mana), **hit)
    while "renew" in legal(match):
        do(match, "renew")
    assert gauge(match, "mana") == 4
    assert match.state.facts["pool"] == "2D 3D 5D"
    assert gauge(match, "score") == (35 if mana == "pool" else 5)
    assert (ids(match, "attack"), ids(match, "evasion"), gauge(match, "damage")) == (["9C"], ["10C"], 9)


# mana, to the last card and beyond


def test_a_shield_spell_larger_than_the_hit_gives_nothing_back():
    match = do(table(monster="JS", mana="2D KD", damage=1, hp=3, rules=options(MAGE)), "absorb")
    assert (gauge(match, "damage"), gauge(match, "hp"), gauge(match, "mana")) == (0, 3, 1)
    assert legal(match) == ["strike", "cast"]


def test_when_the_last_mana_card_is_not_enough_more_may_be_bought_and_turned():
    match = table("8H 6H", monster="JS", mana="2D", damage=9, hp=1, up="2C", score=10, rules=options(MAGE))
    assert legal(do(match, "absorb")) == ["bear", "renew"]
    assert (gauge(match, "damage"), gauge(match, "hp")) == (7, 1)
    do(match, "renew", "absorb")
    assert (gauge(match, "damage"), legal(match)) == (1, ["absorb", "bear"])
    do(match, "absorb")
    assert (gauge(match, "damage"), gauge(match, "hp"), gauge(match, "score")) == (0, 1, 0)


def test_bought_mana_comes_on_top_of_what_is_left():
    match = table("8H 6H 5H", mana="2D", up="4C", score=10, rules=options(MAGE))
    assert ids(do(match, "renew"), "mana.cards") == ["2D", "8H", "6H", "5H"]


# lines that are not actions


@pytest.mark.parametrize("stage", ["choose", "door", "fight", "hit", "end"])
def test_nothing_else_is_taken_and_nothing_changes_by_it(stage):
    match = Match(GAME, options(MAGE, "ask"), 3)
    if stage != "choose":
        monster, damage = {"fight": ("JS", 0), "hit": ("JS", 3)}.get(stage, ("", 0))
        match = table("9H", monster=monster, damage=damage, rules=options(MAGE))
    if stage == "end":
        do(match, "leave")
    before = match.digest()
    for line in {*GAME.verbs, "enter KS", "cast 2D", "renew 10", "1:strike", "fight"} - set(legal(match)):
        with pytest.raises(Illegal):
            do(match, line)
    assert match.digest() == before
