"""Tests for the Mender's abilities: each is used, and each is not offered where it is not allowed."""

import pytest

from tests.rules.deuces import check_limits, fight


@pytest.mark.parametrize(("held", "offered"), [("9D 8D 7D", True), ("9D 8D 7D 6D", False)])
def test_poultice_is_for_heroes_with_three_cards_at_most(held, offered):
    at = fight("mender KH QH JH 9H", f"reaver {held}", level=1)
    assert at.offers("poultice") == offered
    assert "use poultice hero.0" not in at.legal


def test_poultice_draws_one():
    def turn(**more):
        return fight("mender KH QH JH 9H", "reaver 9D", level=1, **more)

    check_limits(turn, "hero.0", "poultice")
    assert turn().do("use poultice hero.1").size("hero.1") == 2


def test_steady_hands_puts_three_cards_back_as_one_likes_and_draws():
    def start(**more):
        return fight("mender KH", start=True, level=2, decks={"hero.0": "5H 6H 7H"}, **more)

    check_limits(start, "hero.0", "steady_hands")
    at = start().do("use steady_hands", "under 5H", "over 7H", "over 6H")
    assert (at.hand("hero.0"), at.deck("hero.0", 1)) == ("KH 6H", "7H")
    assert at.s.cards("deck.0")[0].id == "5H"


def test_steady_hands_are_for_the_start_only():
    at = fight("mender KH", start=True, level=2).do("pass")
    assert "attack KH enemy.0" in at.legal
    assert not at.offers("steady_hands")


def test_field_dressing_lets_another_hero_draw_two():
    def turn(**more):
        return fight("mender KH 3D", "reaver 9D", level=3, **more)

    check_limits(turn, "hero.0", "field_dressing")
    at = turn().do("use field_dressing hero.1 3D")
    assert (at.size("hero.1"), at.hand("hero.0")) == (3, "KH")
    assert not any(text.startswith("use field_dressing hero.0") for text in turn().legal)


def test_field_dressing_alone_draws_one_oneself():
    at = fight("mender KH 3D", level=3, decks={"hero.0": "7H"}).do("use field_dressing hero.0 3D")
    assert at.hand("hero.0") == "KH 7H"


def last_card(hero="hero.1", mine="KH QH", **more):
    """A fight in which the last card of a hero is beaten."""
    held = {"hero.0": (mine, "5D 4D"), "hero.1": (mine, "5D")}[hero]
    at = fight(f"mender {held[0]}", f"duelist {held[1]}", side="enemies", level=4, **more)
    return at.do(f"attack 9S {hero}")


def test_second_breath_keeps_another_hero_standing_with_two_cards():
    check_limits(last_card, "hero.0", "second_breath")
    at = last_card().do("use second_breath")
    assert (at.size("hero.1"), at.out("hero.1")) == (2, False)
    assert last_card().do("pass").out("hero.1")


def test_second_breath_is_not_for_oneself():
    at = fight("mender 5H / KC", "duelist KD QD", side="enemies", level=4).do("attack 9S hero.0")
    assert at.out("hero.0")


def test_sanctuary_lets_all_draw_and_shields_the_first_defence():
    def turn(**more):
        decks = {"hero.0": "4H", "hero.1": "4D"}
        enemies = ["ledger_fiend 9S 3S", "ledger_fiend 10S 3C"]
        return fight("mender KH", "bulwark 5D", against=enemies, level=5, decks=decks, **more)

    check_limits(turn, "hero.0", "sanctuary")
    at = turn().do("use sanctuary")
    assert (at.hand("hero.0"), at.hand("hero.1")) == ("KH 4H", "5D 4D")
    assert "attack KH enemy.0" not in at.legal
    at.do("end", "end", "attack 9S hero.1", "pass", "defend 5D")
    assert at.hand("hero.1") == "5D 4D"
    at.do("end", "attack 10S hero.1", "pass", "defend 5D")
    assert at.hand("hero.1") == "4D"


def test_sanctuary_ends_with_the_next_turn():
    at = fight("mender KH 3D", "bulwark KD 3H").do("use sanctuary", "end", "end")
    assert at.mark("hero.1", "ward") == 1
    assert at.do("end").mark("hero.1", "ward") == 0
