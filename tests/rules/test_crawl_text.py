"""One test for each exact sentence of the rule text of Dungeon Crawl, in its order."""

import pytest

from game.core.cards import parse
from game.core.events import Moved
from game.core.match import Match
from game.core.table import Deal
from game.rules.crawl import GAME
from game.rules.crawl.worth import worth
from tests.rules.acting import do, ids, legal
from tests.rules.crawl import MAGE, WARRIOR, gauge, options, stacked, table, told, whole

HARD = options(difficulty="hard")
MAGIC, HARD_MAGIC = options(MAGE), options(MAGE, "hard")
VALUES = [("AS", 1), *((f"{n}D", n) for n in range(2, 11)), ("JC", 11), ("QH", 12), ("KS", 13)]


def dealt(top: str, rules: dict) -> Match:
    """A play whose pack has these cards on top."""
    return Match(GAME, rules, 1, [Deal("", whole(top))])


def opening(match: Match) -> list[str]:
    """The zones to which the cards went at the deal, in order."""
    return [event.dst for event in match.opening if isinstance(event, Moved)]


def moves(match: Match) -> list[tuple[str, str]]:
    """The cards that the last action drew from the pool, with their new zones."""
    drawn = (event for event in match.state.news if isinstance(event, Moved) and event.src == "deck")
    return [(event.card.id, event.dst) for event in drawn]


# Choose a character


def test_you_can_either_play_as_a_mage_or_a_warrior():
    hero = next(option for option in GAME.options if option.key == "hero")
    assert {choice.value for choice in hero.choices} == {MAGE, WARRIOR}


def test_each_character_has_its_own_set_up():
    warrior, mage = Match(GAME, options(), 1), Match(GAME, MAGIC, 1)
    assert set(opening(warrior)) == {"hero", "hp.cards", "shield"}
    assert set(opening(mage)) == {"hero", "hp.cards", "manacard", "mana.cards"}


@pytest.mark.parametrize(("card", "half"), [("10S", 5), ("KH", 6), ("9D", 4), ("2C", 1)])
def test_mages_only_get_half_the_face_value_of_their_hp_card(card, half):
    assert gauge(dealt(card, MAGIC), "hp") == half


def test_mages_are_the_only_character_that_has_a_mana_pool():
    assert gauge(Match(GAME, MAGIC, 1), "mana") > 0
    assert gauge(Match(GAME, options(), 1), "mana") == 0
    assert ids(Match(GAME, options(), 1), "manacard") == []


def test_the_mana_card_is_a_second_stat_card_drawn_after_the_hp_card():
    assert opening(dealt("4C 2D 3D 5H", MAGIC))[:4] == ["hero", "hp.cards", "hp.cards", "manacard"]


@pytest.mark.parametrize(("card", "value"), [value for value in VALUES if value[0] not in ("2D", "3D")])
def test_mages_get_the_face_value_of_the_card_in_mp_cards(card, value):
    match = dealt(f"4C 2D 3D {card}", MAGIC)
    assert ids(match, "manacard") == [card]
    assert gauge(match, "mana") == len(ids(match, "mana.cards")) == value


@pytest.mark.parametrize("card", ["2C", "KC", "AS"])
def test_a_mages_melee_attacks_are_only_worth_1_damage(card):
    match = do(table(f"{card} 5S 3H 4C", monster="9S", rules=MAGIC), "strike")
    assert gauge(match, "monster.hp") == 8


def test_a_mage_may_use_mp_cards_to_cast_an_attack_spell_or_a_shield_spell():
    assert "cast" in legal(table(monster="9S", mana="4D", rules=MAGIC))
    assert "absorb" in legal(table(monster="9S", mana="4D", damage=3, rules=MAGIC))
    assert "cast" not in legal(table(monster="9S", mana=0, rules=MAGIC))


@pytest.mark.parametrize(("verb", "damage"), [("cast", 0), ("absorb", 3)])
def test_each_spell_costs_one_mp_card(verb, damage):
    match = table("3C 4H 5C 6H", monster="9S", mana="2D 3D 4D", damage=damage, rules=MAGIC)
    assert gauge(do(match, verb), "mana") == 2


