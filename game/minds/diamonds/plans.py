"""The plans through a room of Diamonds & Dragons: what can come of facing its cards, and the actions that lead there.

Nothing is turned up within a room, so a plan is one decision. The solver, the players, the hints and the review all
take their plans from here.
"""

from collections.abc import Iterator
from typing import NamedTuple

from game.minds.rooms import Moment, Room, Ways

from .model import Hero, Position, faced, to_face


class Result(NamedTuple):
    """The place of the card left over, -1 if every card was faced, and the party after a room."""

    left: int
    hp: int
    weapon: int
    below: int
    drank: bool


class Plans:
    """All plans that face `take` of the cards of a room and survive."""

    def __init__(self, room: Room, hero: Hero, take: int):
        self._ways = Ways(room, hero, take, each_faced)

    @classmethod
    def of(cls, at: Position) -> "Plans":
        """The plans in a position."""
        return cls(at.room, at[2:6], to_face(at))

    def outcomes(self) -> list[Result]:
        """Everything that can come of the room, the healthiest first."""
        return sorted(
            (Result(end[0].bit_length() - 1, *end[1:]) for end in self._ways.ends),
            key=lambda one: (-one.hp, -one.weapon, -one.below, one.drank, one.left),
        )

    def results(self) -> list[Result]:
        """The outcomes without those that are no better in any way than another one with the same card left over; the
        healthiest first."""
        kept: list[Result] = []
        for one in self.outcomes():
            left, hp, weapon, below, drank = one
            for other in kept:
                if (
                    other[0] == left
                    and other[2] >= weapon
                    and other[3] >= below
                    and other[1] >= hp
                    and other[4] <= drank
                ):
                    break
            else:
                kept.append(one)
        return kept

    def actions(self, result: Result) -> tuple[int, ...]:
        """The model's actions that lead to one of the results."""
        left = result.left
        end = (1 << left if left >= 0 else 0, *result[1:])
        return tuple(place for place, _, _ in self._ways.to(end))


def each_faced(room: Room, before: Moment) -> Iterator[Moment]:
    """The moments after one more card of a room that the party survives."""
    bits = before[0]
    for place, card in enumerate(room):
        bit = 1 << place
        if bits & bit:
            after = faced(card, *before[1:])
            if after[0] > 0:
                yield bits ^ bit, *after
