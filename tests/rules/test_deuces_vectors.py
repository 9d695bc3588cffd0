"""Tests for the test vectors of RULINGS-deuces.md that concern the Quest for Power, by number (23-26, 30 and 34 concern
other modes)."""

import pytest

from game.core.cards import parse
from game.rules.deuces.card_plays import COMMON, Powers, readings
from game.rules.deuces.names import ENEMIES
from tests.rules.deuces import fight
from tests.rules.deuces_quest import drawn, encounter, loot, results, thin


def test_1_two_kings_are_a_tie_and_a_success_for_both():
    at = fight("none KH 2H", against="ledger_fiend KC 3C 4C").do("attack KH enemy.0", "defend KC")
    assert (results(at), at.size("hero.0"), at.size("enemy.0")) == (["tie"], 2, 3)
    assert at.s.facts["side"] == ENEMIES
    both = fight("none KH 2H", "none 3H", against="ledger_fiend KC 3C 4C").do("attack KH enemy.0", "defend KC")
    assert both.s.facts["sidewon.heroes"]
    assert both.s.facts["sidewon.enemies"]


def test_2_a_pair_of_sevens_defeats_a_king_and_a_queen():
    at = fight("none 7H 7S", against=["ledger_fiend KC QC", "mire_toad 3C"]).do("attack 7H 7S enemy.0")
    assert (at.out("enemy.0"), at.size("hero.0"), at.pile("enemy.0")) == (True, 2, "QC KC")


def test_3_a_pair_of_twos_defeats_one_nine():
    at = fight("none 2H 2S", against=["ledger_fiend 9C", "mire_toad 3C"]).do("attack 2H 2S enemy.0")
    assert (at.out("enemy.0"), at.size("hero.0"), at.pile("enemy.0")) == (True, 2, "9C")


def test_4_who_attacks_with_the_last_cards_and_fails_is_defeated():
    at = fight("none 5H 5S", "none KH", against="ledger_fiend 6C 6D").do("attack 5H 5S enemy.0")
    assert (at.out("hero.0"), at.size("enemy.0")) == (True, 2)


def test_5_who_attacks_with_the_last_card_and_wins_stays_in():
    at = fight("none AH", against="ledger_fiend KC 2C").do("attack AH enemy.0", "defend KC")
    assert (at.out("hero.0"), at.size("hero.0"), at.hand("enemy.0")) == (False, 1, "2C")


def test_6_four_nines_are_not_answered_by_a_straight_flush():
    at = fight("none 9C 9D 9H 9S", against="ledger_fiend 4C 5C 6C 7C 8C").do("attack 9C 9D 9H 9S enemy.0")
    assert all(len(text.split()) == 5 for text in at.legal if text.startswith("defend"))
    at.do("defend 7C 6C 5C 4C")
    assert (results(at), at.size("hero.0"), at.hand("enemy.0")) == (["won"], 4, "8C")


def test_7_four_nines_and_a_king_are_no_attack():
    at = fight("none 9C 9D 9H 9S KS")
    assert "attack 9C 9D 9H 9S enemy.0" in at.legal
    assert not [text for text in at.legal if text.startswith("attack KS 9")]


def test_8_the_five_high_straight_is_the_lowest_and_there_is_no_wrap():
    at = fight("none AH 2H 3S 4D 5H", against="ledger_fiend 2C 3C 4C 5C 6D")
    assert results(at.do("attack AH 5H 4D 3S 2H enemy.0")) == ["lost"]
    assert not [text for text in fight("none QH KH AS 2D 3C").legal if len(text.split()) == 7]


def test_9_a_raised_broadway_beats_a_broadway():
    at = fight("none+rallying_cry 10H JH QS KD AH", against="ledger_fiend 10C JC QD KC AD").do("use rallying_cry")
    assert results(at.do("attack AH KD QS JH 10H enemy.0")) == ["won"]


def test_10_enemies_are_drawn_until_within_three_of_the_target():
    at = encounter("grave_porter", "bone_archer", "lantern_wisp")
    assert (at.s.gauges["target"], at.s.gauges["difficulty"]) == (10, 8)
    assert sorted(at.legal) == ["hit", "stay"]


