"""Flourishes of the end: the dungeon darkens over the dead; its door opens on daylight for survivors."""

from collections.abc import Callable, Collection

from game.core.events import Told
from game.core.view import View

from ...base.geometry import Point
from ...base.tween import CallStep, Par, Seq, Step, Tween, Wait, both, into, out, stagger, steadily
from ..sprites import Sprite
from ..stage import PACK, RUMBLE_ROAR, Stage
from .closings import GATHERED, Darkness, Daylight
from .debris import rays

MIDDLE = (640.0, 262.0)  # design pixels: where the dark closes in if there is no card
GLOWS, OUT = 0.18, 0.05  # seconds: the last coal dies; the pause after it
DRAWN = 3  # cards of each pile that the light draws in


def death(stage: Stage, event: Told) -> Step:
    """Animate death: the dark closes in on the last card, waits, and shuts; a coal goes out."""
    last = stage.find(stage.eyed)
    return dark(stage, last.box.centre if last else MIDDLE)


def dark(stage: Stage, at: Point) -> Step:
    """Let the dark close over a point."""
    dark = Darkness(at)

    def fall() -> None:
        stage.play("death")
        stage.rumble(*RUMBLE_ROAR)
        stage.closing = dark

    return Seq(
        CallStep(fall),
        Tween(dark, 0.7, both, left=GATHERED),
        Wait(0.05),
        CallStep(lambda: stage.foresee()),  # nothing moves now; later the window would stay black
        Wait(0.25),
        Tween(dark, 0.2, into, left=0.0, ember=1.0),
        Tween(dark, GLOWS, into, ember=0.0),
        Wait(OUT),  # the result opens over the last drawn frame: the coal must be out
    )


def party_death(stage: Stage, event: Told) -> Step:
    """Animate the death of a party; if it is one of two, the table goes on for the other."""
    if event.data == (1,):
        return death(stage, event)
    return Seq(CallStep(lambda: stage.play("death")), Wait(0.5))


def escape(stage: Stage, event: Told) -> Step:
    """Animate the escape: the door opens on daylight, its light draws the cards in, and the viewer walks out.

    The sound cue has the event's own name.
    """
    light = Daylight(stage.places.doorway)
    left = _left(stage, light.middle)
    put_back = [_as_it_lies(sprite) for sprite in left]  # unseen by then: daylight fills the window

    def opens() -> None:
        stage.play(event.what)
        stage.closing = light

    return Seq(
        CallStep(opens),
        Wait(0.03),  # until the daylight is drawn
        Tween(light, 0.1, into, gap=0.16, rays=0.1),
        Wait(0.06),
        Par(
            Tween(light, 0.55, out, gap=1.0, rays=1.0),
            Seq(Wait(0.12), stagger(0.05, [_drawn(stage, sprite, light.middle) for sprite in left])),
        ),
        CallStep(lambda: stage.scraps.burst("gold", light.middle, 26, 520)),
        Wait(0.25),
        Tween(light, 0.5, steadily, flood=1.0),
        *(CallStep(put) for put in put_back),
    )


def is_day_near(view: View, outs: Collection[str]) -> bool:
    """Return True if the next action may end outside: the pack is empty, or one of the verbs `outs` is legal."""
    last = not any(cards for zone, cards in view.zones.items() if zone.startswith(PACK))
    return bool(outs) and (last or any(action.verb in outs for action in view.legal))


def party_escape(stage: Stage, event: Told) -> Step:
    """Animate the escape of a party; if it is one of two, the table goes on for the other."""
    if event.data == (1,):
        return escape(stage, event)

    def cheer() -> None:
        stage.play("escape")
        stage.scraps.burst("gold", MIDDLE, 22, 460)

    return Seq(CallStep(cheer), stage.shine(rays(MIDDLE, 560.0), 1.2), Wait(0.6))


def _left(stage: Stage, door: Point) -> list[Sprite]:
    """Return the uppermost open cards on the table, those nearest to the door last."""
    piles = [pile for zone, pile in stage.piles.items() if not zone.startswith(PACK)]
    uppermost = [stage.at_rest(sprite) for pile in piles for sprite in pile[-DRAWN:]]
    return sorted(uppermost, key=lambda sprite: abs(sprite.at[0] - door[0]))


def _as_it_lies(sprite: Sprite) -> Callable[[], None]:
    """Return a callback that restores a card's current state."""
    now = dict(vars(sprite))
    return lambda: vars(sprite).update(now)


def _drawn(stage: Stage, sprite: Sprite, goal: Point) -> Step:
    """Animate a card drawn into the light, shrinking."""
    lean = 24.0 if sprite.at[0] > goal[0] else -24.0

    def gone() -> None:
        sprite.alpha = 0.0

    return Seq(
        stage.raised(sprite, Tween(sprite, 0.09, out, lift=14.0, tilt=-lean / 4),
                     Tween(sprite, 0.34, into, at=goal, width=12.0, tilt=lean, lift=0.0), CallStep(gone)),
    )  # fmt: skip
