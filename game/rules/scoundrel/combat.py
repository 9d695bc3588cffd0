"""Fights in Scoundrel: the life a monster costs, and which monsters a worn weapon may still strike."""

from game.core.cards import Card

FISTS, WEAPON = "fists", "weapon"  # what a monster is fought with
EQUAL = "equal"  # a value of the house rule *Weapon wear*
LOWEST = 2  # the rank of the weakest monster


def is_monster(card: Card) -> bool:
    """True for clubs and spades."""
    return not card.red


def blow(monster: Card, weapon: Card | None) -> int:
    """The life a fight costs, with a weapon or (None) with bare hands."""
    return max(0, monster.rank - weapon.rank) if weapon else monster.rank


def edge(weapon: Card, last: Card | None, wear: str) -> int:
    """The most that a weapon whose last kill was `last` can still take off a blow; 0 if it can strike nothing."""
    if last is None:
        return weapon.rank
    highest = last.rank if wear == EQUAL else last.rank - 1
    return min(weapon.rank, highest) if highest >= LOWEST else 0


def may_strike(monster: Card, weapon: Card | None, last: Card | None, wear: str) -> bool:
    """True if this weapon, whose last kill was `last`, may be used on the monster.

    House rule *Weapon wear*: `lower` allows only monsters weaker than the last kill, `equal` also equal ones.
    """
    if weapon is None:
        return False
    return last is None or monster.rank < last.rank or (wear == EQUAL and monster.rank == last.rank)
