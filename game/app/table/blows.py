"""Flourishes of blows: what strikes, whether it lands, and what is taken off it.

A blow's figure stands on a stamp where the map has a place for the damage; what is taken off it is told on it.
"""

from dataclasses import replace

from game.core.events import Told
from game.core.words import signed
from game.tongue import _

from ..geometry import Point
from ..tween import Call, Par, Seq, Step, Tween, Wait, back, both, into, out
from .duel import HERO, MIDDLE, MONSTER, fighter, shown
from .impact import Blow, land, reel
from .sprites import Floater, Sprite
from .stage import Stage
from .stamps import Stamp
from .visions import Vision

OTHER = {HERO: MONSTER, MONSTER: HERO}
POP, SEEN, CHANGED, FADES = 0.14, 0.2, 0.36, 0.3  # seconds: a stamp comes; it is seen; a new figure; it lasts
LUNGE, DODGE, PAST = 46.0, 30.0, 180.0  # design pixels: how far who strikes darts, who evades steps, a bolt goes past
GUARD, KNOCK, NEARER = (124.0, 8.0), 12.0, 1.5  # from the blow to a raised shield; how far that is knocked; its size
POPPED, MIGHTY = 0.72, 14  # the size at which the stamp of a hit is there at once; a figure that could not be higher
BOLT, BOLT_SIDE, WARD_SIDE = "spell-bolt", 190.0, 210.0


def attack(stage: Stage, event: Told) -> Step:
    """Whoever attacks draws themselves up."""
    who = fighter(stage, str(event.data[0]))
    if who is None:
        return Wait(0.0)
    raised = Seq(Tween(who, 0.12, out, lift=16.0), Tween(who, 0.14, into, lift=0.0))
    return Seq(Call(lambda: stage.play("attack")), stage.aside(raised))


def cast(stage: Stage, event: Told) -> Step:
    """Out of the card of a spell a bolt grows, and waits for what becomes of it."""
    card = stage.find(event.who)
    if card is None:
        return Wait(0.0)
    bolt = Vision(BOLT, card.at, BOLT_SIDE)

    def conjure() -> None:
        stage.play("cast")
        stage.scraps.burst("magic", card.at, 14, 260)
        stage.floaters.append(bolt)

    return Seq(
        Call(conjure),
        Par(Tween(bolt, 0.22, back, size=1.0), Tween(card, 0.16, back, lift=18.0, flash=0.8)),
        Tween(card, 0.12, out, lift=0.0, flash=0.0),
    )


