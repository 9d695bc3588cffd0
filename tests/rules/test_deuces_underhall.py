"""Tests for the enemies of Underhall: what each of their abilities does, and when it is not available."""

import pytest

from game.rules.deuces.names import ENEMIES
from tests.rules.deuces import check_limits, fight

BARBS = [("gnaw", "cellar_gnawers"), ("barbed", "bone_archer!")]
SHIELDS = [("scatter", "cellar_gnawers!"), ("iron_habit", "rusted_champion")]
LIVES = [("one_more_shift", "grave_porter", "5D"), ("spare_vessel", "lich_of_low_cards!", "6D 5D")]


# after an attack that it won or tied


@pytest.mark.parametrize(("id", "kind"), BARBS)
def test_a_successful_attack_costs_the_defender_a_card_of_its_choice(id, kind):
    def moment(**more):
        at = fight("none 9H 5H 3H", against=f"{kind} KC 2C", side=ENEMIES, **more)
        return at.do("attack KC hero.0", "defend 3H")

    check_limits(moment, "enemy.0", id)
    at = moment()
    assert at.legal == ["drop 9H", "drop 5H"]
    assert at.do("drop 9H").hand("hero.0") == "5H"


@pytest.mark.parametrize(("id", "kind"), BARBS)
def test_a_defender_without_cards_has_none_to_lose(id, kind):
    at = fight("none AH", "none 2H", against=f"{kind} KC 2C", side=ENEMIES).do("attack KC hero.1")
    assert at.out("hero.1")
    assert at.used == []


@pytest.mark.parametrize(("id", "kind"), BARBS)
def test_a_failed_attack_costs_the_defender_nothing(id, kind):
    at = fight("none AH 5H", against=f"{kind} KC 2C", side=ENEMIES, decks={"hero.0": "6H"})
    assert at.do("attack KC hero.0", "defend AH").hand("hero.0") == "6H 5H"
    assert at.used == []


def test_drag_down_leaves_the_defender_single_cards_to_the_end_of_its_next_turn():
    def moment(**more):
        at = fight("none 9H 9D 9S 3H", against="tomb_hound! KC 2C 3C", side=ENEMIES, **more)
        return at.do("attack KC hero.0", "defend 3H")

    check_limits(moment, "enemy.0", "drag_down")
    at = moment()
    assert "attack 9H enemy.0" in at.legal
    assert "attack 9H 9S enemy.0" not in at.legal
    assert "attack 9H 9S enemy.0" in at.do("end", "end").legal


# attacked


@pytest.mark.parametrize(("id", "kind"), SHIELDS)
def test_who_is_shielded_takes_a_card_back_after_a_defence_that_failed(id, kind):
    def moment(**more):
        return fight("none KH 9S", against=f"{kind} 3C 2C", **more).do("attack KH enemy.0")

    check_limits(moment, "enemy.0", id)
    assert moment().do(f"use {id}@enemy.0", "defend 2C").hand("enemy.0") == "3C 2C"


@pytest.mark.parametrize(("id", "kind"), SHIELDS)
def test_a_shield_is_of_no_use_to_another_nor_after_a_defence_that_held(id, kind):
    against = [f"{kind} AC 2C", "lantern_wisp 9C 8C"]
    assert not fight("none KH 9S", against=against).do("attack KH enemy.1").offers(id)
    at = fight("none KH 9S", against=against, decks={"enemy.0": "4C"})
    assert at.do("attack KH enemy.0", f"use {id}@enemy.0", "defend AC").hand("enemy.0") == "4C 2C"


def test_flicker_makes_nothing_of_an_attack_with_a_single_card():
    def moment(**more):
        return fight("none KH 9S", against="lantern_wisp! 3C 2C", **more).do("attack KH enemy.0")

    check_limits(moment, "enemy.0", "flicker")
    at = moment().do("use flicker@enemy.0")
    assert (at.hand("hero.0"), at.hand("enemy.0"), at.pile("hero.0")) == ("9S", "3C 2C", "KH 2C")


@pytest.mark.parametrize("attack", ["attack KH KS enemy.0", "attack KH enemy.1"])
def test_flicker_does_not_help_against_two_cards_nor_another(attack):
    at = fight("none KH KS 9S", against=["lantern_wisp! 3C 2C", "bog_midges 9C 8C"])
    assert not at.do(attack).offers("flicker")


def test_interpose_takes_an_attack_upon_another_enemy():
    def moment(attack="attack KH enemy.0", **more):
        return fight("none KH 9S", against=["bog_midges 3C 2C", "crypt_warden! AC 4C"], **more).do(attack)

    check_limits(moment, "enemy.1", "interpose")
    assert not moment("attack KH enemy.1").offers("interpose")
    at = moment().do("use interpose@enemy.1", "defend AC")
    assert (at.hand("enemy.0"), at.pile("enemy.1"), at.hand("hero.0")) == ("3C 2C", "AC", "9S")


