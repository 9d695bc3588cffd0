"""What greedy thinks a position between two rooms is worth.  Whole numbers only, so that every machine plays alike."""

from collections.abc import Iterable

from game.core.cards import Card

from .combat import is_enemy
from .model import Hero

HIT_POINT = 12
REACH = 2  # a point that the weapon in hand can still take off an enemy's blow
RAN = -20  # the next room must be faced


def after_room(hero: Hero, left: Card, deck: Iterable[Card]) -> int:
    """The worth of having faced a room and left a card of it."""
    return _sum(hero, [*deck, left])


def after_running(hero: Hero, deck: Iterable[Card]) -> int:
    """The worth of having shuffled the room into the rest of the dungeon."""
    return _sum(hero, deck) + RAN


def _sum(hero: Hero, deck: Iterable[Card]) -> int:
    reach = sum(min(card.rank, hero.weapon) for card in deck if is_enemy(card) and card.rank < hero.below)
    return HIT_POINT * hero.hp + REACH * reach
