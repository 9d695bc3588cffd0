"""Tests for the Captive Champion: chains, bait, and what he is worth."""

from game.rules.deuces.names import ENEMIES
from game.rules.deuces.powers import powers
from tests.rules.deuces import check_limits, fight

TWO = ("mire_toad 9C 8C", "mire_toad 7C 6C")


def prison(*heroes, against=TWO, **more):
    return fight(*heroes, special="captive_champion", against=against, **more)


def captive(at) -> list[str]:
    """The attacks that he can make."""
    held = at.hand("pet.0").split()
    return [text for text in at.legal if text.split()[0] == "attack" and text.split()[1] in held]


def test_shackled_he_cannot_attack_but_answer():
    at = prison("none KH 9S", "none QH 8S")
    assert at.size("pet.0") == 3
    assert not captive(at)
    at = prison("none KH 9S / 3D", "none QH 8S / 5D", side=ENEMIES)
    assert any(text.startswith("defend") for text in at.do("attack 9C pet.0").legal)


def test_bait_can_be_attacked_whatever_the_threat():
    at = prison("none KH 9S / 3D", "none QH 8S / 5D", side=ENEMIES)
    assert {text.split()[-1] for text in at.legal if text.startswith("attack")} == {"hero.1", "pet.0"}


def test_to_cut_the_rope_costs_an_attack_and_a_card():
    def moment(**more):
        return prison("none KH 9S 2D", **more)

    check_limits(moment, "hero.0", "cut_the_rope")
    at = prison("none KH 9S 2D", "none QH 8S", marks={"enemy.0": "out"}).do("use cut_the_rope 2D")
    assert at.hand("hero.0") == "KH 9S"
    assert not [text for text in at.legal if text.startswith("attack KH")]
    assert not at.offers("cut_the_rope")


# the secret


def test_freed_too_early_he_flees_and_everybody_knows_why():
    at = prison("none KH 9S 2D", "none QH 8S")
    assert at.s.facts["secret"] == ""
    at.do("use cut_the_rope 2D")
    assert (at.s.facts["secret"], "pet.0" in at.s.tokens, at.size("pet.0")) == ("captive_champion", False, 0)
    assert not [event for event in at.told if event.what == "defeated"]


def test_freed_when_half_of_them_are_defeated_he_fights_and_all_he_plays_counts_2_more():
    at = prison("none KH 9S 2D", "none QH 8S", marks={"enemy.0": "out"}).do("use cut_the_rope 2D")
    assert (at.s.facts["secret"], at.out("pet.0")) == ("captive_champion", False)
    assert captive(at)
    assert powers(at.s, "pet.0", "enemy.1", True).raised(1) == 2


def test_unbound_counts_two_more_in_both_directions():
    at = prison("none KH 9S 2D", "none QH 8S")
    assert powers(at.s, "pet.0", "enemy.0", True).raised(1) == 0
    at.s.mark("pet.0", "free")
    assert [powers(at.s, "pet.0", "enemy.0", way).raised(2) for way in (True, False)] == [2, 2]


def test_if_he_still_holds_a_card_at_the_end_there_is_a_two_more_for_everybody():
    at = prison("none AH 9S", "none QH 8S", against="mire_toad 2S", treasure=True).do("attack AH enemy.0")
    assert (at.s.facts["deuces.0"], at.s.facts["deuces.1"]) == (2, 2)


def test_if_he_has_fled_there_is_nothing_more():
    at = prison("none AH 9S 5S", "none QH 8S", against="mire_toad 2S").do("use cut_the_rope 5S", "attack QH enemy.0")
    assert (at.s.facts["ended"], at.s.facts["deuces.0"], at.s.facts["deuces.1"]) == ("beaten", 0, 0)
