"""Tests for steps that take time: no time is lost between them, and none is skipped."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from game.app.base import tween
from game.app.base.tween import Beat, CallStep, Later, Par, Seq, Step, Tween, Wait, stagger

RATES = [1 / 240, 1 / 60, 0.017, 0.1, 0.7, 5.0, math.inf]  # seconds per frame


@dataclass
class Dot:
    x: float = 0.0
    at: tuple[float, float] = (0.0, 0.0)


def takes(step: Step, dt: float) -> float:
    """The seconds that a step takes until it is over, run frame by frame."""
    spent = 0.0
    for _ in range(10_000):
        rest = step.update(dt)
        if step.done:
            return spent + dt - rest if dt < math.inf else 0.0
        assert rest == 0.0, "a step that goes on has no time to give away"
        spent += dt
    raise AssertionError("the step never ends")


def many(note: Callable[[str], object]) -> Step:
    """A step of every kind, 1.9 seconds long."""
    dot = Dot()
    return Seq(
        CallStep(lambda: note("begin")),
        Wait(0.1),
        Par(Tween(dot, 0.5, x=1.0), Seq(Wait(0.2), CallStep(lambda: note("in between")))),
        Later(lambda: Seq(Tween(dot, 0.3, x=2.0), CallStep(lambda: note("later")))),
        stagger(0.25, [Tween(Dot(), 0.5, x=1.0) for _ in range(3)]),
        CallStep(lambda: note("end")),
    )


ORDER = ["begin", "in between", "later", "end"]


@pytest.mark.parametrize("dt", RATES[:-1])
def test_the_length_does_not_depend_on_the_frames(dt: float):
    assert takes(many(lambda name: None), dt) == pytest.approx(1.9)


@pytest.mark.parametrize("dt", RATES)
def test_everything_happens_once_and_in_order(dt: float):
    noted: list[str] = []
    takes(many(noted.append), dt)
    assert noted == ORDER


@pytest.mark.parametrize("after", [0.0, 0.05, 0.35, 0.9, 1.8])
def test_finishing_does_all_that_is_left_once(after: float):
    noted: list[str] = []
    step = many(noted.append)
    step.update(after)
    step.finish()
    assert step.done
    step.finish()
    step.update(0.1)
    assert noted == ORDER


@pytest.mark.parametrize("dt", RATES)
def test_a_tween_ends_exactly_at_its_goal(dt: float):
    dot = Dot(3.0, (1.0, 2.0))
    takes(Tween(dot, 0.37, x=-7.25, at=(100.1, 200.2)), dt)
    assert dot == Dot(-7.25, (100.1, 200.2))


def test_a_tween_begins_where_the_thing_is_when_it_starts():
    dot = Dot()
    step = Seq(Wait(1.0), Tween(dot, 1.0, tween.both, x=20.0))
    dot.x = 10.0
    step.update(1.5)
    assert dot.x == pytest.approx(15.0)


def test_what_comes_later_is_made_when_it_starts():
    dot = Dot()
    step = Seq(Tween(dot, 0.5, x=4.0), Later(lambda: Tween(dot, 0.5, x=dot.x + 1)))
    step.finish()
    assert dot.x == 5.0


def test_a_step_in_no_time_gives_all_its_time_on():
    for step in (CallStep(lambda: None), Wait(0.0), Tween(Dot(), 0.0, x=1.0), Seq(), Par()):
        assert step.update(0.25) == pytest.approx(0.25)
        assert step.done


def test_a_call_is_made_once_however_often_it_is_updated():
    noted: list[int] = []
    step = CallStep(lambda: noted.append(1))
    for _ in range(3):
        step.update(1.0)
    step.finish()
    assert noted == [1]


def test_side_by_side_is_as_long_as_the_longest():
    assert takes(Par(Wait(0.2), Wait(0.9), Wait(0.5)), 0.07) == pytest.approx(0.9)


def test_steps_in_a_row_start_after_each_other():
    dots = [Dot() for _ in range(3)]
    step = stagger(0.1, [Tween(dot, 0.1, x=1.0) for dot in dots])
    step.update(0.15)
    assert [dot.x > 0 for dot in dots] == [True, True, False]
    assert [dot.x == 1 for dot in dots] == [True, False, False]


@pytest.mark.parametrize("ease", [tween.out, tween.into, tween.both, tween.back])
def test_every_ease_goes_from_nothing_to_all(ease: tween.Ease):
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)


def test_hurrying_to_a_beat_does_all_before_it_and_nothing_after():
    noted: list[str] = []
    step = Seq(
        Wait(5.0), CallStep(lambda: noted.append("before")), Beat(), Wait(5.0), CallStep(lambda: noted.append("after"))
    )
    step.update(1.0)
    assert step.to_beat()
    assert (noted, step.done) == (["before"], False)
    assert not step.to_beat(), "there is no other"
    assert takes(step, 0.25) == pytest.approx(5.0)
    assert noted == ["before", "after"]
