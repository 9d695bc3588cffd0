"""Tests for Lord Vail's Table: single cards, the house's ties, and the marks on the cards."""

from game.rules.deuces.names import ENEMIES
from tests.rules.deuces import check_limits, fight
from tests.rules.deuces_quest import results

HIS = {"enemy.0": "KC KD 9C", "enemy.1": "QC QD 8C"}


def table(*heroes, hands=HIS, **more):
    return fight(*heroes, special="lord_vail", hands=hands, against=[], **more)


def test_house_rules_leave_everybody_single_cards():
    heroes = "none KH KS 9S", "none 9H 9D"
    assert not [text for text in table(*heroes).legal if text.startswith("attack KH KS")]
    at = table(*heroes, side=ENEMIES)
    assert {text for text in at.legal if text.startswith("attack K")} == {"attack KC hero.1", "attack KD hero.1"}


def test_house_rules_hold_until_they_are_sealed_on_every_hand_of_his():
    at = table("none KH KS 9S", "none 9H 9D", marks={"enemy.0": "sealed:house_rules"})
    assert "attack KH KS enemy.0" not in at.legal
    at = table("none KH KS 9S", hands={"enemy.0": "QC 8C"}, marks={"enemy.0": "sealed:house_rules"})
    assert "attack KH KS enemy.0" in at.legal


def test_the_house_wins_what_would_be_a_tie():
    def moment(**more):
        return table("none KH 9S", "none QH", **more).do("attack KH enemy.0", "defend KC")

    check_limits(moment, "enemy.0", "the_house_wins")
    assert results(moment().do("use the_house_wins@enemy.0")) == ["lost"]
    at = table("none KH 9S", "none QH 2S", side=ENEMIES).do("attack QC hero.1", "defend QH")
    assert results(at.do("use the_house_wins@enemy.1")) == ["won"]


def test_his_hands_have_marks_of_their_own():
    at = table("none KH 9S", "none QH").do("attack KH enemy.0", "defend KC", "use the_house_wins@enemy.0")
    assert at.do("attack QH enemy.1", "defend QC").offers("the_house_wins")


# the secret


def unmasked(at) -> bool:
    return at.s.facts["secret"] == "lord_vail" and at.mark("enemy.0", "sealed:the_house_wins") > 0 < at.mark(
        "enemy.1", "sealed:the_house_wins"
    )


def test_a_hero_who_ties_with_him_sees_the_marked_deck():
    at = table("none KH 9S", "none QH", decks={"enemy.0": "2C"}).do("attack KH enemy.0", "defend KC")
    assert at.s.facts["secret"] == ""
    at.do("pass")
    assert unmasked(at)
    assert (at.hand("enemy.0"), at.hand("enemy.1")) == ("9C 2C", "QD 8C")
    assert not at.do("attack QH enemy.1", "defend QD").offers("the_house_wins")


def test_a_hero_who_ties_with_his_attack_sees_it_too():
    at = table("none KH 9S", "none QH 3S", decks={"enemy.0": "2C"}, side=ENEMIES).do(
        "attack QC hero.1", "defend QH", "pass"
    )
    assert unmasked(at)
    assert (at.hand("enemy.0"), at.hand("enemy.1")) == ("KD 9C", "8C 2C")


def test_a_hero_who_looks_at_a_hand_of_his_sees_it():
    at = table("cardsharp KH 9S", "none QH", level=2, start=True)
    assert at.s.facts["secret"] == ""
    at.do("use marked_backs enemy.1")
    assert unmasked(at)
    assert (at.hand("enemy.0"), at.hand("enemy.1")) == ("KD 9C", "QD 8C")


def test_it_is_seen_once():
    at = table("none KH 9S", "none QH", hands={"enemy.0": "KC KD 9C 4C", "enemy.1": "QC QD 8C 3C"})
    at.do("attack KH enemy.0", "defend KC", "pass", "attack QH enemy.1", "defend QD")
    assert at.s.facts["secret"] == "lord_vail"
    assert {"KD", "QC"}.isdisjoint((*at.hand("enemy.0").split(), *at.hand("enemy.1").split()))
    assert (at.size("enemy.0"), at.size("enemy.1")) == (3, 3)  # after a tie it draws as many cards as it has lost


def test_a_tie_of_a_pets_shows_nothing():
    at = table("none 3H 9S", "none QH", pets=["familiar@hero.0 KH"]).do("attack KH enemy.0", "defend KC", "pass")
    assert at.s.facts["secret"] == ""