@pytest.mark.parametrize(
    "against", [["lantern_wisp KC 2C", "crypt_warden 5C 4C"], ["bog_midges 2C", "crypt_warden KC 4C"]]
)
def test_bronze_guard_raises_every_defence_of_its_side(against):
    target = "enemy.0" if "KC" in against[0] else "enemy.1"

    def moment(**more):
        return fight("none KH 9S", against=against, **more).do(f"attack KH {target}", "defend KC")

    check_limits(moment, "enemy.1", "bronze_guard")
    assert moment().do("use bronze_guard@enemy.1").hand("hero.0") == "9S"
    assert moment().do("pass").size("hero.0") == 2


def test_bronze_guard_has_nothing_to_do_where_the_defence_holds():
    at = fight("none KH 9S", against="crypt_warden AC 4C").do("attack KH enemy.0", "defend AC")
    assert not at.offers("bronze_guard")


def test_bronze_guard_does_nothing_for_a_hero():
    at = fight("none KH 9S", against="crypt_warden KC 4C", side=ENEMIES).do("attack KC hero.0", "defend KH")
    assert at.used == []
    assert (at.size("enemy.0"), at.size("hero.0")) == (2, 2)


# about to be Defeated


@pytest.mark.parametrize(("id", "kind", "drawn"), LIVES)
def test_who_is_about_to_fall_draws_instead_once_an_encounter(id, kind, drawn):
    def moment(**more):
        against = [f"{kind} 3C", "bog_midges 2C"]
        return fight("none AH KH", against=against, decks={"enemy.0": "5D 6D"}, **more).do("attack AH enemy.0")

    check_limits(moment, "enemy.0", id)
    assert moment().do("pass").out("enemy.0")
    at = moment().do(f"use {id}@enemy.0")
    assert (at.hand("enemy.0"), at.out("enemy.0")) == (drawn, False)


@pytest.mark.parametrize(("id", "kind", "drawn"), LIVES)
def test_nobody_rises_in_place_of_another(id, kind, drawn):
    at = fight("none AH 9S", against=[f"{kind} 4C", "bog_midges 3C"]).do("attack AH enemy.1")
    assert not at.offers(id)
    assert at.out("enemy.1")


# on its turn


def test_lure_turns_up_a_new_threat():
    def moment(**more):
        against, decks = "lantern_wisp 3C 2C", {"hero.0": "AH"}
        return fight("none KH", "none QH", against=against, side=ENEMIES, decks=decks, **more)

    check_limits(moment, "enemy.0", "lure")
    at = moment().do("use lure@enemy.0 hero.0")
    assert (at.pile("hero.0"), at.pile("hero.1")) == ("AH 2C", "3C")
    assert "attack 3C hero.0" in at.legal
    assert "attack 3C hero.1" not in at.legal


def test_dig_in_draws_for_who_holds_two_cards_or_fewer():
    def moment(held="3C 2C", **more):
        decks = {"enemy.0": "9C"}
        return fight("none KH", against=f"grave_porter! {held}", side=ENEMIES, decks=decks, **more)

    check_limits(moment, "enemy.0", "dig_in")
    assert moment().do("use dig_in@enemy.0").hand("enemy.0") == "9C 3C 2C"
    assert not moment("4C 3C 2C").offers("dig_in")


def test_cleave_is_another_attack_with_a_single_card():
    def moment(**more):
        return fight("none KH KS QH QS", against="rusted_champion! 9C 9D 5C 5D 3C", side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "cleave")
    once = moment().do("attack 9C 9D hero.0", "defend KH KS")
    assert not [text for text in once.legal if text.startswith("attack")]
    again = moment().do("use cleave@enemy.0", "attack 9C 9D hero.0", "defend KH KS")
    attacks = {text for text in again.legal if text.startswith("attack")}
    assert attacks == {"attack 5C hero.0", "attack 5D hero.0", "attack 3C hero.0"}


def test_cold_tithe_costs_a_hero_a_card_of_their_choice():
    def moment(**more):
        return fight("none KH 9H", "none QH", against="lich_of_low_cards 9C", side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "cold_tithe")
    at = moment().do("use cold_tithe@enemy.0 hero.0")
    assert at.legal == ["drop KH", "drop 9H"]
    assert at.do("drop 9H").hand("hero.0") == "KH"


# always


def test_long_shot_lets_single_cards_pick_any_hero():
    def attacks(**more):
        return fight("none KH", "none QH", against="bone_archer 9C 9D 5C", side=ENEMIES, **more).legal

    assert {"attack 5C hero.0", "attack 5C hero.1", "attack 9C 9D hero.1"} <= set(attacks())
    assert "attack 9C 9D hero.0" not in attacks()
    assert "attack 5C hero.0" not in attacks(marks={"enemy.0": "sealed:long_shot"})


def test_worry_raises_attacks_on_who_holds_fewer_cards():
    def tied(held, **more):
        at = fight(f"none {held}", against="tomb_hound KC 5C 6C", side=ENEMIES, **more)
        return at.do("attack KC hero.0", "defend KH").size("hero.0") == len(held.split())

    assert not tied("KH 2H")
    assert tied("KH 2H 3H")
    assert tied("KH 2H", marks={"enemy.0": "sealed:worry"})
