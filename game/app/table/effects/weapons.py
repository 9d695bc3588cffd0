"""The impact of a blow, and how each kind of weapon strikes."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.core.cards import Card
from game.core.events import Told

from ...base.geometry import Point
from ...base.prints import ACE
from ...base.tween import CallStep, Par, Seq, Step, Tween, Wait, both, into, mix, out
from ..sprites import Sprite
from ..stage import RUMBLE_HEAVY, RUMBLE_LIGHT, Stage
from .debris import CardPieces, Vision

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


DRAWS_BACK, STRIKES = 0.085, 0.075  # seconds of a blow: drawing back, and striking
CUT, THRUST, CRUSH = "slash", "thrust", "crush"  # the ways to strike, also the names of the marks they leave
WAYS = {"2D": THRUST, "5D": THRUST, "7D": THRUST, "6D": CRUSH, "8D": CRUSH}  # weapons that do not cut, by card id
HEAVES = 1.6  # factor on the time it takes to raise a heavy weapon
UNDER = 0.3  # where a blow meets a card, as a share of its height below the middle


class WeaponPose(NamedTuple):
    """The pose of a weapon during a blow.

    `mark` is the way it strikes; `drawn`, `lands` and `follows` are its angles in degrees when it is drawn back, when
    it lands and when it follows through; `short` is the share of the way by which it stops before the enemy's card.
    """

    mark: str
    drawn: float
    lands: float
    follows: float
    short: float


def way_of(weapon: Card | None) -> str:
    """Return the way a weapon strikes: CUT, THRUST or CRUSH."""
    return WAYS.get(weapon.id.partition(".")[0], CUT) if weapon else CUT


def weight(card: Card | None) -> float:
    """Return how heavy a blow at the monster on this card is, up to 1."""
    return min(1.0, card.rank / ACE) if card else 0.5


def blow_with(stage: Stage, blade: Sprite, foe: Sprite) -> Blow:
    """Return a blow from the weapon's place to where it meets the enemy's card."""
    home, rest = stage.at_rest(foe).at, stage.at_rest(blade).at
    return Blow((home[0], home[1] + foe.box.h * UNDER), weight(foe.card), rest)


def _swing(blade: Sprite, blow: Blow) -> WeaponPose:
    side = 1.0 if blow.origin[0] >= blow.at[0] else -1.0
    points = -math.degrees(math.atan2(blow.way[0], -blow.way[1]))  # weapons are drawn pointing upwards
    mark = way_of(blade.card)
    if mark == THRUST:
        return WeaponPose(mark, points, points, points, 0.26)
    if mark == CRUSH:
        return WeaponPose(mark, -38.0 * side, 22.0 * side, 8.0 * side, 0.1)
    return WeaponPose(mark, -24.0 * side, 30.0 * side, 52.0 * side, 0.16)


def swung(stage: Stage, blade: Sprite, foe: Sprite, blow: Blow) -> Step:
    """Animate the attack: the weapon is drawn back or heaved up while the enemy rears, then it strikes."""
    stage.silent.add(stage.zone_of(blade))
    swing, home = _swing(blade, blow), foe.at
    (dx, dy), rest = blow.way, blow.origin
    side = 1.0 if rest[0] >= home[0] else -1.0
    reach, longer = mix(blow.at, rest, swing.short), 1.0
    held: Point = (rest[0] - dx * 26, rest[1] - dy * 26)
    if swing.mark == CRUSH:
        held, longer = (reach[0] + 70 * side, home[1] - 30), HEAVES
    return stage.raised(
        blade,
        Par(
            Tween(blade, DRAWS_BACK * longer, out, at=held, tilt=swing.drawn, lift=18.0),
            Tween(foe, DRAWS_BACK, out, lift=20.0, tilt=-2.5 * side),
        ),
        Par(
            Tween(blade, STRIKES, into, at=reach, tilt=swing.lands),
            Tween(foe, STRIKES, into, at=(home[0], home[1] + 20), lift=0.0, tilt=0.0),
        ),
    )


def landed(stage: Stage, blade: Sprite, blow: Blow) -> None:
    """Leave the weapon's mark where the blow lands."""
    swing = _swing(blade, blow)
    straight = swing.mark == THRUST  # a thrust goes in without a burst
    land(stage, blow, swing.mark, star=not straight, turned=swing.lands if straight else 0.0)


def returns(stage: Stage, blade: Sprite, blow: Blow) -> Step:
    """Animate the weapon following through, flying back to its place and chipping."""
    swing, (dx, dy) = _swing(blade, blow), blow.way
    beyond = mix(blow.at, blow.origin, swing.short)

    def chipped() -> None:
        stage.play("weapon-chip")
        stage.scraps.burst("chip", blade.box._replace(h=30).centre, 6, 240)

    return stage.aside(
        stage.raised(
            blade,
            Tween(blade, 0.07, out, at=(beyond[0] + dx * 26, beyond[1] + dy * 26), tilt=swing.follows),
            Tween(blade, 0.2, both, at=blow.origin, tilt=0.0, lift=0.0, width=blade.width),
            CallStep(chipped),
            shiver(blade),
        ),
        blade,
    )


def weapon_breaks(stage: Stage, event: Told) -> Step:
    """Animate a weapon that strikes an enemy too strong for it: it cracks, and its pieces fall off the table."""
    blade = stage.find(event.who)
    if blade is None:
        return Wait(0.0)
    foe = stage.find(str(event.data[0])) if event.data else None
    rest = stage.at_rest(blade).at

    def shatter() -> None:
        stage.play("weapon-break")
        stage.rumble(*RUMBLE_HEAVY)
        stage.stop(0.09)
        stage.jolt()
        stage.pieces.append(CardPieces(blade))
        leave(stage, Vision("burst-hit", blade.box.centre, 230.0, 1.0, 14.0, goes=1500.0))
        stage.scraps.burst("chip", blade.box.centre, 14, 420)
        stage.broken.add(event.who)
        blade.at, blade.torn = rest, True
        blade.alpha = blade.flash = blade.tilt = blade.lift = 0.0

    if foe is None or foe is blade:
        return Seq(CallStep(shatter), Wait(0.4))
    blow = blow_with(stage, blade, foe)
    cracks = (Tween(blade, 0.035, both, tilt=(4.0 + 2.0 * i) * (-1) ** i, flash=0.25 * i) for i in range(3))
    return Seq(
        swung(stage, blade, foe, blow),
        CallStep(lambda: land(stage, blow, star=False)),
        stage.raised(blade, *cracks),
        CallStep(shatter),
        stage.aside(reel(foe, foe.at, blow), foe),
        Wait(0.4),
    )
