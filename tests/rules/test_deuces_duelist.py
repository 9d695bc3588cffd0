"""Tests for the Duelist's abilities: each is used, and each is not offered where it is not allowed."""

import pytest

from tests.rules.deuces import check_limits, fight


def attacking(level, answer, hand="9H 5D", **more):
    """A fight in which a Duelist has attacked with a nine, and the enemy has shown its answer."""
    at = fight(f"duelist {hand}", against="ledger_fiend KS 10S 9S 8S 7S", level=level, **more)
    return at.do("attack 9H enemy.0", f"defend {answer}")


def test_fine_edge_raises_the_next_single_by_four():
    def turn(**more):
        return fight("duelist 9H 5D", against="ledger_fiend KS QS JS", level=1, **more)

    check_limits(turn, "hero.0", "fine_edge")
    at = turn().do("use fine_edge", "attack 9H enemy.0", "defend QS")
    assert (at.size("hero.0"), at.hand("enemy.0")) == (2, "KS JS")
    at = turn().do("use fine_edge", "attack 9H enemy.0", "defend KS")  # 13 to 13: both draw
    assert (at.size("hero.0"), at.size("enemy.0")) == (2, 3)


def test_fine_edge_raises_no_pair_and_ends_with_the_turn():
    at = fight("duelist 9H 9D 5D", against="ledger_fiend 10S 10C 3S", level=1)
    at.do("use fine_edge", "attack 9D 9H enemy.0", "defend 10C 10S")
    assert (at.hand("hero.0"), at.size("enemy.0")) == ("5D", 3)
    assert at.mark("hero.0", "next:raise:1:1") == 0


def defended(hand, **more):
    at = fight(f"duelist {hand}", against="ledger_fiend 9S 8S 8C", side="enemies", level=2, **more)
    return at.do("attack 9S hero.0", "defend KH")


def test_riposte_draws_after_a_defence_with_a_single():
    check_limits(lambda **more: defended("KH 3D", **more), "hero.0", "riposte")
    assert defended("KH 3D").size("hero.0") == 3


def test_riposte_needs_a_single_and_success():
    at = fight("duelist KH KD", against="ledger_fiend 8S 8C 3C", side="enemies", level=2).do("attack 8C 8S hero.0")
    assert at.size("hero.0") == 2
    at = fight("duelist 7H 3D", against="ledger_fiend 8S 3C", side="enemies", level=2)
    assert at.do("attack 8S hero.0", "defend 7H").hand("hero.0") == "3D"


def test_flurry_makes_the_defender_discard_after_a_single():
    check_limits(lambda **more: attacking(3, "8S", **more), "hero.0", "flurry")
    assert attacking(3, "8S").do("drop KS").hand("enemy.0") == "10S 9S 7S"


def test_flurry_also_follows_a_tie_and_no_pair():
    assert attacking(3, "9S").used == ["flurry"]
    assert attacking(3, "10S").used == []
    at = fight("duelist 9H 9D 5D", against="ledger_fiend 8S 7S 6S", level=3)
    assert at.do("attack 9D 9H enemy.0", "defend 7S 6S").used == []


def test_feint_raises_an_attack_that_is_being_beaten():
    check_limits(lambda **more: attacking(4, "10S", **more), "hero.0", "feint")
    at = attacking(4, "10S").do("use feint", "drop 7S")
    assert (at.size("hero.0"), at.hand("enemy.0")) == (2, "KS 9S 8S")


@pytest.mark.parametrize(("answer", "offered"), [("KS", True), ("9S", True), ("8S", False)])
def test_feint_is_offered_when_beaten_or_tied(answer, offered):
    assert attacking(4, answer).offers("feint") == offered


def test_perfect_measure_raises_every_single_by_two():
    assert attacking(5, "10S").used == ["flurry"]  # 11 to 10
    at = attacking(5, "10S", marks={"hero.0": "sealed:perfect_measure"})
    assert at.offers("feint")
    at = fight("duelist 9H 3D", against="ledger_fiend 10S 8S", side="enemies").do("attack 10S hero.0", "defend 9H")
    assert at.size("hero.0") == 3  # it held, and Riposte


def test_perfect_measure_raises_no_pair():
    at = fight("duelist 9H 9D 5D", against="ledger_fiend 10S 10C 3S")
    assert at.do("attack 9D 9H enemy.0", "defend 10C 10S").offers("feint")
