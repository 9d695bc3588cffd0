"""Sparks over a fire and what floats in a room: how they move, and their pictures at each stage of their lives."""

import math
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pygame

from game import levels

from ...base.geometry import Box, Layout, Point
from ...gfx.canvas import Canvas
from ...gfx.display_list import Piece
from ...gfx.theme import Colour, colour
from ..effects.debris import LOT
from .light import dot, glow

HIDDEN = 32.0  # design pixels inside the edges of a box that covers them: sparks are no larger, and edges ragged
STAGES = 8  # stages of a spark's life
FADES: Mapping[str, tuple[float, ...]] = {  # brightness of a shape at each stage
    "dot": (1.0, 1.0, 0.85, 0.85, 0.6, 0.6, 0.3, 0.3),
    "flake": (0.3, 0.7, 1.0, 1.0, 1.0, 0.8, 0.5, 0.2),
    "wisp": (0.15, 0.4, 0.7, 1.0, 1.0, 0.7, 0.4, 0.15),
    "drop": (0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.6),
    "ring": (1.0, 0.9, 0.75, 0.6, 0.45, 0.3, 0.2, 0.1),
    "pulse": (0.2, 0.8, 1.0, 0.4, 0.2, 0.7, 1.0, 0.3),
}
FINER = 4  # scale at which a drop is drawn before it is scaled down
SHRINKS = (1.0, 1.0, 1.0, 1.0, 0.85, 0.85, 0.7, 0.7)  # size of a dot at each stage
FLAT = 0.3  # height of a ring on the floor as a share of its width
CUTS = ((-0.42, 0.9, 0.3), (-0.1, 1.0, 0.55), (0.2, 0.8, 0.85), (0.55, 0.6, 0.4))  # a wisp: height, length, strength


def mote(shape: str, radius: float, tint: Colour, stage: int) -> pygame.Surface:
    """Return the picture of a spark at a stage of its life; `radius` in window pixels."""
    bright = FADES[shape][stage]
    ink = round(tint[0] * bright), round(tint[1] * bright), round(tint[2] * bright)
    return SHAPES[shape](radius, ink, stage)


