"""Blows: what a monster costs, and which one a worn weapon may still strike."""

from game.core.cards import Card

FISTS, WEAPON = "fists", "weapon"  # what a monster is fought with
EQUAL = "equal"  # a value of the house rule *Weapon wear*


def is_monster(card: Card) -> bool:
    """Clubs and spades bite."""
    return not card.red


def blow(monster: Card, weapon: Card | None) -> int:
    """The life a fight costs, with a weapon or (None) with bare hands."""
    return max(0, monster.rank - weapon.rank) if weapon else monster.rank


def may_strike(monster: Card, weapon: Card | None, last: Card | None, wear: str) -> bool:
    """May this weapon, whose last kill was `last`, be used on the monster?

    House rule *Weapon wear*: `lower`, only on weaker monsters than the last; `equal`, on equal ones too.
    """
    if weapon is None:
        return False
    return last is None or monster.rank < last.rank or (wear == EQUAL and monster.rank == last.rank)
