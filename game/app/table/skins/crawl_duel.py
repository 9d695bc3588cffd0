"""Flourishes of a duel: a fighter appears, goes first, falls."""

from game.core.events import Told
from game.core.text import signed
from game.i18n import _

from ...base.tween import CallStep, Par, Seq, Step, Tween, Wait, back, both, into, out
from ..effects.debris import rays
from ..effects.endings import dark
from ..effects.weapons import Blow, land
from ..sprites import Floater, Sprite
from ..stage import RUMBLE_HEAVY, Stage

HERO, MONSTER = "hero", "monster"  # the fighters, also the zones in which their cards lie
MIDDLE, FLOOR = (640.0, 224.0), (640.0, 430.0)  # design pixels: middle of the table; below the cards of a blow
SMALL, BIG = 6, 10  # highest values at which a monster has the small growl, and the middle one


def room(stage: Stage, event: Told) -> Step:
    """Animate a monster that crouches, leaps into the light and growls."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    value = int(event.data[0])
    x, y = sprite.at

    def touch() -> None:
        stage.jolt(min(1.0, value / BIG / 2))
        for dx in (-70, 70):
            stage.scraps.burst("smoke", (x + dx, y + 110), 3, 130)

    growl = "growl-small" if value <= SMALL else "growl-mid" if value <= BIG else "growl-big"
    return Seq(
        Tween(sprite, 0.08, out, tilt=4.0, dim=0.3),
        CallStep(lambda: stage.play(growl)),
        Par(Tween(sprite, 0.18, back, lift=30.0, tilt=-5.0), Tween(sprite, 0.12, out, flash=0.6, dim=0.0)),
        Tween(sprite, 0.14, into, lift=0.0, tilt=0.0, flash=0.0),
        CallStep(touch),
    )


def drawn(stage: Stage, event: Told) -> Step:
    """Hold up a card that will stay on the table, such as the hero or equipment."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    return Seq(
        CallStep(lambda: stage.play("equip")),
        stage.shine(rays(sprite.at, 340.0), 0.8),
        Tween(sprite, 0.2, back, lift=30.0, flash=0.4),
        Wait(0.16),
        Tween(sprite, 0.16, out, lift=0.0, flash=0.0),
    )


def first(stage: Stage, event: Told) -> Step:
    """Raise the higher of two cards and dull the other: its owner goes first."""
    theirs, mine = (stage.find(str(id)) for id in event.data)
    higher, lower = (mine, theirs) if event.who == HERO else (theirs, mine)
    if higher is None or lower is None:
        return Wait(0.0)
    begins = _("You begin") if event.who == HERO else _("It begins")
    word = Floater(begins, FLOOR, "gold", 48)
    return Seq(
        CallStep(lambda: stage.play("first")),
        CallStep(lambda: stage.floaters.append(word)),
        Par(Tween(higher, 0.22, back, lift=22.0, flash=0.6), Tween(lower, 0.22, out, dim=0.7)),
        Wait(0.4),
        CallStep(lambda: stage.fading(word)),
        Tween(higher, 0.12, out, flash=0.0, lift=0.0),
    )


def tie(stage: Stage, event: Told) -> Step:
    """Dull both cards: neither is higher."""
    sprites = [sprite for id in event.data if (sprite := stage.find(str(id))) is not None]
    word = Floater(_("A tie"), FLOOR, "gold", 48)
    return Seq(
        CallStep(lambda: stage.play("tie")),
        CallStep(lambda: stage.floaters.append(word)),
        Par(*(Seq(Tween(each, 0.18, out, lift=14.0), Tween(each, 0.18, into, lift=0.0, dim=0.7)) for each in sprites)),
        Wait(0.3),
        CallStep(lambda: stage.fading(word)),
    )