def test_a_4_of_diamonds_can_either_deal_4_damage_or_absorb_4():
    spell = do(table("5H 3C 6H", monster="9S", mana="4D", rules=MAGIC), "cast")
    assert gauge(spell, "monster.hp") == 5
    assert ids(spell, "mana.cards") == []
    shield = do(table(monster="9S", mana="2H 4D", damage=9, rules=MAGIC), "absorb")
    assert (gauge(shield, "damage"), ids(shield, "discard")[-1]) == (5, "4D")


def test_mages_may_regenerate_mp_cards_by_spending_10_score_points_per_card():
    match = do(table("2H 3H 4H", up="5C", mana=2, score=20, rules=options(MAGE, mana="card")), "renew")
    assert (gauge(match, "mana"), gauge(match, "score")) == (3, 10)
    assert (gauge(do(match, "renew"), "mana"), gauge(match, "score")) == (4, 0)


@pytest.mark.parametrize(("card", "value"), VALUES)
def test_a_warriors_hp_is_the_full_face_value_of_their_hp_card(card, value):
    assert gauge(dealt(card, options()), "hp") == value


def test_the_warrior_draws_a_card_from_the_battle_pool_for_every_melee_attack():
    match = table("7C 8H 3C 4H 9C 2H 5C 6H", monster="9S")
    for attack in ("7C", "9C"):
        assert moves(do(match, "strike"))[0] == (attack, "attack")


@pytest.mark.parametrize("card", ["2C", "7S", "AS", "JC"])
def test_the_damage_dealt_is_the_face_value_of_the_card(card):
    match = do(table(f"{card} 5S 3H 4C", monster="KS"), "strike")
    assert gauge(match, "monster.hp") == 13 - worth(parse(card))


def test_warriors_get_a_shield_card_drawn_after_their_hp_card():
    match = dealt("2C 5D 6D 7H", options())
    assert opening(match) == ["hero", "hp.cards", "hp.cards", "shield"]
    assert ids(match, "shield") == ["7H"]


@pytest.mark.parametrize(("shield", "off"), [("3D", 1), ("2D", 1), ("8H", 4), ("KH", 6), ("AD", 0)])
def test_the_shield_absorbs_half_its_face_value_rounded_down(shield, off):
    match = do(table("2S 3H 7C 5C", hp=9, monster="KS", up=shield), "strike")
    assert gauge(match, "hp") == 9 - (7 - off)


def test_with_a_3_of_diamonds_as_shield_a_7_of_clubs_would_only_deal_6():
    match = do(table("2S 3H 7C 5C", hp=9, monster="KS", up="3D"), "strike")
    assert gauge(match, "hp") == 3


# Draw your stats


def test_the_first_card_you_draw_is_your_character_card():
    match = dealt("6H", options())
    assert ids(match, "hero") == ["6H"]
    assert match.view(0).top("hero") == parse("6H")


def test_with_the_ten_of_spades_a_warrior_has_ten_hp_and_a_mage_five():
    assert (gauge(dealt("10S", options()), "hp"), gauge(dealt("10S", MAGIC), "hp")) == (10, 5)


def test_you_draw_the_appropriate_number_of_cards_to_use_as_hp_counters():
    match = dealt("4H 2C 3C 4C 5C", options())
    assert ids(match, "hp.cards") == ["2C", "3C", "4C", "5C"]
    assert match.view(0).zones["hp.cards"] == (None,) * 4


def test_with_the_king_of_diamonds_you_have_13_mana_points():
    match = dealt("2H 3H KD", MAGIC)
    assert gauge(match, "mana") == 13


def test_you_draw_the_appropriate_number_of_cards_to_represent_your_mana_pool():
    match = dealt("2H 3H 3D 6C 7C 8C", MAGIC)
    assert ids(match, "mana.cards") == ["6C", "7C", "8C"]
    assert match.view(0).zones["mana.cards"] == (None,) * 3


@pytest.mark.parametrize(("card", "value"), VALUES)
def test_jacks_are_worth_11_queens_12_and_kings_13(card, value):
    assert worth(parse(card)) == value


# Battles


def test_exploration_is_entering_a_room_fighting_the_monster_and_collecting_the_score():
    match = stacked("KC 3D", "4S 2H 2D 3H 3S 5C 9S 8C 2S")
    assert legal(match) == ["enter", "leave"]
    do(match, "enter")
    assert legal(match) == ["strike"]
    do(match, "strike")
    assert (gauge(match, "score"), legal(match)) == (4, ["enter", "leave"])


