"""The Sealed Door: a wall of open cards, and walls that come nearer.

Readings of the card: the Door's highest card is the one before it answers, in its hand or in its answer. Looking at its
hand counts as looking at the Door. Sealing Stone does not let it attack or draw.
"""

from collections.abc import Sequence

from game.core.table import Frame, State
from game.core.text import N_

from ..ability import ONCE_A_TURN, ROUND_END, Effects, ability, passive
from ..card_plays import Powers
from ..effects import HIGH, PICK, discard
from ..queries import all_heroes, attacker, defender, foes, hand, played
from ..ruleset import part_of
from ..special import Part, Special

DOOR = "sealed_door"
EVERY, EACH = 3, 2  # its cards: EVERY, and EACH for every hero
LATE = 5  # the Round from which the walls take two cards
KEY = 2  # cards that the Door discards for the right rank


@passive(N_("Stone"), N_("It never attacks, and never draws."))
def stone(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """BIND 0 self; no draws: both follow from its kind."""
    return Powers()


@ability(
    N_("Grinding Walls"),
    N_("Every hero chooses a card and discards it; from round 5 on, two."),
    ROUND_END,
    ONCE_A_TURN,
    freely=True,
)
def grinding_walls(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 foes pick; from Round 5 on DISCARD 2 foes pick."""
    return tuple(discard(hero, 1 if s.gauges["round"] < LATE else 2, PICK) for hero in foes(s, me))


class Door(Special):
    """One open hand."""

    id = "sealed_door"
    name = N_("The Sealed Door")
    blurb = N_("No handle, no hinges, and less room by the minute.")
    secret = N_(
        "Keyhole: an attack with a card that matches the rank of the Door's highest also costs it its 2 highest cards."
    )
    beaten = N_("The Door is open.")
    patient = True
    parts = (Part(DOOR, N_("Sealed Door"), (stone, grinding_walls), most=0, shown=True, still=True),)

    def cast(self, s: State) -> Sequence[str]:
        """One Door."""
        return (DOOR,)

    def hand(self, s: State, who: str) -> int:
        """Depends on the number of heroes, not on the level."""
        return EVERY + EACH * len(all_heroes(s))

    def looked(self, s: State, me: str, foe: str) -> Sequence[Frame]:
        """A hero who looks at its hand finds the secret."""
        if _is_door(s, foe):
            self.find(s)
        return ()

    def fought(self, s: State) -> Sequence[Frame]:
        """A card of the Door's highest rank in the attack costs it cards, whether the attack succeeds or not."""
        door = defender(s)
        if not _is_door(s, door):
            return ()
        highest = max((card.rank for card in (*hand(s, door), *played(s, door))), default=0)
        if highest not in {card.rank for card in played(s, attacker(s))}:
            return ()
        self.find(s)
        return (discard(door, KEY, HIGH),)


def _is_door(s: State, who: str) -> bool:
    part = part_of(s, who)
    return part is not None and part.kind == DOOR


DOOR_HERE = Door()
