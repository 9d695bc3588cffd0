"""Tests for the twelve Custom Abilities: each is used, and each is not offered where it is not allowed."""

import pytest

from game.rules.deuces.card_plays import COMMON
from tests.rules.deuces import check_limits, fight


def test_deep_breath_draws_one_and_discards_one():
    def start(**more):
        return fight("none+deep_breath KH 3D", start=True, decks={"hero.0": "9H"}, **more)

    check_limits(start, "hero.0", "deep_breath")
    assert start().do("use deep_breath", "drop 3D").hand("hero.0") == "KH 9H"


def test_only_who_chose_an_ability_has_it():
    at = fight("none KH 3D", start=True)
    assert "attack KH enemy.0" in at.legal


def test_slow_hands_changes_two_cards():
    def turn(**more):
        return fight("none+slow_hands KH 4D 3D", decks={"hero.0": "9H 8H"}, **more)

    check_limits(turn, "hero.0", "slow_hands")
    assert turn().do("use slow_hands", "drop 4D 3D").hand("hero.0") == "KH 9H 8H"


def test_slow_hands_needs_two_cards():
    assert not fight("none+slow_hands KH").offers("slow_hands")


def test_low_profile_buries_the_top_discard():
    def turn(**more):
        return fight("none+low_profile KH / QC 4C 5C", "none QH / 9D", **more)

    check_limits(turn, "hero.0", "low_profile")
    at = turn().do("use low_profile", "end", "end")
    assert at.pile("hero.0") == "4C 5C QC"
    assert "attack 9S hero.0" not in at.legal


def won(hand="AH 2H", treasure=False, **more):
    """A fight in which the last enemy is beaten, and the next card drawn is a nine."""
    at = fight(f"none+lucky_pair {hand}", against="ledger_fiend 3S", treasure=treasure, decks={"hero.0": "9H"}, **more)
    return at.do("attack AH enemy.0")


def test_lucky_pair_makes_a_two_enough_for_loot():
    check_limits(won, "hero.0", "lucky_pair")
    (piece,) = won().s.cards("loot.0")
    assert won().mark("hero.0", f"tier:{piece.id}") == COMMON
    assert won(marks={"hero.0": "sealed:lucky_pair"}).s.cards("loot.0") == []


@pytest.mark.parametrize(("hand", "treasure"), [("AH 3H", False), ("AH 2H", True)])
def test_lucky_pair_needs_a_two_and_no_treasure(hand, treasure):
    assert won(hand, treasure).used == []


def test_last_stand_raises_the_last_card_by_three():
    at = fight("none+last_stand 9H", against="ledger_fiend JS 5S").do("attack 9H enemy.0", "defend JS")
    assert at.size("hero.0") == 1  # 12 to 11
    at = fight("none+last_stand 9H", against="ledger_fiend JS 5S", side="enemies").do("attack JS hero.0")
    assert at.size("hero.0") == 1


def test_last_stand_is_for_the_last_card_and_can_be_sealed():
    at = fight("none+last_stand 9H 5H", against="ledger_fiend JS 5S").do("attack 9H enemy.0", "defend JS")
    assert at.hand("hero.0") == "5H"
    sealed = {"hero.0": "sealed:last_stand"}
    at = fight("none+last_stand 9H", "none KD", against="ledger_fiend JS 5S", marks=sealed)
    assert at.do("attack 9H enemy.0", "defend JS").out("hero.0")


def test_rallying_cry_raises_all_attacks_of_the_turn_by_one():
    def turn(**more):
        return fight("none+rallying_cry 9H 3H", "none 9D 3D", against="ledger_fiend 9S 9C 5S", **more)

    check_limits(turn, "hero.0", "rallying_cry")
    at = turn().do("use rallying_cry", "attack 9H enemy.0", "defend 9S", "attack 9D enemy.0", "defend 9C")
    assert (at.size("hero.0"), at.size("hero.1"), at.hand("enemy.0")) == (2, 2, "5S")
    at = turn().do("use rallying_cry", "end", "end", "end", "attack 9H enemy.0", "defend 9S")
    assert at.size("enemy.0") == 3  # a tie again


def test_rallying_cry_is_for_once_an_encounter():
    assert not fight("none+rallying_cry 9H").do("use rallying_cry", "end", "end").offers("rallying_cry")


