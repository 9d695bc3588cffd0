"""Tests for the Swarm in the Walls: what boils over, what is buried, and smoke."""

from game.rules.deuces.names import ENEMIES
from game.rules.deuces.queries import enemies, kind
from tests.rules.deuces import check_limits, fight

NEST = {"enemy.0": "KC QC 9C", "enemy.1": "3C", "enemy.2": "2C"}
FOUR = {"enemy.0": "KC QC 9C", **{f"enemy.{n}": f"{n + 1}C" for n in range(1, 5)}}


def walls(*heroes, hands=NEST, **more):
    return fight(*heroes, special="swarm", hands=hands, against=[], **more)


def gnawers(at) -> int:
    return sum(kind(at.s, who) == "gnawer" for who in enemies(at.s))


def test_the_nest_never_attacks_and_gnawers_do():
    at = walls("none KH 9S 8S", side=ENEMIES)
    assert {text.split()[1] for text in at.legal if text.startswith("attack")} == {"3C", "2C"}


def test_boil_over_brings_a_gnawer_for_every_hero_each_round():
    def moment(**more):
        return walls("none KH 9S", "none QH 8S", hands=FOUR, **more).do("end", "end", "end")

    check_limits(moment, "enemy.0", "boil_over")
    assert (gnawers(moment()), moment().size("enemy.5"), moment().s.gauges["round"]) == (6, 1, 2)


def test_there_are_three_gnawers_for_every_hero_at_most():
    at = walls("none KH 9S").do("end", "end")
    assert gnawers(at) == 3
    assert gnawers(at.do("end", "end")) == 3


def test_a_stubborn_nest_that_is_defeated_brings_no_more():
    at = walls("none KH 9S 5H", hands={"enemy.0": "2H", "enemy.1": "3C"}, marks={"enemy.2": "out"})
    at.do("attack KH enemy.0")
    assert at.out("enemy.0")
    assert gnawers(at.do("end")) == 1
    assert at.s.gauges["round"] == 2


def test_buried_the_nest_cannot_be_attacked_or_pointed_at_while_gnawers_outnumber_the_heroes():
    at = walls("hexwright KH 9S 8S", level=1)
    assert not {text for text in at.legal if text.split()[-1] == "enemy.0" or " enemy.0 " in text}
    for marks in ({"enemy.1": "out"}, {"enemy.0": "sealed:buried"}):
        at = walls("hexwright KH 9S 8S", level=1, marks=marks)
        assert {"attack KH enemy.0", "use wither enemy.0 8S"} <= set(at.legal)


def test_heroes_that_are_defeated_do_not_count_for_what_is_buried():
    at = walls("none KH 9S", "none QH", hands={**FOUR, "enemy.0": "KC"}, marks={"enemy.1": "out", "enemy.2": "out"})
    assert "attack KH enemy.0" in at.legal
    at.s.mark("hero.1", "out")
    assert "attack KH enemy.0" not in at.legal


# the secret


def test_the_first_red_face_that_a_hero_discards_shows_smoke():
    at = walls("none KS KH 9S QD").do("attack KS enemy.1")
    assert at.s.facts["secret"] == ""
    assert not at.offers("smoke")
    at = walls("none KH 9S QD").do("attack KH enemy.1")
    assert at.s.facts["secret"] == "swarm"


def test_a_red_ten_a_black_king_and_an_enemys_card_show_nothing():
    at = walls("none 10H KS 9S", hands={"enemy.0": "KH", "enemy.1": "AD", "enemy.2": "2C"}, side=ENEMIES)
    at.do("attack AD hero.0", "defend 10H", "end")
    assert at.s.facts["secret"] == ""


def test_smoke_costs_a_red_face_and_every_enemy_a_card_the_nest_too():
    def moment(**more):
        at = walls("none KS 9S QD JH 8D", "none 9H 7H", hands=FOUR, **more)
        at.s.facts["secret"] = "swarm"
        return at

    assert {text for text in moment().legal if "smoke" in text} == {"use smoke QD", "use smoke JH"}
    check_limits(moment, "hero.0", "smoke")
    at = moment().do("use smoke JH", "drop 9C")
    assert (at.hand("enemy.0"), gnawers(at)) == ("KC QC", 0)
    assert not [text for text in at.legal if text.startswith("attack KS")]
