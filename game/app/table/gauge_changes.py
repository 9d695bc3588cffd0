"""Changing numbers: a gauge runs to its new value, and the difference rises from the card that caused it."""

from game.core.events import Changed
from game.core.text import signed

from ..base.geometry import Box, Point
from ..base.tween import CallStep, Later, Par, Seq, Step, Tween, back, out
from .gauge_feedback import Feedback
from .sprites import Floater
from .stage import RUMBLE_HEAVY, RUMBLE_LIGHT, Stage
from .visions import Vision

BLOT, LARGER, RISE = 118.0, 1.25, 40.0  # side of the blot in design pixels; factor for large changes; its rise
BLOTS = dict.fromkeys(("blot-hurt", "blot-heal"), (BLOT, BLOT * LARGER))  # the sides at which each is drawn
UNDER_HEAD = 213.0  # above this y, a rising number would cover the buttons at the head


def changed(stage: Stage, event: Changed) -> Step:
    """Return the animation of a gauge's change: it runs to its new value, and the difference rises from its cause.

    Nothing waits for a gauge without a place on the table.
    """
    amount = event.new - event.old
    if not stage.places.has(event.gauge):
        return stage.aside(stage.run(event.gauge, float(event.new)))

    def begin() -> Step:
        feeling = stage.gauge_feedback(event.gauge).of(amount)
        if feeling is None:
            return stage.aside(stage.run(event.gauge, float(event.new)))
        if amount < 0 and event.why:
            stage.eyed = event.why
        source = None if event.gauge in stage.places.counters else stage.find(event.why)
        box = source.box if source else stage.places.box(event.gauge)
        at = box.centre
        felt = CallStep(lambda: _feel(stage, feeling, amount, at))
        return Par(stage.run(event.gauge, float(event.new)), _float(stage, feeling, amount, _beside(box)), felt)

    return Later(begin)


def _float(stage: Stage, feeling: Feedback, amount: int, at: Point) -> Step:
    """Animate the number: it stamps itself on a blot of ink, rises with it, and fades."""
    blot = Vision(feeling.blot, at, BLOT * (LARGER if feeling.heavy(amount) else 1.0), 0.4, goes=420.0)
    number = Floater(signed(amount), at, "cream")
    above = (at[0], at[1] - RISE)

    def start() -> None:
        stage.fading(blot)
        stage.fading(number)

    return Seq(
        CallStep(lambda: stage.floaters.extend((blot, number))),
        Tween(blot, 0.13, back, size=1.0),
        Par(Tween(blot, 0.24, out, at=above), Tween(number, 0.24, out, at=above)),
        CallStep(start),
    )


def _feel(stage: Stage, feeling: Feedback, amount: int, at: Point) -> None:
    stage.play(feeling.cue(amount))
    stage.scraps.burst(feeling.scraps, at, feeling.many(amount), feeling.force, feeling.way)
    if feeling.jolts:
        heavy = feeling.heavy(amount)
        if heavy:
            stage.play("blood")
        stage.rumble(*(RUMBLE_HEAVY if heavy else RUMBLE_LIGHT))
        stage.jolt(1.0 if heavy else 0.5)


def _beside(box: Box) -> Point:
    """Return where a number about a card starts to rise: over the card, or under it if buttons are close above."""
    x, y = box.centre
    return (x, y - 40) if y >= UNDER_HEAD else (x, box.bottom + 86)
