"""Tests for the enemies of the Fenwild: what each of their abilities does, and when it is not available."""

import pytest

from game.rules.deuces.names import ENEMIES
from tests.rules.deuces import check_limits, fight
from tests.rules.deuces_quest import results

# at the start, and at a fall


def test_itch_costs_the_one_who_defeats_it_a_card():
    def moment(**more):
        return fight("none KH 9S 5S", against=["bog_midges 2C", "mire_toad 3C"], **more).do("attack KH enemy.0")

    check_limits(moment, "enemy.0", "itch")
    at = moment()
    assert at.out("enemy.0")
    assert at.do("drop 5S").pile("hero.0").split()[0] == "5S"


def test_itch_is_nothing_to_the_one_who_defeats_another():
    assert fight("none KH 9S 5S", against=["bog_midges 2C", "mire_toad 3C"]).do("attack KH enemy.1").used == []


def test_cloud_draws_a_card_at_the_start():
    def moment(kind="bog_midges!", **more):
        return fight("none KH", against=f"{kind} 3C", start=True, decks={"enemy.0": "9C"}, **more)

    check_limits(moment, "enemy.0", "cloud")
    assert moment().hand("enemy.0") == "9C 3C"
    assert moment("bog_midges").hand("enemy.0") == "3C"


# attacked


def test_snag_leaves_the_attacker_single_cards_to_the_end_of_its_next_turn():
    def moment(**more):
        return fight("none 9H 9S 5H", against="thorn_creeper KC 2C", **more).do("attack 5H enemy.0", "defend KC")

    check_limits(moment, "enemy.0", "snag")
    at = moment().do("end")
    assert "attack 9H enemy.0" in at.legal
    assert "attack 9H 9S enemy.0" not in at.legal
    assert "attack 9H 9S enemy.0" in at.do("end", "end").legal


def test_a_failed_defence_snags_nobody():
    at = fight("none 9H 9S AH", against="thorn_creeper KC 2C").do("attack AH enemy.0", "defend 2C")
    assert at.used == []


def test_root_deep_takes_a_card_back_after_a_defence_that_failed():
    def moment(attack="attack KH enemy.0", **more):
        return fight("none KH 9S", against=["thorn_creeper! 3C 2C", "bog_midges 5C"], **more).do(attack)

    check_limits(moment, "enemy.0", "root_deep")
    assert not moment("attack KH enemy.1").offers("root_deep")
    assert moment().do("use root_deep@enemy.0", "defend 2C").hand("enemy.0") == "3C 2C"


def test_vanish_leaves_an_attack_to_another_enemy():
    def moment(other="bog_midges 5C 4C", **more):
        return fight("none KH 9S", against=["reed_stalker! 3C", other], **more).do("attack KH enemy.0")

    check_limits(moment, "enemy.0", "vanish")
    at = moment().do("use vanish@enemy.0 enemy.1", "defend 4C")
    assert (at.hand("enemy.0"), at.hand("enemy.1")) == ("3C", "5C")


def test_vanish_needs_another_enemy_and_an_attack_upon_itself():
    assert not fight("none KH 9S", against="reed_stalker! 3C 2C").do("attack KH enemy.0").offers("vanish")
    at = fight("none KH 9S", against=["reed_stalker! 3C 2C", "bog_midges 5C 4C"]).do("attack KH enemy.1")
    assert not at.offers("vanish")


@pytest.mark.parametrize(("attack", "answer"), [("attack KH enemy.0", "defend QC"), ("attack KH enemy.1", "defend QD")])
def test_bramble_lowers_every_attack_on_its_side(attack, answer):
    def moment(**more):
        return fight("none KH 9S", against=["mire_toad QC 2C", "antler_shaman! QD 3C"], **more).do(attack)

    check_limits(moment, "enemy.1", "bramble")
    assert results(moment().do("pass", answer)) == ["won"]
    assert results(moment().do("use bramble@enemy.1", answer)) == ["tie"]


def test_bramble_does_not_lower_an_attack_of_its_own_side():
    at = fight("none KH 9S", against=["mire_toad QC 2C", "antler_shaman! QD 3C"], side=ENEMIES)
    assert not at.do("attack QC hero.0").offers("bramble")


def test_scales_raise_its_defences_only():
    def result(**more):
        return results(fight("none KH 9S", against="fen_drake! KC 2C", **more).do("attack KH enemy.0", "defend KC"))

    assert (result(), result(marks={"enemy.0": "sealed:scales"})) == (["lost"], ["tie"])
    attack = fight("none KH 9S", against="fen_drake! KC 2C", side=ENEMIES).do("attack KC hero.0", "defend KH")
    assert results(attack) == ["tie"]


# on its turn