def test_what_is_left_of_the_deck_is_shuffled_and_set_aside():
    one, other = (Match(GAME, options(), 1, [Deal("", whole("4H 2C 3C 4C 5C 6D"))]) for _ in range(2))
    assert one.state.cards("deck") == other.state.cards("deck")
    assert one.state.cards("deck") != list(reversed(whole("4H 2C 3C 4C 5C 6D")[6:]))
    assert len(one.state.cards("deck")) == 52 - 6
    assert set(one.view(0).zones["deck"]) == {None}


def test_the_battle_pool_is_used_to_draw_monsters_and_decide_damage():
    match = do(stacked("KC 3D", "4S 2H 2D 3H 3S 5C 9S 8C 2S"), "enter", "strike")
    assert ids(match, "discard")
    assert {event.src for event in match.state.news if isinstance(event, Moved) and event.dst == "attack"} == {"deck"}


def test_you_may_now_decide_if_you_play_normal_or_hard_core():
    match = Match(GAME, options(difficulty="ask"), 1)
    assert ids(match, "hero")
    assert ids(match, "shield")
    assert legal(match) == ["normal", "hard"]
    for verb in ("normal", "hard"):
        twin = do(Match(GAME, options(difficulty="ask"), 1), verb)
        assert (twin.state.facts["difficulty"], legal(twin)) == (verb, ["enter", "leave"])


@pytest.mark.parametrize(("attack", "damage"), [("9C", 4), ("4C", 4), ("3C", 3)])
def test_in_normal_difficulty_the_monster_cards_value_is_its_maximum_damage(attack, damage):
    match = do(table(f"2S 3H {attack} 5C", hp=12, monster="4S"), "strike")
    assert gauge(match, "hp") == 12 - damage


def test_in_hard_core_there_is_no_damage_cap():
    match = do(table("2S 3H 9C 5C", hp=12, monster="4S", rules=HARD), "strike")
    assert gauge(match, "hp") == 3


def test_a_monster_with_a_maximum_of_3_may_deal_as_much_as_13_in_hard_core():
    deck = "2S 4H KC 5C"
    assert gauge(do(table(deck, hp=13, monster="3S"), "strike"), "hp") == 10
    assert do(table(deck, hp=13, monster="3S", rules=HARD), "strike").state.outcome.result == "lost"


# Enter a room


def test_entering_a_room_draws_the_monster_card_from_the_battle_pool():
    match = do(stacked("KC 3D", "4S 2H 2D 3H 3S 5C 9S"), "enter")
    assert moves(match)[0] == ("4S", "monster")


@pytest.mark.parametrize(("card", "value"), VALUES)
def test_a_monsters_hp_is_the_face_value_of_its_card(card, value):
    match = do(stacked("KC 5H", card), "enter")
    assert gauge(match, "monster.hp") == value


def test_the_appropriate_number_of_cards_act_as_the_monsters_hp_counters():
    match = do(stacked("KC 3D", "4S 2H 2D 3H 3S 5C 9S"), "enter")
    assert ids(match, "monster.cards") == ["2H", "2D", "3H", "3S"]
    assert match.view(0).zones["monster.cards"] == (None,) * 4


@pytest.mark.parametrize("attack", ["2D", "8D", "KD"])
def test_a_two_of_hearts_has_2_hp_and_could_do_a_maximum_of_2_damage(attack):
    match = do(stacked("KC AD", f"2H 4C 5C 9S 3S {attack} 6H"), "enter")
    assert (gauge(match, "monster.hp"), gauge(match, "hp")) == (2, 11)


# Fight the monster


def test_the_monsters_initiative_card_is_drawn_first_and_then_your_own():
    match = do(stacked("KC 3D", "2S 2H 2D 5C 9S"), "enter")
    assert moves(match)[-2:] == [("5C", "first.monster"), ("9S", "first.hero")]


@pytest.mark.parametrize(
    ("theirs", "mine", "first"), [("5C", "9S", "hero"), ("9S", "5C", "monster"), ("2C", "AS", "monster")]
)
def test_the_highest_face_value_gets_its_turn_first(theirs, mine, first):
    match = do(stacked("KC 3D", f"2S 2H 2D {theirs} {mine} 7H 7C"), "enter")
    assert bool(ids(match, "attack")) == (first == "monster")
    assert any(line.startswith(f"first {first}") for line in told(match))


# Monster turn


