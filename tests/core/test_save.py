"""Tests for saves: a damaged one is refused in plain words, an undamaged one restores the match."""

import json
import random

import pytest

from game.core import save
from game.core.cards import parse
from game.core.game import Action
from game.core.match import Match
from game.core.save import BadSave, NewerSave
from game.core.table import Deal, WrongDeal
from game.rules import games
from game.rules.scoundrel import GAME
from game.rules.scoundrel.dungeon import dungeon
from tests.rules.scoundrel import LONG, WAY, stacked

OPTIONS = {"wear": "lower", "end": "all"}


def text(actions=3, **more) -> str:
    match = Match(GAME, OPTIONS, 7, **more)
    for _ in range(actions):
        match.play(match.legal(0)[-1])
    match.began, match.seconds = "2026-11-20T12:00:00", 61.5
    match.marks |= {"typed"}
    return save.write(match, "0.1.0")


def refused(broken: str, kind: type[BadSave] = BadSave) -> str:
    with pytest.raises(BadSave) as caught:
        save.read(broken, games())
    assert type(caught.value) is kind
    message = str(caught.value)
    assert message.endswith(".")
    assert "\n" not in message
    assert "Traceback" not in message
    return message


def edited(**changes) -> str:
    """A save with changed values and a correct checksum: as a program would write it, not damaged."""
    raw = json.loads(text())
    for key, value in changes.items():
        if value is None:
            del raw[key]
        else:
            raw[key] = value
    return json.dumps(raw | {"sum": save.checksum(raw)})


def test_what_is_written_is_read_back():
    match = save.read(text(), games())
    assert save.write(match, "0.1.0") == text()
    assert (match.began, match.seconds, match.marks) == ("2026-11-20T12:00:00", 61.5, {"typed"})
    assert [str(action) for action in match.log] == json.loads(text())["log"]


def test_the_fields_are_those_of_the_contract():
    keys = {"format", "app", "game", "rules", "options", "seed", "deals", "seats", "log", "checks", "digest"}
    assert set(json.loads(text())) == keys | {"marks", "began", "seconds", "sum"}


def test_an_option_that_is_newer_than_the_save_has_its_default():
    options = json.loads(text())["options"]
    assert options["end"] == "all"
    del options["end"]
    assert save.read(edited(options=options), games()).options["end"] == "all"


def test_a_stacked_deal_is_kept_and_marked():
    order = tuple(reversed(dungeon()))
    match = save.read(text(1, deals=[Deal("deck", order)]), games())
    assert match.deals == (Deal("deck", order),)
    assert "stacked" in match.marks


def test_a_stacked_deal_is_marked_whatever_the_file_says():
    raw = json.loads(text(1, deals=[Deal("deck", dungeon())])) | {"marks": []}
    match = save.read(json.dumps(raw | {"sum": save.checksum(raw)}), games())
    assert match.marks == {"stacked"}


def test_marks_that_nobody_knows_are_passed_over():
    assert save.read(edited(marks=["typed", "crown"]), games()).marks == {"typed"}


@pytest.mark.parametrize("seconds", [-1, 1e9, 1e300, float("inf"), float("nan"), "61", None])
def test_a_time_that_makes_no_sense_is_none(seconds):
    assert save.read(edited(seconds=seconds), games()).seconds == 0


def test_a_beginning_is_no_novel():
    assert len(save.read(edited(began="x" * 5000), games()).began) <= 40


def test_seconds_are_written_to_a_tenth():
    match = Match(GAME, OPTIONS, 7)
    match.seconds = 1 / 3
    assert save.data(match, "x")["seconds"] == 0.3


def test_cut_short_at_every_byte():
    whole = text().encode()
    for length in range(len(whole) - 2):  # a missing line break at the end is no damage
        refused(whole[:length].decode())


def test_any_flipped_byte():
    whole, rng = text().encode(), random.Random(1)
    for place in range(len(whole)):
        for _ in range(2):
            broken = bytearray(whole)
            broken[place] ^= 1 << rng.randrange(8)
            if bytes(broken).split() != whole.split():  # changed white space does not matter
                refused(broken.decode(errors="replace"))


