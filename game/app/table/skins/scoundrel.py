"""The skin of Scoundrel, and its flourishes, which other dungeon games borrow."""

from collections.abc import Mapping
from functools import partial

from game.core.cards import JOKER, Card, parse
from game.core.events import Told

from ...base.geometry import Box, Point
from ...base.tween import CallStep, Par, Seq, Step, Tween, Wait, back, both, into, mix, out
from ..effects.debris import Vision, rays
from ..effects.endings import death, escape
from ..effects.weapons import (
    CLAWS,
    DRAWS_BACK,
    HEAVIER_CLAWS,
    STRIKES,
    UNDER,
    Blow,
    blow_with,
    land,
    landed,
    leave,
    reel,
    returns,
    steps,
    swung,
    weight,
)
from ..sprites import Sprite
from ..stage import RUMBLE_ROAR, Flourish, Stage
from .skin import Skin

FISTS, FIST = "fists", 118.0  # the place of the bare hands; design pixels: size of a striking fist
WEAPON = "weapon"  # prefix of weapon zones
BELOW = Box(580, 600, 120, 120)  # where a blow starts if there is no place for it


def growl(id: str) -> str:
    """Return the sound cue of a monster."""
    rank = parse(id).rank
    if rank == JOKER:
        return "dragon-roar"
    return "growl-small" if rank <= 6 else "growl-mid" if rank <= 10 else "growl-big"


def _blow(monster: Card | None, blade: Card | None) -> str:
    """Return the sound cue of a blow: bare hands, a blade that lets damage through, or one that blocks all of it."""
    if blade is None:
        return "strike-bare"
    return "blocked" if monster is not None and blade.rank >= monster.rank else "strike"


def strike(stage: Stage, event: Told) -> Step:
    """Animate an attack on a monster: it rears, blade or fist strikes, and the monster strikes back if it is
    stronger."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    stage.eyed = event.who
    blade = stage.find(str(event.data[0])) if event.data else None
    opens = [_roar(stage, sprite)] if sprite.card and sprite.card.rank == JOKER else []
    exchange = _with_blade(stage, sprite, blade) if blade else _with_fists(stage, event, sprite)
    return Seq(CallStep(lambda: stage.play(growl(event.who))), *opens, exchange)


def _roar(stage: Stage, sprite: Sprite) -> Step:
    """Animate a dragon that rises over its room and breathes fire."""
    x, y = sprite.at

    def fire() -> None:
        stage.rumble(*RUMBLE_ROAR)
        stage.jolt(0.6)
        leave(stage, Vision("burst-hit", (x, y + 20), 200.0, 1.0, -90.0, goes=900.0))
        for dx in (-34, 0, 34):
            stage.scraps.burst("strike", (x + dx, y + 60), 9, 520, -90)

    return stage.raised(
        sprite,
        Tween(sprite, 0.16, out, lift=44.0, width=sprite.width * 1.07),
        CallStep(fire),
        Tween(sprite, 0.12, both, lift=34.0, tilt=3.0),
        Tween(sprite, 0.12, both, lift=38.0, tilt=-3.0),
        Tween(sprite, 0.1, into, lift=0.0, tilt=0.0, width=sprite.width),
    )


def _with_blade(stage: Stage, sprite: Sprite, blade: Sprite) -> Step:
    home, blow = stage.at_rest(sprite).at, blow_with(stage, blade, sprite)
    harm = sprite.card is not None and blade.card is not None and sprite.card.rank > blade.card.rank

    def hit() -> None:
        stage.play(_blow(sprite.card, blade.card))
        landed(stage, blade, blow)
        sprite.flash = 1.0

    return Seq(
        swung(stage, blade, sprite, blow),
        CallStep(hit),
        returns(stage, blade, blow),
        reel(sprite, home, blow),
        *(_strikes_back(stage, sprite, home) if harm else ()),
    )


def _with_fists(stage: Stage, event: Told, sprite: Sprite) -> Step:
    home = stage.at_rest(sprite).at
    start = _hands(stage, event)
    met = (home[0], home[1] + sprite.box.h * UNDER)
    blow = Blow(met, 0.35, start)
    (dx, dy), fist = blow.way, Vision("bare-hands", start, FIST, 1.0, goes=1400.0)

    def hit() -> None:
        stage.play("strike-bare")
        land(stage, blow)
        stage.fading(fist)

    return Seq(
        CallStep(lambda: stage.floaters.append(fist)),
        Par(
            Tween(fist, DRAWS_BACK, out, at=(start[0] - dx * 24, start[1] - dy * 24), size=1.12),
            Tween(sprite, DRAWS_BACK, out, lift=20.0, tilt=2.0),
        ),
        Par(
            Tween(fist, STRIKES, into, at=mix(met, start, 0.1)),
            Tween(sprite, STRIKES, into, lift=0.0, tilt=0.0),
        ),
        CallStep(hit),
        reel(sprite, home, blow),
        *_strikes_back(stage, sprite, home),
    )


def _hands(stage: Stage, event: Told) -> Point:
    """Return where a blow with bare hands starts: their own place, or that of the missing weapon."""
    if stage.places.has(FISTS):
        return stage.places.box(FISTS).centre
    party = event.data[-1] if event.data and isinstance(event.data[-1], int) else 0
    zones = [zone for zone in stage.piles if zone.startswith(WEAPON)]
    zone = next((zone for zone in zones if zone == f"{WEAPON}.{party}"), next(iter(zones), ""))
    return (stage.places.slot(zone) if zone else BELOW).centre


def _strikes_back(stage: Stage, sprite: Sprite, home: Point) -> tuple[Step, ...]:
    """Return the steps of the monster's counter-attack on the player, with the marks of its claws."""
    x, y = home
    heavy = weight(sprite.card)

    def start_tearing() -> None:
        stage.stop(0.03 + 0.03 * heavy)
        stage.jolt(0.4 + 0.6 * heavy)
        leave(stage, Vision("claws", (x, y + 96), CLAWS + HEAVIER_CLAWS * steps(heavy), 1.0, goes=900.0))

    width = sprite.width
    return (
        stage.raised(
            sprite,
            Tween(sprite, DRAWS_BACK, out, at=(x, y - 16), tilt=3.0, lift=12.0),
            Tween(sprite, STRIKES, into, at=(x, y + 52), tilt=-3.0, lift=26.0, width=width * 1.12),
            CallStep(start_tearing),
        ),
        stage.aside(Tween(sprite, 0.2, both, at=home, tilt=0.0, lift=0.0, width=width), sprite),
    )


