"""The Sealed Door: a wall of open cards, and walls that come nearer.

Where the card is open: the Door's highest card is that before it answers, of any that lie in its hand or in its answer.
It is looked at by whoever looks at its hand.  What it never does it does not learn by being sealed.
"""

from collections.abc import Sequence

from game.core.table import Frame, State
from game.core.words import N_

from ..ability import ONCE_A_TURN, ROUND_END, Effects, ability, passive
from ..brawl import all_heroes, attacker, defender, foes, hand, played
from ..effects import HIGH, PICK, discard
from ..hands import Powers
from ..ruleset import part_of
from ..special import Part, Special

DOOR = "sealed_door"
EVERY, EACH = 3, 2  # its cards: so many, and so many for every hero
LATE = 5  # the Round from which the walls take two cards
KEY = 2  # cards that the right rank costs it


@passive(N_("Stone"), N_("It never attacks, and never draws."))
def stone(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """BIND 0 self; no draws: it is of that kind."""
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
    """One hand that lies open."""

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
        """One."""
        return (DOOR,)

    def hand(self, s: State, who: str) -> int:
        """By the number of heroes, on every level."""
        return EVERY + EACH * len(all_heroes(s))

    def looked(self, s: State, me: str, foe: str) -> Sequence[Frame]:
        """Whoever looks closely finds the keyhole."""
        if _is_door(s, foe):
            self.find(s)
        return ()

    def fought(self, s: State) -> Sequence[Frame]:
        """The right rank turns the lock, whether the attack succeeds or not."""
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
