"""A small model of a player's turn for looking ahead: no zones and no events, only what matters for decisions.

A test compares it with the rules.
"""

from collections.abc import Iterator
from typing import NamedTuple

from game.core.cards import Card
from game.core.view import Action, View

from .combat import EQUAL, FISTS, WEAPON
from .score import FULL_LIFE

FRESH = 15  # what a weapon that has slain nothing may strike: everything below


class Hero(NamedTuple):
    """The state of the scoundrel within a turn."""

    life: int
    weapon: int = 0  # its strength; 0: none
    below: int = 0  # it strikes monsters of a lower value than this
    drunk: bool = False  # True if a potion has worked this turn

    @property
    def dead(self) -> bool:
        """True if life is at or below zero."""
        return self.life <= 0


class Way(NamedTuple):
    """One way to face a card, and the hero afterwards."""

    card: Card
    action: Action
    hero: Hero


def ways(hero: Hero, card: Card, wear: str) -> Iterator[Way]:
    """Yield every way in which the hero may face a card; `wear` is the house rule *Weapon wear*."""
    life, weapon, below, drunk = hero
    if card.suit == "D":
        yield Way(card, Action("take", (card.id,)), Hero(life, card.rank, FRESH, drunk))
    elif card.suit == "H":
        healed = life if drunk else min(FULL_LIFE, life + card.rank)
        yield Way(card, Action("drink", (card.id,)), Hero(healed, weapon, below, True))
    else:
        if card.rank < below:
            hurt = Hero(life - max(0, card.rank - weapon), weapon, worn(card, wear), drunk)
            yield Way(card, Action("fight", (card.id, WEAPON)), hurt)
        yield Way(card, Action("fight", (card.id, FISTS)), Hero(life - card.rank, weapon, below, drunk))


def worn(last: Card, wear: str) -> int:
    """The value below which a weapon strikes after it has slain that monster."""
    return last.rank + 1 if wear == EQUAL else last.rank


def hero_of(view: View) -> Hero:
    """The hero in a player's view."""
    weapon, last = view.top("weapon"), view.top("slain")
    life, drunk = view.gauges["health"], view.flag("drunk")
    if weapon is None:
        return Hero(life, drunk=drunk)
    return Hero(life, weapon.rank, worn(last, view.options["wear"]) if last else FRESH, drunk)
