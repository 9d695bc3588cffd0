"""Tests for the Wildrunner's abilities: each is used, and each is not offered where it is not allowed."""

import pytest

from tests.rules.deuces import check_limits, fight


def test_shifting_hide_moves_one_card_by_one():
    def turn(**more):
        return fight("wildrunner 9H 8D 6D", level=1, **more)

    check_limits(turn, "hero.0", "shifting_hide")
    assert "attack 9H 8D enemy.0" not in turn().legal
    at = turn().do("use shifting_hide")
    assert "attack 9H 8D enemy.0" in at.legal
    assert "attack 8D 6D enemy.0" not in at.legal


def test_shifting_hide_is_for_one_attack():
    at = fight("wildrunner 9H 8D 6D", level=1).do("use shifting_hide", "attack 9H 8D enemy.0", "defend 8S 7S")
    assert at.mark("hero.0", "next:range:-1:1") == 0
    assert (at.size("hero.0"), at.hand("enemy.0")) == (3, "9S 6S 5S")


def pack_attack(cards, answer, **more):
    at = fight("wildrunner 9H 9D 9C 5D", "mender KH", level=2, **more)
    return at.do(f"attack {cards} enemy.0", f"defend {answer}")


def test_pack_heart_lets_any_hero_draw_after_an_attack_with_three_cards():
    check_limits(lambda **more: pack_attack("9C 9D 9H", "8S 7S 6S", **more), "hero.0", "pack_heart")
    at = pack_attack("9C 9D 9H", "8S 7S 6S").do("use pack_heart hero.1")
    assert (at.size("hero.0"), at.size("hero.1")) == (4, 2)


def test_pack_heart_needs_three_cards():
    assert not pack_attack("9C 9D", "8S 7S").offers("pack_heart")


@pytest.mark.parametrize(("held", "drawn"), [("10S 5S 4S", 1), ("10S 5S 4S 3S", 0)])
def test_bloodscent_raises_attacks_on_three_cards_or_fewer_by_two(held, drawn):
    at = fight("wildrunner 9H 5D", against=f"ledger_fiend {held}", level=3).do("attack 9H enemy.0", "defend 10S")
    assert at.size("hero.0") == 1 + drawn


def test_bloodscent_can_be_sealed_and_raises_no_defence():
    at = fight("wildrunner 9H 5D", against="ledger_fiend 10S 5S", level=3, marks={"hero.0": "sealed:bloodscent"})
    assert at.do("attack 9H enemy.0", "defend 10S").hand("hero.0") == "5D"
    at = fight("wildrunner 9H 5D", against="ledger_fiend 10S 5S", side="enemies", level=3)
    assert at.do("attack 10S hero.0", "defend 9H").hand("hero.0") == "5D"


def test_many_shapes_moves_one_card_by_two():
    def turn(**more):
        return fight("wildrunner 9H 7D 4D", level=4, **more)

    check_limits(turn, "hero.0", "many_shapes")
    assert "attack 9H 7D enemy.0" not in turn().legal
    at = turn().do("use many_shapes")
    assert "attack 9H 7D enemy.0" in at.legal
    assert "attack 7D 4D enemy.0" not in at.legal


def test_many_shapes_takes_the_turns_one_ability():
    at = fight("wildrunner 9H 7D 4D", level=4).do("use many_shapes")
    assert not at.offers("shifting_hide")


def test_apex_makes_one_card_of_an_attack_any_card():
    def turn(**more):
        return fight("wildrunner KH 5D 5C 3D", level=5, **more)

    check_limits(turn, "hero.0", "apex")
    assert "attack KH 5C 5D enemy.0" not in turn().legal
    at = turn().do("use apex 3D")
    assert "attack KH 5C 5D enemy.0" in at.legal
    assert at.pile("hero.0") == "3D 2C"


def test_apex_ends_with_the_turn():
    at = fight("wildrunner KH 5D 3D", level=5).do("use apex 3D", "end", "end")
    assert "attack KH 5D enemy.0" not in at.legal
