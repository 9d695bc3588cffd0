"""Tests for the Cardsharp's abilities: each is used, and each is not offered where it is not allowed."""

from game.core.events import may_know
from tests.rules.deuces import check_limits, fight


def test_palm_exchanges_one_of_the_next_three_cards():
    def turn(**more):
        return fight("cardsharp KH 3D", level=1, decks={"hero.0": "5H AH 6H"}, **more)

    check_limits(turn, "hero.0", "palm")
    at = turn().do("use palm", "swap 3D AH")
    assert (at.hand("hero.0"), at.deck("hero.0", 3)) == ("AH KH", "5H 3D 6H")
    at = turn().do("use palm", "pass")
    assert (at.hand("hero.0"), at.deck("hero.0", 3)) == ("KH 3D", "5H AH 6H")


def test_palm_takes_the_turns_one_ability():
    assert not fight("cardsharp KH 3D", level=1).do("use palm", "pass").offers("palm")


def test_marked_backs_shows_a_hand_and_draws_one():
    def start(**more):
        return fight("cardsharp KH", start=True, level=2, **more)

    check_limits(start, "hero.0", "marked_backs")
    assert not any(may_know(known, 0) for known in start().s.zones["hand.enemy.0"].known)
    at = start().do("use marked_backs enemy.0")
    assert all(may_know(known, 0) for known in at.s.zones["hand.enemy.0"].known)
    assert at.size("hero.0") == 2


def test_up_the_sleeve_makes_one_card_of_an_attack_any_card():
    def turn(**more):
        return fight("cardsharp KH 9D 9C 3D", level=3, **more)

    check_limits(turn, "hero.0", "up_the_sleeve")
    assert "attack KH 9C 9D enemy.0" not in turn().legal
    assert "attack KH 9C 9D enemy.0" in turn().do("use up_the_sleeve 3D").legal


def test_up_the_sleeve_ends_with_the_turn():
    at = fight("cardsharp KH 9D 3D", level=3).do("use up_the_sleeve 3D", "end", "end")
    assert at.mark("hero.0", "turn:wild") == 0
    assert "attack KH 9D enemy.0" not in at.legal


def test_stacked_cut_orders_three_cards_and_draws():
    def turn(**more):
        return fight("cardsharp KH 3D", level=4, decks={"hero.0": "5H 6H 7H"}, **more)

    check_limits(turn, "hero.0", "stacked_cut")
    at = turn().do("use stacked_cut", "under 5H", "under 6H", "over 7H")
    assert at.hand("hero.0") == "KH 7H 3D"


def test_stacked_cut_needs_six_cards_at_most():
    assert fight("cardsharp KH QH JH 9H 8H 7H", level=4).offers("stacked_cut")
    assert not fight("cardsharp KH QH JH 9H 8H 7H 6H", level=4).offers("stacked_cut")


def test_deuces_run_loose_makes_every_two_any_card():
    def turn(**more):
        return fight("cardsharp 9H 2D 2H", level=5, **more).legal

    assert "attack 9H 2D 2H enemy.0" in turn()
    assert "attack 9H 2D 2H enemy.0" not in turn(marks={"hero.0": "sealed:deuces_run_loose"})
