"""Flourishes: what the words that games tell look like.

A flourish gets the stage and what was told, and makes steps of it.  Whatever it tweens is put right by the next `sync`.
"""

from functools import partial

from game.core.cards import JOKER, Card, parse
from game.core.events import Told

from ..tween import Call, Par, Seq, Step, Tween, Wait, back, into, out
from .stage import SHAKE, Stage


def _growl(id: str) -> str:
    rank = parse(id).rank
    if rank == JOKER:
        return "dragon-roar"
    return "growl-small" if rank <= 6 else "growl-mid" if rank <= 10 else "growl-big"


def _blow(monster: Card | None, blade: Card | None) -> str:
    """What a blow sounds like: bare hands, a blade that gets through, or one that lets no harm back."""
    if blade is None:
        return "strike-bare"
    return "blocked" if monster is not None and blade.rank >= monster.rank else "strike"


def strike(stage: Stage, event: Told) -> Step:
    """The monster lunges, the weapon meets it, sparks fly."""
    sprite = stage.find(event.who)
    weapon = str(event.data[0]) if event.data else "fists"
    if sprite is None:
        return Wait(0.0)
    x, y = sprite.at
    blade = stage.find(weapon)

    def hit() -> None:
        stage.play(_blow(sprite.card, blade.card if blade else None))
        stage.sparks.burst("strike", (x, y + 40), 30, 340)
        sprite.flash = 1.0

    lunge: list[Step] = [
        Seq(
            Call(lambda: stage.play(_growl(event.who))),
            Tween(sprite, 0.14, out, lift=18.0),
            Tween(sprite, 0.09, into, at=(x, y + 34), lift=0.0),
            Call(hit),
            Tween(sprite, 0.16, out, at=(x, y), flash=0.0),
        )
    ]
    if blade is not None:
        bx, by = blade.at
        lunge.append(
            Seq(
                Tween(blade, 0.14, out, tilt=14.0, lift=16.0),
                Tween(blade, 0.09, into, at=(bx, by - 46), tilt=-16.0),
                Tween(blade, 0.18, out, at=(bx, by), tilt=0.0, lift=0.0),
            )
        )
    return Par(*lunge)


def drink(stage: Stage, event: Told) -> Step:
    """The potion is raised and tipped."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    return Seq(
        Call(lambda: stage.play("drink")),
        Tween(sprite, 0.16, out, lift=34.0),
        Tween(sprite, 0.18, out, tilt=-18.0),
        Tween(sprite, 0.12, out, tilt=0.0),
    )


def wasted(stage: Stage, event: Told) -> Step:
    """The potion is poured away."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    return Seq(
        Call(lambda: stage.play("wasted")),
        Par(Tween(sprite, 0.2, out, tilt=70.0), Tween(sprite, 0.25, out, dim=1.0)),
        Call(lambda: stage.sparks.burst("smoke", sprite.box.centre, 14, 90)),
        Tween(sprite, 0.1, out, tilt=0.0),
    )


def equip(stage: Stage, event: Told) -> Step:
    """The weapon is held up, and shines; the old one, if there was one, clatters."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    old = ("discard-weapon",) if any(isinstance(id, str) for id in event.data) else ()
    return Seq(
        *(Call(partial(stage.play, cue)) for cue in (*old, "equip")),
        Tween(sprite, 0.18, back, lift=40.0),
        Tween(sprite, 0.06, out, flash=0.8),
        Tween(sprite, 0.1, out, flash=0.0, lift=0.0),
    )


def avoid(stage: Stage, event: Told) -> Step:
    """Steps in the dark."""
    return Call(lambda: stage.play("avoid"))


def room_complete(stage: Stage, event: Told) -> Step:
    """A chime, and a breath before the next room."""
    return Seq(Call(lambda: stage.play("room-complete")), Wait(0.12))


def death(stage: Stage, event: Told) -> Step:
    """The room sinks into the dark."""
    return Seq(Call(lambda: stage.play("death")), Tween(stage, 0.9, out, veil=1.0))


def party_death(stage: Stage, event: Told) -> Step:
    """With the only party the room sinks into the dark; with one of two it goes on for the other."""
    if event.data == (1,):
        return death(stage, event)
    return Seq(Call(lambda: stage.play("death")), Wait(0.5))


def weapon_breaks(stage: Stage, event: Told) -> Step:
    """The weapon shudders, flies to pieces and goes dull."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)

    def shatter() -> None:
        stage.play("weapon-break")
        for dx in (-30, 0, 30):
            stage.sparks.burst("strike", (sprite.at[0] + dx, sprite.at[1]), 22, 380)
        if stage.may_shake:
            stage.shake = SHAKE
        sprite.flash = 1.0

    return Seq(
        Tween(sprite, 0.08, out, tilt=8.0, lift=16.0),
        Tween(sprite, 0.06, into, tilt=-10.0),
        Call(shatter),
        Par(Tween(sprite, 0.22, out, flash=0.0, tilt=24.0, lift=0.0), Tween(sprite, 0.3, out, dim=1.0)),
    )


def hero_down(stage: Stage, event: Told) -> Step:
    """A hero sways and drops."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    return Seq(
        Call(lambda: stage.play("hero-down")),
        Tween(sprite, 0.12, out, tilt=7.0, lift=10.0),
        Tween(sprite, 0.16, into, tilt=-5.0, lift=0.0),
        Tween(sprite, 0.12, out, tilt=0.0),
    )


def hero_up(stage: Stage, event: Told) -> Step:
    """A hero stands up again."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    return Seq(
        Call(lambda: stage.play("hero-up")),
        Call(lambda: stage.sparks.burst("heal", sprite.at, 18, 130)),
        Tween(sprite, 0.2, back, lift=22.0),
        Tween(sprite, 0.12, out, lift=0.0),
    )


def escape(stage: Stage, event: Told) -> Step:
    """Light falls in, and gold with it; the sound is called as the word that was told."""

    def shower() -> None:
        stage.play(event.what)
        for x in (360, 520, 640, 760, 920):
            stage.sparks.burst("gold", (x, 300), 26, 330)

    return Seq(Call(shower), Tween(stage, 0.8, out, glow=1.0), Wait(0.3))
