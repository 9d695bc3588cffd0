"""Tests for blanks in legal actions: which ids fill them, and which do not."""

import pytest

from game.core.blanks import (
    LONGEST,
    between,
    choices,
    decode,
    encode,
    fill,
    fits_pattern,
    has_blanks,
    is_allowed,
    limits,
    one_of,
)
from game.core.match import Illegal, Match
from game.core.rng import Rng
from game.core.selection import Selection, parts_of
from game.core.view import Action
from tests.core.shuffler import Shuffler

SAY, SET, NOTE = (Action.parse(text) for text in ("1:say ?text", "set hp.0 ?-5..20", "note pc0 ?0..9 ?text"))
GIVE = Action.parse("give ?pc.0|pc.1|7 ?0..9")


@pytest.mark.parametrize("number", ["-5", "-1", "0", "7", "20"])
def test_a_number_in_its_range_fits(number):
    assert fits_pattern(Action("set", ("hp.0", number)), SET)


@pytest.mark.parametrize("span", [(0, 0), (-5, 20), (1, 999)])
def test_a_blank_for_a_number_has_its_limits(span):
    assert limits(between(*span)) == span


@pytest.mark.parametrize("number", ["-6", "21", "07", "+7", "-0", "7.0", "٧", "seven", "", "?-5..20", "7 ", "1e1"])
def test_any_other_number_does_not(number):
    assert not fits_pattern(Action("set", ("hp.0", number)), SET)


@pytest.mark.parametrize(
    "text", ["Hush!", "I see two dragons; run", "100 % größer", "?text", "…", "and/or", "x" * LONGEST]
)
def test_a_text_comes_back_as_it_was(text):
    id = encode(text)
    assert decode(id) == text
    action = Action("say", (id,), 1)
    assert fits_pattern(action, SAY)
    assert Action.parse(str(action)) == action


@pytest.mark.parametrize(
    "id",
    ["", "%20", "%", "%4", "%zz", "a b", "größer", "?text", "%ff", "%0A", "a%00", "%E2%80%8B", "x" * (LONGEST + 1)],
)
def test_no_text_no_print_no_proper_code_and_nothing_too_long(id):
    assert not fits_pattern(Action("say", (id,), 1), SAY)


def test_verb_seat_and_the_other_ids_must_be_the_same():
    for text in ("say Hush", "1:tell Hush", "1:say Hush now", "1:say"):
        assert not fits_pattern(Action.parse(text), SAY)
    assert fits_pattern(Action.parse("1:say Hush"), SAY)
    assert not fits_pattern(Action.parse("set hp.1 7"), SET)


def test_an_action_without_blanks_fits_itself_only():
    legal = (Action("run"), Action("take", ("5D",)), SET)
    assert is_allowed(Action("run"), legal)
    assert is_allowed(Action("set", ("hp.0", "3")), legal)
    assert not is_allowed(Action("take", ("6D",)), legal)
    assert not is_allowed(SET, legal)


def test_limits():
    assert limits("?-5..20") == (-5, 20)
    assert limits("?text") is None


@pytest.mark.parametrize("id", ["pc.0", "pc.1", "7"])
def test_one_of_the_ids_of_a_list_fits(id):
    assert fits_pattern(Action("give", (id, "3")), GIVE)


@pytest.mark.parametrize("id", ["pc.2", "", "pc.0|pc.1", "?pc.0|pc.1|7", "pc", "07"])
def test_any_other_id_does_not(id):
    assert not fits_pattern(Action("give", (id, "3")), GIVE)


def test_a_list_of_one_is_no_blank():
    assert one_of(["pc.0"]) == "pc.0"
    assert choices(one_of(["pc.0", "pc.1"])) == ("pc.0", "pc.1")
    assert choices("?text") == choices("?0..9") == choices("pc.0") == ()
    assert limits(GIVE.ids[0]) is None


def test_chance_fills_every_blank_rightly():
    rng = Rng(1)
    for pattern in (SAY, SET, NOTE, GIVE, Action("run")):
        found = {fill(pattern, rng) for _ in range(200)}
        assert all(fits_pattern(action, pattern) and not has_blanks(action) for action in found)
        assert len(found) > 20 or not has_blanks(pattern)


@pytest.mark.parametrize(("blank", "ids"), [("?-1..2", {"-1", "0", "1", "2"}), ("?7..7", {"7"}), ("?a|b", {"a", "b"})])
def test_chance_fills_a_blank_with_every_value_it_accepts(blank, ids):
    rng = Rng(1)
    assert {fill(Action("set", (blank,)), rng).ids[0] for _ in range(60)} == ids


def test_blanks_need_no_pick():
    assert parts_of(SAY) == ("say",)
    assert parts_of(NOTE) == ("pc0",)
    selection = Selection((SAY, SET, Action("say", ("l1",), 1)))
    assert selection.options() == selection.ids == {"say", "hp.0", "l1"}
    assert selection.pick("hp.0") == SET
    assert Selection((SAY, Action("say", ("l1",), 1))).pick("say") == SAY


class Speaking(Shuffler):
    """A game in which anything may be said at any time."""

    verbs = {"say": "say"}

    def legal(self, state, seat):
        yield Action("say", ("?text",))

    def apply(self, state, action):
        state.note("said", decode(action.ids[0]))


def test_a_match_keeps_what_was_filled_in_and_refuses_the_blank():
    match = Match(Speaking(), {}, 1)
    for text in ("say ?text", "say", "say %"):
        with pytest.raises(Illegal):
            match.play(Action.parse(text))
    match.play(Action.parse("say Well%20met"))
    assert match.state.facts["said"] == "Well met"
    assert [str(action) for action in match.log] == ["say Well%20met"]
