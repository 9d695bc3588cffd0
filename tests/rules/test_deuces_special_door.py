"""Tests for the Sealed Door: stone, walls, and the keyhole."""

from game.core.game import view_of
from game.rules.deuces import GAME
from tests.rules.deuces import check_limits, fight

ITS = {"enemy.0": "KC 9C 8C 5C 4C"}


def door(*heroes, hands=ITS, **more):
    return fight(*heroes, special="sealed_door", hands=hands, against=[], **more)


def test_its_cards_lie_face_up_for_everybody():
    s = door("none KH", "none QH").s
    for seat in range(3):
        assert all(view_of(GAME, s, s.options, seat).zones["hand.enemy.0"])


def test_stone_neither_attacks_nor_draws():
    at = door("none 3H 2H 4H", "none QH 7S 6S").do("attack 3H enemy.0", "defend 4C")
    assert at.hand("enemy.0") == "KC 9C 8C 5C"
    at.do("attack QH enemy.0", "defend KC")
    assert at.hand("enemy.0") == "9C 8C 5C"
    assert (at.s.facts["side"], at.legal) == ("enemies", ["drop 4H", "drop 2H"])  # the Round is over


def test_stone_stays_stone_even_sealed():
    at = door("none 3H 2H", "none QH", marks={"enemy.0": "sealed:stone"}).do("attack 3H enemy.0", "defend 4C")
    assert at.size("enemy.0") == 4


def test_grinding_walls_cost_every_hero_a_card_at_the_end_of_each_round():
    def moment(**more):
        return door("none KH 9S 5H", "none QH 8S 4H", **more).do("end", "end")

    check_limits(moment, "enemy.0", "grinding_walls")
    at = moment().do("drop 5H", "drop 4H")
    assert (at.hand("hero.0"), at.hand("hero.1"), at.s.gauges["round"]) == ("KH 9S", "QH 8S", 2)


def test_grinding_walls_cost_two_cards_from_round_five_on():
    at = door("none KH QH JH 9S 8S 7S 6S 5S")
    for card in ("5S", "6S", "7S", "8S"):
        at.do("end", f"drop {card}")
    assert (at.hand("hero.0"), at.s.gauges["round"]) == ("KH QH JH 9S", 5)
    assert at.do("end", "drop JH 9S").hand("hero.0") == "KH QH"


def test_grinding_walls_can_crush_the_last_hero():
    assert door("none KH").do("end").s.facts["ended"] == "wiped"


def test_it_does_not_slink_off_when_nobody_attacks():
    """A63 concerns only those who could attack."""
    at = door("none KH QH JH 9S 8S 7S 6S 5S 4H")
    for card in ("4H", "5S", "6S", "7S"):
        at.do("end", f"drop {card}")
    assert (at.s.facts["idle"], at.s.facts["ended"]) == (5, "")


# the secret


def test_the_right_rank_in_an_attack_costs_the_door_its_two_highest_cards():
    at = door("none KH 9S", "none QH 8S")
    assert at.s.facts["secret"] == ""
    at.do("attack KH enemy.0", "defend 4C")
    assert at.s.facts["secret"] == "sealed_door"
    assert at.hand("enemy.0") == "8C 5C"


def test_the_right_rank_counts_whether_the_attack_succeeds_or_not():
    at = door("none KH 9S 9H", hands={"enemy.0": "9C 9D 8C 5C"}).do("attack 9H enemy.0", "defend 9C")
    assert at.hand("enemy.0") == "5C"
    at = door("none 9H 9S 2H", "none QH", hands={"enemy.0": "9C 8D 7C 5C"}).do("attack 9H enemy.0", "defend 5C")
    assert at.hand("enemy.0") == "7C"


def test_another_rank_turns_nothing():
    at = door("none AH 9S").do("attack AH enemy.0", "defend 4C")
    assert (at.s.facts["secret"], at.hand("enemy.0")) == ("", "KC 9C 8C 5C")


def test_once_known_it_turns_again_with_the_next_highest():
    at = door("none KH 8S", "none 8H 7H", hands={"enemy.0": "KC 9C 8C 5C 4C 3C"})
    at.do("attack KH enemy.0", "defend 3C", "attack 8H enemy.0", "defend 4C")
    assert at.out("enemy.0")


def test_who_looks_at_it_finds_the_keyhole():
    at = door("cardsharp KH 9S", "none QH 8S", level=2, start=True).do("use marked_backs enemy.0")
    assert at.s.facts["secret"] == "sealed_door"
    assert at.hand("enemy.0") == "KC 9C 8C 5C 4C"
    assert door("cardsharp KH 9S", level=2, start=True).do("pass").s.facts["secret"] == ""
