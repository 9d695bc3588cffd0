"""Tests that each verb of the table changes it and records what it did."""

import pytest

from game.core.cards import parse
from game.core.events import (
    EVERYBODY,
    NOBODY,
    Came,
    Changed,
    Ended,
    Left,
    Looked,
    Marked,
    Moved,
    Noted,
    Revealed,
    Shuffled,
    Told,
)
from game.core.rng import Rng
from game.core.table import Deal, Outcome, State, Token, WrongDeal, Zone, check_deal

TWO, THREE, FOUR = map(parse, ("2C", "3C", "4C"))


@pytest.fixture
def state() -> State:
    zones = {"deck": Zone((TWO, THREE, FOUR), NOBODY), "hand": Zone((), frozenset({0})), "heap": Zone()}
    return State(Rng(1), zones=zones, tokens={"hero.0": Token("mage", 0, {"poison": 2})})


def test_a_token_comes_and_leaves(state):
    state.come("pet.0", Token("imp", 1))
    assert state.tokens["pet.0"] == Token("imp", 1, {})
    state.leave("pet.0")
    assert list(state.tokens) == ["hero.0"]
    assert state.news == [Came("pet.0", "imp", 1), Left("pet.0")]


def test_a_mark_is_set_and_taken_off_though_it_was_not_there(state):
    state.mark("hero.0", "out")
    state.mark("hero.0", "poison", 0)
    state.mark("hero.0", "frozen", 0)
    assert state.tokens["hero.0"].marks == {"out": 1}
    assert state.news == [Marked("hero.0", "out", 1), Marked("hero.0", "poison", 0), Marked("hero.0", "frozen", 0)]


def test_a_gauge_or_a_fact_that_stays_as_it_is_is_no_news_unless_it_is_new(state):
    state.change("mana", 0)
    state.change("health", 5, "7C")
    state.change("health", 5)
    state.note("last", None)
    state.note("last", None)
    state.note("last", "7C")
    assert (state.gauges, state.facts) == ({"mana": 0, "health": 5}, {"last": "7C"})
    assert state.news[:2] == [Changed("mana", 0, 0), Changed("health", 0, 5, "7C")]
    assert state.news[2:] == [Noted("last", None), Noted("last", "7C")]


def test_who_knew_a_card_still_knows_it_where_it_goes(state):
    assert state.draw("deck", "hand") == FOUR
    state.move(FOUR, "deck", bottom=True)
    state.move(THREE, "heap")
    mine = frozenset({0})
    assert state.cards("deck") == [FOUR, TWO]
    assert state.zones["deck"].known == [mine, NOBODY]
    assert state.news == [
        Moved(FOUR, "deck", "hand", False, mine, 2, shown=True),
        Moved(FOUR, "hand", "deck", True, mine, 0, shown=False),
        Moved(THREE, "deck", "heap", False, EVERYBODY, 2, shown=True),
    ]


def test_an_empty_zone_has_no_top_and_gives_none(state):
    assert state.top("hand") is state.draw("hand", "heap") is None
    assert state.news == []


def test_a_look_adds_to_what_is_known_and_what_lies_open_shows_nothing_new(state):
    state.show("deck", frozenset({0}))
    state.show("deck", frozenset({1}))
    assert state.zones["deck"].known == [frozenset({0, 1})] * 3
    cards = (TWO, THREE, FOUR)
    state.reveal("deck")
    state.reveal("deck")
    state.show("deck", frozenset({1}))
    assert state.zones["deck"].known == [EVERYBODY] * 3
    assert state.news[:2] == [Looked("deck", cards, frozenset({0})), Looked("deck", cards, frozenset({1}))]
    assert state.news[2:4] == [Revealed("deck", cards, True), Revealed("deck", cards, False)]


def test_a_stacked_order_is_for_its_zone_and_is_used_once(state):
    state.deals = [Deal("heap", ()), Deal("deck", (THREE, TWO, FOUR))]
    state.shuffle("deck")
    assert state.cards("deck") == [FOUR, TWO, THREE]
    assert state.deals == [Deal("heap", ())]
    assert state.news == [Shuffled("deck", (FOUR, TWO, THREE), NOBODY)]


def test_a_shuffle_hides_what_was_known(state):
    state.show("deck", frozenset({0}))
    state.shuffle("deck")
    assert state.zones["deck"].known == [NOBODY] * 3
    assert state.news[1:] == [Shuffled("deck", tuple(state.cards("deck")), NOBODY)]


def test_a_card_goes_on_top_unless_it_goes_to_the_bottom(state):
    state.move(THREE, "heap")
    state.move(FOUR, "heap", src="deck")
    state.move(TWO, "heap", bottom=True)
    assert state.cards("heap") == [TWO, THREE, FOUR]


def test_a_stacked_order_that_does_not_fit_says_what_is_wrong_with_it():
    check_deal((THREE, TWO), (TWO, THREE))
    with pytest.raises(WrongDeal) as caught:
        check_deal((TWO, TWO, FOUR), (TWO, THREE))
    assert str(caught.value).endswith("Not in it: 4C. Twice: 2C. Missing: 3C.")
    with pytest.raises(WrongDeal) as caught:
        check_deal((TWO,), (TWO, THREE))
    assert str(caught.value).endswith("Not in it: –. Twice: –. Missing: 3C.")


def test_the_first_seat_gives_the_result_and_nobody_acts_any_more(state):
    state.announce("blow", "7C", 3, "hero.0")
    state.announce("death")
    state.end({1: "lost", 0: "won"}, {0: 7, 1: -2})
    assert state.outcome == Outcome("won", ("won", "lost"), (7, -2))
    assert state.to_act == ()
    assert state.news == [Told("blow", "7C", (3, "hero.0")), Told("death", ""), Ended("won", ("won", "lost"), (7, -2))]


def test_a_copy_shares_nothing_that_changes(state):
    twin = state.copy()
    assert (twin, twin.news) == (state, [])
    twin.rng.bits()
    twin.draw("deck", "heap")
    twin.mark("hero.0", "out")
    twin.change("health", 1)
    twin.note("faced", 1)
    assert state.rng == Rng(1)
    assert state.cards("deck") == [TWO, THREE, FOUR]
    assert state.tokens["hero.0"].marks == {"poison": 2}
    assert (state.gauges, state.facts, state.news) == ({}, {}, [])
