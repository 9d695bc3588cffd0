"""Small things that float: embers, dust, and the bursts of blows and blessings.  All of them in a few numpy arrays."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt
import pygame

from game import levels

from ..canvas import Canvas
from ..geometry import Point
from ..theme import Colour, colour
from .light import dot

MOST = 400
EMBER_EVERY, DUST_EVERY = 0.22, 0.30  # seconds between two, for each source
KINDS: dict[str, tuple[Colour, float, float, float]] = {  # colour, radius, seconds to live, pull downwards (px/s²)
    "embers": (colour("#f2a532"), 2.6, 1.5, -26.0),
    "dust": (colour("#5d6b80"), 2.0, 7.0, 3.0),
    "strike": (colour("#ffe9a0"), 3.4, 0.45, 520.0),
    "blood": (colour("#d8303c"), 3.4, 0.55, 620.0),
    "heal": (colour("#8fe0a4"), 3.6, 0.9, -60.0),
    "magic": (colour("#9db8ff"), 3.6, 0.8, -30.0),
    "gold": (colour("#ffd76a"), 3.8, 1.6, 160.0),
    "smoke": (colour("#4a4048"), 6.0, 0.8, -40.0),
}
NAMES = tuple(KINDS)
Numbers = npt.NDArray[np.float32] | npt.NDArray[np.float64]


class Sparks:
    """Every spark on the table.  Places in design pixels, speeds in design pixels a second."""

    def __init__(self, sources: Sequence[levels.Sparks] = ()):
        self.sources = list(sources)
        self.wait = [0.0 for _ in sources]
        self.place = np.zeros((0, 2), np.float32)
        self.speed = np.zeros((0, 2), np.float32)
        self.age = np.zeros(0, np.float32)
        self.kind = np.zeros(0, np.int16)
        self._chance = np.random.default_rng()
        self._loud = 0.0  # seconds until the last burst is gone

    def __len__(self) -> int:
        return len(self.age)

    @property
    def bursting(self) -> bool:
        """Is there more in the air than what always floats?"""
        return self._loud > 0

    def clear(self) -> None:
        """Nothing floats any more."""
        self._only(np.zeros(len(self.age), bool))
        self._loud = 0.0

    def burst(self, kind: str, at: Point, count: int, force: float = 220.0) -> None:
        """Throw some up from a place."""
        self._loud = max(self._loud, KINDS[kind][2])
        angle = self._chance.uniform(0, 2 * np.pi, count)
        speed = self._chance.uniform(0.25, 1, count) * force
        self._add(
            kind,
            np.tile(np.array(at, np.float32), (count, 1)),
            np.stack([np.cos(angle) * speed, np.sin(angle) * speed - force * 0.35], 1),
        )

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._loud = max(0.0, self._loud - dt)
        for i, source in enumerate(self.sources):
            self.wait[i] -= dt
            if self.wait[i] <= 0:
                self.wait[i] = EMBER_EVERY if source.kind == "embers" else DUST_EVERY
                self._rise(source)
        if not len(self.age):
            return
        pull = np.array([KINDS[name][3] for name in NAMES], np.float32)[self.kind]
        lives = np.array([KINDS[name][2] for name in NAMES], np.float32)[self.kind]
        self.speed[:, 1] += pull * dt
        self.place += self.speed * dt
        self.age += dt
        self._only(self.age < lives)

    def _rise(self, source: levels.Sparks) -> None:
        x, y, w, h = source.box
        at = np.array([[x + self._chance.uniform(0, 1) * w, y + self._chance.uniform(0, 1) * h]], np.float32)
        if source.kind == "embers":
            at += self._chance.uniform(-9, 9, (1, 2))
            speed = self._chance.uniform((-14, -66), (14, -28), (1, 2))
        else:
            speed = self._chance.uniform((-7, -4), (7, 3), (1, 2))
        self._add(source.kind, at, speed)

    def _add(self, kind: str, place: Numbers, speed: Numbers) -> None:
        count = len(place)
        self.place = np.concatenate([self.place, place.astype(np.float32)])
        self.speed = np.concatenate([self.speed, speed.astype(np.float32)])
        self.age = np.concatenate([self.age, np.zeros(count, np.float32)])
        self.kind = np.concatenate([self.kind, np.full(count, NAMES.index(kind), np.int16)])
        self._only(np.arange(len(self.age)) >= len(self.age) - MOST)

    def _only(self, keep: npt.NDArray[np.bool_]) -> None:
        self.place, self.speed, self.age, self.kind = (
            self.place[keep],
            self.speed[keep],
            self.age[keep],
            self.kind[keep],
        )

    def draw(self, canvas: Canvas) -> None:
        """Add every spark to what is drawn already, smaller the older it is."""
        if not len(self.age):
            return
        k, left, above = canvas.layout.k, canvas.layout.left, canvas.layout.above
        spots = ((self.place + np.array((left, above), np.float32)) * k).astype(int).tolist()
        lives = np.array([KINDS[name][2] for name in NAMES], np.float32)[self.kind]
        stages = np.minimum(3, self.age / lives * 4).astype(int).tolist()
        kinds = self.kind.tolist()
        canvas.surface.fblits(
            [
                (_dot(NAMES[kind], stage, round(k, 3)), (x, y))
                for (x, y), kind, stage in zip(spots, kinds, stages, strict=True)
            ],
            pygame.BLEND_RGB_ADD,
        )


@lru_cache(128)
def _dot(kind: str, stage: int, k: float) -> pygame.Surface:
    tint, radius, _life, _pull = KINDS[kind]
    fade = (1.0, 0.85, 0.6, 0.3)[stage]
    return dot(
        round(radius * k * (1.0, 1.0, 0.85, 0.7)[stage]) + 1,
        (round(tint[0] * fade), round(tint[1] * fade), round(tint[2] * fade)),
    )
