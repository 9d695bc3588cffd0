"""Flourishes of a duel: who comes, who is first, who falls."""

from game.core.events import Told
from game.core.words import signed
from game.tongue import _

from ..tween import Call, Par, Seq, Step, Tween, Wait, back, both, into, out
from .endings import dark
from .impact import Blow, land
from .sprites import Floater, Sprite
from .stage import RUMBLE_HEAVY, Stage
from .visions import rays

HERO, MONSTER = "hero", "monster"  # who fights, and the zones in which they lie
MIDDLE, FLOOR = (640.0, 224.0), (640.0, 430.0)  # of the table; below the cards of a blow
SMALL, BIG = 6, 10  # values up to which a monster growls like that


def room(stage: Stage, event: Told) -> Step:
    """A monster crouches, leaps into the light and growls."""
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
        Call(lambda: stage.play(growl)),
        Par(Tween(sprite, 0.18, back, lift=30.0, tilt=-5.0), Tween(sprite, 0.12, out, flash=0.6, dim=0.0)),
        Tween(sprite, 0.14, into, lift=0.0, tilt=0.0, flash=0.0),
        Call(touch),
    )


def drawn(stage: Stage, event: Told) -> Step:
    """A card that will stay on the table is held up: who you are, what you carry."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    return Seq(
        Call(lambda: stage.play("equip")),
        stage.shine(rays(sprite.at, 340.0), 0.8),
        Tween(sprite, 0.2, back, lift=30.0, flash=0.4),
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
    word = Floater(begins, FLOOR, "gold", 48)
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
    word = Floater(_("A tie"), FLOOR, "gold", 48)
    return Seq(
        Call(lambda: stage.play("tie")),
        Call(lambda: stage.floaters.append(word)),
        Par(*(Seq(Tween(each, 0.18, out, lift=14.0), Tween(each, 0.18, into, lift=0.0, dim=0.7)) for each in sprites)),
        Wait(0.3),
        Call(lambda: stage.fading(word)),
    )


def slain(stage: Stage, event: Told) -> Step:
    """The last blow lands and all holds its breath; then the monster is thrown back, tips over and goes to dust."""
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
        Call(strike),
        stage.raised(
            sprite,
            Tween(sprite, 0.12, out, at=(x + 30, y - 10), tilt=-11.0, lift=16.0, flash=0.3),
            Tween(sprite, 0.2, into, at=(x + 22, y + 24), tilt=-38.0, lift=0.0, flash=0.0, dim=0.5),
            Call(dust),
            Tween(sprite, 0.1, out, tilt=-31.0, dim=0.8),
            Tween(sprite, 0.14, both, tilt=-34.0, dim=1.0),
        ),
        Call(lambda: stage.fading(word)),
    )


def renew(stage: Stage, event: Told) -> Step:
    """Magic gathers over the mana."""
    card = next(iter(stage.piles.get("manacard", ())), None)

    def gather() -> None:
        stage.play("renew")
        if card is not None:
            stage.scraps.burst("magic", card.at, 17, 200)

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
    """The hero sways and drops, and the dungeon closes over them; in hard core the score goes with them."""
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
                         Call(drop), Tween(hero, 0.16, out, tilt=0.0)))  # fmt: skip
    if stage.facts.get("difficulty") == "hard" and stage.gauges["score"] > 0 and stage.places.has("score"):
        sinks.append(_forfeited(stage))
    at = hero.at if hero is not None else MIDDLE
    return Seq(Call(lambda: stage.floaters.append(word)), Par(*sinks), dark(stage, at))


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
