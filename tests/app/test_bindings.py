"""Tests for bindings: what can be bound, what must stay bound, and what is kept of a damaged file."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.input.bindings import (
    COMMANDS,
    DEVICES,
    NEEDED,
    PLACES,
    bind,
    default_bindings,
    device_of,
    is_code,
    on,
    sane_bindings,
    unbound,
    unreachable,
)

USUAL = default_bindings()
FREE = {"key": "key:f6", "mouse": "mouse:8", "pad": "pad:leftstick"}
CODES = ["key:f6", "key:a", "key:return", "key:escape", "mouse:2", "mouse:3", "mouse:8", "pad:a", "pad:b", "pad:dpup",
         "axis:lefty-", "axis:rightx+", "pad:leftstick"]  # fmt: skip


def test_every_command_has_usual_inputs():
    assert set(USUAL) == set(COMMANDS)
    assert not unreachable(USUAL)
    assert sane_bindings(json.loads(json.dumps(USUAL))) == (USUAL, True)


def test_no_input_means_two_things():
    codes = [code for codes in USUAL.values() for code in codes]
    assert len(codes) == len(set(codes))
    assert all(is_code(code) for code in codes)


def test_only_what_every_handheld_has_is_needed():
    """standards.md H2: A B X Y, the shoulder buttons, the sticks' directions, the D-pad, Menu and View."""
    handheld = {"pad:a", "pad:b", "pad:x", "pad:y", "pad:leftshoulder", "pad:rightshoulder", "pad:back", "pad:start",
                "pad:dpup", "pad:dpdown", "pad:dpleft", "pad:dpright"}  # fmt: skip
    used = {code for codes in USUAL.values() for code in codes if device_of(code) == "pad"}
    assert {code for code in used if code.startswith("pad:")} <= handheld


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("device", DEVICES)
def test_any_command_takes_a_free_input_in_either_place(command: str, device: str):
    for place in range(PLACES):
        rebound = bind(USUAL, command, place, FREE[device])
        assert FREE[device] in on(rebound.bindings, command, device)
        assert rebound.loser is None
        assert len(on(rebound.bindings, command, device)) <= PLACES


def test_an_input_that_is_taken_moves():
    rebound = bind(USUAL, "undo", 0, "key:h")
    assert rebound.loser == "hint"
    assert on(rebound.bindings, "hint", "key") == ()
    assert on(rebound.bindings, "undo", "key") == ("key:h", "key:z")


def test_a_needed_command_gets_the_other_input_for_its_last():
    rebound = bind(USUAL, "cancel", 0, "pad:a")
    assert rebound == (rebound.bindings, "confirm", "pad:b", False)
    assert on(rebound.bindings, "confirm", "pad") == ("pad:b",)
    assert on(rebound.bindings, "cancel", "pad") == ("pad:a",)


def test_a_needed_command_keeps_its_last_input_when_there_is_none_to_swap():
    rebound = bind(USUAL, "fullscreen", 0, "pad:a")
    assert rebound.refused
    assert rebound.loser == "confirm"
    assert rebound.bindings == USUAL


def test_its_own_input_changes_nothing():
    assert bind(USUAL, "undo", 1, "key:u") == (USUAL, None, None, False)


def test_an_input_can_be_taken_away_unless_it_is_needed():
    assert unbound(USUAL, "confirm", 0, "pad") is None
    assert unbound(USUAL, "hint", 1, "pad") is None
    assert on(unbound(USUAL, "hint", 0, "pad"), "hint", "pad") == ()
    assert on(unbound(USUAL, "up", 0, "pad"), "up", "pad") == ("axis:lefty-",)


@given(st.lists(st.tuples(st.sampled_from(sorted(COMMANDS)), st.integers(0, 1), st.sampled_from(CODES)), max_size=30))
def test_whatever_is_bound_the_game_stays_usable(steps):
    bindings = USUAL
    for command, place, code in steps:
        bindings = bind(bindings, command, place, code).bindings
    assert not unreachable(bindings)
    assert sane_bindings(bindings) == (bindings, True)


@pytest.mark.parametrize(
    "raw",
    [
        None,
        [],
        "up",
        {"up": []},
        {"up": ["key:up"] * 9},
        {"confirm": ["mouse:1", "key:return"]},
        {"confirm": [3]},
        {"confirm": {"key": "return"}},
        {"no-such-command": ["key:x"]},
        {"undo": ["key:a", "key:b", "key:c"]},
        {"undo": ["key:escape"], "cancel": ["key:escape", "pad:b"]},
        {"hint": ["pad:guide"]},
        {"hint": ["axis:leftz+"]},
        {"hint": ["key:" + "x" * 40]},
    ],
)
def test_nonsense_in_a_file_leaves_the_game_usable(raw):
    bindings, sane = sane_bindings(raw)
    assert not sane
    assert not unreachable(bindings)
    assert set(bindings) == set(COMMANDS)


def test_a_file_of_an_older_program_keeps_what_it_says():
    """A command that is newer than the file gets its usual inputs, as far as they are free."""
    old = {name: codes for name, codes in USUAL.items() if name != "hint"} | {"undo": ("key:h", "pad:x")}
    bindings, sane = sane_bindings(old)
    assert sane
    assert bindings["undo"] == ("key:h", "pad:x")
    assert bindings["hint"] == ("axis:triggerright+",)
    assert set(NEEDED) == set(DEVICES)
