"""Flourishes of a duel: who comes, who is first, who falls."""

from game.core.events import Told
from game.core.words import signed
from game.tongue import _

from ..tween import Call, Par, Seq, Step, Tween, Wait, back, into, out
from .sprites import Floater, Sprite
from .stage import RUMBLE_HEAVY, Stage

HERO, MONSTER = "hero", "monster"  # who fights, and the zones in which they lie
MIDDLE, FLOOR = (640.0, 224.0), (640.0, 430.0)  # of the table; below the cards of a blow
KILL, BREATH = 2.0, 0.1  # how much harder than a blow it shakes the cards; seconds before it is felt
SMALL, BIG = 6, 10  # values up to which a monster growls like that


def room(stage: Stage, event: Told) -> Step:
    """A monster steps into the light and growls."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    value = int(event.data[0])
    growl = "growl-small" if value <= SMALL else "growl-mid" if value <= BIG else "growl-big"
    return Seq(
        Call(lambda: stage.play(growl)),
        Par(Tween(sprite, 0.18, back, lift=26.0), Tween(sprite, 0.12, out, flash=0.7)),
        Par(Tween(sprite, 0.16, into, lift=0.0), Tween(sprite, 0.16, out, flash=0.0)),
    )


def drawn(stage: Stage, event: Told) -> Step:
    """A card that will stay on the table is held up: who you are, what you carry."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    return Seq(
        Call(lambda: stage.play("equip")),
        Tween(sprite, 0.2, back, lift=30.0, flash=0.5),
        Wait(0.16),
        Tween(sprite, 0.16, out, lift=0.0, flash=0.0),
    )


def first(stage: Stage, event: Told) -> Step:
    """The higher of two cards rises, the other goes dull."""
    theirs, mine = (stage.find(str(id)) for id in event.data)
    higher, lower = (mine, theirs) if event.who == HERO else (theirs, mine)
    if higher is None or lower is None:
        return Wait(0.0)
    begins = _("You begin") if event.who == HERO else _("It begins")
    word = Floater(begins, MIDDLE, "gold", 48)
    return Seq(
        Call(lambda: stage.play("first")),
        Call(lambda: stage.floaters.append(word)),
        Par(Tween(higher, 0.22, back, lift=22.0, flash=0.6), Tween(lower, 0.22, out, dim=0.7)),
        Wait(0.4),
        Call(lambda: stage.fading(word)),
        Tween(higher, 0.12, out, flash=0.0, lift=0.0),
    )


def tie(stage: Stage, event: Told) -> Step:
    """Both cards go dull: neither is higher."""
    sprites = [sprite for id in event.data if (sprite := stage.find(str(id))) is not None]
    word = Floater(_("A tie"), MIDDLE, "gold", 48)
    return Seq(
        Call(lambda: stage.play("tie")),
        Call(lambda: stage.floaters.append(word)),
        Par(*(Seq(Tween(each, 0.18, out, lift=14.0), Tween(each, 0.18, into, lift=0.0, dim=0.7)) for each in sprites)),
        Wait(0.3),
        Call(lambda: stage.fading(word)),
    )


def slain(stage: Stage, event: Told) -> Step:
    """All holds its breath; then the monster is thrown back, tips over and goes up in smoke."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    x, y = sprite.at
    word = Floater(_("Slain"), (x, y + 50), "gold", 52)

    def strike() -> None:
        stage.play("slain")
        stage.rumble(*RUMBLE_HEAVY)
        sprite.flash = 1.0

    def burst() -> None:
        stage.jolt(KILL)
        stage.sparks.burst("strike", sprite.at, 40, 460)
        stage.sparks.burst("blood", sprite.at, 40, 360)
        stage.floaters.append(word)

    def smoke() -> None:
        for dx in (-40, 0, 40):
            stage.sparks.burst("smoke", (x + dx, y + 60), 10, 120)

    return Seq(
        Call(strike),
        Wait(BREATH),
        Call(burst),
        Tween(sprite, 0.1, out, at=(x + 24, y - 6), tilt=8.0, flash=0.4),
        Call(smoke),
        Tween(sprite, 0.34, into, at=(x + 6, y + 26), tilt=-24.0, flash=0.0, dim=1.0),
        Wait(0.1),
        Call(lambda: stage.fading(word)),
    )


def renew(stage: Stage, event: Told) -> Step:
    """Magic gathers over the mana."""
    card = next(iter(stage.piles.get("manacard", ())), None)

    def gather() -> None:
        stage.play("renew")
        if card is not None:
            stage.sparks.burst("magic", card.at, 44, 200)

    return Seq(Call(gather), shown(card))


def reshuffle(stage: Stage, event: Told) -> Step:
    """The discards are swept together, and it is said why."""
    deck, discard = (stage.places.slot(zone) for zone in ("deck", "discard"))
    word = Floater(_("New pool"), ((deck.centre[0] + discard.centre[0]) / 2, deck.y - 36), "gold", 34)

    def sweep() -> None:
        stage.play("reshuffle")
        stage.floaters.append(word)

    return Seq(Call(sweep), stage.aside(Seq(Wait(1.2), Call(lambda: stage.fading(word)))))


def fall(stage: Stage, event: Told) -> Step:
    """The hero's picture lies down, and the room sinks into the dark; in hard core the score goes with them."""
    hero = fighter(stage, HERO)
    sinks: list[Step] = [Tween(stage, 1.2, into, veil=1.0)]
    word = Floater(_("You fall"), FLOOR, "danger", 64)

    def drop() -> None:
        stage.play("death")
        stage.jolt(KILL)
        stage.floaters.append(word)
        if hero is not None:
            hero.pips = ("empty",)

    if hero is not None:
        sinks.append(Seq(Tween(hero, 0.14, out, tilt=6.0, lift=8.0), Tween(hero, 0.2, into, tilt=0.0, lift=0.0)))
    if stage.facts.get("difficulty") == "hard" and stage.gauges["score"] > 0 and stage.places.has("score"):
        sinks.append(_forfeited(stage))
    return Seq(Call(drop), Par(*sinks))


def _forfeited(stage: Stage) -> Step:
    """The points rise from where they were counted, and are gone."""
    x, y = stage.places.box("score").centre
    lost = Floater(signed(-round(stage.gauges["score"])), (x, y - 40), "danger", 64)
    return Seq(
        Call(lambda: stage.floaters.append(lost)),
        Tween(lost, 0.7, out, at=(x, y - 110)),
        Call(lambda: stage.fading(lost)),
    )


def fighter(stage: Stage, zone: str) -> Sprite | None:
    """Who fights: the card that lies in that zone."""
    return next(iter(stage.piles.get(zone, ())), None)


def shown(sprite: Sprite | None) -> Step:
    """A card that decides something is raised for a moment."""
    if sprite is None:
        return Wait(0.0)
    return Seq(Tween(sprite, 0.16, back, lift=18.0, flash=0.5), Tween(sprite, 0.2, out, lift=0.0, flash=0.0))
