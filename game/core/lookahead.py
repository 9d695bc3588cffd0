"""Look-ahead for games in which the cards of a room are faced one after the other, in any order.

A game supplies a small model of its hero and the value of positions. This module has the search through the orders, and
helpers for weapons that wear down.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from .cards import Card
from .view import View

WON, DEAD = 10**12, -(10**12)  # beyond the value of any position

Cards = tuple[Card, ...]


class Hero(Protocol):
    """The model of a hero: hashable, and equal by value."""

    @property
    def dead(self) -> bool:
        """True if it has no life left."""
        ...


H = TypeVar("H", bound=Hero)
S = TypeVar("S")  # a step: one card faced in one way, and the hero after it


class Plan(NamedTuple, Generic[S]):
    """The steps through the rest of a room, and their value."""

    worth: int
    steps: tuple[S, ...] = ()


class RoomSearch(ABC, Generic[H, S]):
    """The search for the best plan through a room; it ends when `stays` cards are left.

    If several plans have the same value the first is taken, in the order of the cards and of the steps.
    """

    def __init__(self, stays: int):
        self.stays = stays
        self._known: dict[tuple[Cards, H], Plan[S]] = {}

    @abstractmethod
    def steps(self, hero: H, card: Card) -> Iterable[S]:
        """The ways in which a hero may face a card."""

    @abstractmethod
    def after(self, step: S) -> H:
        """The hero after a step."""

    @abstractmethod
    def lost(self, hero: H) -> int:
        """The value of a dead hero."""

    @abstractmethod
    def ended(self, left: Cards, step: S) -> int:
        """The value of the end of a room, from the cards that are left and the last step."""

    def best(self, room: Cards, hero: H) -> Plan[S]:
        """The best plan for the cards of a room that have not been faced yet."""
        if (room, hero) not in self._known:
            self._known[room, hero] = max(self._plans(room, hero), key=lambda plan: plan.worth)
        return self._known[room, hero]

    def _plans(self, room: Cards, hero: H) -> Iterator[Plan[S]]:
        for card in room:
            others = tuple(other for other in room if other is not card)
            for step in self.steps(hero, card):
                after = self.after(step)
                if after.dead:
                    yield Plan(self.lost(after), (step,))
                elif len(others) > self.stays:
                    plan = self.best(others, after)
                    yield Plan(plan.worth, (step, *plan.steps))
                else:
                    yield Plan(self.ended(others, step), (step,))


def hidden(view: View, pack: Iterable[Card], zone: str) -> Cards:
    """The cards of a pack that must lie in a zone because no other zone shows them, in the order of the pack."""
    elsewhere = {card for name, cards in view.zones.items() if name != zone for card in cards}
    return tuple(card for card in pack if card not in elsewhere)


def blow(enemy: int, weapon: int, below: int) -> int:
    """The damage that an enemy does to a hero whose weapon works only against enemies of a value lower than `below`."""
    return max(0, enemy - weapon) if enemy < below else enemy


def reach(enemies: Sequence[int], weapon: int, below: int) -> tuple[int, int]:
    """Two sums over the enemies: the damage such a weapon can prevent, and the total value of the enemies it does not
    work against."""
    struck = [enemy for enemy in enemies if enemy < below]
    return sum(min(enemy, weapon) for enemy in struck), sum(enemies) - sum(struck)
