"""The Swarm in the Walls: Gnawers, and the Nest that they come from.

Where the card is open: the Nest is buried for attacks and for what is pointed at somebody; what befalls all foes, smoke
too, reaches it.  There is room for twelve on the table, and so against four heroes for eleven Gnawers.  A card that a
hero plays and discards, or turns up as Threat, is discarded like any other: only out of a hand or out of play it counts
for the secret.
"""

from collections.abc import Sequence

from game.core.cards import JOKER, Card
from game.core.combatants import Tag
from game.core.table import State
from game.core.words import N_, NN_, Text

from ..ability import INSTEAD, ONCE_A_TURN, ROUND_END, Effects, Tender, ability, passive
from ..brawl import all_heroes, enemies, heroes, is_hero, kind
from ..effects import PICK, discard, summon
from ..hands import Powers
from ..pets import PETS
from ..special import Part, Special
from ..uses import is_sealed

NEST, GNAWER = "nest", "gnawer"
EVERY, EACH = 2, 2  # cards of the Nest: so many, and so many for every hero
AT_FIRST, AT_MOST = 2, 3  # Gnawers for every hero
JACK = 11


def _burns(card: Card) -> bool:
    """A red jack, queen, king or ace."""
    return card.red and JACK <= card.rank < JOKER


EMBER = Tender(
    _burns,
    NN_("{when}; costs a red J, Q, K or A", "{when}; costs {n} red J, Q, K or A"),
    NN_("costs a red J, Q, K or A", "costs {n} red J, Q, K or A"),
)


def _has_room(s: State, me: str) -> bool:
    """There may be more Gnawers."""
    return _to_come(s) > 0


@ability(
    N_("Boil Over"),
    N_("A Gnawer comes for every hero: 3 per hero at most."),
    ROUND_END,
    ONCE_A_TURN,
    can=_has_room,
    freely=True,
)
def boil_over(s: State, me: str, target: str) -> Effects:
    """SUMMON 1 Gnawer for every hero, up to three for each."""
    return (summon(me, GNAWER, PETS[GNAWER].cards),) * _to_come(s)


@passive(N_("Buried"), N_("While there are more Gnawers than heroes, nobody can attack the Nest or point at it."))
def buried(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """PASSIVE: whom nobody can reach, says the Swarm."""
    return Powers()


@passive(N_("Stubborn Nest"), N_("It never attacks. Without it no more Gnawers come."))
def stubborn_nest(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """PASSIVE: what is Defeated boils no more."""
    return Powers()


@ability(N_("Smoke"), N_("Every enemy chooses a card and discards it."), INSTEAD, ONCE_A_TURN, cost=1, pays=EMBER)
def smoke(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 foes pick: the Nest, too, buried or not."""
    return tuple(discard(one, 1, PICK) for one in enemies(s))


class Swarm(Special):
    """A Nest, and two Gnawers for every hero."""

    id = "swarm"
    name = N_("The Swarm in the Walls")
    blurb = N_("The walls have ears. And teeth. Mostly teeth.")
    secret = N_("Smoke: instead of an attack, a hero can burn a red J, Q, K or A, and every enemy discards a card.")
    beaten = N_("Nothing moves in the walls any more.")
    patient = True
    parts = (Part(NEST, N_("Nest"), (boil_over, buried, stubborn_nest), most=0),)
    learnt = (smoke,)

    def cast(self, s: State) -> Sequence[str]:
        """The Nest first."""
        return (NEST, *(GNAWER,) * (AT_FIRST * len(all_heroes(s))))

    def hand(self, s: State, who: str) -> int:
        """The Nest's by the number of heroes, on every level."""
        return PETS[GNAWER].cards if kind(s, who) == GNAWER else EVERY + EACH * len(all_heroes(s))

    def buried(self, s: State, who: str) -> bool:
        """The Nest, while Gnawers outnumber the heroes that stand."""
        return kind(s, who) == NEST and _gnawers(s) > len(heroes(s)) and not is_sealed(s, who, buried)

    def discarded(self, s: State, who: str, cards: Sequence[Card]) -> None:
        """Something red and high among the discards of a hero catches fire."""
        if is_hero(who) and any(map(_burns, cards)):
            self.find(s)

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """Whether the Nest can be reached."""
        return (Tag("buried", Text("Buried")),) if self.buried(s, who) else ()


def _gnawers(s: State) -> int:
    return sum(kind(s, who) == GNAWER for who in enemies(s))


def _to_come(s: State) -> int:
    """How many Gnawers come at the end of a Round."""
    return max(min(len(all_heroes(s)), AT_MOST * len(all_heroes(s)) - _gnawers(s)), 0)


SWARM = Swarm()
