"""Blows: what an enemy costs, and when a weapon breaks."""

from game.core.cards import Card


def is_enemy(card: Card) -> bool:
    """Clubs, spades and both jokers bite."""
    return card.suit not in "DH"


def breaks(enemy: Card, weapon: Card | None, last: Card | None) -> bool:
    """Does the weapon, whose last kill was `last`, break on that enemy?  It does unless the enemy is weaker."""
    return weapon is not None and last is not None and enemy.rank >= last.rank


def blow(enemy: Card, weapon: Card | None, last: Card | None) -> int:
    """The hit points a fight costs.  A party that has a weapon fights with it; there is no choice."""
    if weapon is None or breaks(enemy, weapon, last):
        return enemy.rank
    return max(0, enemy.rank - weapon.rank)