@pytest.mark.parametrize(("hand", "offered"), [("9H", True), ("9H 8H", True), ("9H 8H 7H", False)])
def test_last_reserve_is_for_two_cards_at_most(hand, offered):
    assert fight(f"none+last_reserve {hand}").offers("last_reserve") == offered


def test_last_reserve_draws_two():
    def turn(**more):
        return fight("none+last_reserve 9H", **more)

    check_limits(turn, "hero.0", "last_reserve")
    assert turn().do("use last_reserve").size("hero.0") == 3


def parrying(card, **more):
    at = fight("none+hard_parry JH 8H 5H", against="ledger_fiend 10S 5S", side="enemies", **more)
    return at.do("attack 10S hero.0", f"defend {card}")


def test_hard_parry_raises_a_defence_by_three():
    check_limits(lambda **more: parrying("8H", **more), "hero.0", "hard_parry")
    at = parrying("8H").do("use hard_parry")  # 11 to 10
    assert (at.size("hero.0"), at.hand("enemy.0")) == (3, "5S")


def test_hard_parry_is_not_offered_for_a_defence_that_holds():
    assert not parrying("JH").offers("hard_parry")


def felled(mine="5H", **more):
    """A fight in which a hero's only card is beaten by a nine, and another hero stands."""
    return fight(f"none+spite {mine} / KC", "none KD", side="enemies", **more).do("attack 9S hero.0")


def test_spite_takes_three_cards_of_the_one_who_did_it():
    check_limits(felled, "hero.0", "spite")
    at = felled()
    assert (at.out("hero.0"), at.size("enemy.0")) == (True, 2)  # four left and one drawn, less three


def test_spite_is_for_ones_own_fall():
    at = fight("none+spite KH", "none 5D / KC", pets=["husk@hero.0 3H"], side="enemies").do("attack 9S hero.1")
    assert (at.out("hero.1"), at.used) == (True, [])
    at = fight("none+spite KH / KC", pets=["husk@hero.0 3H"], side="enemies").do("attack 9S pet.0")
    assert (at.out("pet.0"), at.used) == (True, [])


def test_spite_finds_nobody_when_the_last_card_was_ones_own_price():
    at = fight("hexwright+spite 3D", "none KD", against="ledger_fiend 9S 8S 7S 6S", level=1)
    at.do("use wither enemy.0 3D")
    assert (at.out("hero.0"), at.size("enemy.0")) == (True, 3)


def test_a_familiar_attacks_with_singles_only_and_at_once():
    def turn(**more):
        return fight("none+familiar KH", decks={"hero.0": "9H 9D"}, **more)

    check_limits(turn, "hero.0", "familiar")
    at = turn().do("use familiar")
    assert (at.s.tokens["pet.0"].kind, at.hand("pet.0")) == ("familiar", "9D 9H")
    assert "attack KH enemy.0" not in at.legal
    assert "attack 9H enemy.0" in at.legal
    assert "attack 9D 9H enemy.0" not in at.legal


def test_a_familiar_comes_in_place_of_the_attack():
    at = fight("none+familiar KH QH 3H", "none KD").do("attack KH enemy.0", "defend 9S")
    assert not at.offers("familiar")


def picking(answer="8S", **more):
    at = fight("none+pickpocket 9H 3D", against="ledger_fiend 9S 8S 7S 6S 5S", **more)
    return at.do("attack 9H enemy.0", f"defend {answer}")


def test_pickpocket_takes_two_cards_at_random_for_one():
    check_limits(picking, "hero.0", "pickpocket")
    at = picking().do("use pickpocket 3D")
    assert (at.size("enemy.0"), at.size("hero.0")) == (2, 1)


def test_pickpocket_needs_a_win_and_no_tie():
    assert not picking("9S").offers("pickpocket")


def test_card_counter_puts_five_cards_back_as_one_likes():
    def start(**more):
        return fight("none+card_counter KH", start=True, decks={"hero.0": "3H 4H 5H 6H AH"}, **more)

    check_limits(start, "hero.0", "card_counter")
    at = start().do("use card_counter", "under 3H", "under 4H", "over 5H", "over 6H", "over AH")
    assert (at.hand("hero.0"), at.deck("hero.0", 3)) == ("KH", "AH 6H 5H")
