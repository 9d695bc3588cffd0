"""Saving, loading, undoing and doing again give equal plays, on every machine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core import save
from game.core.match import FAIR, FREE, OFF, Illegal, Match
from game.core.rng import Rng
from game.rules import games
from tests.contract.plays import MORE, beginning, begun, everything, hidden, plays, positions, steps

SEEDS = range(6 * MORE)
ROOT = Path(__file__).parents[2]
played = pytest.mark.parametrize(("preset", "seed"), plays(SEEDS), ids=str)


def reread(match: Match) -> Match:
    return save.read(save.write(match, "test"), games())


@played
def test_heavy_mode_a_save_after_every_action_loads_as_the_same_play(preset, seed):
    for match in positions(preset, seed):
        again = reread(match)
        assert everything(again) == everything(match)
        assert [again.view(seat) for seat in range(len(again.seats))] == [
            match.view(seat) for seat in range(len(match.seats))
        ]
        assert save.write(again, "test") == save.write(match, "test")


@played
def test_a_loaded_play_goes_on_as_the_one_that_was_saved(preset, seed):
    log = beginning(preset, seed)
    match = preset.match(seed)
    for action in log[: len(log) // 2]:
        match.play(action)
    again = reread(match)
    for action in log[len(log) // 2 :]:
        assert again.play(action) == match.play(action)
    assert everything(again) == everything(match)


@played
def test_undo_and_redo_are_exact(preset, seed):
    match = preset.match(seed)
    known = [everything(match)]
    for action in beginning(preset, seed):
        match.play(action)
        known.append(everything(match))
    for there in reversed(known[:-1]):
        match.undo(FREE)
        assert everything(match) == there
    with pytest.raises(Illegal):
        match.undo(FREE)
    for there in known[1:]:
        match.redo()
        assert everything(match) == there
    with pytest.raises(Illegal):
        match.redo()


@played
def test_a_new_action_forgets_what_was_undone(preset, seed):
    match = begun(preset, seed)
    match.undo()
    match.play(match.legal(match.state.to_act[0])[0])
    assert not match.undone


@played
def test_fair_undo_stops_where_something_was_learned(preset, seed):
    stream = preset.match(seed).state.rng
    for step in steps(preset, seed):
        match = step.match
        shown = any(secret - hidden(match, seat) for seat, secret in enumerate(step.secret))
        shown = shown or match.state.rng != stream
        stream = Rng(match.state.rng.state)
        assert match.can_undo(FREE)
        assert not match.can_undo(OFF)
        assert match.can_undo(FAIR) == (not shown)
        if shown:
            with pytest.raises(Illegal):
                match.undo(FAIR)


@played
def test_only_going_back_over_a_secret_is_practice(preset, seed):
    match = begun(preset, seed)
    while match.can_undo(FAIR):
        match.undo(FAIR)
        assert "practice" not in match.marks
    if match.log:
        match.undo(FREE)
        assert "practice" in match.marks


DIGESTS = """
from tests.contract.plays import begun, plays
for preset, seed in plays(range(4)):
    match = begun(preset, seed)
    print(preset, seed, match.digest(), *match.log)
"""


def test_a_replay_is_the_same_in_processes_with_other_hash_seeds():
    runs = [
        subprocess.run(
            [sys.executable, "-c", DIGESTS],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": number},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for number in ("0", "1", "4242")
    ]
    assert runs[0]
    assert runs[0] == runs[1] == runs[2]
