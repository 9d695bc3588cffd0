"""Tests for the Hall of Mirrors: pairs, echoes, and glass."""

from game.rules.deuces.names import ENEMIES
from tests.rules.deuces import check_limits, fight

TWO = {"enemy.0": "KC 9C", "enemy.1": "QC 8C"}


def hall(*heroes, hands=TWO, **more):
    return fight(*heroes, special="hall_of_mirrors", hands=hands, against=[], **more)


def aimed(at, card: str) -> set[str]:
    """The targets that a single card may attack."""
    return {text.split()[-1] for text in at.legal if text.startswith(f"attack {card} ")}


# paired


def test_paired_a_hero_and_its_mirror_attack_only_each_other():
    at = hall("none KH 9S", "none QH 8S")
    assert (aimed(at, "KH"), aimed(at, "QH")) == ({"enemy.0"}, {"enemy.1"})
    at = hall("none KH 9S / AD", "none QH 8S / 3D", side=ENEMIES)
    assert (aimed(at, "KC"), aimed(at, "QC")) == ({"hero.0"}, {"hero.1"})


def test_without_its_hero_a_mirror_attacks_anyone_whatever_the_threat():
    at = hall("none 4H", "none QH 8S / 3D", "none JH / AD", hands=TWO | {"enemy.2": "10C"}, side=ENEMIES)
    at.do("attack KC hero.0")
    assert at.out("hero.0")
    at.do("attack QC hero.1", "defend 8S", "end", "end", "end")
    assert aimed(at, "9C") == {"hero.1", "hero.2"}
    assert aimed(at, "8C") == {"hero.1"}


def test_without_its_mirror_a_hero_attacks_any_other():
    at = hall("none AH KH", "none QH 8S", hands={"enemy.0": "2C", "enemy.1": "QC 8C"}).do("attack AH enemy.0")
    assert at.out("enemy.0")
    at.do("end", "end")
    assert aimed(at, "KH") == {"enemy.1"}


def test_pets_count_with_their_hero():
    at = hall("none KH 9S", "none QH 8S", pets=["familiar@hero.0 7H 6H"])
    assert aimed(at, "7H") == {"enemy.0"}
    at = hall("none KH 9S", "none QH 8S", pets=["familiar@hero.0 7H 6H"], side=ENEMIES)
    assert (aimed(at, "KC"), aimed(at, "QC")) == ({"hero.0", "pet.0"}, {"hero.1"})


def test_paired_no_more_where_that_is_sealed():
    at = hall("none KH 9S", "none QH 8S", side=ENEMIES, marks={"enemy.0": "sealed:paired"})
    assert aimed(at, "KC") == {"hero.0", "hero.1"}


# echo


def test_echo_follows_its_hero_drawing_by_an_ability():
    def moment(who="hero.0", **more):
        decks = {"enemy.0": "5C 6C"}
        return hall("mender KH 9S", "none QH", level=1, decks=decks, **more).do(f"use poultice {who}")

    check_limits(moment, "enemy.0", "echo")
    assert moment().hand("enemy.0") == "KC 9C 5C"
    assert (moment("hero.1").hand("enemy.0"), moment("hero.1").hand("enemy.1")) == ("KC 9C", "QC 8C 5C")


def test_an_echo_is_not_of_what_a_success_draws():
    at = hall("none AH 9S", "none QH 3S").do("attack AH enemy.0", "defend 9C")
    assert (at.hand("enemy.0"), at.used) == ("KC", [])


# the secret


def test_the_first_tie_shows_the_secret_and_cracks_the_glass():
    at = hall("none KH 9S", "none QH 8S", hands={"enemy.0": "KC 9C 5C 4C 3C", "enemy.1": "QC"}, decks={"enemy.0": "2C"})
    assert at.s.facts["secret"] == ""
    at.do("attack KH enemy.0", "defend KC")
    assert at.s.facts["secret"] == "hall_of_mirrors"
    at.do("drop 4C 3C 2C")
    assert (at.hand("enemy.0"), at.hand("enemy.1")) == ("9C 5C", "QC")


def test_every_tie_after_it_cracks_the_glass_too():
    hands = {"enemy.0": "KC QC 9C 8C 7C 6C 5C", "enemy.1": "QD"}
    at = hall("none KH 9S", "none QH 8S", hands=hands, side=ENEMIES).do("attack KC hero.0", "defend KH")
    at.do("drop 7C 6C 5C", "end", "attack 9S enemy.0", "defend 9C")
    left = at.size("enemy.0")
    at.do(next(text for text in at.legal if text.startswith("drop")))
    assert at.size("enemy.0") == left - 3 > 0


def test_a_mirror_with_three_cards_or_fewer_breaks_at_a_tie():
    at = hall("none KH 9S", "none QH 8S").do("attack KH enemy.0", "defend KC")
    assert at.out("enemy.0")


def test_a_blow_that_is_won_cracks_nothing():
    at = hall("none KH 9S", "none QH 8S", hands=TWO | {"enemy.0": "9C 5C 4C"}).do("attack KH enemy.0", "defend 4C")
    assert (at.s.facts["secret"], at.hand("enemy.0")) == ("", "9C 5C")
