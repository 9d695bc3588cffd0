"""The skin of the crawl, and its flourishes for blows: who strikes, whether that lands, what reduces the damage.

The damage is stamped over the table where the map has a place for it; reductions are shown on the same stamp.
"""

from dataclasses import replace

from game.core.events import Told
from game.core.text import N_, signed
from game.i18n import _

from ...base.geometry import Point
from ...base.tween import CallStep, Par, Seq, Step, Tween, Wait, back, both, into, out
from ..effects.debris import Stamp, Vision
from ..effects.endings import escape
from ..effects.weapons import Blow, land, reel
from ..gauges import GAIN, HURT, STRUCK, GaugeFeedback
from ..sprites import Floater, Sprite
from ..stage import Stage
from . import crawl_duel
from .crawl_duel import HERO, MIDDLE, MONSTER, fighter, shown
from .skin import Ending, ModeLook, Skin

OTHER = {HERO: MONSTER, MONSTER: HERO}
POP, SEEN, CHANGED, FADES = 0.14, 0.2, 0.36, 0.3  # seconds: a stamp pops up; is shown; shows a new figure; lasts
LUNGE, DODGE, PAST = 46.0, 30.0, 180.0  # design pixels: an attacker's lunge, a sidestep, a bolt that misses
GUARD, KNOCK, NEARER = (124.0, 8.0), 12.0, 1.5  # a raised shield, left of and below the blow; its recoil; its scale
POPPED, MIGHTY = 0.72, 14  # scale at which the stamp of a hit starts; the highest figure there is
BOLT, BOLT_SIDE, WARD_SIDE = "spell-bolt", 190.0, 210.0


def attack(stage: Stage, event: Told) -> Step:
    """Animate the attacker drawing itself up."""
    who = fighter(stage, str(event.data[0]))
    if who is None:
        return Wait(0.0)
    raised = Seq(Tween(who, 0.12, out, lift=16.0), Tween(who, 0.14, into, lift=0.0))
    return Seq(CallStep(lambda: stage.play("attack")), stage.aside(raised))


def cast(stage: Stage, event: Told) -> Step:
    """Animate a bolt that grows out of a spell's card and waits for the outcome."""
    card = stage.find(event.who)
    if card is None:
        return Wait(0.0)
    bolt = Vision(BOLT, card.at, BOLT_SIDE)

    def conjure() -> None:
        stage.play("cast")
        stage.scraps.burst("magic", card.at, 14, 260)
        stage.floaters.append(bolt)

    return Seq(
        CallStep(conjure),
        Par(Tween(bolt, 0.22, back, size=1.0), Tween(card, 0.16, back, lift=18.0, flash=0.8)),
        Tween(card, 0.12, out, lift=0.0, flash=0.0),
    )


def hit(stage: Stage, event: Told) -> Step:
    """Animate a blow that lands: a burst with its figure, and the target reels."""
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
    return Seq(*_blow(stage, attacker, lands=True), CallStep(strike), *reels, *_stamped(stage, stamp))


def miss(stage: Stage, event: Told) -> Step:
    """Animate a blow that misses: a swoosh, and the target steps aside."""
    attacker = str(event.data[0])
    stamp = Stamp("swoosh-miss", _("Miss"), (), _middle(stage), 0.3)
    spared = fighter(stage, OTHER[attacker])

    def pass_by() -> None:
        stage.play("miss")
        stage.floaters.append(stamp)

    steps: list[Step] = []
    if spared is not None:
        steps = [stage.aside(_to_and_fro(stage, spared, OTHER[attacker], (0, DODGE)), spared)]
    return Seq(*steps, *_blow(stage, attacker, lands=False), CallStep(pass_by), *_stamped(stage, stamp))


def capped(stage: Stage, event: Told) -> Step:
    """Show that a monster hits no harder than its card: the card rises, and the stamp gets the lower figure."""
    return Par(shown(stage.find(event.who)), _refigured(stage, int(event.data[1])))


def blocked(stage: Stage, event: Told) -> Step:
    """Animate a shield thrown into the way of the blow, which takes its share of the damage."""
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
        CallStep(lambda: stage.flying.append(shield)),
        Tween(shield, 0.08, out, at=(shield.at[0] - 8, shield.at[1] + 8), tilt=6.0),
        Tween(shield, 0.15, back, at=guard, width=shield.width * NEARER, lies=0.0, tilt=0.0),
        CallStep(clang),
        Par(shaken, _refigured(stage, left)),
        stage.aside(Seq(Tween(shield, 0.24, both, **home), CallStep(lambda: _put_down(stage, shield))), shield),
    )


def _put_down(stage: Stage, sprite: Sprite) -> None:
    """Remove a card from the flying ones, so that it lies on the table again."""
    if sprite in stage.flying:
        stage.flying.remove(sprite)


def absorbed(stage: Stage, event: Told) -> Step:
    """Animate a ward that flares up before the mage, flies at the hit and breaks on it, with the figure it absorbs."""
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
        CallStep(flare),
        Par(Tween(ward, 0.34, back, size=1.0), Tween(ward, CHANGED, out, turn=0.0), shown(mage)),
        Tween(ward, 0.18, into, at=(x, y)),
        CallStep(shatter),
        Wait(SEEN),
        CallStep(lambda: stage.fading(taken)),
    )


