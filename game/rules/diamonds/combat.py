"""Blows: what an enemy costs, and when a weapon breaks."""

from game.core.cards import Card

LOWEST = 2  # the rank of the weakest enemy


def is_enemy(card: Card) -> bool:
    """Clubs, spades and both jokers bite."""
    return card.suit not in "DH"


def breaks(enemy: Card, weapon: Card | None, last: Card | None) -> bool:
    """Does the weapon, whose last kill was `last`, break on that enemy?  It does unless the enemy is weaker."""
    return weapon is not None and last is not None and enemy.rank >= last.rank


def edge(weapon: Card, last: Card | None) -> int:
    """The most that a weapon whose last kill was `last` can still keep off a blow; 0 if it breaks on any enemy."""
    if last is None:
        return weapon.rank
    return min(weapon.rank, last.rank - 1) if last.rank > LOWEST else 0


def blow(enemy: Card, weapon: Card | None, last: Card | None) -> int:
    """The hit points a fight costs.  A party that has a weapon fights with it; there is no choice."""
    if weapon is None or breaks(enemy, weapon, last):
        return enemy.rank
    return max(0, enemy.rank - weapon.rank)