@pytest.mark.parametrize("nothing", ["", "\0" * 700, "   \n", "\0\0\n"])
def test_empty_and_zero_filled(nothing):
    assert refused(nothing) == "The save is empty."


@pytest.mark.parametrize("nonsense", ["{", "[]", "7", "null", '"save"', "hello", "[" * 100_000, '{"format": 1}', "NaN"])
def test_nonsense(nonsense):
    refused(nonsense)


def test_far_too_large():
    assert refused(" " * 5_000_000 + "x") == "The save is far too large."


def test_a_later_format_is_refused_politely():
    assert "newer version" in refused(edited(format=save.FORMAT + 1), NewerSave)


def test_later_rules_are_refused_politely():
    assert "newer version" in refused(edited(rules=GAME.version + 1), NewerSave)


def test_a_later_save_with_fields_we_do_not_know_is_refused_politely_whatever_its_sum():
    raw = json.loads(text()) | {"format": 99, "new": [1], "sum": "?"}
    refused(json.dumps(raw), NewerSave)


def test_an_unknown_game_is_named():
    assert "pinochle" in refused(edited(game="pinochle"))


def test_a_changed_field_does_not_slip_through():
    raw = json.loads(text())
    for key in raw:
        refused(json.dumps(raw | {key: "changed"}))


@pytest.mark.parametrize(
    "changes",
    [
        {"options": {"wear": "lower", "end": "never"}},
        {"options": {"wear": "lower", "end": "all", "more": "x"}},
        {"options": {"wear": ["lower"], "end": "all"}},
        {"options": "wear=lower"},
        {"options": None},
        {"seed": -1},
        {"seed": 1 << 63},
        {"seed": 1.5},
        {"seed": True},
        {"seed": "7"},
        {"seed": 8},
        {"format": 0},
        {"format": "1"},
        {"format": None},
        {"rules": -1},
        {"rules": 0},
        {"seats": []},
        {"seats": ["human", "human"]},
        {"seats": ["nobody"]},
        {"seats": "human"},
        {"deals": ["ZZ"]},
        {"deals": ["2C,2C"]},
        {"deals": ["cellar=2C"]},
        {"deals": [7]},
        {"log": None},
        {"log": "avoid"},
        {"log": ["avoid", "avoid"]},
        {"log": [""]},
        {"log": ["fly"]},
        {"log": []},
        {"checks": []},
        {"digest": "000000000000"},
        {"digest": 7},
        {"marks": {}},
        {"marks": [["typed"]]},
    ],
    ids=str,
)
def test_fields_that_make_no_sense(changes):
    if changes == {"rules": 0}:
        save.read(edited(**changes), games())  # a save of older rules is replayed, and this one still plays
    else:
        refused(edited(**changes))


def test_older_rules_that_no_longer_play_are_called_so():
    assert "older rules" in refused(edited(rules=0, digest="000000000000"))


def test_a_wrong_check_in_the_middle_is_found():
    match = Match(GAME, OPTIONS, 1, [save.parse_deal(stacked(LONG))])
    for action in WAY.split(","):
        match.play(Action.parse(action))
    raw = save.data(match, "x")
    assert list(raw["checks"]) == ["32"]
    save.read(json.dumps(raw), games())
    raw["checks"] = {"32": "000000000000"}
    refused(json.dumps(raw | {"sum": save.checksum(raw)}))


def test_a_stacked_order_is_written_and_read():
    for words in ("2C,KD,10H", "deck=QS.1,XR"):
        assert save.deal_text(save.parse_deal(words)) == words
    assert save.parse_deal("deck=2C, KD") == Deal("deck", (parse("2C"), parse("KD")))


def test_a_deal_that_does_not_fit_names_every_card():
    order = [card for card in dungeon() if card.id not in ("3C", "4C")] + [parse("QH"), parse("2C")]
    with pytest.raises(WrongDeal) as caught:
        Match(GAME, OPTIONS, 1, [Deal("", tuple(order))])
    assert "Not in it: QH. Twice: 2C. Missing: 3C 4C." in str(caught.value)


def test_actions_replayed_from_a_save_are_the_players_own():
    assert save.read(text(), games()).log[0] == Action.parse(json.loads(text())["log"][0])