def hit(stage: Stage, event: Told) -> Step:
    """The blow lands: a burst with its figure, and whoever is hit reels."""
    attacker, figure = str(event.data[0]), int(event.data[1])
    stamp = Stamp("burst-hit", _("Hit"), (figure,), _middle(stage), 0.3)
    struck = fighter(stage, OTHER[attacker])

    way = 1.0 if attacker == HERO else -1.0
    blow = Blow(stamp.at, min(1.0, 0.3 + figure / MIGHTY), (stamp.at[0] - way * PAST, stamp.at[1]))

    def strike() -> None:
        stage.play("hit")
        stamp.size = POPPED
        stage.floaters.append(stamp)
        land(stage, blow, star=False)
        if struck is not None:
            struck.flash = 1.0
            stage.scraps.burst("blood", struck.at, 5 + figure // 2, 380, 0 if way > 0 else 180)

    reels: list[Step] = []
    if struck is not None:
        reels = [stage.aside(reel(struck, stage.places.card(OTHER[attacker], 0, 1), blow), struck)]
    return Seq(*_blow(stage, attacker, lands=True), Call(strike), *reels, *_stamped(stage, stamp))


def miss(stage: Stage, event: Told) -> Step:
    """The blow goes past: a swoosh, and whoever it was meant for has stepped aside."""
    attacker = str(event.data[0])
    stamp = Stamp("swoosh-miss", _("Miss"), (), _middle(stage), 0.3)
    spared = fighter(stage, OTHER[attacker])

    def pass_by() -> None:
        stage.play("miss")
        stage.floaters.append(stamp)

    steps: list[Step] = []
    if spared is not None:
        steps = [stage.aside(_to_and_fro(stage, spared, OTHER[attacker], (0, DODGE)), spared)]
    return Seq(*steps, *_blow(stage, attacker, lands=False), Call(pass_by), *_stamped(stage, stamp))


def capped(stage: Stage, event: Told) -> Step:
    """No monster hits harder than its own card: that shows its number, and the stamp the lower figure."""
    return Par(shown(stage.find(event.who)), _refigured(stage, int(event.data[1])))


def blocked(stage: Stage, event: Told) -> Step:
    """The shield is thrown into the way of the blow, and takes its share."""
    shield, stamp = stage.find(event.who), _stamp(stage)
    left = (stamp.figures[-1] if stamp else 0) - int(event.data[0])
    if shield is None:
        return _refigured(stage, left)
    x, y = _middle(stage)
    guard, home = (x - GUARD[0], y + GUARD[1]), {"at": shield.at, "width": shield.width, "lies": shield.lies}

    def clang() -> None:
        stage.play("blocked")
        met = x - GUARD[0] / 2, y + GUARD[1] / 2
        land(stage, Blow(met, 0.6, (x, y)))
        stage.scraps.burst("chip", met, 6, 320)
        shield.flash = 1.0

    shaken = Seq(
        Tween(shield, 0.06, out, at=(guard[0] - KNOCK, guard[1] + KNOCK)),
        Tween(shield, 0.16, both, at=guard, flash=0.0),
    )
    return Seq(
        Call(lambda: stage.flying.append(shield)),
        Tween(shield, 0.08, out, at=(shield.at[0] - 8, shield.at[1] + 8), tilt=6.0),
        Tween(shield, 0.15, back, at=guard, width=shield.width * NEARER, lies=0.0, tilt=0.0),
        Call(clang),
        Par(shaken, _refigured(stage, left)),
        stage.aside(Seq(Tween(shield, 0.24, both, **home), Call(lambda: _put_down(stage, shield))), shield),
    )


def _put_down(stage: Stage, sprite: Sprite) -> None:
    """It lies on the table again."""
    if sprite in stage.flying:
        stage.flying.remove(sprite)


def absorbed(stage: Stage, event: Told) -> Step:
    """A ward flares up before the mage, flies at the hit and breaks on it; what gets through is less."""
    mage = fighter(stage, HERO)
    if mage is None:
        return Wait(0.0)
    ward = Vision("spell-ward", mage.at, WARD_SIDE, turn=-40.0)
    x, y = _middle(stage)
    taken = Floater(signed(int(event.data[0]) - round(stage.gauges["damage"])), (x, y - 110), "help")

    def flare() -> None:
        stage.play("absorbed")
        stage.scraps.burst("magic", mage.at, 17, 240)
        stage.floaters.append(ward)

    def shatter() -> None:
        stage.scraps.burst("magic", (x, y), 23, 380)
        stage.jolt(0.6)
        stage.floaters.append(taken)
        stage.fading(ward)

    return Seq(
        Call(flare),
        Par(Tween(ward, 0.34, back, size=1.0), Tween(ward, CHANGED, out, turn=0.0), shown(mage)),
        Tween(ward, 0.18, into, at=(x, y)),
        Call(shatter),
        Wait(SEEN),
        Call(lambda: stage.fading(taken)),
    )


def _middle(stage: Stage) -> Point:
    """Where blows land."""
    return stage.places.box("damage").centre if stage.places.has("damage") else MIDDLE


def _blow(stage: Stage, attacker: str, lands: bool) -> tuple[Step, ...]:
    """What strikes: a bolt, where one has been cast, and otherwise whoever attacks."""
    bolt = next((each for each in stage.floaters if isinstance(each, Vision) and each.picture == BOLT), None)
    return _lunge(stage, attacker) if bolt is None else _flown(stage, bolt, attacker, lands)


def _lunge(stage: Stage, who: str) -> tuple[Step, ...]:
    """The striker draws back and darts forward, and goes back while the score goes on."""
    striker = fighter(stage, who)
    if striker is None:
        return ()
    x, y = home = stage.places.card(who, 0, 1)
    way = 1.0 if who == HERO else -1.0
    return (
        Tween(striker, 0.09, out, at=(x - way * LUNGE / 3, y), tilt=4.0 * way, lift=8.0),
        Tween(striker, 0.08, into, at=(x + way * LUNGE, y), tilt=-9.0 * way, lift=14.0),
        stage.aside(Tween(striker, 0.22, both, at=home, tilt=0.0, lift=0.0), striker),
    )


def _flown(stage: Stage, bolt: Vision, attacker: str, lands: bool) -> tuple[Step, ...]:
    """The bolt flies at whom it was cast at, or past them."""
    x, y = stage.places.card(OTHER[attacker], 0, 1)
    goal = (x, y) if lands else (x, y - PAST)

    def burst() -> None:
        stage.scraps.burst("magic", goal, 15 if lands else 6, 300)
        stage.fading(bolt)

    return Tween(bolt, 0.2, into, at=goal), Call(burst)


def _stamped(stage: Stage, stamp: Stamp) -> tuple[Step, ...]:
    """The stamp pops up, is seen, and fades while the score goes on."""
    fades = Seq(Wait(FADES), Call(lambda: stage.fading(stamp)))
    return Tween(stamp, POP, back, size=1.0), stage.aside(fades), Wait(SEEN)


def _to_and_fro(stage: Stage, sprite: Sprite, zone: str, away: Point, **more: float) -> Step:
    """A fighter is moved by so much, and goes back to where it lies."""
    x, y = home = stage.places.card(zone, 0, 1)
    return Seq(Tween(sprite, 0.09, into, at=(x + away[0], y + away[1])), Tween(sprite, 0.2, out, at=home, **more))


def _stamp(stage: Stage) -> Stamp | None:
    """The last stamp that is still to be seen."""
    return next((each for each in reversed(stage.floaters) if isinstance(each, Stamp)), None)


def _kept(stage: Stage) -> Stamp | None:
    """The last stamp, which stays until there is more to be said on it."""
    stamp = _stamp(stage)
    if stamp is None:
        return None
    kept = replace(stamp, at=_middle(stage), alpha=255.0)
    stage.floaters[stage.floaters.index(stamp)] = kept
    return kept


def _refigured(stage: Stage, figure: int) -> Step:
    """The stamp gets another figure, and is seen for as long as that takes to read."""
    stamp = _kept(stage)
    if stamp is None:
        return Wait(0.0)

    again = replace(stamp, figures=(*stamp.figures, figure), size=1.12)

    def write() -> None:
        stage.floaters[stage.floaters.index(stamp)] = again

    fades = Seq(Wait(FADES), Call(lambda: stage.fading(again)))
    return Seq(Call(write), Tween(again, 0.14, out, size=1.0), stage.aside(fades), Wait(CHANGED))
