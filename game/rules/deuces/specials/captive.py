"""The Captive Champion: chained among the enemies, and braver in their absence.

Readings of the card: half of all Enemies that have been on the table, including summoned ones, must be Defeated when
the rope is cut. A captive who flees is out of the fight. The reward is for heroes that are still standing.
"""

from collections.abc import Sequence

from game.core.table import Frame, State
from game.core.text import N_

from ..ability import INSTEAD, ONCE, Ability, Effects, ability, passive
from ..card_plays import Powers
from ..effects import depart, deuce, summon
from ..frames import Handlers, queue, then
from ..pets import PETS
from ..queries import hand, heroes, is_enemy, is_out, kind, mark
from ..special import Part, Special

CAPTIVE = "captive"
FREE = "free"  # the mark of a Captive who has been freed and fights
BONUS = 2


@passive(N_("Shackled"), N_("He cannot attack until a hero cuts the rope."))
def shackled(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """BIND 0 self: until he is freed."""
    return Powers()


@passive(N_("Bait"), N_("Enemies may attack him, whatever anybody's Threat."))
def bait(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """PASSIVE: he can be attacked in place of any hero."""
    return Powers()


@passive(N_("Unbound"), N_("All he plays counts 2 more."))
def unbound(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """RAISE +2 all self."""
    return Powers(raises=((BONUS, 1, 5),))


@ability(N_("Cut the Rope"), N_("Sacrifice a card: the Captive is free."), INSTEAD, ONCE, cost=1)
def cut_the_rope(s: State, me: str, target: str) -> Effects:
    """INSTEAD: SAC 1; he flees, or he fights."""
    return tuple(then("free", captive) for captive in _captives(s))


def _freed(s: State, captive: str) -> None:
    """The Captive fights if half of the Enemies are Defeated, else he flees."""
    PRISON.free(s, captive)


class Prison(Special):
    """The Captive is a pet of the leader; other enemies may come as well."""

    id = "captive_champion"
    name = N_("The Captive Champion")
    blurb = N_("A hero of many songs, in chains. He wrote the songs.")
    secret = N_("Coward: freed before half of the enemies are defeated, he flees; later he fights, and counts 2 more.")
    parts = (Part(CAPTIVE, N_("Captive"), (shackled, bait)),)
    actions = (cut_the_rope,)
    gained = (unbound,)

    def set_up(self, s: State) -> Sequence[Frame]:
        """Draw his cards from the leader's deck."""
        return (summon(s.text("leader"), CAPTIVE, PETS[CAPTIVE].cards),)

    def abilities(self, s: State, who: str, usual: tuple[Ability, ...]) -> tuple[Ability, ...]:
        """A freed Captive has Unbound and Bait."""
        return (unbound, bait) if mark(s, who, FREE) else usual

    def is_open(self, s: State, hero: str) -> bool:
        """True while he is in chains."""
        return any(not mark(s, one, FREE) for one in _captives(s))

    def most(self, s: State, who: str, usual: int) -> int:
        """0 while he is in chains."""
        return 0 if kind(s, who) == CAPTIVE and not mark(s, who, FREE) else usual

    def targets(self, s: State, who: str, open: Sequence[str], usual: Sequence[str]) -> list[str]:
        """The usual targets; for enemies also the Captive, with any Threat."""
        return [one for one in open if one in usual or kind(s, one) == CAPTIVE] if is_enemy(who) else list(usual)

    def won(self, s: State) -> Sequence[Frame]:
        """If he still holds a card, one more 2 for every hero."""
        return [deuce(hero, 1) for hero in heroes(s) if any(hand(s, one) for one in _captives(s))]

    def freeing(self, s: State, pet: str) -> float:
        """The number of his cards, negative if he would flee with them."""
        return float(len(hand(s, pet))) if _is_safe(s) else -float(len(hand(s, pet)))

    def free(self, s: State, captive: str) -> None:
        """Free the Captive: he fights or flees, and the secret is found."""
        self.find(s)
        if _is_safe(s):
            s.mark(captive, FREE)
            s.announce("freed", captive)
        else:
            queue(s, depart(captive))


def _is_safe(s: State) -> bool:
    """True if at least half of the Enemies are Defeated."""
    foes = [who for who in s.tokens if is_enemy(who)]
    return 2 * sum(is_out(s, who) for who in foes) >= len(foes)


def _captives(s: State) -> list[str]:
    """The Captive, while he stands."""
    return [who for who in s.tokens if kind(s, who) == CAPTIVE and not is_out(s, who)]


PRISON = Prison()


HANDLERS: Handlers = {
    "free": _freed,
}
