"""Flourishes of a duel, in which a card decides each blow: what comes, hits, misses, is blocked and falls.

The blow's figures stand on a stamp where the map has a place for the damage; what is taken off them is told on it.
"""

from game.core.events import Told
from game.tongue import _

from ..geometry import Point
from ..tween import Call, Par, Seq, Step, Tween, Wait, back, into, out
from .sprites import Floater, Sprite
from .stage import Stage
from .stamps import Stamp

HERO, MONSTER = "hero", "monster"  # who fights, and the zones in which they lie
OTHER = {HERO: MONSTER, MONSTER: HERO}
POP, SEEN, CHANGED, FADES = 0.14, 0.2, 0.36, 0.45  # seconds: a stamp comes; it is seen; a new figure; it lasts
LUNGE, DODGE = 34.0, 26.0  # design pixels
MIDDLE = (640.0, 220.0)  # of a table that has no place for the damage
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
    word = Floater(_("First"), (higher.at[0], higher.at[1] - 84), "gold", 40)
    return Seq(
        Call(lambda: stage.play("first")),
        Call(lambda: stage.floaters.append(word)),
        Par(Tween(higher, 0.22, back, lift=22.0, flash=0.6), Tween(lower, 0.22, out, dim=0.7)),
        Wait(0.26),
        Call(lambda: stage.fading(word)),
        Tween(higher, 0.12, out, flash=0.0, lift=0.0),
    )


def tie(stage: Stage, event: Told) -> Step:
    """Both cards go dull: neither is higher."""
    sprites = [sprite for id in event.data if (sprite := stage.find(str(id))) is not None]
    return Seq(
        Call(lambda: stage.play("tie")),
        Par(*(Seq(Tween(each, 0.18, out, lift=14.0), Tween(each, 0.18, into, lift=0.0, dim=0.7)) for each in sprites)),
        Wait(0.15),
    )


def attack(stage: Stage, event: Told) -> Step:
    """Whoever attacks draws themselves up."""
    fighter = _fighter(stage, str(event.data[0]))
    if fighter is None:
        return Wait(0.0)
    raised = Seq(Tween(fighter, 0.12, out, lift=16.0), Tween(fighter, 0.14, into, lift=0.0))
    return Seq(Call(lambda: stage.play("attack")), stage.aside(raised))


def cast(stage: Stage, event: Told) -> Step:
    """The card of a spell gleams and throws a bolt."""
    card, target = stage.find(event.who), _fighter(stage, MONSTER)
    if card is None or target is None:
        return Wait(0.0)
    return Seq(
        Call(lambda: stage.play("cast")),
        Call(lambda: stage.sparks.burst("magic", card.at, 36, 260)),
        Tween(card, 0.14, back, lift=18.0, flash=0.8),
        Tween(card, 0.14, out, lift=0.0, flash=0.0),
    )


def hit(stage: Stage, event: Told) -> Step:
    """The blow lands: a burst with its figure, and whoever is hit reels."""
    attacker, figure = str(event.data[0]), int(event.data[1])
    stamp = Stamp("burst-hit", _("Hit"), (figure,), _middle(stage), 0.3)
    struck, striker = _fighter(stage, OTHER[attacker]), _fighter(stage, attacker)

    def land() -> None:
        stage.play("hit")
        stage.floaters.append(stamp)
        stage.sparks.burst("strike", stamp.at, 30, 380)
        stage.jolt()
        if struck is not None:
            struck.flash = 1.0

    reels: list[Step] = []
    if struck is not None:
        away = (LUNGE if attacker == HERO else -LUNGE) / 2
        reels = [stage.aside(_to_and_fro(stage, struck, OTHER[attacker], (away, 0), flash=0.0))]
    return Seq(*_lunge(stage, striker, attacker), Call(land), *reels, *_stamped(stage, stamp))


def miss(stage: Stage, event: Told) -> Step:
    """The blow goes past: a swoosh, and whoever it was meant for has stepped aside."""
    attacker = str(event.data[0])
    stamp = Stamp("swoosh-miss", _("Miss"), (), _middle(stage), 0.3)
    spared, striker = _fighter(stage, OTHER[attacker]), _fighter(stage, attacker)

    def pass_by() -> None:
        stage.play("miss")
        stage.floaters.append(stamp)

    steps: list[Step] = []
    if spared is not None:
        steps = [stage.aside(_to_and_fro(stage, spared, OTHER[attacker], (0, DODGE)))]
    return Seq(*_lunge(stage, striker, attacker), Call(pass_by), *steps, *_stamped(stage, stamp))


def capped(stage: Stage, event: Told) -> Step:
    """No monster hits harder than its own card: that shows its number, and the stamp the lower figure."""
    return Par(_shown(stage.find(event.who)), _refigured(stage, int(event.data[1])))


def blocked(stage: Stage, event: Told) -> Step:
    """The shield is raised, and takes its share."""
    shield, stamp = stage.find(event.who), _stamp(stage)
    left = (stamp.figures[-1] if stamp else 0) - int(event.data[0])

    def clang() -> None:
        stage.play("blocked")
        if shield is not None:
            stage.sparks.burst("strike", shield.at, 18, 220)

    return Seq(Call(clang), Par(_shown(shield), _refigured(stage, left)))