@pytest.mark.parametrize(
    ("last", "said", "first", "treasure"),
    [
        ("mire_toad", "stay", "heroes", False),
        ("mire_toad", "hit", "heroes", True),
        ("crypt_warden", "hit", "", True),
    ],
)
def test_11_who_is_first_and_whether_there_is_treasure(last, said, first, treasure):
    at = encounter("grave_porter", "bone_archer", "lantern_wisp", last).do(said)
    assert (at.s.facts["first"], at.s.facts["treasure"]) == (first, treasure)
    assert ("first hero.0" in at.legal) == (first == "")


def test_12_equal_initiative_is_the_heroes_and_both_cards_go_under_their_decks():
    at = encounter("grave_porter", "bone_archer", "lantern_wisp", "crypt_warden").do("hit")
    for zone, card in (("deck.0", "QH"), ("deck.gm", "QH.4")):
        queen = parse(card)
        place = at.s.find(queen)
        if place != zone:  # the holder gets another card for it
            at.s.move(at.s.cards(zone)[0], place, src=zone)
        at.s.move(queen, zone, src=place)
    counts = len(at.s.cards("deck.0")), len(at.s.cards("deck.gm"))
    at.do("first hero.0")
    assert at.s.facts["first"] == "heroes"
    assert (len(at.s.cards("deck.0")), len(at.s.cards("deck.gm"))) == counts
    assert (at.s.cards("deck.0")[0].id, at.s.cards("deck.gm")[0].id) == ("QH", "QH.4")


def test_13_the_highest_threat_is_attacked_or_its_pet():
    at = fight("none KH / 10H", "none QH / JH", against="ledger_fiend 9C", pets=["husk@hero.1 8H"], side=ENEMIES)
    assert [text for text in at.legal if text.startswith("attack")] == ["attack 9C hero.1", "attack 9C pet.0"]


def test_14_a_deck_of_one_runs_out_in_the_midst_of_two_draws():
    at = thin(fight("none 9H 9S 3H", against="ledger_fiend 8C 7C 6C"), "hero.0", 1)
    at.do("attack 9H 9S enemy.0", "defend 7C 6C")
    assert (at.size("hero.0"), len(at.s.cards("discard.0")), len(at.s.cards("deck.0"))) == (3, 1, 48)
    assert at.s.facts["pending"]


def test_15_two_decks_in_one_fight_are_one_level():
    at = fight("none AH AS", "none AD AC", "none 3H 3S 2D", against="mire_toad 5C 4C 3C 2C", level=1)
    thin(thin(at, "hero.0", 1), "hero.1", 1)
    at.do("attack AH enemy.0", "defend 2C", "attack AD enemy.0", "defend 3C", "attack 3H 3S enemy.0")
    assert at.s.gauges["level"] == 2
    assert len(at.s.cards("deck.2")) == 52
    assert len(at.s.cards("deck.0")) < 52
    assert len(at.s.cards("deck.1")) < 52


@pytest.mark.parametrize(
    ("held", "treasure", "tier"),
    [("2S 5S", True, 1), ("2S 2D", False, 1), ("2S 2D", True, 2), ("5S 6S", True, 0), ("2S 5S", False, 0)],
)
def test_16_what_twos_and_treasure_bring(held, treasure, tier):
    at = fight(f"none AH {held}", against="mire_toad 3C", treasure=treasure, decks={"hero.0": "9H"})
    at.do("attack AH enemy.0")
    assert [event.data[1] for event in at.told if event.what == "loot"] == ([tier] if tier else [])


def test_17_a_common_ace_is_played_as_fifteen():
    at = loot(fight("none AS 2H", against="ledger_fiend AC 2C"), "hero.0", "AS", 1)
    assert results(at.do("attack AS enemy.0", "defend AC")) == ["won"]


def test_18_a_rare_eight_alone_is_a_pair():
    at = loot(fight("none 8D 2H", against="ledger_fiend KC 7C 7D 2C"), "hero.0", "8D", 2)
    at.do("attack 8D enemy.0", "defend 7C 7D")
    assert (results(at), at.size("hero.0")) == (["won"], 3)


