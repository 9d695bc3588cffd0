"""A thrown card: it lifts, flies in an arc, leans into its way, lands a little too far and comes to rest."""

import math
from dataclasses import dataclass

from ..base.geometry import Point
from ..base.tween import Posed, Step, both, mix, out
from .sprites import Sprite

LIFTED, LANDS = 0.15, 0.8  # shares of the time: it leaves the pile; it touches the table
PICKED, TOUCH = 15.0, 8.0  # design pixels: height when it leaves, and just before it touches
BOW, BOW_FAR = 30.0, 0.06  # height of the arc in design pixels, and the addition per design pixel of distance
DRAWN, PAST = 7.0, 10.0  # design pixels: drawn back at the start, and greatest overshoot
LEAN, SWING = 11.0, 0.3  # greatest lean in degrees; the share of it by which it swings after landing
FACED = 0.7  # share of the way after which its other side is up
NEARER = 0.07  # growth at the top of the arc


@dataclass(frozen=True)
class CardThrow:
    """A throw of a card from `start` (`held` is its height and angle there) to `goal`."""

    sprite: Sprite
    start: Point
    goal: Point
    widths: tuple[float, float]
    turns: tuple[float, float]
    held: tuple[float, float]
    lying: tuple[float, float]
    leans: bool = True

    def pose(self, share: float) -> None:
        """Pose the card after a share of the time."""
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
        """The strength of the throw, 0 to 1: a card that is only pushed aside neither rises nor leans."""
        return min(1.0, self._far / 200)

    @property
    def _lean(self) -> float:
        """The greatest lean into its way, in degrees; positive turns to the left."""
        if not self.leans or not self._far:
            return 0.0
        return LEAN * self._weight * (self.goal[0] - self.start[0]) / self._far

    @property
    def _high(self) -> float:
        return (BOW + BOW_FAR * self._far) * self._weight

    @property
    def _beyond(self) -> Point:
        """The point where it touches the table, a little past the goal."""
        return self._along(self._far + min(PAST, self._far * 0.03))

    def _along(self, far: float) -> Point:
        """Return the point on its way at the distance `far` from the start."""
        return mix(self.start, self.goal, far / self._far) if self._far else self.goal

    def _put(self, at: Point, done: float, lift: float, tilt: float, nearer: float) -> None:
        sprite = self.sprite
        sprite.at, sprite.lift, sprite.tilt = at, lift, tilt
        sprite.width = mix(*self.widths, done) * (1 + NEARER * nearer)
        sprite.turn, sprite.lies = mix(*self.turns, min(1.0, done / FACED)), mix(*self.lying, done)


def thrown(
    sprite: Sprite, seconds: float, goal: Point, width: float, turn: float, lies: float, leans: bool = True
) -> Step:
    """Return the flight of a card to a goal, where it has the given width, side up and angle.

    Of very many cards not every one `leans`: rotating all their pictures takes longer than a frame may.
    """
    held = sprite.lift, sprite.tilt
    throw = CardThrow(
        sprite, sprite.at, goal, (sprite.width, width), (sprite.turn, turn), held, (sprite.lies, lies), leans
    )
    return Posed(seconds, throw.pose)
