"""Tests of arithmetic that gives the same result on every Python."""

import math

from game.core.floats import exp, float_sum, logistic


def test_a_sum_is_rounded_at_every_step_from_first_to_last():
    assert float_sum([0.1] * 10) == 0.9999999999999999  # the builtin says 1.0 from Python 3.12 on
    assert float_sum([1e16, 1.0, 1.0]) == 1e16
    assert float_sum([1.0, 1.0, 1e16]) == 1e16 + 2
    assert float_sum(iter(())) == 0.0
    assert float_sum([1, 2.5]) == 3.5


def test_powers_of_e_are_rounded_correctly():
    assert exp(0.0) == 1.0
    assert exp(1.0) == math.e
    assert all(abs(exp(x / 8) - math.exp(x / 8)) <= math.ulp(exp(x / 8)) for x in range(-80, 80))
    assert exp(-1000.0) == 0.0
    assert exp(1000.0) == math.inf


def test_a_chance_follows_from_its_odds():
    assert logistic(0.0) == 0.5
    assert logistic(math.log(3)) == 0.75
    assert logistic(-1000.0) == 0.0