def test_19_an_epic_five_makes_four_tens():
    at = loot(fight("none 10C 10D 10H 5H", against="ledger_fiend KC QC JC 9C 8C"), "hero.0", "5H", 3)
    at.do("attack 10C 10D 10H 5H enemy.0", "defend QC JC 9C 8C")
    assert (results(at), at.size("hero.0")) == (["won"], 4)


def test_20_a_hero_with_nine_cards_who_draws_three_discards_two():
    at = fight("none QH 10H 8H 7H 6H 5H 4H 3H 2H", against="ledger_fiend 9C 8C 7C", side=ENEMIES).do("fold")
    drops = [text for text in at.legal if text.startswith("drop")]
    assert len(drops) == 66  # any two of twelve
    at.do("drop 3H 2H")
    assert [event.data[1] for event in at.told if event.what == "discards"] == [2]


def test_21_ranges_add_up():
    nine = parse("9H")
    powers = Powers(loot=((9, "H", COMMON),), ranges=((0, 2),))
    assert {reading.values for reading in readings((nine,), powers) if reading.size == 1} == {(9,), (10,), (11,), (12,)}


def test_22_a_fold_of_seven_cards_is_four_and_three():
    against = ["ledger_fiend 9C 8C 7C 6C", "mire_toad 5C 4C", "bog_midges 3C"]
    at = fight("none KH", "none QH", against=against, side=ENEMIES).do("fold")
    assert drawn(at) == [3, 3]
    assert at.legal == ["first hero.0", "first hero.1"]
    assert drawn(at.do("first hero.1")) == [3, 3, 1]


def test_27_a_negated_pair_is_lost_and_nobody_draws():
    at = fight("bulwark KH 4H", against="ledger_fiend 9C 9D 3C", side=ENEMIES)
    at.do("attack 9C 9D hero.0", "use unbroken_line 4H")
    assert (at.hand("enemy.0"), at.hand("hero.0")) == ("3C", "KH")


def test_28_a_shielded_hero_with_two_cards_survives_a_pair():
    at = fight("bulwark 5H 4H", against="ledger_fiend 9C 9D 3C", side=ENEMIES, level=1)
    at.do("attack 9C 9D hero.0", "use set_the_wall", "recover 5H")
    assert (at.hand("hero.0"), at.out("hero.0")) == ("5H", False)


def test_29_a_basic_enemy_defends_with_a_flush_and_does_not_attack_with_it():
    flush = "ledger_fiend 2C 5C 7C 9C JC"
    attack = fight("none KH", against=flush, side=ENEMIES)
    assert not [text for text in attack.legal if text.startswith("attack") and len(text.split()) > 4]
    at = fight("none 4H 5H 6S 7D 8H", against=flush)
    assert results(at.do("attack 8H 7D 6S 5H 4H enemy.0")) == ["lost"]


def test_31_one_ability_one_instead_and_one_attack_in_one_turn():
    at = fight("reaver+familiar AH KH 9H 8H", against="ledger_fiend 5C 4C 3C 2C")
    at.do("attack AH enemy.0", "defend 2C", "pass")  # the pass declines Blood Price; Second Swing happens by itself
    at.do("use familiar")
    assert at.offers("red_harvest")
    assert not [text for text in at.do("use red_harvest 8H").legal if text.startswith(("attack KH", "attack 9H"))]
    assert at.used == ["second_swing", "familiar", "red_harvest"]


def test_32_a_deck_gone_through_on_level_five_wins_even_if_the_fight_is_lost():
    at = thin(fight("none 9H 5H", against="ledger_fiend KC KD KH 8C 8D", level=5), "hero.0", 1)
    at.do("attack 9H enemy.0", "defend 8C")
    assert at.s.facts["pending"]
    at.do("attack KC KD hero.0")
    assert at.s.outcome is not None
    assert at.s.outcome.result == "won"


def test_33_when_the_last_of_both_sides_fall_together_the_heroes_win_and_nobody_finds_loot():
    at = fight("hexwright 2H", against="mire_toad 5C 4C", treasure=True).do("use unmake enemy.0 2H")
    told = [event.what for event in at.told]
    assert "victory" in told
    assert told.count("defeated") == 2
    assert "loot" not in told
