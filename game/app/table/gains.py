"""Numbers that change: a gauge runs, and what it gained or lost rises from the thing that did it."""

from game.core.events import Changed
from game.core.words import signed

from ..geometry import Box, Point
from ..tween import Call, Later, Par, Seq, Step, Tween, out
from .feel import Feeling
from .sprites import Floater
from .stage import RUMBLE_HEAVY, RUMBLE_LIGHT, Stage

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
        source = None if event.gauge in stage.places.counters else stage.find(event.why)
        box = source.box if source else stage.places.box(event.gauge)
        at = box.centre
        felt = Call(lambda: _feel(stage, feeling, amount, at))
        return Par(stage.run(event.gauge, float(event.new)), _float(stage, amount, _beside(box)), felt)

    return Later(begin)


def _float(stage: Stage, amount: int, at: Point) -> Step:
    floater = Floater(signed(amount), at, "danger" if amount < 0 else "help")
    return Seq(
        Call(lambda: stage.floaters.append(floater)),
        Tween(floater, 0.34, out, at=(at[0], at[1] - 52)),
        Call(lambda: stage.fading(floater)),
    )


def _feel(stage: Stage, feeling: Feeling, amount: int, at: Point) -> None:
    stage.play(feeling.cue(amount))
    stage.sparks.burst(feeling.sparks, at, feeling.many(amount), feeling.force)
    if feeling.jolts:
        heavy = feeling.heavy(amount)
        stage.rumble(*(RUMBLE_HEAVY if heavy else RUMBLE_LIGHT))
        stage.jolt(1.0 if heavy else 0.5)


def _beside(box: Box) -> Point:
    """Where a number about a thing begins to rise: over it, or under it, where buttons are near above."""
    x, y = box.centre
    return (x, y - 40) if y >= UNDER_HEAD else (x, box.bottom + 86)
