"""The worth of a position between two rooms, as `greedy` estimates it.

The numbers were fitted to some hundred thousand plays of greedy against itself: the sum grows with the chance to get
through the dungeon. Each feature has two weights, its own and one multiplied by the sum of the monsters left, because
everything counts differently while much is still to come. Only whole numbers are used, so that every machine plays
alike.
"""

from collections.abc import Iterable
from typing import NamedTuple

from game.core.cards import Card

from .combat import is_monster
from .model import Hero

# For each thing its own weight, and the one to be multiplied with the values of all monsters left.
ALWAYS = (-2221692, -174645)
SQUARE = 453  # of the monsters left
LIFE = (283963, -770)  # a point of it
POTIONS = (222167, -601)  # a point of healing to come
WEAPONS = (237415, -420)  # a point of strength to come
REACH = (64645, -244)  # a point that the weapon in hand can still take off a monster's blow
BEYOND = (15558, -25)  # a point of the monsters that the weapon in hand may not strike
STRENGTH = (104142, -989)  # of the weapon in hand
BELOW = (48509, 452)  # the value it strikes below
COST = (-49376, 345)  # of the monster left in the room
POTION = (-28223, 167)  # left in the room
WEAPON = (-31688, 146)  # left in the room
AVOIDED = (-734970, 3340)  # the next room must be faced


class Rest(NamedTuple):
    """The cards that are still to be faced, in any order."""

    monsters: tuple[int, ...]  # their values
    sum: int  # of the monsters
    potions: int
    weapons: int

    def with_card(self, card: Card) -> "Rest":
        """The rest with one more card."""
        if is_monster(card):
            return Rest((*self.monsters, card.rank), self.sum + card.rank, self.potions, self.weapons)
        if card.suit == "H":
            return self._replace(potions=self.potions + card.rank)
        return self._replace(weapons=self.weapons + card.rank)


def rest(cards: Iterable[Card]) -> Rest:
    """The rest made of these cards."""
    found = Rest((), 0, 0, 0)
    for card in cards:
        found = found.with_card(card)
    return found


def after_room(hero: Hero, left: Card, deck: Rest) -> int:
    """The worth of the position after facing three cards and leaving one."""
    return _sum(hero, deck.with_card(left), _left(hero, left))


def after_avoiding(hero: Hero, deck: Rest) -> int:
    """The worth of the position after putting the room under the dungeon."""
    return _sum(hero, deck, [(1, AVOIDED)])


Parts = list[tuple[int, tuple[int, int]]]  # how much of what


def _left(hero: Hero, card: Card) -> Parts:
    if is_monster(card):
        struck = hero.weapon if card.rank < hero.below else 0
        return [(max(0, card.rank - struck), COST)]
    return [(card.rank, POTION if card.suit == "H" else WEAPON)]


def _sum(hero: Hero, rest: Rest, more: Parts) -> int:
    life, weapon, below, _ = hero
    struck = [monster for monster in rest.monsters if monster < below]
    reach = sum(min(monster, weapon) for monster in struck)
    own, slope = ALWAYS
    for amount, (weight, with_monsters) in (
        (life, LIFE),
        (rest.potions, POTIONS),
        (rest.weapons, WEAPONS),
        (reach, REACH),
        (rest.sum - sum(struck), BEYOND),
        (weapon, STRENGTH),
        (below, BELOW),
        *more,
    ):
        own += amount * weight
        slope += amount * with_monsters
    return own + slope * rest.sum + SQUARE * rest.sum * rest.sum
