"""The bosses. A boss has one hand for every hero, and each of its hands attacks and defends separately."""

from dataclasses import dataclass

from game.core.text import N_

from .abilities.bosses import (
    bellow,
    cold_deck,
    misdeal,
    molten_hide,
    punchline,
    raise_the_ledger,
    regrowth,
    sear,
    second_crown,
    sodden_grasp,
    tally,
    wild_grin,
)
from .ability import Ability
from .enemies import COURT, FENWILD, UNDERHALL

ANYWHERE = ""


@dataclass(frozen=True)
class Boss:
    """A boss: the set of enemies it belongs to, the size of each of its hands on levels 1 to 5, and its abilities,
    which it has on every level.

    `short` is its name with a number behind it, if the full name has a title that no number may follow.
    """

    id: str
    name: str
    blurb: str
    set: str
    hands: tuple[int, ...]
    abilities: tuple[Ability, ...]
    short: str = ""

    def hand(self, level: int, heroes: int) -> int:
        """The number of cards dealt to each of its hands: one more against three or four heroes."""
        return self.hands[level - 1] + (heroes >= 3)


_BOSSES = (
    Boss(
        "old_bonecount",
        N_("Old Bonecount, the Tallyman"),
        N_("Keeps the books of the dead, and finds that you are overdue."),
        UNDERHALL,
        hands=(4, 5, 6, 7, 9),
        abilities=(tally, raise_the_ledger),
        short=N_("Old Bonecount"),
    ),
    Boss(
        "mother_sedge",
        N_("Mother Sedge"),
        N_("Whatever falls into her fen she brings up as her own."),
        FENWILD,
        hands=(5, 6, 7, 8, 8),
        abilities=(sodden_grasp, regrowth),
    ),
    Boss(
        "pale_dealer",
        N_("The Pale Dealer"),
        N_("Deals to everybody, sooner or later."),
        COURT,
        hands=(5, 6, 7, 8, 8),
        abilities=(cold_deck, misdeal),
    ),
    Boss(
        "gorrath",
        N_("Gorrath Twice-Crowned"),
        N_("One crown for the head, and one for when that's off."),
        UNDERHALL,
        hands=(5, 6, 7, 8, 10),
        abilities=(second_crown, bellow),
    ),
    Boss(
        "vessimer",
        N_("Vessimer, the Ember Drake"),
        N_("Is fond of heroes. Well done, by preference."),
        FENWILD,
        hands=(5, 6, 7, 7, 9),
        abilities=(sear, molten_hide),
        short=N_("Vessimer"),
    ),
    Boss(
        "last_joker",
        N_("The Last Joker"),
        N_("Was left in the box for every game, and has not forgotten."),
        ANYWHERE,
        hands=(3, 4, 5, 6, 7),
        abilities=(wild_grin, punchline),
    ),
)
BOSSES = {boss.id: boss for boss in _BOSSES}