def drink(stage: Stage, event: Told) -> Step:
    """Animate a potion raised into a light and tipped; leaves rise from it."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    x, y = sprite.at

    def pour() -> None:
        stage.play("drink")
        stage.scraps.burst("heal", (x - 30, y - 60), 8, 240, 90)

    return Seq(
        stage.shine(rays((x, y - 20)), 0.9),
        Tween(sprite, 0.07, out, at=(x, y + 8), tilt=3.0),
        Tween(sprite, 0.17, back, at=(x, y), lift=38.0, tilt=0.0),
        CallStep(pour),
        Tween(sprite, 0.14, both, tilt=-26.0),
        Tween(sprite, 0.1, both, tilt=-20.0),
        Tween(sprite, 0.14, both, tilt=0.0, lift=20.0),
    )


def wasted(stage: Stage, event: Told) -> Step:
    """Animate a potion that is poured away and goes dull."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    x, y = sprite.at

    def spill() -> None:
        stage.play("wasted")
        stage.scraps.burst("blood", (x + 60, y - 40), 9, 200, -60)

    return Seq(
        Tween(sprite, 0.08, out, tilt=8.0, lift=12.0),
        CallStep(spill),
        Par(Tween(sprite, 0.2, both, tilt=-64.0, lift=26.0), Tween(sprite, 0.25, out, dim=0.8)),
        CallStep(lambda: stage.scraps.burst("smoke", (x, y + 60), 4, 120)),
        Tween(sprite, 0.14, both, tilt=0.0, lift=0.0),
    )


def equip(stage: Stage, event: Told) -> Step:
    """Animate a weapon held up into a light, glinting; the replaced weapon clatters."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    old = ("discard-weapon",) if any(isinstance(id, str) for id in event.data) else ()
    x, y = sprite.at
    return Seq(
        *(CallStep(partial(stage.play, cue)) for cue in (*old, "equip")),
        stage.shine(rays((x, y - 24)), 0.7),
        Tween(sprite, 0.07, out, at=(x, y + 8), tilt=3.0),
        Tween(sprite, 0.16, back, at=(x, y), lift=40.0, tilt=-4.0),
        CallStep(lambda: stage.scraps.burst("gold", (x + 20, y - 110), 4, 170)),
        Tween(sprite, 0.06, out, flash=0.7, tilt=0.0),
        Tween(sprite, 0.1, out, flash=0.0, lift=14.0),
    )


def avoid(stage: Stage, event: Told) -> Step:
    """Play the sound of steps in the dark."""
    return CallStep(lambda: stage.play("avoid"))


def room_complete(stage: Stage, event: Told) -> Step:
    """Play a chime, with a pause before the next room."""
    return Seq(CallStep(lambda: stage.play("room-complete")), Wait(0.12))


DUNGEON: Mapping[str, Flourish] = {  # shared by dungeon games
    "strike": strike,
    "drink": drink,
    "wasted": wasted,
    "equip": equip,
    "room-complete": room_complete,
    "death": death,
    "escape": escape,
}
SKIN = Skin(
    {**DUNGEON, "avoid": avoid},
    icons={"wear": "sword-broken", "end": "way-out", "grade": "skull"},
    players=(1, 1),
    minutes=(5, 10),
    onward=("room-complete", "avoid"),
)
