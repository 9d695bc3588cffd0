"""Fights in Diamonds & Dragons: the hit points an enemy costs, and when a weapon breaks."""

from game.core.cards import Card

LOWEST = 2  # the rank of the weakest enemy


def is_enemy(card: Card) -> bool:
    """True for clubs, spades and both jokers."""
    return card.suit not in "DH"


def breaks(enemy: Card, weapon: Card | None, last: Card | None) -> bool:
    """True if the weapon, whose last kill was `last`, breaks on that enemy: if the enemy is not weaker than the last
    kill."""
    return weapon is not None and last is not None and enemy.rank >= last.rank


def edge(weapon: Card, last: Card | None) -> int:
    """The most that a weapon whose last kill was `last` can still take off a blow; 0 if it breaks on any enemy."""
    if last is None:
        return weapon.rank
    return min(weapon.rank, last.rank - 1) if last.rank > LOWEST else 0


def blow(enemy: Card, weapon: Card | None, last: Card | None) -> int:
    """The hit points a fight costs. A party with a weapon must fight with it."""
    if weapon is None or breaks(enemy, weapon, last):
        return enemy.rank
    return max(0, enemy.rank - weapon.rank)
