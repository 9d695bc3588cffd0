"""The skin of Diamonds & Dragons, and the flourishes of its heroes."""

from game.core.deck import Kind
from game.core.events import Told
from game.core.text import N_

from ...base.tween import CallStep, Par, Seq, Step, Tween, Wait, back, both, into, out
from ..effects.debris import SMALL_WHEEL, rays
from ..effects.endings import party_death, party_escape
from ..effects.weapons import weapon_breaks
from ..stage import RUMBLE_HEAVY, Stage
from .scoundrel import DUNGEON, avoid
from .skin import ENDINGS, Ending, ModeLook, Skin


def hero_down(stage: Stage, event: Told) -> Step:
    """Animate a hero who sways, tips over, hits the table in a cloud of dust, and lies there without colour."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)
    x, y = sprite.at

    def fall() -> None:
        stage.play("hero-down")
        stage.rumble(*RUMBLE_HEAVY)
        stage.stop(0.05)
        stage.jolt(0.6)
        for dx in (-36, 30):
            stage.scraps.burst("smoke", (x + dx, y + 66), 4, 170)

    return Seq(
        stage.raised(
            sprite,
            Tween(sprite, 0.14, out, tilt=7.0, lift=16.0),
            Tween(sprite, 0.14, into, tilt=-17.0, lift=0.0, at=(x + 10, y + 8), dim=0.7),
            CallStep(fall),
            Tween(sprite, 0.09, out, tilt=-12.0, lift=4.0),
        ),
        Par(Tween(sprite, 0.14, both, tilt=0.0, lift=0.0, at=(x, y)), Tween(sprite, 0.2, out, dim=0.25)),
    )


def hero_up(stage: Stage, event: Told) -> Step:
    """Animate a hero standing up again in light."""
    sprite = stage.find(event.who)
    if sprite is None:
        return Wait(0.0)

    def rise() -> None:
        stage.play("hero-up")
        stage.scraps.burst("heal", sprite.at, 8, 220, 90)

    return Seq(
        CallStep(rise),
        stage.shine(rays(sprite.at, SMALL_WHEEL), 0.9),
        Tween(sprite, 0.08, out, tilt=-7.0),
        Tween(sprite, 0.22, back, lift=26.0, tilt=0.0),
        Tween(sprite, 0.12, into, lift=0.0),
    )


SKIN = Skin(
    {
        **DUNGEON,
        "run": avoid,
        "weapon-breaks": weapon_breaks,
        "hero-down": hero_down,
        "hero-up": hero_up,
        "death": party_death,
        "escape": party_escape,
    },
    ("KD", "XR", "QH"),
    ("say",),
    {"gather": "hand", "shuffle": "cards", "mode": "friends", "first": "crown", "die": "dice", "grade": "skull"},
    {"your-own-party": "hero", "every-point-is-a-die": "dice", "to-the-exit": "way-out"},
    {"party.0": "dragon", "party.1": "suit-diamond", "party": "dragon", "dealer": "dealer"},
    endings={
        "won": Ending("party-out", N_("The party walks out of the gate at dawn")),
        "won.alone": ENDINGS["won"],
        "won.party": Ending("company", N_("The party walks out of the gate at dawn")),
        **{f"won.{n}": Ending(f"company-{n}", N_("The party walks out of the gate at dawn")) for n in ("2", "3", "4")},
        "lost": Ending("party-down", N_("The party's arms, laid down in the dark")),
        "lost.alone": ENDINGS["lost"],
    },
    ways={
        "solo": ModeLook("hero", ("QH", "KD", "QD")),
        "duo": ModeLook("crossed-swords", ("KD", "KH.1")),
        "dealer": ModeLook("dealer", ("", "XR", "")),
        "party": ModeLook("dice", ("ui/crest-wizard", "ui/crest-fighter", "ui/crest-bard")),
    },
    players=(1, 8),
    minutes=(5, 30),
    music="music-diamonds",
    foe=Kind(N_("Enemy"), N_("Enemies")),
    onward=("room-complete", "run"),
)
