"""The impact of a blow: everything stops briefly, a mark appears, splinters fly, and the cards shake."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..base.geometry import Point
from ..base.tween import Seq, Step, Tween, both, out
from .sprites import Sprite
from .stage import RUMBLE_LIGHT, Stage
from .visions import Vision

STOP, HEAVIER_STOP = 0.04, 0.03  # seconds for which everything stops, and the addition for the heaviest blow
STAR, HEAVIER_STAR = 150.0, 90.0  # design pixels: side of the star of an impact, and the addition for the heaviest blow
SPLINTERS, FORCE = 14, 420.0
MARK = 210.0  # design pixels: side of a mark
FLASH, GOES = 0.9, 1500.0  # flash of a struck card; alpha that a mark loses per second
AWAY, REELS = 15.0, 8.0  # design pixels and degrees by which a struck card is thrown back
CLAWS, HEAVIER_CLAWS = 190.0, 60.0  # design pixels: side of claw marks, and the addition for the heaviest blow
SHIVERS, TREMBLE = 4, 5.0  # how often a used blade trembles, and by how many degrees at first


MARKS: Mapping[str, Sequence[float]] = {  # every mark, with the sides at which it is drawn
    "burst-hit": [STAR + HEAVIER_STAR * weight for weight in (0.5, 1.0)],
    "claws": [CLAWS + HEAVIER_CLAWS * weight for weight in (0.5, 1.0)],
    "slash": [MARK],
    "thrust": [MARK],
    "crush": [MARK],
}


class Blow(NamedTuple):
    """A blow: the point where it lands, its weight (0 to 1), and the point it came from."""

    at: Point
    weight: float
    origin: Point

    @property
    def way(self) -> Point:
        """Its direction as a unit vector."""
        dx, dy = self.at[0] - self.origin[0], self.at[1] - self.origin[1]
        far = math.hypot(dx, dy) or 1.0
        return dx / far, dy / far


def land(stage: Stage, blow: Blow, mark: str = "", star: bool = True, turned: float = 0.0) -> None:
    """Show a blow's impact; `mark` is turned by `turned` degrees."""
    turn = math.degrees(math.atan2(-blow.way[1], blow.way[0]))
    stage.stop(STOP + HEAVIER_STOP * blow.weight)
    stage.jolt(0.4 + 0.6 * blow.weight)
    stage.rumble(*RUMBLE_LIGHT)
    stage.scraps.burst("strike", blow.at, round(SPLINTERS * (0.5 + blow.weight)), FORCE, turn)
    if star:
        leave(stage, Vision("burst-hit", blow.at, STAR + HEAVIER_STAR * steps(blow.weight), 1.0, turn, goes=GOES))
    if mark:
        leave(stage, Vision(mark, blow.at, MARK, 1.0, turned, goes=GOES))


def steps(weight: float) -> float:
    """Round a weight to a few steps, because each size of picture is decoded anew."""
    return round(weight * 2) / 2


def leave(stage: Stage, vision: Vision) -> None:
    """Show a mark that fades by itself."""
    stage.floaters.append(vision)
    stage.fading(vision)


def reel(sprite: Sprite, home: Point, blow: Blow) -> Step:
    """Animate a struck card that is thrown back and recovers."""
    (dx, dy), share = blow.way, 0.5 + 0.5 * blow.weight
    thrown = home[0] + dx * AWAY * share, home[1] + dy * AWAY * share
    return Seq(
        Tween(sprite, 0.07, out, at=thrown, tilt=-REELS * share * (1 if dx >= 0 else -1), lift=0.0, flash=FLASH / 3),
        Tween(sprite, 0.17, both, at=home, tilt=0.0, flash=0.0),
    )


def shiver(sprite: Sprite) -> Step:
    """Animate a used weapon that trembles less and less."""
    swings = (TREMBLE * (-1) ** i * (1 - i / SHIVERS) for i in range(SHIVERS))
    return Seq(*(Tween(sprite, 0.035, both, tilt=swing) for swing in swings), Tween(sprite, 0.03, out, tilt=0.0))
