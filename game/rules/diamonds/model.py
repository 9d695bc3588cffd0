"""A small model of a party for looking ahead: no zones and no events, only what matters for decisions.

A test compares it with the rules.
"""

from typing import NamedTuple

from game.core.cards import JOKER, Card
from game.core.view import View

from .heroes import FULL

FRESH = JOKER + 1  # what a weapon that has slain nothing holds against: everything below


class Hero(NamedTuple):
    """The state of a party within a room."""

    hp: int
    weapon: int = 0  # its strength; 0: none
    below: int = 0  # it holds against enemies of a lower value than this
    drank: bool = False  # True if the last card it faced was a potion
    full: int = FULL  # the most hit points it can have

    @property
    def dead(self) -> bool:
        """True if the hit points are at or below zero."""
        return self.hp <= 0


class Step(NamedTuple):
    """A card faced, and the party after it."""

    card: Card
    hero: Hero


def faced(hero: Hero, card: Card) -> Hero:
    """The party after facing that card."""
    hp, weapon, below, drank, full = hero
    if card.suit == "D":
        return Hero(hp, card.rank, FRESH, full=full)
    if card.suit == "H":
        return Hero(hp if drank else min(full, hp + card.rank), weapon, below, True, full)
    if card.rank < below:
        return Hero(hp - max(0, card.rank - weapon), weapon, card.rank, full=full)
    return Hero(hp - card.rank, full=full)


def hero_of(view: View, party: int) -> Hero:
    """The party in a player's view."""
    return armed(view, party, Hero(view.gauges[f"hp.{party}"]))


def armed(view: View, party: int, hero: Hero) -> Hero:
    """The party `hero` with its weapon on the table, and whether it has just drunk a potion."""
    weapon, last = view.top(f"weapon.{party}"), view.top(f"slain.{party}")
    hero = hero._replace(drank=view.flag(f"drank.{party}"))
    return hero._replace(weapon=weapon.rank, below=last.rank if last else FRESH) if weapon else hero
