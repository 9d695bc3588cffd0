"""Steps that take time, for animations: tweens, waits and calls, in sequence or in parallel.

`update(dt)` advances a step by some seconds and returns the seconds it did not need, so that the length of a timeline
does not depend on the frame rate.
"""

import math
from collections.abc import Callable, Iterable
from typing import Any

Ease = Callable[[float], float]


def steadily(t: float) -> float:
    """Ease linearly: for walking."""
    return t


def out(t: float) -> float:
    """Ease out, fast then slow: for arriving."""
    return 1 - (1 - t) ** 3


def into(t: float) -> float:
    """Ease in, slow then fast: for leaving and striking."""
    return t * t * t


def both(t: float) -> float:
    """Ease in and out, slow at both ends: for travelling."""
    return t * t * (3 - 2 * t)


def back(t: float) -> float:
    """Overshoot a little and come back: for pops."""
    t -= 1
    return 1 + t * t * (2.7 * t + 1.7)


class Step:
    """Something that takes time."""

    done = False

    def update(self, dt: float) -> float:
        """Advance by `dt` seconds; return the seconds left over."""
        raise NotImplementedError

    def finish(self) -> None:
        """Jump to the end; all pending effects happen."""
        self.update(math.inf)


class Tween(Step):
    """Change attributes of an object from their values at the start of the step to goals."""

    def __init__(self, thing: Any, seconds: float, ease: Ease = out, **goals: Any):
        self.thing, self.seconds, self.ease, self.goals = thing, seconds, ease, goals
        self.at = 0.0
        self.begun: dict[str, Any] = {}

    def update(self, dt: float) -> float:
        if self.done:
            return dt
        if not self.begun:
            self.begun = {name: getattr(self.thing, name) for name in self.goals}
        self.at += dt
        if self.at >= self.seconds:
            for name, goal in self.goals.items():
                setattr(self.thing, name, goal)
            self.done = True
            return self.at - self.seconds
        k = self.ease(self.at / self.seconds)
        for name, goal in self.goals.items():
            setattr(self.thing, name, mix(self.begun[name], goal, k))
        return 0.0


def mix(a: Any, b: Any, k: float) -> Any:
    """Interpolate from a to b by a share `k`; tuples item by item."""
    if isinstance(a, tuple):
        return tuple(mix(x, y, k) for x, y in zip(a, b, strict=True))
    return a + (b - a) * k


class Posed(Step):
    """Call `pose` at every update with the elapsed share of the time, from 0 to 1; 1 comes last."""

    def __init__(self, seconds: float, pose: Callable[[float], object]):
        self.seconds, self.pose = seconds, pose
        self.at = 0.0

    def update(self, dt: float) -> float:
        if self.done:
            return dt
        self.at += dt
        self.done = self.at >= self.seconds
        self.pose(1.0 if self.done else self.at / self.seconds)
        return self.at - self.seconds if self.done else 0.0


class CallStep(Step):
    """Call a function, in no time."""

    def __init__(self, do: Callable[[], object]):
        self.do = do

    def update(self, dt: float) -> float:
        if not self.done:
            self.done = True
            self.do()
        return dt


class Wait(Step):
    """Let time pass."""

    def __init__(self, seconds: float):
        self.left = seconds

    def update(self, dt: float) -> float:
        if self.done:
            return dt
        self.left -= dt
        self.done = self.left <= 0
        return max(0.0, -self.left)


class Later(Step):
    """A step made only when it starts, from the state at that time."""

    def __init__(self, make: Callable[[], Step]):
        self.make = make
        self.step: Step | None = None

    def update(self, dt: float) -> float:
        if self.step is None:
            self.step = self.make()
        rest = self.step.update(dt)
        self.done = self.step.done
        return rest


class Beat(Step):
    """A marker that skipping stops at, so that the player sees what follows."""

    def update(self, dt: float) -> float:
        self.done = True
        return dt


class Seq(Step):
    """Steps one after the other."""

    def __init__(self, *steps: Step):
        self.steps = list(steps)

    def update(self, dt: float) -> float:
        while self.steps:
            dt = self.steps[0].update(dt)
            if not self.steps[0].done:
                return 0.0
            self.steps.pop(0)
        self.done = True
        return dt

    def to_beat(self) -> bool:
        """Finish the steps up to the next beat; return False, and do nothing, if none is left."""
        if not any(isinstance(step, Beat) for step in self.steps):
            return False
        while not isinstance(self.steps[0], Beat):
            self.steps[0].finish()
            self.steps.pop(0)
        self.steps.pop(0)
        return True


class Par(Step):
    """Steps at the same time."""

    def __init__(self, *steps: Step):
        self.steps = list(steps)

    def update(self, dt: float) -> float:
        rest = min((step.update(dt) for step in self.steps), default=dt)
        self.steps = [step for step in self.steps if not step.done]
        self.done = not self.steps
        return rest if self.done else 0.0


def stagger(gap: float, steps: Iterable[Step]) -> Step:
    """Steps that start `gap` seconds after each other."""
    return Par(*(Seq(Wait(i * gap), step) for i, step in enumerate(steps)))
