"""Flourishes of the end: the dungeon closes over the dead, and its door opens on the day before those who get out."""

from collections.abc import Callable, Collection

from game.core.events import Told
from game.core.view import View

from ..geometry import Point
from ..tween import Call, Par, Seq, Step, Tween, Wait, both, into, out, stagger, steadily
from .closings import GATHERED, Darkness, Daylight
from .sprites import Sprite
from .stage import PACK, RUMBLE_ROAR, Stage
from .visions import rays

MIDDLE = (640.0, 262.0)  # of the stage, in design pixels: on what the dark closes in where there is no card
GLOWS, OUT = 0.18, 0.05  # seconds in which the last coal goes out, and in which it has gone out
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
        Tween(dark, 0.7, both, left=GATHERED),
        Wait(0.05),
        Call(lambda: stage.foresee()),  # here nothing moves anyway; later the window would stay black meanwhile
        Wait(0.25),
        Tween(dark, 0.2, into, left=0.0, ember=1.0),
        Tween(dark, GLOWS, into, ember=0.0),
        Wait(OUT),  # until it is seen to be out: over the dark as it was drawn last, the result opens
    )


def party_death(stage: Stage, event: Told) -> Step:
    """With the only party the dungeon closes; with one of two it goes on for the other."""
    if event.data == (1,):
        return death(stage, event)
    return Seq(Call(lambda: stage.play("death")), Wait(0.5))


def escape(stage: Stage, event: Told) -> Step:
    """The door opens on the day, its light draws the cards in, and one walks out.  The sound is called as the word."""
    light = Daylight(stage.places.doorway)
    left = _left(stage, light.middle)
    put_back = [_as_it_lies(sprite) for sprite in left]  # which nobody sees, outside

    def opens() -> None:
        stage.play(event.what)
        stage.closing = light

    return Seq(
        Call(opens),
        Wait(0.03),  # until the day is printed
        Tween(light, 0.1, into, gap=0.16, rays=0.1),
        Wait(0.06),
        Par(
            Tween(light, 0.55, out, gap=1.0, rays=1.0),
            Seq(Wait(0.12), stagger(0.05, [_drawn(stage, sprite, light.middle) for sprite in left])),
        ),
        Call(lambda: stage.scraps.burst("gold", light.middle, 26, 520)),
        Wait(0.25),
        Tween(light, 0.5, steadily, flood=1.0),
        *(Call(put) for put in put_back),
    )


def is_day_near(view: View, outs: Collection[str]) -> bool:
    """May one be outside after the next deed?  One is after the last card, or by one of those words."""
    last = not any(cards for zone, cards in view.zones.items() if zone.startswith(PACK))
    return bool(outs) and (last or any(action.verb in outs for action in view.legal))


def party_escape(stage: Stage, event: Told) -> Step:
    """With the only party everything ends in light; with one of two the other one goes on."""
    if event.data == (1,):
        return escape(stage, event)

    def cheer() -> None:
        stage.play("escape")
        stage.scraps.burst("gold", MIDDLE, 22, 460)

    return Seq(Call(cheer), stage.shine(rays(MIDDLE, 560.0), 1.2), Wait(0.6))


def _left(stage: Stage, door: Point) -> list[Sprite]:
    """The uppermost cards that still lie open on the table, the nearest to the door last."""
    piles = [pile for zone, pile in stage.piles.items() if not zone.startswith(PACK)]
    uppermost = [stage.at_rest(sprite) for pile in piles for sprite in pile[-DRAWN:]]
    return sorted(uppermost, key=lambda sprite: abs(sprite.at[0] - door[0]))


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
