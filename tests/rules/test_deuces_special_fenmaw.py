"""Tests for Fenmaw of Three Heads: mouths, heads that grow again, and the cut that sears."""

from game.rules.deuces.names import ENEMIES
from game.rules.deuces.queries import enemies, kind
from tests.rules.deuces import check_limits, fight

HEADS = {"enemy.0": "3C 2C", "enemy.1": "5C 4C", "enemy.2": "KC QC"}


def fen(*heroes, hands=HEADS, **more):
    return fight(*heroes, special="fenmaw", hands=hands, against=[], **more)


def stand(at) -> list[str]:
    return [kind(at.s, who) for who in enemies(at.s)]


def test_three_mouths_attack_once_each_and_with_up_to_five_cards():
    hands = HEADS | {"enemy.0": "9C 9D 9H 9S", "enemy.2": "KC"}
    at = fen("none KH QH JH 10H 8H 6H", "none AH / 2D", hands=hands, side=ENEMIES)
    assert "attack 9C 9D 9H 9S hero.0" in at.legal
    at.do("attack 9C 9D 9H 9S hero.0", "defend JH 10H 8H 6H", "attack KC hero.0", "defend QH")
    assert {text.split()[1] for text in at.legal if text.startswith("attack")} == {"5C", "4C"}


def test_regrow_brings_a_head_for_each_that_fell_to_two_cards():
    def moment(**more):
        at = fen("none 9H 9S KH", "none QH", decks={"enemy.0": "7C 8C"}, **more)
        return at.do("attack 9H 9S enemy.0", "end", "end")

    check_limits(moment, "enemy.0", "regrow")
    at = moment()
    assert stand(at) == ["fenmaw", "fenmaw", "head"]
    assert at.hand("enemy.3") == "8C 7C"
    assert (at.s.facts["secret"], at.s.facts["side"]) == ("", "heroes")


def test_a_head_that_has_grown_again_attacks_as_its_parent_and_grows_again_too():
    at = fen("none 9H 9S KH KS", "none QH", decks={"enemy.0": "7C 8C 5D 6D"})
    at.do("attack 9H 9S enemy.0", "end", "end", "attack KH KS enemy.3", "end")
    assert (at.out("enemy.3"), at.s.facts["hewn"]) == (True, 1)
    assert {text.split()[1] for text in at.legal if text.startswith("attack")} == {"5C", "4C", "KC", "QC"}
    at.do("end")
    assert (stand(at)[-1], at.s.facts["regrown"]) == ("head", 2)
    at.do("end", "end")
    assert {text.split()[1] for text in at.legal if text.startswith("attack")} >= set(at.hand("enemy.4").split())


def test_no_more_than_three_heads_grow_again():
    at = fen("none KH 9H", "none QH")
    at.s.facts |= {"hewn": 2, "regrown": 2}
    at.s.mark("enemy.0", "out")
    at.s.mark("enemy.1", "out")
    at.do("end", "end", "end")
    assert stand(at) == ["fenmaw", "head"]
    assert at.s.facts["regrown"] == 3


def test_no_more_than_three_heads_are_in_play():
    at = fen("none KH 9H", "none QH")
    at.s.facts["hewn"] = 2
    at.do("end", "end", "end")
    assert stand(at) == ["fenmaw"] * 3


def test_a_head_that_falls_by_an_ability_does_not_grow_again():
    at = fen("hexwright KH 9H 8H", "none QH", hands=HEADS | {"enemy.0": "3C"}, level=1).do("use wither enemy.0 8H")
    assert at.out("enemy.0")
    at.do("end", "end", "end")
    assert (stand(at), at.s.facts["secret"]) == (["fenmaw"] * 2, "")


def test_all_heads_off_within_a_turn_is_the_end():
    hands = {f"enemy.{n}": f"{n + 2}C" for n in range(3)}
    at = fen("none AH AS", "none AD", "none KH", hands=hands)
    at.do("attack AH enemy.0", "attack AD enemy.1", "attack KH enemy.2")
    assert at.s.facts["ended"] == "beaten"


# the secret


def test_a_head_that_falls_to_a_single_card_never_grows_again_and_shows_that():
    at = fen("none AH 9S", "none QH", hands=HEADS | {"enemy.0": "3C"})
    assert at.s.facts["secret"] == ""
    at.do("attack AH enemy.0")
    assert at.s.facts["secret"] == "fenmaw"
    at.do("end", "end")
    assert stand(at) == ["fenmaw"] * 2


def test_a_single_card_that_leaves_a_head_standing_shows_nothing():
    assert fen("none AH 9S", "none QH").do("attack AH enemy.0", "defend 2C").s.facts["secret"] == ""