def _dot(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    return dot(round(radius * SHRINKS[stage]) + 1, ink)


def _pulse(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    """Return a small light with a glow around it."""
    halo = glow((max(2, round(radius * 3)),) * 2, ink, 0.5)
    spark = dot(round(radius) + 1, ink)
    halo.blit(spark, _middle(halo, spark), special_flags=pygame.BLEND_RGB_ADD)
    return halo


def _flake(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    """Return a scrap that turns as it falls."""
    side = max(3, math.ceil(radius * 2))
    flake, turn = pygame.Surface((side, side)).convert(), stage * 0.7
    far = (1.0, 0.45, 0.9, 0.6, 0.75)
    points = [(side / 2 * (1 + f * math.cos(turn + i * 1.257)), side / 2 * (1 + f * math.sin(turn + i * 1.257)))
              for i, f in enumerate(far)]  # fmt: skip
    pygame.draw.polygon(flake, ink, points)
    return flake


def _drop(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    """Return a drop, round at its foot and pointed at its top, longer the faster it falls."""
    wide, long = max(2, round(radius * 0.6)), max(3, round(radius * (1 + stage / 8)))
    large = pygame.Surface((wide * FINER, long * FINER)).convert()
    belly = pygame.Rect(0, 0, wide * FINER, wide * FINER)
    belly.bottom = long * FINER
    pygame.draw.ellipse(large, ink, belly)
    pygame.draw.polygon(large, ink, [belly.midleft, (belly.centerx, 0), belly.midright])
    return pygame.transform.smoothscale(large, (wide, long))


def _ring(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    """Return a ring on the floor that grows with each stage."""
    wide = max(4, round(2 * radius * (0.25 + 0.75 * stage / (STAGES - 1))))
    ring = pygame.Surface((wide, max(3, round(wide * FLAT)))).convert()
    pygame.draw.ellipse(ring, ink, ring.get_rect(), max(1, round(radius / 12)))
    return ring


def _wisp(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    """Return a breath of mist: a faint glow with a few tapering engraved lines."""
    reach = max(4, round(radius)), max(2, round(radius * 0.22))
    wisp = glow(reach, ink, 0.45)
    for height, length, strength in CUTS:
        wide, y = reach[0] * length, reach[1] * (1 + height)
        tall, shift = max(1.0, reach[1] * 0.09), reach[0] * height * 0.5
        x = reach[0] + shift
        cut = tuple(round(part * strength * 0.6) for part in ink)
        pygame.draw.polygon(wisp, cut, [(x - wide * 0.6, y), (x, y - tall), (x + wide * 0.6, y), (x, y + tall)])
    return wisp


def _middle(whole: pygame.Surface, part: pygame.Surface) -> tuple[int, int]:
    return (whole.get_width() - part.get_width()) // 2, (whole.get_height() - part.get_height()) // 2


SHAPES: Mapping[str, Callable[[float, Colour, int], pygame.Surface]] = {
    "dot": _dot,
    "pulse": _pulse,
    "flake": _flake,
    "drop": _drop,
    "ring": _ring,
    "wisp": _wisp,
}


MOST = 400
PART = 160.0  # design pixels: side of the parts of the window whose sparks are drawn together
SPREAD = 9.0  # design pixels around a torch within which embers start
DROPS, FALLS = 980.0, 0.8  # gravity of a drop, in design pixels per second²; seconds until it lands
FALL = DROPS * FALLS**2 / 2  # design pixels a drop falls
Numbers = npt.NDArray[np.float32] | npt.NDArray[np.float64]


class SparkKind(NamedTuple):
    """The properties of a kind of spark.

    `radius` in design pixels, `life` in seconds; `pull` (downwards) and `wander` (random) are accelerations in design
    pixels per second²; `shape` is a key of `motes.SHAPES`.
    """

    tint: Colour
    radius: float
    life: float
    pull: float
    wander: float = 0.0
    shape: str = "dot"


class Rising(NamedTuple):
    """The rate, speed and place at which sparks of a kind appear.

    One spark `every` so many seconds, at a speed between `slowest` and `fastest` (design pixels per second), starting
    at least `lowest` design pixels above the foot of its place, within a band `tall` high (0: up to the top).
    """

    every: float
    slowest: Point
    fastest: Point
    lowest: float = 0.0
    tall: float = 0.0


KINDS: dict[str, SparkKind] = {
    "embers": SparkKind(colour("#f2a532"), 2.6, 1.5, -26.0),
    "dust": SparkKind(colour("#5d6b80"), 2.0, 7.0, 3.0),
    "mist": SparkKind(colour("#4e5a68"), 84.0, 9.0, 0.0, 0.0, "wisp"),
    "drips": SparkKind(colour("#9fb8c8"), 6.0, FALLS, DROPS, 0.0, "drop"),
    "ring": SparkKind(colour("#7f98a8"), 17.0, 0.9, 0.0, 0.0, "ring"),
    "ash": SparkKind(colour("#8d8680"), 2.8, 6.0, 0.0, 26.0, "flake"),
    "fireflies": SparkKind(colour("#b4e06a"), 3.2, 4.5, 0.0, 60.0, "pulse"),
}
NAMES = tuple(KINDS)
DROP, RING = NAMES.index("drips"), "ring"  # a fallen drop makes a ring
RISINGS: Mapping[str, Rising] = {
    "embers": Rising(0.22, (-14, -66), (14, -28)),
    "dust": Rising(0.30, (-7, -4), (7, 3), 60),
    "mist": Rising(0.6, (-14, -1), (14, 1), 12, 68),
    "drips": Rising(0.8, (0, 0), (0, 0), FALL + 8, 62),
    "ash": Rising(0.3, (-8, 12), (8, 22), 140, 300),
    "fireflies": Rising(0.4, (-14, -14), (14, 8), 110),
}
LIVES = np.array([kind.life for kind in KINDS.values()], np.float32)
PULLS = np.array([kind.pull for kind in KINDS.values()], np.float32)
WANDERS = np.array([kind.wander for kind in KINDS.values()], np.float32)


class Sparks:
    """All sparks on the table. Positions in design pixels, speeds in design pixels per second."""

    def __init__(self, sources: Sequence[levels.Sparks] = ()):
        self.place = np.zeros((0, 2), np.float32)
        self.speed = np.zeros((0, 2), np.float32)
        self.age = np.zeros(0, np.float32)
        self.kind = np.zeros(0, np.int16)
        self._chance = np.random.default_rng(LOT)
        self._drawn: list[list[Piece]] = []  # as last drawn,
        self._drawn_on: tuple[Layout, Sequence[Box]] | None = None  # and for which window; None once they have changed
        self.rise_from(sources)

    def __len__(self) -> int:
        return len(self.age)

    def rise_from(self, sources: Sequence[levels.Sparks], dye: Colour | None = None) -> None:
        """Set the sources from which sparks rise; `dye` is the colour of embers."""
        self.sources, self.wait = list(sources), [0.0 for _ in sources]
        self._dyes = {"embers": dye} if dye else {}
        self._drawn_on = None

    def clear(self) -> None:
        """Remove all sparks."""
        self._drawn_on = None
        self._only(np.zeros(len(self.age), bool))

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._drawn_on = None
        for i, source in enumerate(self.sources):
            self.wait[i] -= dt
            if self.wait[i] <= 0:
                self.wait[i] = RISINGS[source.kind].every
                self._rise(source)
        if not len(self.age):
            return
        wanders = WANDERS[self.kind]
        if wanders.any():
            self.speed += self._chance.uniform(-1, 1, self.speed.shape) * (wanders * dt)[:, None]
        self.speed[:, 1] += PULLS[self.kind] * dt
        self.place += self.speed * dt
        self.age += dt
        lives = LIVES[self.kind]
        self._splash((self.age >= lives) & (self.kind == DROP))
        self._only(self.age < LIVES[self.kind])

    def _splash(self, landed: npt.NDArray[np.bool_]) -> None:
        """Add rings on the floor where drops have landed."""
        if landed.any():
            places = self.place[landed]
            self._add(RING, places, np.zeros_like(places))

    def _rise(self, source: levels.Sparks) -> None:
        x, y, w, h = source.box
        _every, slowest, fastest, lowest, tall = RISINGS[source.kind]
        tall = tall or h - lowest
        y, h = y + h - lowest - tall, tall
        speed = self._chance.uniform(slowest, fastest, (1, 2))
        left, right = _across(source.kind, x, w, speed[0, 0]) if w else (x, x)
        at = np.array([[self._chance.uniform(left, right), y + self._chance.uniform(0, 1) * h]], np.float32)
        if source.kind == "embers":
            at += self._chance.uniform(-SPREAD, SPREAD, (1, 2))
        self._add(source.kind, at, speed)

    def _add(self, kind: str, place: Numbers, speed: Numbers) -> None:
        count = len(place)
        self.place = np.concatenate([self.place, place.astype(np.float32)])
        self.speed = np.concatenate([self.speed, speed.astype(np.float32)])
        self.age = np.concatenate([self.age, np.zeros(count, np.float32)])
        self.kind = np.concatenate([self.kind, np.full(count, NAMES.index(kind), np.int16)])
        if len(self.age) > MOST:
            self._only(np.arange(len(self.age)) >= len(self.age) - MOST)

    def _only(self, keep: npt.NDArray[np.bool_]) -> None:
        if keep.all():
            return
        self.place, self.speed, self.age, self.kind = (
            self.place[keep],
            self.speed[keep],
            self.age[keep],
            self.kind[keep],
        )

    def draw(self, canvas: Canvas, covered: Sequence[Box] = ()) -> None:
        """Blit all sparks additively, fainter with age, but for those behind a `covered` box."""
        if not len(self.age):
            return
        if self._drawn_on != (canvas.layout, covered):  # the same list again while nothing moves: items are compared
            self._drawn, self._drawn_on = self._motes(canvas.layout, covered), (canvas.layout, covered)
        for near in self._drawn:
            canvas.blend_all(near, pygame.BLEND_RGB_ADD)

    def _motes(self, layout: Layout, covered: Sequence[Box]) -> list[list[Piece]]:
        """Return the pictures of all visible sparks, those in each part of the window together."""
        seen = np.ones(len(self.age), bool)
        for box in covered:
            x, y, w, h = box.inset(HIDDEN)
            seen &= ~((self.place >= (x, y)) & (self.place <= (x + w, y + h))).all(1)
        spots = ((self.place[seen] + np.array((layout.left, layout.above), np.float32)) * layout.k).astype(int).tolist()
        stages = np.minimum(STAGES - 1, self.age / LIVES[self.kind] * STAGES).astype(int)
        scale, part, motes = round(layout.k, 3), layout.size(PART), defaultdict[tuple[int, int], list[Piece]](list)
        looks = (stages * len(NAMES) + self.kind)[seen].tolist()
        pictures = {look: self._mote(look, scale) for look in set(looks)}  # many share a look
        for (x, y), look in zip(spots, looks, strict=True):
            picture, left, up = pictures[look]
            motes[x // part, y // part].append((picture, (x - left, y - up)))
        return [*motes.values()]

    def _mote(self, look: int, scale: float) -> tuple[pygame.Surface, int, int]:
        """Return the picture of a look, and the offset of its middle from its corner."""
        stage, number = divmod(look, len(NAMES))
        picture = _mote(NAMES[number], stage, scale, self._dyes.get(NAMES[number]))
        return picture, picture.get_width() // 2, picture.get_height() // 2


def _across(kind: str, x: float, w: float, speed: float) -> tuple[float, float]:
    """Return the columns between which a spark may start so that it stays in its place, since only that region is
    redrawn."""
    like = KINDS[kind]
    drift = speed * like.life
    left, right = x + like.radius - min(0.0, drift), x + w - like.radius - max(0.0, drift)
    return (left, right) if left <= right else ((left + right) / 2,) * 2


@lru_cache(256)
def _mote(name: str, stage: int, k: float, dye: Colour | None) -> pygame.Surface:
    kind = KINDS[name]
    return mote(kind.shape, kind.radius * k, dye or kind.tint, stage)