def slain(stage: Stage, event: Told) -> Step:
    """Animate a monster's death: after the last blow everything stops briefly, then it is thrown back and tips over in
    dust."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    x, y = sprite.at
    word = Floater(_("Slain"), (x, y + 50), "gold", 52)

    def strike() -> None:
        stage.play("slain")
        stage.rumble(*RUMBLE_HEAVY)
        land(stage, Blow((x, y), 1.0, (x - 300, y + 120)), "slash")
        stage.scraps.burst("blood", (x, y), 14, 420)
        stage.floaters.append(word)
        sprite.flash = 1.0

    def dust() -> None:
        stage.stop(0.04)
        stage.jolt(0.6)
        for dx in (-60, 0, 60):
            stage.scraps.burst("smoke", (x + dx, y + 100), 4, 190)

    return Seq(
        Tween(sprite, 0.08, out, at=(x - 8, y), tilt=3.0),
        CallStep(strike),
        stage.raised(
            sprite,
            Tween(sprite, 0.12, out, at=(x + 30, y - 10), tilt=-11.0, lift=16.0, flash=0.3),
            Tween(sprite, 0.2, into, at=(x + 22, y + 24), tilt=-38.0, lift=0.0, flash=0.0, dim=0.5),
            CallStep(dust),
            Tween(sprite, 0.1, out, tilt=-31.0, dim=0.8),
            Tween(sprite, 0.14, both, tilt=-34.0, dim=1.0),
        ),
        CallStep(lambda: stage.fading(word)),
    )


def renew(stage: Stage, event: Told) -> Step:
    """Show magic gathering over the mana."""
    card = next(iter(stage.piles.get("manacard", ())), None)

    def gather() -> None:
        stage.play("renew")
        if card is not None:
            stage.scraps.burst("magic", card.at, 17, 200)

    return Seq(CallStep(gather), shown(card))


def reshuffle(stage: Stage, event: Told) -> Step:
    """Announce that the discards are swept together into a new pool."""
    deck, discard = (stage.places.slot(zone) for zone in ("deck", "discard"))
    word = Floater(_("New pool"), ((deck.centre[0] + discard.centre[0]) / 2, deck.y - 36), "gold", 34)

    def sweep() -> None:
        stage.play("reshuffle")
        stage.floaters.append(word)

    return Seq(CallStep(sweep), stage.aside(Seq(Wait(1.2), CallStep(lambda: stage.fading(word)))))


def fall(stage: Stage, event: Told) -> Step:
    """Animate the hero's fall: the hero drops and the dungeon darkens; in hard core the score is lost, too."""
    hero = fighter(stage, HERO)
    sinks: list[Step] = []
    word = Floater(_("You fall"), FLOOR, "danger", 64)

    def drop() -> None:
        stage.stop(0.06)
        stage.jolt()
        if hero is not None:
            hero.pips = ("empty",)
            stage.scraps.burst("smoke", hero.at, 8, 170)

    if hero is not None:
        sinks.append(Seq(Tween(hero, 0.14, out, tilt=7.0, lift=14.0), Tween(hero, 0.14, into, tilt=-9.0, lift=0.0),
                         CallStep(drop), Tween(hero, 0.16, out, tilt=0.0)))  # fmt: skip
    if stage.facts.get("difficulty") == "hard" and stage.gauges["score"] > 0 and stage.places.has("score"):
        sinks.append(_forfeited(stage))
    at = hero.at if hero is not None else MIDDLE
    return Seq(CallStep(lambda: stage.floaters.append(word)), Par(*sinks), dark(stage, at))


def _forfeited(stage: Stage) -> Step:
    """Show the lost points rising from the score."""
    x, y = stage.places.box("score").centre
    lost = Floater(signed(-round(stage.gauges["score"])), (x, y - 40), "danger", 64)
    return Seq(
        CallStep(lambda: stage.floaters.append(lost)),
        Tween(lost, 0.7, out, at=(x, y - 110)),
        CallStep(lambda: stage.fading(lost)),
    )


def fighter(stage: Stage, zone: str) -> Sprite | None:
    """Return the fighter's card in a zone, or None."""
    return next(iter(stage.piles.get(zone, ())), None)


def shown(sprite: Sprite | None) -> Step:
    """Raise a card for a moment because it decides something."""
    if sprite is None:
        return Wait(0.0)
    return Seq(Tween(sprite, 0.16, back, lift=18.0, flash=0.5), Tween(sprite, 0.2, out, lift=0.0, flash=0.0))
