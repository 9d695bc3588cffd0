"""Things that take time.

`update(dt)` moves a step on by some seconds and returns the seconds it did not need, so that the length of a score
does not depend on the frame rate.
"""

import math
from collections.abc import Callable, Iterable
from typing import Any

Ease = Callable[[float], float]


def steadily(t: float) -> float:
    """Always alike: for walking."""
    return t


def out(t: float) -> float:
    """Fast, then slow: for arriving."""
    return 1 - (1 - t) ** 3


def into(t: float) -> float:
    """Slow, then fast: for leaving and striking."""
    return t * t * t


def both(t: float) -> float:
    """Slow at both ends: for travelling."""
    return t * t * (3 - 2 * t)


def back(t: float) -> float:
    """A little too far and back: for pops."""
    t -= 1
    return 1 + t * t * (2.7 * t + 1.7)


class Step:
    """Something that takes time."""

    done = False

    def update(self, dt: float) -> float:
        """Go on by `dt` seconds; the seconds left over."""
        raise NotImplementedError

    def finish(self) -> None:
        """Jump to the end; everything that was to happen happens."""
        self.update(math.inf)


class Tween(Step):
    """Take attributes of a thing from where they are, when it starts, to where they go."""

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
    """The value a share `k` of the way from a to b; of tuples, part by part."""
    if isinstance(a, tuple):
        return tuple(mix(x, y, k) for x, y in zip(a, b, strict=True))
    return a + (b - a) * k


class Posed(Step):
    """Let `pose` place a thing anew at every moment, told what share of the time has gone, 0 to 1; 1 comes last."""

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


class Call(Step):
    """Do something, in no time."""

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
    """A step that is only made when it starts, from how things then are."""

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
    """A moment that nobody skips: whoever hurries comes to it, and sees what follows."""

    def update(self, dt: float) -> float:
        self.done = True
        return dt


class Seq(Step):
    """One step after the other."""

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
        """Jump to the next beat among the steps; False, and nothing happens, where none is left."""
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
