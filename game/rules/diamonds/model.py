"""A small model of a party, for looking ahead: no zones, no events, only what decides.

A test plays it beside the rules.
"""

from typing import NamedTuple

from game.core.cards import JOKER, Card
from game.core.game import View

from .heroes import FULL

FRESH = JOKER + 1  # what a weapon that has slain nothing holds against: everything below


class Hero(NamedTuple):
    """A party in the middle of a room."""

    hp: int
    weapon: int = 0  # its strength; 0: none
    below: int = 0  # it holds against enemies of a lower value than this
    drank: bool = False  # was the last card it faced a potion?

    @property
    def dead(self) -> bool:
        """Hit points at or below zero."""
        return self.hp <= 0


def faced(hero: Hero, card: Card) -> Hero:
    """The party after it has faced that card."""
    hp, weapon, below, drank = hero
    if card.suit == "D":
        return Hero(hp, card.rank, FRESH)
    if card.suit == "H":
        return Hero(hp if drank else min(FULL, hp + card.rank), weapon, below, True)
    if card.rank < below:
        return Hero(hp - max(0, card.rank - weapon), weapon, card.rank)
    return Hero(hp - card.rank)


def hero_of(view: View, party: int) -> Hero:
    """The party as the player sees it."""
    weapon, last = view.top(f"weapon.{party}"), view.top(f"slain.{party}")
    hp, drank = view.gauges[f"hp.{party}"], bool(view.facts[f"drank.{party}"])
    if weapon is None:
        return Hero(hp, drank=drank)
    return Hero(hp, weapon.rank, last.rank if last else FRESH, drank)
