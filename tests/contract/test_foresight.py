"""Tests that guesses at hidden cards differ from each other and do not change the match."""

import pytest

from game.core.rng import Rng
from tests.contract.plays import everything, positions, presets

GUESSES = 20
preset = pytest.mark.parametrize("preset", presets(), ids=str)


@preset
def test_guesses_differ_and_leave_the_truth_alone(preset):
    match = next(positions(preset, 1))
    before = everything(match)
    orders = {str(match.guess(0, Rng(n)).zones) for n in range(GUESSES)}
    assert len(orders) == GUESSES
    assert everything(match) == before


@preset
def test_a_guess_has_a_stream_of_its_own(preset):
    match = next(positions(preset, 1))
    streams = [match.guess(0, Rng(n)).rng for n in range(GUESSES)]
    assert match.state.rng not in streams
    assert len({stream.state for stream in streams}) == GUESSES