def test_on_the_monsters_turn_you_draw_a_card_for_its_attack():
    match = do(stacked("KC 3D", "2S 2H 2D 9S 5C 7H 7C"), "enter")
    assert moves(match)[-2] == ("7H", "attack")


def test_an_ace_of_spades_is_an_attack_of_1_damage_if_it_hits():
    match = do(table("2S 3H AS 5C", hp=9, monster="KS"), "strike")
    assert gauge(match, "hp") == 8


def test_next_you_draw_your_evasion_card_from_the_battle_pool():
    match = do(stacked("KC 3D", "2S 2H 2D 9S 5C 7H 7C"), "enter")
    assert moves(match)[-1] == ("7C", "evasion")


@pytest.mark.parametrize(
    ("evasion", "hit"), [("7H", False), ("7D", False), ("7C", True), ("7S", True)], ids=["7H", "7D", "7C", "7S"]
)
def test_an_evasion_card_of_a_different_colour_than_the_attack_card_makes_it_miss(evasion, hit):
    match = do(table(f"2S 3H AS {evasion}", hp=9, monster="KS", up="AC"), "strike")
    assert gauge(match, "hp") == (8 if hit else 9)


def test_then_the_monsters_turn_ends():
    match = do(stacked("KC 3D", "2S 2H 2D 9S 5C 7H 7C"), "enter")
    assert (match.state.facts["turn"], legal(match)) == ("hero", ["strike"])


# Player turn


@pytest.mark.parametrize(("evasion", "left"), [("7H", 13), ("7D", 13), ("7C", 9), ("8S", 9)])
def test_a_warriors_turn_is_like_the_monsters_and_the_monster_gets_a_chance_to_evade(evasion, left):
    match = do(table(f"4S {evasion} 3H 4C", monster="KS"), "strike")
    assert moves(match)[:2] == [("4S", "attack"), (evasion, "evasion")]
    assert gauge(match, "monster.hp") == left


def test_the_only_difference_is_the_shield_on_successful_monster_attacks():
    match = do(table("4S 6C 5H 7D", hp=9, monster="KS", up="8H"), "strike")
    assert (gauge(match, "monster.hp"), gauge(match, "hp")) == (9, 9 - (5 - 4))


@pytest.mark.parametrize(("attack", "evasion", "left"), [("9H", "2D", 12), ("9S", "2D", 13), ("9S", "2C", 12)])
def test_a_mages_melee_card_is_only_to_find_out_the_colour(attack, evasion, left):
    match = do(table(f"{attack} {evasion} 3H 4C", monster="KS", rules=MAGIC), "strike")
    assert gauge(match, "monster.hp") == left


@pytest.mark.parametrize(("evasion", "left"), [("2D", 4), ("2C", 13)])
def test_spell_cards_work_exactly_like_an_attack_card_and_do_face_value_damage(evasion, left):
    match = do(table(f"{evasion} 3H 4C", monster="KS", mana="9H", rules=MAGIC), "cast")
    assert gauge(match, "monster.hp") == left


@pytest.mark.parametrize("rules", [MAGIC, HARD_MAGIC], ids=["normal", "hard"])
def test_if_a_monsters_attack_hits_a_mage_may_choose_to_cast_a_shield_spell(rules):
    hit = do(table("2S 3H 7C 5C", monster="KS", mana=3, rules=rules), "strike")
    assert legal(hit) == ["absorb", "bear"]
    missed = do(table("2S 3H 7C 5H", monster="KS", mana=3, rules=rules), "strike")
    assert legal(missed) == ["strike", "cast"]


def test_to_cast_a_spell_a_card_from_the_mana_pool_is_turned_over_and_played():
    match = table("3H 4C 5H", monster="KS", mana="9H", rules=MAGIC)
    assert match.view(0).zones["mana.cards"] == (None,)
    turned = [
        event for event in match.play(match.legal(0)[1]) if isinstance(event, Moved) and event.src == "mana.cards"
    ]
    assert [(event.card.id, event.dst, event.shown) for event in turned] == [("9H", "attack", True)]


def test_the_card_either_deals_or_absorbs_its_face_value():
    assert gauge(do(table(monster="KS", mana="2H 7D", damage=9, rules=MAGIC), "absorb"), "damage") == 2
    assert gauge(do(table("3H 4C 5H", monster="KS", mana="2H 7D", rules=MAGIC), "cast"), "monster.hp") == 6


