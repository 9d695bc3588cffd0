"""Tests for the Hexwright's abilities: each is used, and each is not offered where it is not allowed."""

from tests.rules.deuces import check_limits, fight


def turn(level, **more):
    return fight("hexwright KH 3D", "mender QH JH", against="ledger_fiend KS 9S 9C 8S", level=level, **more)


def test_wither_takes_the_highest_card_for_any_of_yours():
    check_limits(lambda **more: turn(1, **more), "hero.0", "wither")
    at = turn(1).do("use wither enemy.0 3D")
    assert (at.hand("enemy.0"), at.hand("hero.0"), at.pile("hero.0")) == ("9C 9S 8S", "KH", "3D 2C")
    assert not at.offers("wither")


def test_wither_can_be_paid_with_the_last_card_which_is_the_end():
    """A37: a cost, then an effect, then the check."""
    at = fight("hexwright 3D", "mender QH JH", against="ledger_fiend KS 9S", level=1).do("use wither enemy.0 3D")
    assert at.out("hero.0")
    assert at.hand("enemy.0") == "9S"


def attacked(by="9S", hand="3D", **more):
    at = fight(f"hexwright {hand}", "mender 8H 7H", against=f"ledger_fiend {by} 6S", side="enemies", level=2, **more)
    return at.do(f"attack {by} hero.1")


def test_dull_the_blade_lowers_an_attack_by_two():
    check_limits(attacked, "hero.0", "dull_the_blade")
    at = attacked().do("use dull_the_blade", "defend 8H")
    assert (at.size("hero.1"), at.hand("enemy.0")) == (2, "6S")


def test_dull_the_blade_lowers_to_one_at_least():
    """A44."""
    at = fight("hexwright 2H 3D", against="ledger_fiend 2S 6S", side="enemies", level=2)
    at.do("attack 2S hero.0", "use dull_the_blade")
    assert at.s.facts["attack.raise"] == -2
    assert at.do("defend 2H").size("hero.0") == 2


def test_dull_the_blade_is_for_heroes_and_not_for_pets():
    """A23."""
    at = fight("hexwright 8H", pets=["husk@hero.0 QH 3D"], side="enemies", level=2).do("attack 9S pet.0")
    assert not at.offers("dull_the_blade")


def test_tongue_tie_seals_an_ability_and_leaves_only_singles_for_a_turn():
    check_limits(lambda **more: turn(3, **more), "hero.0", "tongue_tie")
    at = turn(3).do("use tongue_tie enemy.0", "seal interest@enemy.0", "end", "end")
    assert "attack 9S hero.1" in at.legal
    assert "attack 9C 9S hero.1" not in at.legal
    at.do("end", "end", "end")
    assert "attack 9C 9S hero.1" in at.legal
    assert at.mark("enemy.0", "sealed:interest")


def test_tongue_tie_on_a_sealed_enemy_still_binds_it():
    at = turn(3, marks={"enemy.0": "sealed:interest"}).do("use tongue_tie enemy.0")
    assert at.mark("enemy.0", "bind") == 2


def tithed(**more):
    """A fight in which an enemy has announced that a hero must discard a card."""
    heroes = ("hexwright KH 3D", "mender QH JH")
    at = fight(*heroes, against="lich_of_low_cards KS 9S 8S", side="enemies", level=4, **more)
    return at.do("use cold_tithe@enemy.0 hero.1")


def test_backlash_negates_an_ability_and_its_user_discards():
    check_limits(tithed, "hero.0", "backlash")
    at = tithed().do("use backlash 3D", "drop 8S")
    assert (at.hand("hero.1"), at.hand("enemy.0"), at.hand("hero.0")) == ("QH JH", "KS 9S", "KH")
    assert not at.offers("cold_tithe")  # it still counts as used (A30)


def test_backlash_answers_an_answer():
    """A29: last in, first out; so the effect that Hush would have negated takes place."""
    at = fight("hexwright KH 4D 3D", against="masked_chorus! KS 9S 8S", level=4)
    at.do("use wither enemy.0 3D", "use hush@enemy.0", "use backlash 4D", "drop 8S")
    assert (at.hand("enemy.0"), at.hand("hero.0")) == ("9S", "KH")


def test_backlash_is_for_abilities_of_enemies():
    at = fight("hexwright KH 3D", "mender QH JH", level=4).do("use poultice hero.0")
    assert at.size("hero.0") == 3


def test_unmake_takes_three_cards_in_place_of_the_attack():
    check_limits(lambda **more: turn(5, **more), "hero.0", "unmake")
    at = turn(5).do("use unmake enemy.0 3D", "drop 9C 9S 8S")
    assert at.hand("enemy.0") == "KS"
    assert at.offers("wither")  # A24, A25
    assert "attack KH enemy.0" not in at.legal


def test_unmake_is_not_offered_after_the_attack():
    at = turn(5).do("attack KH enemy.0", "defend 8S")
    assert at.offers("wither")
    assert not at.offers("unmake")
