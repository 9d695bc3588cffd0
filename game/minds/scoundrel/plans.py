"""The plans through a room of Scoundrel: what can come of facing its cards, and the actions that lead there.

Nothing is turned up within a room, so a plan is one decision. The solver, the players, the hints and the review all
take their plans from here.
"""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from game.minds.rooms import POTION, WEAPON, Moment, Room, Ways
from game.rules.scoundrel.model import FRESH
from game.rules.scoundrel.score import FULL_LIFE

from .model import STRIKE

NOTHING = -1  # the place of the card left over, if every card was faced


class Result(NamedTuple):
    """The hero after a room, and the place of the card left over."""

    left: int
    life: int
    weapon: int
    below: int


class Plans:
    """All plans that face `take` of the cards of a room and survive."""

    def __init__(self, room: Room, life: int, weapon: int, below: int, drunk: bool, take: int, equal: bool):
        self.room = room
        self._ways = Ways(room, (life, weapon, below, drunk), take, partial(_faced, equal))

    def outcomes(self) -> list[Result]:
        """Everything that can come of the room, the healthiest first."""
        return sorted(
            {Result(bits.bit_length() - 1, life, weapon, below) for bits, life, weapon, below, _ in self._ways.ends},
            key=lambda one: (-one.life, -one.weapon, -one.below, one.left),
        )

    def results(self) -> list[Result]:
        """The outcomes without those that are no better in any way than another one with the same card left over; the
        healthiest first."""
        kept: list[Result] = []
        for one in self.outcomes():
            left, life, weapon, below = one
            for other in kept:
                if other[0] == left and other[2] >= weapon and other[3] >= below and other[1] >= life:
                    break
            else:
                kept.append(one)
        return kept

    def actions(self, result: Result) -> tuple[int, ...]:
        """The model's actions that lead to one of the results."""
        end = next(end for end in self._ways.ends if (end[0].bit_length() - 1, *end[1:4]) == result)
        actions = []
        for place, before, after in self._ways.to(end):
            card = self.room[place]
            struck = card < WEAPON and before[1] - after[1] < card
            actions.append(place + STRIKE if struck else place)
        return tuple(actions)


def _faced(equal: bool, room: Room, before: Moment) -> Iterator[Moment]:
    bits, life, weapon, below, drunk = before
    for place, card in enumerate(room):
        bit = 1 << place
        if not bits & bit:
            continue
        if card < WEAPON:
            if card < below:
                loss = card - weapon if card > weapon else 0
                if life > loss:
                    yield bits ^ bit, life - loss, weapon, card + equal, drunk
            if life > card:
                yield bits ^ bit, life - card, weapon, below, drunk
        elif card < POTION:
            yield bits ^ bit, life, card - WEAPON, FRESH, drunk
        elif drunk:
            yield bits ^ bit, life, weapon, below, True
        else:
            yield bits ^ bit, min(FULL_LIFE, life + card - POTION), weapon, below, True
