"""At whom an ability may be pointed."""

from game.core.table import State

from . import brawl
from .ruleset import special_of


def foe(s: State, me: str) -> list[str]:
    """Anybody of the other side that can be pointed at."""
    return [who for who in brawl.foes(s, me) if not special_of(s).buried(s, who)]


def foe_holding_five(s: State, me: str) -> list[str]:
    """Whoever of the other side holds 5 cards or more."""
    return [who for who in foe(s, me) if brawl.size(s, who) >= 5]


def foe_of_high_threat(s: State, me: str) -> list[str]:
    """A hero whose Threat is a Jack or higher."""
    return [hero for hero in brawl.foes(s, me) if brawl.threat(s, hero) >= 11]


def ally(s: State, me: str) -> list[str]:
    """Anybody of one's own side, oneself included."""
    return brawl.allies(s, me)


def other_ally(s: State, me: str) -> list[str]:
    """Somebody else of one's own side."""
    return [who for who in brawl.allies(s, me) if who != me]


def other_ally_or_self(s: State, me: str) -> list[str]:
    """Somebody else of one's own side; oneself when nobody else stands."""
    return other_ally(s, me) or [me]


def ally_holding_three_at_most(s: State, me: str) -> list[str]:
    """Whoever of one's own side holds 3 cards or fewer."""
    return [who for who in brawl.allies(s, me) if brawl.size(s, who) <= 3]


def own_pet(s: State, me: str) -> list[str]:
    """A pet of one's own."""
    return brawl.pets(s, me)
