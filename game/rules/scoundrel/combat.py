"""Blows: what a monster costs, and which one a worn weapon may still strike."""

from game.core.cards import Card

FISTS, WEAPON = "fists", "weapon"  # what a monster is fought with
EQUAL = "equal"  # a value of the house rule *Weapon wear*
LOWEST = 2  # the rank of the weakest monster


def is_monster(card: Card) -> bool:
    """Clubs and spades bite."""
    return not card.red


def blow(monster: Card, weapon: Card | None) -> int:
    """The life a fight costs, with a weapon or (None) with bare hands."""
    return max(0, monster.rank - weapon.rank) if weapon else monster.rank


def edge(weapon: Card, last: Card | None, wear: str) -> int:
    """The most that a weapon whose last kill was `last` can still keep off a blow; 0 if it can strike nothing."""
    if last is None:
        return weapon.rank
    highest = last.rank if wear == EQUAL else last.rank - 1
    return min(weapon.rank, highest) if highest >= LOWEST else 0


def may_strike(monster: Card, weapon: Card | None, last: Card | None, wear: str) -> bool:
    """May this weapon, whose last kill was `last`, be used on the monster?

    House rule *Weapon wear*: `lower`, only on weaker monsters than the last; `equal`, on equal ones too.
    """
    if weapon is None:
        return False
    return last is None or monster.rank < last.rank or (wear == EQUAL and monster.rank == last.rank)
