"""Tests for the Brackwater Tollkeeper: the toll, the feet, the coins."""

from game.rules.deuces.names import ENEMIES
from game.rules.deuces.queries import threat
from tests.rules.deuces import check_limits, fight

HIS = {"enemy.0": "AC KC 9C 8C"}


def bridge(*heroes, hands=HIS, **more):
    return fight(*heroes, special="tollkeeper", hands=hands, **{"against": [], **more})


def found(*heroes, **more):
    """A fight in which a Sacrifice has revealed the secret: the first hero has used Wither on him."""
    at = bridge("hexwright 9H 8H 7H 6H 5H", *heroes, level=1, **more).do("use wither enemy.0 5H")
    assert at.s.facts["secret"] == "tollkeeper"
    return at


def test_toll_asks_every_hero_for_a_card_or_for_the_attacks():
    def moment(**more):
        return bridge("none KH 9S", "none QH 8S", "none JH 7S", start=True, **more)

    check_limits(moment, "enemy.0", "toll")
    at = moment()
    assert at.legal == ["toll KH", "toll 9S", "refuse"]
    at.do("toll 9S", "refuse", "toll 7S")
    assert [at.hand(f"hero.{n}") for n in range(3)] == ["KH", "QH 8S", "JH"]
    assert [threat(at.s, f"hero.{n}") for n in range(3)] == [9, 15, 7]


def test_who_refuses_the_toll_counts_as_15_for_the_whole_encounter():
    at = bridge("none KH 9S 4S", "none QH 8S 3S", start=True).do("refuse", "toll 8S")
    for _ in range(2):
        at.do("end", "end")
        assert {text.split()[-1] for text in at.legal if text.startswith("attack")} == {"hero.0"}
        at.do("end")
    assert threat(at.s, "hero.0") == 15


def test_he_is_a_boss_with_one_set_of_marks_for_all_his_hands():
    hands = {"enemy.0": "9C 9D 9H 9S", "enemy.1": "4C 3C"}
    at = bridge("none KH QH JH 10H", "none AH 2H", "none AD 2D", hands=hands, side=ENEMIES)
    assert "attack 9C 9D 9H 9S hero.2" in at.legal
    at = bridge("none KH QH", "none AH 2H", "none AD 2D", hands=hands)
    at.do("attack AH enemy.1", "use planted_feet@enemy.1", "defend 3C", "attack KH enemy.0")
    assert not at.offers("planted_feet")


def test_planted_feet_give_him_a_card_back():
    def moment(**more):
        return bridge("none KH 9S", "none AH", hands={"enemy.0": "5C 4C 3C"}, **more).do("attack KH enemy.0")

    check_limits(moment, "enemy.0", "planted_feet")
    assert moment().do("use planted_feet@enemy.0", "defend 3C").hand("enemy.0") == "5C 4C 3C"
    other = bridge("none KH", against=["bone_archer 5S 4S"]).do("attack KH enemy.1")
    assert not other.offers("planted_feet")


# the secret


def test_the_first_sacrifice_of_any_kind_shows_that_he_counts_coins():
    at = bridge("hexwright 9H 8H 7H", "bulwark KH QH", level=1)
    assert at.s.facts["secret"] == ""
    assert not at.offers("drop_a_coin")
    at.do("use wither enemy.0 7H")
    assert at.s.facts["secret"] == "tollkeeper"
    assert at.offers("drop_a_coin")


def test_a_card_that_is_only_discarded_is_no_coin_and_shows_nothing():
    at = bridge("none KH 9S", "none QH 8S", start=True).do(
        "toll 9S", "toll 8S", "attack KH enemy.0", "pass", "defend 8C"
    )
    assert at.s.facts["secret"] == ""


def test_with_three_coins_in_one_turn_he_leaves_and_the_treasure_with_him():
    at = found("none KH QH", against=["bone_archer 9S 8S"], treasure=True)
    at.do("use drop_a_coin", "sacrifice 8H 7H 6H")
    assert ("enemy.0" in at.s.tokens, at.size("enemy.0"), at.s.facts["treasure"]) == (False, 0, False)
    assert not at.out("enemy.1")
    assert not [event for event in at.told if event.what == "defeated"]
    assert not at.offers("drop_a_coin")
    assert at.do("attack KH enemy.1").s.facts["stage"] == "fight"


def test_where_nobody_else_stands_his_leaving_is_the_end():
    at = found("none KH QH").do("use drop_a_coin", "sacrifice 8H 7H 6H")
    assert at.s.facts["ended"] == "beaten"


def test_coins_of_several_heroes_count_together_but_only_within_a_turn():
    at = found("none KH QH 3S", "none JH 10S").do("use drop_a_coin", "sacrifice 6H")
    at.do("use drop_a_coin", "sacrifice 3S")
    assert "enemy.0" in at.s.tokens
    at.do("end", "end")
    assert "sacrifice 8H 7H" in at.do("use drop_a_coin").legal
    assert "sacrifice 9H 8H 7H" in at.legal


def test_only_the_coins_that_are_missing_can_be_dropped():
    at = found("none KH QH 3S").do("use drop_a_coin", "sacrifice 7H 6H")
    assert set(at.do("use drop_a_coin").legal) == {"sacrifice KH", "sacrifice QH", "sacrifice 3S"}
    assert "enemy.0" not in at.do("sacrifice 3S").s.tokens


def test_a_coin_is_dropped_in_place_of_an_attack():
    at = found("none KH QH").do("use drop_a_coin", "sacrifice 6H")
    assert not [text for text in at.legal if text.startswith(("attack 9H", "attack 8H"))]
