"""The enemies: three sets of eight, two cards of each.

An enemy's card belongs to the pack of its set; the rank, from 2 up, gives the enemy's place in the set.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.cards import Card
from game.core.text import N_

from .abilities.court import (
    charge,
    flourish,
    foreclose,
    house_edge,
    hush,
    interest,
    lift,
    new_deal,
    redouble,
    refrain,
    ride_through,
    rough_up,
    slip_away,
    slow_drop,
    tasting_fee,
    thick_coat,
)
from .abilities.fenwild import (
    acid_spray,
    ambush,
    bramble,
    cloud,
    cornered,
    green_mending,
    itch,
    maul,
    root_deep,
    scales,
    seed,
    snag,
    strangle,
    swallow,
    vanish,
    war_croak,
)
from .abilities.underhall import (
    barbed,
    bronze_guard,
    cleave,
    cold_tithe,
    dig_in,
    drag_down,
    flicker,
    gnaw,
    interpose,
    iron_habit,
    long_shot,
    lure,
    one_more_shift,
    scatter,
    spare_vessel,
    worry,
)
from .ability import Ability

UNDERHALL, FENWILD, COURT = "underhall", "fenwild", "court"
SETS = {UNDERHALL: N_("Underhall"), FENWILD: N_("Fenwild"), COURT: N_("Gilded Court")}
PACKS = {UNDERHALL: 7, FENWILD: 8, COURT: 9}
COPIES = "SC"  # the suits of an enemy's two cards


@dataclass(frozen=True)
class Enemy:
    """A kind of enemy.

    `hands` are the sizes of its hand on levels 1 to 5; from level `elite_at` on it is Elite and has both abilities.
    """

    id: str
    name: str
    blurb: str
    set: str
    difficulty: int
    hands: tuple[int, ...]
    elite_at: int
    basic: Ability
    elite: Ability

    def hand(self, level: int) -> int:
        """The number of cards it is dealt on a level."""
        return self.hands[level - 1]

    def abilities(self, level: int) -> tuple[Ability, ...]:
        """Its abilities on a level."""
        return (self.basic, self.elite) if level >= self.elite_at else (self.basic,)


ENEMIES = (
    Enemy(
        "cellar_gnawers",
        N_("Cellar Gnawers"),
        N_("Small, many, and they've already eaten the candles."),
        UNDERHALL,
        difficulty=1,
        hands=(1, 1, 2, 2, 2),
        elite_at=4,
        basic=gnaw,
        elite=scatter,
    ),
    Enemy(
        "lantern_wisp",
        N_("Lantern Wisp"),
        N_("It knows a short cut. There is no short cut."),
        UNDERHALL,
        difficulty=2,
        hands=(2, 3, 3, 4, 4),
        elite_at=3,
        basic=lure,
        elite=flicker,
    ),
    Enemy(
        "grave_porter",
        N_("Grave Porter"),
        N_("Carries the dead down and, on slow days, somebody else."),
        UNDERHALL,
        difficulty=3,
        hands=(3, 3, 4, 5, 5),
        elite_at=3,
        basic=one_more_shift,
        elite=dig_in,
    ),
    Enemy(
        "bone_archer",
        N_("Bone Archer"),
        N_("No eyes, and still it picks whoever thought themselves out of sight."),
        UNDERHALL,
        difficulty=3,
        hands=(3, 3, 4, 5, 5),
        elite_at=4,
        basic=long_shot,
        elite=barbed,
    ),
    Enemy(
        "tomb_hound",
        N_("Tomb Hound"),
        N_("A faithful dog. The one it's faithful to has been dead for years."),
        UNDERHALL,
        difficulty=4,
        hands=(4, 5, 6, 7, 7),
        elite_at=4,
        basic=worry,
        elite=drag_down,
    ),
    Enemy(
        "crypt_warden",
        N_("Crypt Warden"),
        N_("Steps in front of the others. It's paid by the blow."),
        UNDERHALL,
        difficulty=5,
        hands=(5, 5, 6, 7, 8),
        elite_at=4,
        basic=bronze_guard,
        elite=interpose,
    ),
    Enemy(
        "rusted_champion",
        N_("Rusted Champion"),
        N_("Unbeaten in four hundred years, most of them spent lying down."),
        UNDERHALL,
        difficulty=6,
        hands=(5, 6, 7, 8, 9),
        elite_at=3,
        basic=iron_habit,
        elite=cleave,
    ),
    Enemy(
        "lich_of_low_cards",
        N_("Lich of Low Cards"),
        N_("Gave up its life for a better hand, and is still waiting for it."),
        UNDERHALL,
        difficulty=7,
        hands=(5, 6, 7, 8, 9),
        elite_at=2,
        basic=cold_tithe,
        elite=spare_vessel,
    ),
    Enemy(
        "bog_midges",
        N_("Bog Midges"),
        N_("Easily swatted. You'll remember it all week."),
        FENWILD,
        difficulty=1,
        hands=(1, 1, 1, 2, 2),
        elite_at=4,
        basic=itch,
        elite=cloud,
    ),
    Enemy(
        "thorn_creeper",
        N_("Thorn Creeper"),
        N_("It chases nobody. It has never had to."),
        FENWILD,
        difficulty=2,
        hands=(2, 2, 3, 3, 4),
        elite_at=3,
        basic=snag,
        elite=root_deep,
    ),
    Enemy(
        "mire_toad",
        N_("Mire Toad"),
        N_("Large, patient, and not particular about its food."),
        FENWILD,
        difficulty=2,
        hands=(2, 2, 3, 4, 4),
        elite_at=4,
        basic=swallow,
        elite=war_croak,
    ),
    Enemy(
        "reed_stalker",
        N_("Reed Stalker"),
        N_("You hear it once."),
        FENWILD,
        difficulty=3,
        hands=(3, 3, 4, 5, 5),
        elite_at=3,
        basic=ambush,
        elite=vanish,
    ),
    Enemy(
        "antler_shaman",
        N_("Antler Shaman"),
        N_("Heals everything in the wood. You are not of the wood."),
        FENWILD,
        difficulty=4,
        hands=(3, 4, 5, 5, 6),
        elite_at=3,
        basic=green_mending,
        elite=bramble,
    ),
    Enemy(
        "bear_of_the_black_fen",
        N_("Bear of the Black Fen"),
        N_("Worst when it's losing, and not much better when it isn't."),
        FENWILD,
        difficulty=5,
        hands=(5, 5, 6, 7, 8),
        elite_at=4,
        basic=maul,
        elite=cornered,
    ),
    Enemy(
        "mourning_willow",
        N_("Mourning Willow"),
        N_("It weeps for you. It likes to be early."),
        FENWILD,
        difficulty=5,
        hands=(4, 5, 6, 7, 8),
        elite_at=3,
        basic=seed,
        elite=strangle,
    ),
    Enemy(
        "fen_drake",
        N_("Fen Drake"),
        N_("Spits at whoever looks the most important."),
        FENWILD,
        difficulty=6,
        hands=(5, 6, 7, 8, 9),
        elite_at=4,
        basic=acid_spray,
        elite=scales,
    ),
    Enemy(
        "table_cutpurse",
        N_("Table Cutpurse"),
        N_("A warm handshake. Count your cards afterwards."),
        COURT,
        difficulty=2,
        hands=(2, 2, 3, 3, 4),
        elite_at=3,
        basic=lift,
        elite=slip_away,
    ),
    Enemy(
        "velvet_fencer",
        N_("Velvet Fencer"),
        N_("Bows before the fight, as afterwards there may be nobody to bow to."),
        COURT,
        difficulty=3,
        hands=(3, 3, 4, 5, 5),
        elite_at=3,
        basic=flourish,
        elite=redouble,
    ),
    Enemy(
        "ledger_fiend",
        N_("Ledger Fiend"),
        N_("It was in the small print."),
        COURT,
        difficulty=4,
        hands=(4, 5, 6, 7, 7),
        elite_at=4,
        basic=interest,
        elite=foreclose,
    ),
    Enemy(
        "masked_chorus",
        N_("Masked Chorus"),
        N_("Comments on the fight in verse. Nobody has asked it to."),
        COURT,
        difficulty=4,
        hands=(4, 4, 5, 6, 6),
        elite_at=3,
        basic=refrain,
        elite=hush,
    ),
    Enemy(
        "gilded_lancer",
        N_("Gilded Lancer"),
        N_("The armour cost a town. It makes a splendid entrance."),
        COURT,
        difficulty=5,
        hands=(5, 5, 6, 7, 8),
        elite_at=3,
        basic=charge,
        elite=ride_through,
    ),
    Enemy(
        "court_poisoner",
        N_("Court Poisoner"),
        N_("Recommends the soup."),
        COURT,
        difficulty=6,
        hands=(5, 5, 6, 7, 8),
        elite_at=3,
        basic=slow_drop,
        elite=tasting_fee,
    ),
    Enemy(
        "house_enforcer",
        N_("House Enforcer"),
        N_("Sees guests to the door, and now and then through it."),
        COURT,
        difficulty=6,
        hands=(6, 6, 7, 8, 9),
        elite_at=4,
        basic=rough_up,
        elite=thick_coat,
    ),
    Enemy(
        "the_croupier",
        N_("The Croupier"),
        N_("The house never cheats. It has no need to."),
        COURT,
        difficulty=7,
        hands=(6, 6, 7, 8, 9),
        elite_at=3,
        basic=house_edge,
        elite=new_deal,
    ),
)
ENEMY_KINDS = {enemy.id: enemy for enemy in ENEMIES}


def members(name: str) -> tuple[Enemy, ...]:
    """The eight enemies of a set, in order."""
    return tuple(enemy for enemy in ENEMIES if enemy.set == name)


def enemy_of(card: Card) -> Enemy:
    """The enemy that an enemy card stands for."""
    name = next(name for name, pack in PACKS.items() if pack == card.pack)
    return members(name)[card.rank - 2]


def enemy_cards(sets: Iterable[str]) -> tuple[Card, ...]:
    """The cards of some sets, two of every enemy."""
    return tuple(
        Card(rank, suit, PACKS[name])
        for name in sets
        for suit in COPIES
        for rank, _ in enumerate(members(name), start=2)
    )
