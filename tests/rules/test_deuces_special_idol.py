"""Tests for the Cursed Idol: greed, the gaze, and what it wants."""

import pytest

from game.core.game import Action, view_of
from game.rules.deuces import GAME
from tests.rules.deuces import check_limits, fight


def shrine(*heroes, **more):
    return fight(*heroes, special="cursed_idol", against=[], **more)


def ahead(at, card: str) -> str:
    """The preview of the sacrifice of a card."""
    return str(GAME.preview(view_of(GAME, at.s, at.s.options, 0), Action("sacrifice", (card,))).text)


def test_greed_takes_everybodys_highest_card():
    def moment(**more):
        return shrine("none KH 9S 2D", "none QH AS 3D", start=True, **more)

    check_limits(moment, "enemy.0", "greed")
    assert (moment().hand("hero.0"), moment().hand("hero.1")) == ("9S 2D", "QH 3D")


def test_it_cannot_be_attacked_and_does_not_fall_for_having_no_cards():
    at = shrine("none KH 9S")
    assert (at.size("enemy.0"), at.out("enemy.0"), at.s.facts["offering"]) == (0, False, 15)
    assert not [text for text in at.legal if text.startswith("attack")]


def test_it_does_not_slink_off():
    at = shrine("none KH QH JH 9S 8S 7S")
    for card in ("7S", "8S", "9S", "JH"):
        at.do("end", f"drop {card}")
    assert (at.s.gauges["round"], at.s.facts["ended"]) == (5, "")


def test_an_offering_of_any_cards_lowers_what_it_wants_by_their_ranks():
    at = shrine("none KH 9S 3D", "none QH 8S")
    at.do("use offering")
    assert set(at.legal) == {f"sacrifice {cards}" for cards in (
        "KH", "9S", "3D", "KH 9S", "KH 3D", "9S 3D", "KH 9S 3D")}  # fmt: skip
    at.do("sacrifice 9S 3D")
    assert (at.s.facts["offering"], at.hand("hero.0")) == (30 - 12, "KH")
    assert not [text for text in at.legal if "hero.0" in text]


def test_it_is_won_when_it_wants_nothing_any_more():
    at = shrine("none KH 9S 3D").do("use offering", "sacrifice KH 3D")
    assert (at.out("enemy.0"), at.s.facts["ended"]) == (True, "beaten")


def test_gaze_falls_on_the_highest_threat_and_turns_up_new_cards_for_the_others():
    def moment(**more):
        heroes = "none KH 9S / 3D", "none QH 8S / JD", "none JH 7S / 5D"
        decks = {"hero.0": "6C", "hero.1": "6D", "hero.2": "6S"}
        return shrine(*heroes, decks=decks, **more).do("end", "end", "end")

    check_limits(moment, "enemy.0", "gaze")
    at = moment().do("drop 8S")
    assert [at.hand(f"hero.{n}") for n in range(3)] == ["KH 9S", "QH", "JH 7S"]
    assert [at.pile(f"hero.{n}").split()[0] for n in range(3)] == ["6C", "8S", "6S"]


# the secret


def test_a_two_that_is_sacrificed_counts_ten_and_shows_that():
    at = shrine("none KH 9S 2D", "none QH 8S").do("use offering")
    assert at.s.facts["secret"] == ""
    at.do("sacrifice 2D")
    assert (at.s.facts["secret"], at.s.facts["offering"]) == ("cursed_idol", 20)


def test_a_two_that_is_sacrificed_for_something_else_shows_it_too():
    at = shrine("hexwright KH 9S 2D", "none QH 8S")
    assert at.do("use wither enemy.0 2D").s.facts["secret"] == "cursed_idol"


def test_before_it_is_found_nothing_tells_that_a_two_is_better():
    at = shrine("none KH 9S 2D", "none QH 8S").do("use offering")
    assert ahead(at, "2D").endswith("wants 28.")
    at.s.facts["secret"] = "cursed_idol"
    assert ahead(at, "2D").endswith("wants 20.")


def test_a_joker_is_worth_nothing_to_it():
    at = shrine("none XR KH 9S", quest={"hero.0": "hollow_die"}).do("use offering", "sacrifice XR")
    assert at.s.facts["offering"] == 15


@pytest.mark.parametrize(("hand", "twos"), [("KH 9S 3D 2H", 3), ("KH 9S 3D 7C", 2), ("KH 3D", -1)])
def test_every_survivor_has_a_two_more_in_the_loot_check(hand, twos):
    at = shrine(f"none {hand}", treasure=True).do("use offering", "sacrifice KH 3D")
    assert at.s.facts["deuces.0"] == twos
