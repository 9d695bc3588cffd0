"""A card that is thrown: lifted, it flies on a bow, leans into its way, lands a little too far and comes to rest."""

import math
from dataclasses import dataclass

from ..geometry import Point
from ..tween import Posed, Step, both, mix, out
from .sprites import Sprite

LIFTED, LANDS = 0.15, 0.8  # shares of its time: it has left the pile; it touches the table
PICKED, TOUCH = 15.0, 8.0  # design pixels: how high it is when it leaves, and just before it touches
BOW, BOW_FAR = 30.0, 0.06  # how much higher its flight is, and that for each design pixel it goes
DRAWN, PAST = 7.0, 10.0  # design pixels: how far it is drawn back before, and at most goes too far
LEAN, SWING = 11.0, 0.3  # degrees at the most; the share of them by which it swings when it lies
FACED = 0.7  # the share of its way after which its other side is up
NEARER = 0.07  # how much larger it is at the top of its bow


@dataclass(frozen=True)
class Throw:
    """A throw from where a card lies, or is `held` at a height and an angle, to a goal."""

    sprite: Sprite
    start: Point
    goal: Point
    widths: tuple[float, float]
    turns: tuple[float, float]
    held: tuple[float, float]
    lying: tuple[float, float]
    leans: bool = True

    def pose(self, share: float) -> None:
        """Where and how the card is after a share of its time."""
        if share >= 1:
            self._put(self.goal, 1.0, 0.0, 0.0, 0.0)
        elif share < LIFTED:
            k = share / LIFTED
            lift, tilt = mix(self.held, (PICKED, 0.4 * self._lean), out(k))
            self._put(self._along(-DRAWN * self._weight * out(k)), 0.0, lift, tilt, 0.0)
        elif share < LANDS:
            k = (share - LIFTED) / (LANDS - LIFTED)
            bow = math.sin(math.pi * k)
            at = mix(self._along(-DRAWN * self._weight), self._beyond, both(k))
            lean = self._lean * (0.4 * (1 - k) ** 2 - bow)
            self._put(at, both(k), mix(PICKED, TOUCH, k) + self._high * bow, lean, bow * self._weight)
        else:
            k = (share - LANDS) / (1 - LANDS)
            lean = self._lean * SWING * math.sin(2 * math.pi * k) * (1 - k)
            high = TOUCH * (1 - k) * abs(math.cos(1.5 * math.pi * k))
            self._put(mix(self._beyond, self.goal, both(k)), 1.0, high, lean, 0.0)

    @property
    def _far(self) -> float:
        return math.dist(self.start, self.goal)

    @property
    def _weight(self) -> float:
        """How much of a throw it is: a card that is only pushed aside neither flies high nor leans."""
        return min(1.0, self._far / 200)

    @property
    def _lean(self) -> float:
        """Degrees by which it leans at the most, into its way: a card is turned to the left by positive ones."""
        if not self.leans or not self._far:
            return 0.0
        return LEAN * self._weight * (self.goal[0] - self.start[0]) / self._far

    @property
    def _high(self) -> float:
        return (BOW + BOW_FAR * self._far) * self._weight

    @property
    def _beyond(self) -> Point:
        """Where it touches the table: a little farther than it is to lie."""
        return self._along(self._far + min(PAST, self._far * 0.03))

    def _along(self, far: float) -> Point:
        """A point on its way, so far from the start."""
        return mix(self.start, self.goal, far / self._far) if self._far else self.goal

    def _put(self, at: Point, done: float, lift: float, tilt: float, nearer: float) -> None:
        sprite = self.sprite
        sprite.at, sprite.lift, sprite.tilt = at, lift, tilt
        sprite.width = mix(*self.widths, done) * (1 + NEARER * nearer)
        sprite.turn, sprite.lies = mix(*self.turns, min(1.0, done / FACED)), mix(*self.lying, done)


def thrown(
    sprite: Sprite, seconds: float, goal: Point, width: float, turn: float, lies: float, leans: bool = True
) -> Step:
    """A card flies from where it lies to a goal, where it lies so wide, with that side up, at that angle.  Of very many
    not each `leans` on its way: to turn all their pictures takes longer than a frame may."""
    held = sprite.lift, sprite.tilt
    throw = Throw(sprite, sprite.at, goal, (sprite.width, width), (sprite.turn, turn), held, (sprite.lies, lies), leans)
    return Posed(seconds, throw.pose)
