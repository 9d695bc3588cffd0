"""Tests for the Bulwark's abilities: each is used, and each is not offered where it is not allowed."""

from game.core.game import view_of
from game.rules.deuces import GAME
from tests.rules.deuces import check_limits, fight


def attacked(level, **more):
    """A Bulwark with two cards who is attacked by a Pair of nines."""
    return fight("bulwark 5H 4D", against="ledger_fiend 9S 9C", side="enemies", level=level, **more).do(
        "attack 9C 9S hero.0"
    )


def other_attacked(level, **more):
    """A fight in which not the Bulwark but another hero is attacked, by a nine."""
    heroes = ("bulwark 8H 3D", "mender KH QH")
    return fight(*heroes, against="ledger_fiend 9S 5S", side="enemies", level=level, **more).do("attack 9S hero.1")


def test_set_the_wall_takes_one_card_back_after_a_failed_defence():
    """Test vector 28: the hero is not Defeated."""
    check_limits(lambda **more: attacked(1, **more), "hero.0", "set_the_wall")
    at = attacked(1).do("use set_the_wall", "recover 5H")
    assert (at.hand("hero.0"), at.pile("hero.0"), at.out("hero.0")) == ("5H", "4D 2C", False)
    assert at.size("enemy.0") == 2


def test_set_the_wall_takes_nothing_back_after_a_defence_that_held():
    at = fight("bulwark KH 4D", against="ledger_fiend 9S 5S", side="enemies", level=1, decks={"hero.0": "7D"})
    at.do("attack 9S hero.0", "use set_the_wall", "defend KH")
    assert at.hand("hero.0") == "7D 4D"


def test_set_the_wall_is_for_oneself():
    assert not other_attacked(1).offers("set_the_wall")


def test_set_the_wall_does_not_go_over_to_who_is_attacked_instead():
    at = fight("gravecaller KH", "bulwark 5H 4D", pets=["husk@hero.0 7H 3H"], side="enemies", level=3)
    at.do("attack 9S hero.1", "use set_the_wall", "use shepherd_the_dead pet.0", "defend 7H")
    assert at.hand("pet.0") == "3H"


def test_loud_challenge_draws_every_attack_until_the_next_turn():
    def turn(**more):
        return fight("bulwark 5H 4D", "mender KH QH", against="ledger_fiend 9S 5S", level=2, **more)

    check_limits(turn, "hero.0", "loud_challenge")
    at = turn().do("end", "end")
    assert "attack 9S hero.0" not in at.legal
    at = turn().do("use loud_challenge", "end", "end")
    assert "attack 9S hero.0" in at.legal
    assert "attack 9S hero.1" not in at.legal
    assert at.do("end").mark("hero.0", "threat") == 0


def test_shoulder_in_takes_the_attack_upon_oneself_and_defends_two_higher():
    check_limits(lambda **more: other_attacked(3, **more), "hero.0", "shoulder_in")
    at = other_attacked(3).do("use shoulder_in", "pass", "defend 8H")
    assert (at.hand("hero.1"), at.hand("enemy.0"), at.size("hero.0")) == ("KH QH", "5S", 2)


def test_shoulder_in_is_for_another_hero_and_for_no_pet():
    assert not attacked(3).offers("shoulder_in")
    at = fight("bulwark 8H", "gravecaller KH", pets=["husk@hero.1 QH 3D"], side="enemies", level=3)
    assert not at.do("attack 9S pet.0").offers("shoulder_in")


def test_answering_blow_makes_the_attacker_discard_a_card_of_its_choice():
    def held(**more):
        at = fight("bulwark KH 3D", against="ledger_fiend 9S 8S 7S", side="enemies", level=4, **more)
        return at.do("attack 9S hero.0", "pass", "defend KH")

    check_limits(held, "hero.0", "answering_blow")
    assert held().do("drop 7S").hand("enemy.0") == "8S"


def test_answering_blow_needs_a_defence_that_held():
    at = fight("bulwark 8H 3D", side="enemies", level=4).do("attack 9S hero.0", "pass", "defend 8H")
    assert "answering_blow" not in at.used


def test_unbroken_line_negates_an_attack_on_anybody():
    """Test vector 27: the attacker loses its cards, nobody draws, the defender keeps its hand."""
    check_limits(lambda **more: other_attacked(5, **more), "hero.0", "unbroken_line")
    at = other_attacked(5).do("use unbroken_line 3D")
    assert (at.hand("enemy.0"), at.pile("enemy.0"), at.hand("hero.1")) == ("5S", "9S", "KH QH")
    assert (at.hand("hero.0"), at.pile("hero.0")) == ("8H", "3D 2C")
    assert "attack 5S hero.1" not in at.legal


def test_unbroken_line_comes_with_level_5_and_not_from_the_defeated():
    assert not other_attacked(4).offers("unbroken_line")
    at = fight("bulwark", "mender KH QH", side="enemies", marks={"hero.0": "out"})
    assert not at.do("attack 9S hero.1").offers("unbroken_line")


def test_only_what_costs_something_has_a_price():
    at = attacked(5)
    prices = {trait.id: trait.price for trait in GAME.figures(view_of(GAME, at.s, at.s.options, 0))[0].traits}
    assert str(prices["unbroken_line"]) == "costs 1 card"
    assert prices["set_the_wall"] is None