def _middle(stage: Stage) -> Point:
    """Return the point where blows land."""
    return stage.places.box("damage").centre if stage.places.has("damage") else MIDDLE


def _blow(stage: Stage, attacker: str, lands: bool) -> tuple[Step, ...]:
    """Return the steps of the strike: a bolt flies if one was cast, otherwise the attacker lunges."""
    bolt = next((each for each in stage.floaters if isinstance(each, Vision) and each.picture == BOLT), None)
    return _lunge(stage, attacker) if bolt is None else _flown(stage, bolt, attacker, lands)


def _lunge(stage: Stage, who: str) -> tuple[Step, ...]:
    """Return the steps of a lunge: the attacker draws back, darts forward, and returns beside the timeline."""
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
    """Return the steps of a bolt that flies at its target, or past it if it misses."""
    x, y = stage.places.card(OTHER[attacker], 0, 1)
    goal = (x, y) if lands else (x, y - PAST)

    def burst() -> None:
        stage.scraps.burst("magic", goal, 15 if lands else 6, 300)
        stage.fading(bolt)

    return Tween(bolt, 0.2, into, at=goal), CallStep(burst)


def _stamped(stage: Stage, stamp: Stamp) -> tuple[Step, ...]:
    """Return the steps of a stamp that pops up, is shown, and fades beside the timeline."""
    fades = Seq(Wait(FADES), CallStep(lambda: stage.fading(stamp)))
    return Tween(stamp, POP, back, size=1.0), stage.aside(fades), Wait(SEEN)


def _to_and_fro(stage: Stage, sprite: Sprite, zone: str, away: Point, **more: float) -> Step:
    """Move a fighter by an offset and back to its place."""
    x, y = home = stage.places.card(zone, 0, 1)
    return Seq(Tween(sprite, 0.09, into, at=(x + away[0], y + away[1])), Tween(sprite, 0.2, out, at=home, **more))


def _stamp(stage: Stage) -> Stamp | None:
    """Return the newest stamp that is still visible, or None."""
    return next((each for each in reversed(stage.floaters) if isinstance(each, Stamp)), None)


def _kept(stage: Stage) -> Stamp | None:
    """Return the newest stamp, restored so that it stays until its figure changes, or None."""
    stamp = _stamp(stage)
    if stamp is None:
        return None
    kept = replace(stamp, at=_middle(stage), alpha=255.0)
    stage.floaters[stage.floaters.index(stamp)] = kept
    return kept


def _refigured(stage: Stage, figure: int) -> Step:
    """Add a figure to the newest stamp and show it long enough to be read."""
    stamp = _kept(stage)
    if stamp is None:
        return Wait(0.0)

    again = replace(stamp, figures=(*stamp.figures, figure), size=1.12)

    def write() -> None:
        stage.floaters[stage.floaters.index(stamp)] = again

    fades = Seq(Wait(FADES), CallStep(lambda: stage.fading(again)))
    return Seq(CallStep(write), Tween(again, 0.14, out, size=1.0), stage.aside(fades), Wait(CHANGED))


SKIN = Skin(
    {
        "character": crawl_duel.drawn,
        "shield": crawl_duel.drawn,
        "magic": crawl_duel.drawn,
        "room": crawl_duel.room,
        "first": crawl_duel.first,
        "tie": crawl_duel.tie,
        "attack": attack,
        "cast": cast,
        "hit": hit,
        "miss": miss,
        "capped": capped,
        "blocked": blocked,
        "absorbed": absorbed,
        "slain": crawl_duel.slain,
        "renew": crawl_duel.renew,
        "reshuffle": crawl_duel.reshuffle,
        "death": crawl_duel.fall,
        "leave": escape,
    },
    ("warrior:KS", "monster:10H", "mage:QD"),
    icons={
        "normal": "shield",
        "hard": "hardcore",
        "enter": "enter",
        "leave": "leave",
        "strike": "sword",
        "cast": "cast",
        "absorb": "absorb",
        "bear": "bear",
        "renew": "renew",
        "hero": "hero",
        "difficulty": "threat",
        "mana": "mana",
    },
    crests={"warrior": "sword", "mage": "mana"},
    endings={
        "left": Ending("crawl-out", N_("Out into the morning, with a full sack")),
        "left.mage": Ending("crawl-out-mage", N_("Out into the morning, with a full sack")),
        "left.bare": Ending("escape", N_("A way out into the light")),
        "lost": Ending("crawl-down", N_("A torch, going out")),
    },
    ways={
        "warrior": ModeLook("sword", ("shield:8D", "warrior:JS")),
        "mage": ModeLook("mana", ("mana:QH", "mage:KD")),
    },
    players=(1, 8),
    minutes=(5, 20),
    music="music-crawl",
    feels={
        "hp": GaugeFeedback(HURT, None, vital=True),
        "mana": GaugeFeedback(None, None),
        "score": GaugeFeedback(None, GAIN),
        "monster.hp": GaugeFeedback(STRUCK, None),
        "damage": GaugeFeedback(None, None),
    },
    offers=("normal", "hard", "enter", "leave"),
    final=("leave",),
    lies_down=("hp", "hero"),
    beats=("first", "tie", "hit", "miss", "slain", "death"),
    turns=("stage", "turn"),
    onward=("room",),
    outside=1,
    slain="slain",
    haste=(1.0, 1.7),
)