def test_swallow_costs_a_hero_a_card_by_chance_once_an_encounter():
    def moment(**more):
        return fight("none KH 9H 5H", "none QH", against="mire_toad 3C 2C", side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "swallow")
    at = moment().do("use swallow@enemy.0 hero.0")
    assert at.size("hero.0") == 2
    assert not at.do("end", "end").offers("swallow")


def test_war_croak_raises_the_attacks_of_all_enemies_this_turn():
    def moment(**more):
        against = ["mire_toad! KC 2C", "bog_midges QC 4C"]
        return fight("none KH QH 3H 2H", against=against, side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "war_croak")
    at = moment().do("use war_croak@enemy.0", "attack KC hero.0", "defend KH", "attack QC hero.0", "defend QH")
    assert at.hand("hero.0") == "3H 2H"
    assert not at.mark("enemy.1", "turn:raise:1:5")
    tied = moment().do("attack KC hero.0", "defend KH", "end", "attack QC hero.0", "defend QH")
    assert tied.size("hero.0") == 4


def test_green_mending_draws_for_another_enemy_and_alone_for_itself():
    def moment(*others, **more):
        against = ["antler_shaman 3C", *others]
        return fight("none KH", against=against, side=ENEMIES, decks={"enemy.0": "9C"}, **more)

    check_limits(moment, "enemy.0", "green_mending")
    assert moment("bog_midges 5C").do("use green_mending@enemy.0 enemy.1").hand("enemy.1") == "9C 5C"
    assert "use green_mending@enemy.0 enemy.0" not in moment("bog_midges 5C").legal
    assert moment().do("use green_mending@enemy.0 enemy.0").hand("enemy.0") == "9C 3C"


def test_seed_brings_a_sapling_with_two_cards_that_attacks_at_once():
    def moment(**more):
        decks = {"enemy.0": "9C 9D"}
        return fight("none KH KS QH", against="mourning_willow 3C", side=ENEMIES, decks=decks, **more)

    check_limits(moment, "enemy.0", "seed")
    at = moment().do("use seed@enemy.0")
    assert (at.s.tokens["enemy.1"].kind, at.hand("enemy.1")) == ("sapling", "9C 9D")
    assert "attack 9C 9D hero.0" in at.do("end").legal


def test_strangle_leaves_a_hero_single_cards():
    def moment(**more):
        against = "mourning_willow! 3C"
        return fight("none 9H 9S", "none 8H 8S", against=against, side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "strangle")
    at = moment().do("use strangle@enemy.0 hero.0", "end")
    assert "attack 9H 9S enemy.0" not in at.legal
    assert {"attack 9H enemy.0", "attack 8H 8S enemy.0"} <= set(at.legal)


def test_acid_spray_costs_a_hero_of_high_threat_a_card():
    def moment(threat="JC", **more):
        heroes = (f"none 9H 5H / {threat}", "none 8H / 10H")
        return fight(*heroes, against="fen_drake 3C", side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "acid_spray")
    assert not moment("10C").offers("acid_spray")
    at = moment()
    assert [text for text in at.legal if text.startswith("use")] == ["use acid_spray@enemy.0 hero.0"]
    assert at.do("use acid_spray@enemy.0 hero.0", "drop 5H").hand("hero.0") == "9H"


# attacks


def test_maul_costs_the_defender_a_card_after_two_cards_or_more():
    def moment(attack="attack KC KD hero.0", answer="defend 3H 2H", **more):
        against = "bear_of_the_black_fen KC KD AC"
        return fight("none 9H 5H 3H 2H", against=against, side=ENEMIES, **more).do(attack, answer)

    check_limits(moment, "enemy.0", "maul")
    assert moment().do("drop 5H").hand("hero.0") == "9H"
    assert moment("attack AC hero.0", "defend 2H").used == []


def test_cornered_raises_its_attacks_while_it_holds_three_cards_or_fewer():
    def result(held, **more):
        at = fight("none AH 2H", against=f"bear_of_the_black_fen! {held}", side=ENEMIES, **more)
        return results(at.do("attack QC hero.0", "defend AH"))

    assert result("QC 3C 2C") == ["tie"]
    assert result("QC 4C 3C 2C") == ["lost"]
    assert result("QC 3C 2C", marks={"enemy.0": "sealed:cornered"}) == ["lost"]


def test_ambush_raises_its_first_attack_of_the_encounter():
    def moment(**more):
        at = fight("none AH AS 2H", against="reed_stalker JC JD 3C", side=ENEMIES, **more)
        return at.do("attack JC hero.0", "defend AH")

    assert results(moment()) == ["tie"]
    assert results(moment().do("end", "attack JD hero.0", "defend AS")) == ["tie", "lost"]
    assert results(moment(marks={"enemy.0": "sealed:ambush"})) == ["lost"]
