"""The Swarm in the Walls: Gnawers, and the Nest that they come from.

Readings of the card: the Nest is buried for attacks and for abilities with a chosen target; effects on all foes, also
Smoke, reach it. The table has room for twelve enemies, so against four heroes for eleven Gnawers. For the secret, a
card counts only if it is discarded from a hand or after a play, not if it is turned up as Threat.
"""

from collections.abc import Sequence

from game.core.cards import JOKER, Card
from game.core.combatants import Tag
from game.core.table import State
from game.core.text import N_, NN_, Text

from ..ability import INSTEAD, ONCE_A_TURN, ROUND_END, Effects, Tender, ability, passive
from ..card_plays import Powers
from ..effects import PICK, discard, summon
from ..pets import PETS
from ..queries import all_heroes, enemies, heroes, is_hero, kind
from ..special import Part, Special
from ..uses import is_sealed

NEST, GNAWER = "nest", "gnawer"
EVERY, EACH = 2, 2  # cards of the Nest: EVERY, and EACH for every hero
AT_FIRST, AT_MOST = 2, 3  # Gnawers for every hero, at first and at most
JACK = 11


def _burns(card: Card) -> bool:
    """True for a red jack, queen, king or ace."""
    return card.red and JACK <= card.rank < JOKER


EMBER = Tender(
    _burns,
    NN_("{when}; costs a red J, Q, K or A", "{when}; costs {n} red J, Q, K or A"),
    NN_("costs a red J, Q, K or A", "costs {n} red J, Q, K or A"),
)


def _has_room(s: State, me: str) -> bool:
    """True if more Gnawers may come."""
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
    """SUMMON 1 Gnawer for every hero, up to three per hero."""
    return (summon(me, GNAWER, PETS[GNAWER].cards),) * _to_come(s)


@passive(N_("Buried"), N_("While there are more Gnawers than heroes, nobody can attack the Nest or point at it."))
def buried(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """PASSIVE: `Swarm.buried` decides when the Nest is out of reach."""
    return Powers()


@passive(N_("Stubborn Nest"), N_("It never attacks. Without it no more Gnawers come."))
def stubborn_nest(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """PASSIVE: a Defeated Nest has no Boil Over."""
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
        """The Nest, then the Gnawers."""
        return (NEST, *(GNAWER,) * (AT_FIRST * len(all_heroes(s))))

    def hand(self, s: State, who: str) -> int:
        """A Gnawer's usual cards; the Nest's depend on the number of heroes, not on the level."""
        return PETS[GNAWER].cards if kind(s, who) == GNAWER else EVERY + EACH * len(all_heroes(s))

    def buried(self, s: State, who: str) -> bool:
        """True for the Nest while Gnawers outnumber the standing heroes, unless Buried is sealed."""
        return kind(s, who) == NEST and _gnawers(s) > len(heroes(s)) and not is_sealed(s, who, buried)

    def discarded(self, s: State, who: str, cards: Sequence[Card]) -> None:
        """A red jack, queen, king or ace discarded by a hero reveals the secret."""
        if is_hero(who) and any(map(_burns, cards)):
            self.find(s)

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """ "Buried", while the Nest is."""
        return (Tag("buried", Text("Buried")),) if self.buried(s, who) else ()


def _gnawers(s: State) -> int:
    return sum(kind(s, who) == GNAWER for who in enemies(s))


def _to_come(s: State) -> int:
    """The number of Gnawers that come at the end of a Round."""
    return max(min(len(all_heroes(s)), AT_MOST * len(all_heroes(s)) - _gnawers(s)), 0)


SWARM = Swarm()
