"""A hand prepared for the search for plays: the values that each card can have, and which cards together make a play.

A play consists of natural cards, shifted by a range if that is allowed, and of stand-ins: cards that are wild, or made
wild. It does not matter which cards stand in, so a `Core` only counts them.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from game.core.cards import Card

from .values import ACE, COMMON, EPIC, RARE, TWO, Powers

LEAST = 1  # no card has a lower value (A44)
LOW_ACE = 1
FREE = 0  # no range, as bits


class Core(NamedTuple):
    """The natural cards of a play, as bits, the number of stand-ins, and the ranges that are still unused, as bits."""

    cards: int
    others: int
    ranges: int


Ways = dict[int, list[tuple[int, tuple[int, ...]]]]  # by value: (card, the sets of ranges that allow it)


class Spread:
    """A hand prepared for plays that count as `size` cards."""

    def __init__(self, hand: Sequence[Card], powers: Powers, size: int):
        tiers = [powers.tier(card) for card in hand]
        self.hand, self.size, self.shifts = hand, size, powers.ranges
        self.raised = powers.raised(size)
        self.twice = [tier == RARE for tier in tiers]
        self.common = [tier == COMMON for tier in tiers]
        self.wild = [
            tier == EPIC or (powers.wild_twos and card.rank == TWO) for card, tier in zip(hand, tiers, strict=True)
        ]
        self.wilds = min(powers.wilds, len(hand))
        self.others = min(self.wilds + sum(self.wild), size)  # the most stand-ins
        self.start = Core(0, 0, (1 << len(powers.ranges)) - 1)

    # the values of single cards

    @cached_property
    def ways(self) -> Ways:
        """The cards for each value. Wild cards are left out, unless they count twice at their printed value."""
        ways: Ways = {}
        for card, printed in enumerate(self.hand):
            if self.twice[card] or not self.wild[card]:
                self._add(ways, card, printed.rank, printed.rank + self.common[card])
        return ways

    @cached_property
    def stand_in(self) -> Ways:
        """The values of a stand-in, and the ranges they need."""
        ways: Ways = {}
        if self.others:
            self._add(ways, 0, TWO, ACE)
        return ways

    @cached_property
    def steps(self) -> Ways:
        """The cards for each value in a straight: an ace that is not raised may be low there (A42)."""
        aces = [(card, (FREE,)) for card, printed in enumerate(self.hand) if printed.rank == ACE and not self.raised]
        return self.ways | {LOW_ACE: aces + self.ways.get(LOW_ACE, [])}

    def _add(self, ways: Ways, card: int, low: int, high: int) -> None:
        taking: dict[int, tuple[int, ...]] = {}
        for ranges in range(self.start.ranges + 1):
            bottom, top = self.span(low, high, ranges)
            for value in range(bottom, top + 1):
                if not any(less & ranges == less for less in taking.get(value, ())):
                    taking[value] = (*taking.get(value, ()), ranges)
        for value, takes in taking.items():
            ways.setdefault(value, []).append((card, takes))

    def span(self, low: int, high: int, ranges: int) -> tuple[int, int]:
        """The values from low to high, shifted by those ranges and raised."""
        for i, (down, up) in enumerate(self.shifts):
            if ranges >> i & 1:
                low, high = low + down, high + up
        return max(low + self.raised, LEAST), max(high + self.raised, LEAST)

    def wild_steps(self, value: int) -> tuple[int, ...]:
        """The sets of ranges with which a stand-in can be a step of a straight; () if it cannot."""
        if value == LOW_ACE and self.others and not self.raised:
            return (FREE,)
        return self._takes(value)

    def _takes(self, value: int) -> tuple[int, ...]:
        return self.stand_in[value][0][1] if value in self.stand_in else ()

    # combinations of cards

    def count(self, value: int) -> int:
        """An upper limit for the number of natural cards of a value."""
        return sum(1 + self.twice[card] for card, _ in self.ways.get(value, ()))

    def gather(self, value: int, count: int, core: Core) -> Iterator[Core]:
        """All ways to add `count` cards of one value to a core."""
        for own in range(max(count - self.others + core.others, 0), count + 1):
            for more in self._natural(value, own, core, 0):
                yield from self._stand_ins(value, count - own, more)

    def _natural(self, value: int, count: int, core: Core, first: int) -> Iterator[Core]:
        if not count:
            yield core
            return
        ways = self.ways.get(value, ())
        for at in range(first, len(ways)):
            card, takes = ways[at]
            for more in _taken(core, card, takes):
                yield from self._natural(value, count - 1, more, at + 1)
                if self.twice[card] and count > 1:
                    yield from self._natural(value, count - 2, more, at + 1)

    def _stand_ins(self, value: int, count: int, core: Core) -> Iterator[Core]:
        if not count:
            yield core
            return
        for more in _stood_in(core, self._takes(value)):
            yield from self._stand_ins(value, count - 1, more)

    def climb(self, values: Sequence[int], core: Core, suit: str = "") -> Iterator[Core]:
        """All ways to add one card for each of the values; natural cards must be of the suit, if one is given."""
        if not values:
            yield core
            return
        for card, takes in self.steps.get(values[0], ()):
            if not suit or self.hand[card].suit == suit:
                for more in _taken(core, card, takes):
                    yield from self.climb(values[1:], more, suit)
        if core.others < self.others:
            for more in _stood_in(core, self.wild_steps(values[0])):
                yield from self.climb(values[1:], more, suit)

    def flushes(self, suit: str) -> Iterator[tuple[Core, tuple[int, ...]]]:
        """All flushes of a suit, each with the highest values it can have; there may be thousands of lower ones."""
        own = [card for card, printed in enumerate(self.hand) if printed.suit == suit]
        for others in range(self.others + 1):
            for number in range(max(self.size - others - sum(self.twice), 0), self.size - others + 1):
                for cards in combinations(own, number):
                    if values := self._highest(cards, others):
                        yield Core(sum(1 << card for card in cards), others, FREE), values

    def _highest(self, cards: Sequence[int], others: int) -> tuple[int, ...]:
        """The highest values of these cards and `others` stand-ins; () if not enough of them count twice."""
        ranges = sum(1 << i for i, (_, up) in enumerate(self.shifts) if up > 0)
        highs = [self.hand[card].rank + self.common[card] for card in cards] + [ACE] * others
        twice = [i for i, card in enumerate(cards) if self.twice[card]]
        best: tuple[int, ...] = ()
        for shifted in range(len(highs)) if ranges else (-1,):  # use all ranges on one card, as the first value decides
            tops = [self.span(high, high, ranges if i == shifted else FREE)[1] for i, high in enumerate(highs)]
            for again in combinations(twice, self.size - len(tops)):
                best = max(best, tuple(sorted(tops + [tops[i] for i in again], reverse=True)))
        return best

    def complete(self, core: Core) -> Iterator[int]:
        """All plays with that core, as bits: with each choice of cards that can stand in."""
        rest = [card for card in range(len(self.hand)) if not core.cards >> card & 1]
        for cards in combinations(rest, core.others):
            if sum(not self.wild[card] for card in cards) <= self.wilds:
                yield core.cards | sum(1 << card for card in cards)


def _taken(core: Core, card: int, takes: Sequence[int]) -> Iterator[Core]:
    if not core.cards >> card & 1:
        for ranges in takes:
            if not ranges & ~core.ranges:
                yield Core(core.cards | 1 << card, core.others, core.ranges & ~ranges)


def _stood_in(core: Core, takes: Sequence[int]) -> Iterator[Core]:
    for ranges in takes:
        if not ranges & ~core.ranges:
            yield Core(core.cards, core.others + 1, core.ranges & ~ranges)
