"""Numbers that change: a gauge runs, and what it gained or lost rises from the thing that did it."""

from game.core.events import Changed
from game.core.words import signed

from ..geometry import Box, Point
from ..tween import Call, Later, Par, Seq, Step, Tween, back, out
from .feel import Feeling
from .sprites import Floater
from .stage import RUMBLE_HEAVY, RUMBLE_LIGHT, Stage
from .visions import Vision

BLOT, LARGER, RISE = 118.0, 1.25, 40.0  # design pixels: side of the blot; what much of it is more; how far it rises
BLOTS = dict.fromkeys(("blot-hurt", "blot-heal"), (BLOT, BLOT * LARGER))  # and the sides at which each is seen
UNDER_HEAD = 213.0  # a number about what lies higher would rise over the buttons at the head


def changed(stage: Stage, event: Changed) -> Step:
    """A gauge runs to its new number; what it gained or lost rises from the thing that did it.

    One that has no place on the table runs unseen.
    """
    amount = event.new - event.old
    if not stage.places.has(event.gauge):
        return stage.run(event.gauge, float(event.new))

    def begin() -> Step:
        feeling = stage.feel(event.gauge).of(amount)
        if feeling is None:
            return stage.aside(stage.run(event.gauge, float(event.new)))
        if amount < 0 and event.why:
            stage.eyed = event.why
        source = None if event.gauge in stage.places.counters else stage.find(event.why)
        box = source.box if source else stage.places.box(event.gauge)
        at = box.centre
        felt = Call(lambda: _feel(stage, feeling, amount, at))
        return Par(stage.run(event.gauge, float(event.new)), _float(stage, feeling, amount, _beside(box)), felt)

    return Later(begin)


def _float(stage: Stage, feeling: Feeling, amount: int, at: Point) -> Step:
    """The number stamps itself on a blot of ink, rises with it, and goes."""
    blot = Vision(feeling.blot, at, BLOT * (LARGER if feeling.heavy(amount) else 1.0), 0.4, goes=420.0)
    number = Floater(signed(amount), at, "cream")
    above = (at[0], at[1] - RISE)

    def go() -> None:
        stage.fading(blot)
        stage.fading(number)

    return Seq(
        Call(lambda: stage.floaters.extend((blot, number))),
        Tween(blot, 0.13, back, size=1.0),
        Par(Tween(blot, 0.24, out, at=above), Tween(number, 0.24, out, at=above)),
        Call(go),
    )


def _feel(stage: Stage, feeling: Feeling, amount: int, at: Point) -> None:
    stage.play(feeling.cue(amount))
    stage.scraps.burst(feeling.scraps, at, feeling.many(amount), feeling.force, feeling.way)
    if feeling.jolts:
        heavy = feeling.heavy(amount)
        if heavy:
            stage.play("blood")
        stage.rumble(*(RUMBLE_HEAVY if heavy else RUMBLE_LIGHT))
        stage.jolt(1.0 if heavy else 0.5)


def _beside(box: Box) -> Point:
    """Where a number about a thing begins to rise: over it, or under it, where buttons are near above."""
    x, y = box.centre
    return (x, y - 40) if y >= UNDER_HEAD else (x, box.bottom + 86)
