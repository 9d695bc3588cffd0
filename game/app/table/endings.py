"""Flourishes of the end: the dungeon closes over the dead, and a door of light opens before those who get out."""

from collections.abc import Callable

from game.core.events import Told

from ..geometry import Point
from ..tween import Call, Par, Seq, Step, Tween, Wait, both, into, out, stagger
from .closings import GATHERED, Darkness, Daylight
from .sprites import Sprite
from .stage import PACK, RUMBLE_ROAR, Stage
from .visions import rays

MIDDLE, SILL = (640.0, 262.0), (640.0, 430.0)  # of the stage, in design pixels: what the dark closes in on; the door
DRAWN = 3  # cards of a pile that the light draws in


def death(stage: Stage, event: Told) -> Step:
    """The dark comes from all sides, waits about the last card, and shuts; a coal goes out."""
    last = stage.find(stage.eyed)
    return dark(stage, last.box.centre if last else MIDDLE)


def dark(stage: Stage, at: Point) -> Step:
    """The dungeon closes over a point."""
    dark = Darkness(at)

    def fall() -> None:
        stage.play("death")
        stage.rumble(*RUMBLE_ROAR)
        stage.closing = dark

    return Seq(
        Call(fall),
        Tween(dark, 0.8, both, left=GATHERED),
        Wait(0.25),
        Tween(dark, 0.2, into, left=0.0, ember=1.0),
        Tween(dark, 0.6, both, ember=0.0),
    )


def party_death(stage: Stage, event: Told) -> Step:
    """With the only party the dungeon closes; with one of two it goes on for the other."""
    if event.data == (1,):
        return death(stage, event)
    return Seq(Call(lambda: stage.play("death")), Wait(0.5))


def escape(stage: Stage, event: Told) -> Step:
    """A door of light opens, draws the cards in, and there is nothing but light.  The sound is called as the word."""
    light, left = Daylight(SILL), _left(stage)
    put_back = [_as_it_lies(sprite) for sprite in left]  # which nobody sees for light

    def opens() -> None:
        stage.play(event.what)
        stage.closing = light

    return Seq(
        Call(opens),
        Tween(light, 0.1, into, gap=0.06, rays=0.08),
        Wait(0.06),
        Par(
            Tween(light, 0.55, out, gap=1.0, rays=1.0),
            Seq(Wait(0.12), stagger(0.05, [_drawn(stage, sprite, light.middle) for sprite in left])),
        ),
        Call(lambda: stage.scraps.burst("gold", light.middle, 26, 520)),
        Wait(0.25),
        Tween(light, 0.5, into, flood=1.0),
        *(Call(put) for put in put_back),
    )


def party_escape(stage: Stage, event: Told) -> Step:
    """With the only party everything ends in light; with one of two the other one goes on."""
    if event.data == (1,):
        return escape(stage, event)

    def cheer() -> None:
        stage.play("escape")
        stage.scraps.burst("gold", MIDDLE, 22, 460)

    return Seq(Call(cheer), stage.shine(rays(MIDDLE, 560.0), 1.2), Wait(0.6))


def _left(stage: Stage) -> list[Sprite]:
    """The uppermost cards that still lie open on the table, the nearest to the door last."""
    piles = [pile for zone, pile in stage.piles.items() if not zone.startswith(PACK)]
    uppermost = [stage.at_rest(sprite) for pile in piles for sprite in pile[-DRAWN:]]
    return sorted(uppermost, key=lambda sprite: abs(sprite.at[0] - SILL[0]))


def _as_it_lies(sprite: Sprite) -> Callable[[], None]:
    """What lays a card down as it lies now."""
    now = dict(vars(sprite))
    return lambda: vars(sprite).update(now)


def _drawn(stage: Stage, sprite: Sprite, goal: Point) -> Step:
    """A card is drawn into the light, smaller and smaller."""
    lean = 24.0 if sprite.at[0] > goal[0] else -24.0

    def gone() -> None:
        sprite.alpha = 0.0

    return Seq(
        stage.raised(sprite, Tween(sprite, 0.09, out, lift=14.0, tilt=-lean / 4),
                     Tween(sprite, 0.34, into, at=goal, width=12.0, tilt=lean, lift=0.0), Call(gone)),
    )  # fmt: skip