def test_the_cards_are_always_drawn_from_the_top_of_the_mana_pool():
    match = table(monster="KS", mana="2H 3H 4H", damage=9, rules=MAGIC)
    assert ids(do(match, "absorb"), "discard")[-1] == "4H"
    assert ids(do(match, "absorb"), "discard")[-1] == "3H"


@pytest.mark.parametrize(
    ("rules", "verb"), [(options(), "strike"), (MAGIC, "strike"), (MAGIC, "cast")], ids=["warrior", "melee", "spell"]
)
@pytest.mark.parametrize(("evasion", "word"), [("5H", "miss"), ("5C", "hit")])
def test_whatever_you_play_the_monster_draws_its_evasion_card(rules, verb, evasion, word):
    deck = f"{evasion} 3H 4C" if verb == "cast" else f"4S {evasion} 3H 4C"
    match = do(table(deck, monster="KS", mana="8S" if rules is MAGIC else 0, rules=rules), verb)
    assert (evasion, "evasion") in moves(match)
    assert any(line.startswith(f"{word} {evasion} hero") for line in told(match))


# Collect your score


def test_play_continues_until_the_monster_dies():
    match = table("4S 5H 3H 4C  4D 5D 6H 7C", monster="9S", hp=5)
    assert legal(do(match, "strike")) == ["strike"]
    assert legal(do(match, "strike")) == ["strike"]
    assert gauge(match, "monster.hp") == 5


def test_a_monster_with_6_hp_is_worth_6_points():
    match = do(table("9S 8C", monster="6D", score=7), "strike")
    assert gauge(match, "score") == 13


def test_warriors_can_do_nothing_but_gain_more_score():
    assert legal(table(score=99)) == ["enter", "leave"]
    assert legal(table(score=99, monster="KS")) == ["strike"]


def test_mages_may_sacrifice_10_points_to_regenerate_their_whole_mana_pool():
    match = table("2H 3H 4H 5H 6H 7H", up="5C", mana=1, score=13, rules=MAGIC)
    assert (gauge(do(match, "renew"), "mana"), gauge(match, "score")) == (5, 3)
    assert "renew" not in legal(match)


def test_what_was_sacrificed_stands_in_the_account_of_the_score():
    match = do(table("2H 3H 4H 5H 6H 7H", up="5C", mana=1, score=13, rules=MAGIC, rooms=2), "renew", "leave")
    lines = [(str(line.text), line.amount) for line in GAME.explain(match.view(0))]
    assert lines == [("2 monsters slain", 13), ("Paid for mana", -10)]


@pytest.mark.parametrize(("monster", "damage"), [("", 0), ("KS", 0), ("KS", 4)], ids=["before", "fight", "hit"])
def test_this_may_be_done_at_any_time_even_during_combat(monster, damage):
    assert "renew" in legal(table(monster=monster, damage=damage, mana=1, score=10, rules=MAGIC))


@pytest.mark.parametrize("hero", [WARRIOR, MAGE])
def test_in_normal_difficulty_you_keep_your_score_when_your_character_dies(hero):
    match = do(table("2S 3H 7C 5C", hp=3, monster="KS", score=9, rules=options(hero)), "strike")
    assert match.state.outcome == ("lost", ("lost",), (9,))
    assert GAME.entry(match.view(0)).score == 9


@pytest.mark.parametrize("hero", [WARRIOR, MAGE])
def test_in_hard_core_you_may_only_record_a_score_if_you_leave(hero):
    match = do(table(score=9, rules=options(hero, "hard")), "leave")
    assert match.state.outcome == ("left", ("left",), (9,))
    assert GAME.entry(match.view(0)).score == 9


@pytest.mark.parametrize("hero", [WARRIOR, MAGE])
def test_if_you_die_in_hard_core_you_lose_all_your_score(hero):
    match = do(table("2S 3H 7C 5C", hp=3, monster="KS", score=9, rules=options(hero, "hard")), "strike")
    assert match.state.outcome == ("lost", ("lost",), (0,))
    assert GAME.entry(match.view(0)) is None
    assert sum(line.amount for line in GAME.explain(match.view(0))) == 0


@pytest.mark.parametrize(("hero", "letter"), [(WARRIOR, "W"), (MAGE, "M")])
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_the_sheet_records_character_difficulty_and_final_score(hero, letter, difficulty):
    match = do(table(score=12, rules=options(hero, difficulty)), "leave")
    assert GAME.entry(match.view(0)) == (letter, difficulty, 12)