def absorbed(stage: Stage, event: Told) -> Step:
    """A ward flares up before the mage, and what gets through it is less."""
    mage = _fighter(stage, HERO)

    def ward() -> None:
        stage.play("absorbed")
        if mage is not None:
            stage.sparks.burst("magic", mage.at, 44, 240)

    return Seq(Call(ward), Par(_shown(mage), Wait(CHANGED)))


def slain(stage: Stage, event: Told) -> Step:
    """The monster staggers, tips over and goes up in smoke."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)

    def burst() -> None:
        for dx in (-40, 0, 40):
            stage.sparks.burst("smoke", (sprite.at[0] + dx, sprite.at[1] + 40), 10, 120)
        stage.sparks.burst("blood", sprite.at, 30, 320)

    return Seq(
        Call(lambda: stage.play("slain")),
        Tween(sprite, 0.08, out, tilt=5.0, flash=0.9),
        Tween(sprite, 0.1, into, tilt=-7.0, flash=0.0),
        Call(burst),
        Par(Tween(sprite, 0.34, into, tilt=-24.0), Tween(sprite, 0.34, out, dim=1.0)),
        Wait(0.1),
    )


def renew(stage: Stage, event: Told) -> Step:
    """Magic gathers over the mana."""
    card = next(iter(stage.piles.get("manacard", ())), None)

    def gather() -> None:
        stage.play("renew")
        if card is not None:
            stage.sparks.burst("magic", card.at, 44, 200)

    return Seq(Call(gather), _shown(card))


def reshuffle(stage: Stage, event: Told) -> Step:
    """The discards are swept together."""
    return Call(lambda: stage.play("reshuffle"))


def fall(stage: Stage, event: Told) -> Step:
    """The hero's picture lies down, and the room sinks into the dark."""
    hero = _fighter(stage, HERO)

    def drop() -> None:
        stage.play("death")
        if hero is not None:
            hero.pips = ("empty",)

    sinks: list[Step] = [Tween(stage, 1.0, out, veil=1.0)]
    if hero is not None:
        sinks.append(Seq(Tween(hero, 0.14, out, tilt=6.0, lift=8.0), Tween(hero, 0.2, into, tilt=0.0, lift=0.0)))
    return Seq(Call(drop), Par(*sinks))


def leave(stage: Stage, event: Told) -> Step:
    """Out into the light, and the points with the hero."""

    def shower() -> None:
        stage.play("leave")
        for x in (360, 520, 640, 760, 920):
            stage.sparks.burst("gold", (x, 300), 26, 330)

    return Seq(Call(shower), Tween(stage, 0.8, out, glow=1.0), Wait(0.3))


def _fighter(stage: Stage, zone: str) -> Sprite | None:
    """Who fights: the card that lies in that zone."""
    return next(iter(stage.piles.get(zone, ())), None)


def _middle(stage: Stage) -> Point:
    """Where blows land."""
    return stage.places.box("damage").centre if stage.places.has("damage") else MIDDLE


def _lunge(stage: Stage, striker: Sprite | None, who: str) -> tuple[Step, ...]:
    """The striker darts forward, and goes back while the score goes on."""
    if striker is None:
        return ()
    x, y = home = stage.places.card(who, 0, 1)
    there = (x + (LUNGE if who == HERO else -LUNGE), y)
    return Tween(striker, 0.09, into, at=there), stage.aside(Tween(striker, 0.18, out, at=home))


def _stamped(stage: Stage, stamp: Stamp) -> tuple[Step, ...]:
    """The stamp pops up, is seen, and fades while the score goes on."""
    fades = Seq(Wait(FADES), Call(lambda: stage.fading(stamp)))
    return Tween(stamp, POP, back, size=1.0), stage.aside(fades), Wait(SEEN)


def _to_and_fro(stage: Stage, sprite: Sprite, zone: str, away: Point, **more: float) -> Step:
    """A fighter is moved by so much, and goes back to where it lies."""
    x, y = home = stage.places.card(zone, 0, 1)
    return Seq(Tween(sprite, 0.09, into, at=(x + away[0], y + away[1])), Tween(sprite, 0.2, out, at=home, **more))


def _shown(sprite: Sprite | None) -> Step:
    """A card that decides something is raised for a moment."""
    if sprite is None:
        return Wait(0.0)
    return Seq(Tween(sprite, 0.16, back, lift=18.0, flash=0.5), Tween(sprite, 0.2, out, lift=0.0, flash=0.0))


def _stamp(stage: Stage) -> Stamp | None:
    """The last stamp that is still to be seen."""
    return next((each for each in reversed(stage.floaters) if isinstance(each, Stamp)), None)


def _refigured(stage: Stage, figure: int) -> Step:
    """The stamp gets another figure, and is seen for as long as that takes to read."""
    stamp = _stamp(stage)
    if stamp is None:
        return Wait(0.0)

    again = Stamp(stamp.picture, stamp.word, (*stamp.figures, figure), _middle(stage), 1.12)

    def write() -> None:
        stage.floaters[stage.floaters.index(stamp)] = again

    fades = Seq(Wait(FADES), Call(lambda: stage.fading(again)))
    return Seq(Call(write), Tween(again, 0.14, out, size=1.0), stage.aside(fades), Wait(CHANGED))
