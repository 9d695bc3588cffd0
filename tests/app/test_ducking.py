"""Tests for ducking: the music gets quieter quickly and returns slowly."""

import itertools

import pytest

from game.app.audio.cues import ATTACK, RELEASE, Ducking

FRAME = 1 / 60


def depths(duck: Ducking, seconds: float) -> list[float]:
    """The depth of the ducking, frame by frame."""
    found = []
    for _ in range(round(seconds / FRAME)):
        duck.update(FRAME)
        found.append(duck.depth)
    return found


def test_it_steps_back_and_returns():
    duck = Ducking()
    duck.under(4.0, 1.0)
    down = depths(duck, 1.0)
    assert down[0] < 1.0
    assert down.index(4.0) * FRAME <= ATTACK + FRAME
    up = depths(duck, RELEASE + 0.1)
    assert max(a - b for a, b in itertools.pairwise(up)) < 0.2
    assert up[-1] == 0.0
    assert duck.gain == 1.0


def test_what_asks_for_more_has_it():
    duck = Ducking()
    duck.under(4.0, 0.5)
    depths(duck, 0.2)
    duck.under(12.0, 1.0)
    assert depths(duck, 0.5)[-1] == 12.0
    duck.under(4.0, 0.1)
    assert depths(duck, 0.2)[-1] == 12.0
    assert duck.gain == pytest.approx(0.2512, abs=1e-4)


def test_a_new_event_is_not_as_deep_as_the_last_one():
    duck = Ducking()
    duck.under(12.0, 0.5)
    depths(duck, 2.0)
    duck.under(4.0, 0.5)
    assert max(depths(duck, 0.4)) == 4.0
