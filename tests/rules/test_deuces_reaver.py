"""Tests for the Reaver's abilities: each is used, and each is not offered where it is not allowed."""

import pytest

from tests.rules.deuces import check_limits, fight


def attacking(level, answer="8S", hand="9H 3D", **more):
    """A fight in which a Reaver has attacked with a nine, and the combat is over."""
    at = fight(f"reaver {hand}", against="ledger_fiend KS 9S 8S 7S 6S", level=level, **more)
    return at.do("attack 9H enemy.0", f"defend {answer}")


def test_blood_price_takes_two_cards_at_random_for_one():
    check_limits(lambda **more: attacking(1, **more), "hero.0", "blood_price")
    at = attacking(1).do("use blood_price 3D")
    assert (at.size("enemy.0"), at.size("hero.0")) == (2, 1)


@pytest.mark.parametrize("answer", ["9S", "KS"])
def test_blood_price_needs_a_win_and_no_tie(answer):
    assert not attacking(1, answer).offers("blood_price")


def test_blood_price_needs_somebody_who_still_holds_cards():
    at = fight("reaver 9H 3D", against=["ledger_fiend 8S", "ledger_fiend KS"], level=1).do("attack 9H enemy.0")
    assert at.out("enemy.0")
    assert not at.offers("blood_price")


def test_scar_memory_draws_after_a_failed_defence():
    def beaten(**more):
        return fight("reaver 5H 4D", side="enemies", level=2, **more).do("attack 9S hero.0", "defend 5H")

    check_limits(beaten, "hero.0", "scar_memory")
    assert beaten().size("hero.0") == 2


def test_scar_memory_needs_a_card_and_a_failure():
    at = fight("reaver 5H / KC", "bulwark KD", side="enemies", level=2).do("attack 9S hero.0")
    assert at.out("hero.0")
    at = fight("reaver KH 4D", side="enemies", level=2).do("attack 9S hero.0", "defend KH")
    assert at.used == []


def test_second_swing_is_an_attack_more_raised_by_two():
    check_limits(lambda **more: attacking(3, hand="9H 8H 3D", **more).do("pass"), "hero.0", "second_swing")
    at = attacking(3, hand="9H 8H 3D").do("pass", "attack 8H enemy.0", "defend 9S")  # 10 to 9
    assert (at.size("hero.0"), at.size("enemy.0")) == (3, 3)
    at.do("pass")
    assert at.s.facts["side"] == "enemies"  # only once a Turn, so the Turn has ended


def test_second_swing_needs_success_and_its_raise_ends_with_the_turn():
    assert attacking(3, "KS").used == []
    at = attacking(3, hand="9H 8H 3D").do("pass", "end")
    assert at.mark("hero.0", "next:raise:1:5") == 0


def test_reckless_reach_attacks_with_two_pairs_raised_by_two():
    def turn(level):
        against = "ledger_fiend KS 10S 10C 3S 3C"
        return fight("reaver 9H 9D 5C 5D 2H", against=against, level=level, marks={"hero.0": "sealed:blood_price"})

    assert "attack 9D 9H 5C 5D enemy.0" not in turn(3).legal
    at = turn(4).do("attack 9D 9H 5C 5D enemy.0", "defend 10C 10S 3C 3S")  # 11 and 7 to 10 and 3
    assert (at.size("hero.0"), at.hand("enemy.0")) == (5, "KS")


def test_reckless_reach_can_be_sealed():
    at = fight("reaver 9H 9D 5C 5D 2H", level=4, marks={"hero.0": "sealed:reckless_reach"})
    assert "attack 9D 9H 5C 5D enemy.0" not in at.legal


def test_red_harvest_takes_a_card_of_every_enemy():
    def turn(**more):
        return fight("reaver KH 3D", against=["ledger_fiend 9S 8S", "ledger_fiend 9C 8C 7C"], level=5, **more)

    check_limits(turn, "hero.0", "red_harvest")
    at = turn().do("use red_harvest 3D")
    assert (at.size("enemy.0"), at.size("enemy.1"), at.hand("hero.0")) == (1, 2, "KH")


def test_red_harvest_is_for_once_an_encounter():
    at = fight("reaver KH QH 3D", level=5).do("use red_harvest 3D", "end", "end")
    assert "attack KH enemy.0" in at.legal
    assert not at.offers("red_harvest")
