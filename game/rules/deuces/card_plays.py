"""Plays: which cards make one, how it counts, which play answers another and which wins (2.8).

Kinds of plays, the lowest first: one to four of a kind, and a twin (two different pairs, with which only some may
attack); of five cards straight, flush, full house, straight flush, five of a kind. All five must matter (A39).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.core.cards import JOKER, SUITS, Card

from .spread import LOW_ACE, Core, Spread
from .values import COMMON, EPIC, RARE, Powers, order

__all__ = [
    "COMMON",
    "EPIC",
    "RARE",
    "Powers",
    "Reading",
    "answers",
    "attacks",
    "best",
    "compare",
    "order",
    "readings",
    "sets",
]

TWIN, SET, STRAIGHT, FLUSH, FULL, STRAIGHT_FLUSH, FIVE = range(7)
MOST = 5  # the most cards that a play can count as
NONE = Powers()


class Reading(NamedTuple):
    """The way a play counts.

    `size` is the number of cards it counts as; this is more than its number of cards if rare loot counts twice. Of two
    readings of one size the one with the higher `key` wins. `values` are the values of the cards, the highest first.
    """

    size: int
    kind: int
    key: tuple[int, ...]
    values: tuple[int, ...]

    @property
    def text(self) -> str:
        """The name of this reading among the readings of the same cards: `10-10-10`."""
        return "-".join(map(str, self.values))


Play = tuple[tuple[Card, ...], Reading]


def readings(cards: Sequence[Card], powers: Powers = NONE, attacking: bool = True) -> tuple[Reading, ...]:
    """All readings of exactly these cards, the best first: by size, then by height.

    Of several possible flushes only the highest is listed. With `attacking` False a twin needs no power.
    """
    return () if any(card.rank == JOKER for card in cards) else _readings(order(cards), powers, attacking)


def best(cards: Sequence[Card], powers: Powers = NONE, attacking: bool = True, size: int = 0) -> Reading | None:
    """The best reading of exactly these cards, of that size if one is given; None if they are no play."""
    return next((one for one in readings(cards, powers, attacking) if size in (0, one.size)), None)


def sets(hand: Sequence[Card], powers: Powers = NONE, attacking: bool = True, most: int = MOST) -> tuple[Play, ...]:
    """All plays in a hand that count as at most `most` cards, each with its best reading, the best first.

    Cards that can count as several sizes appear once for each.
    """
    hand = _valued(hand)
    return tuple(play for size in range(most, 0, -1) for play in _plays(hand, powers, size, attacking))


def attacks(hand: Sequence[Card], powers: Powers, most: int = MOST) -> Mapping[tuple[Card, ...], Sequence[Reading]]:
    """All attacks in a hand that count as at most `most` cards, with all their readings, like `readings` for each."""
    return _all_readings(_valued(hand), powers, most)


def answers(hand: Sequence[Card], powers: Powers, attack: Reading) -> tuple[Play, ...]:
    """All plays in a hand of the same type as an attack, high enough or not, the weakest first."""
    plays = _plays(_valued(hand), powers, attack.size, False)
    return tuple(play for play in reversed(plays) if is_answer_to(attack, play[1]))


def _valued(hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that can be played: a Joker has no value (A92)."""
    return order(card for card in hand if card.rank != JOKER)


def is_answer_to(attack: Reading, defence: Reading) -> bool:
    """Return True if a play is of the same type as an attack. Four of a kind answers a twin, but not the other way
    round (A38)."""
    return attack.size == defence.size and (defence.kind != TWIN or attack.kind == TWIN)


def compare(attack: Reading, defence: Reading | None) -> int:
    """1: the attacker wins, as there is no valid answer or it is lower; 0: a tie; -1: the defender wins."""
    if defence is None or not is_answer_to(attack, defence):
        return 1
    return (attack.key > defence.key) - (attack.key < defence.key)


@lru_cache(4096)
def _readings(cards: tuple[Card, ...], powers: Powers, attacking: bool) -> tuple[Reading, ...]:
    found: list[Reading] = []
    for size in range(min(MOST, 2 * len(cards)), len(cards) - 1, -1):
        spread, whole = Spread(cards, powers, size), (1 << len(cards)) - 1
        figures = set(_figures(spread, powers.twin or not attacking))
        found += _in_order({reading for core, reading in figures if whole in spread.complete(core)})
    return tuple(found)


def _in_order(every: set[Reading]) -> list[Reading]:
    """The readings of some cards for one size, the best first: each combination of values once, and of flushes the
    highest."""
    flush = max((reading for reading in every if reading.kind == FLUSH), default=None)
    found: dict[tuple[int, ...], Reading] = {}
    for reading in sorted(every, reverse=True):
        if reading.kind != FLUSH or reading == flush:
            found.setdefault(reading.values, reading)
    return list(found.values())


@lru_cache(512)
def _all_readings(hand: tuple[Card, ...], powers: Powers, most: int) -> Mapping[tuple[Card, ...], list[Reading]]:
    found: dict[tuple[Card, ...], list[Reading]] = {}
    for size in range(most, 0, -1):
        spread = Spread(hand, powers, size)
        cores: dict[tuple[int, int], tuple[Core, set[Reading]]] = {}
        for core, reading in _figures(spread, powers.twin):
            cores.setdefault((core.cards, core.others), (core, set()))[1].add(reading)
        plays: dict[int, set[Reading]] = {}
        for core, every in cores.values():
            for cards in spread.complete(core):
                plays.setdefault(cards, set()).update(every)
        for cards, every in plays.items():
            found.setdefault(_held(hand, cards), []).extend(_in_order(every))
    return found


def _held(hand: tuple[Card, ...], cards: int) -> tuple[Card, ...]:
    return tuple(card for i, card in enumerate(hand) if cards >> i & 1)


@lru_cache(4096)
def _plays(hand: tuple[Card, ...], powers: Powers, size: int, attacking: bool) -> tuple[Play, ...]:
    spread = Spread(hand, powers, size)
    cores: dict[tuple[int, int], tuple[Core, Reading]] = {}
    for core, reading in _figures(spread, powers.twin or not attacking):
        name = core.cards, core.others
        if name not in cores or reading > cores[name][1]:
            cores[name] = core, reading
    found: dict[int, Reading] = {}
    for core, reading in cores.values():
        for cards in spread.complete(core):
            if cards not in found or reading > found[cards]:
                found[cards] = reading
    plays = [(_held(hand, cards), one) for cards, one in found.items()]
    return tuple(sorted(plays, key=lambda play: (play[1], play[0]), reverse=True))


def _figures(spread: Spread, twins: bool) -> Iterator[tuple[Core, Reading]]:
    """All plays of one size in a hand; some appear more than once."""
    if spread.size < MOST:
        yield from _of_a_kind(spread, SET)
        if spread.size == 4 and twins:
            yield from _houses(spread, TWIN, 2, 2)
    else:
        yield from _of_a_kind(spread, FIVE)
        yield from _houses(spread, FULL, 3, 2)
        yield from _straights(spread)
        yield from _flushes(spread)


def _of_a_kind(spread: Spread, kind: int) -> Iterator[tuple[Core, Reading]]:
    for value in spread.ways | spread.stand_in:
        if spread.count(value) + spread.others >= spread.size:
            reading = _reading(kind, (value,) * spread.size, (value,))
            for core in spread.gather(value, spread.size, spread.start):
                yield core, reading


def _houses(spread: Spread, kind: int, many: int, few: int) -> Iterator[tuple[Core, Reading]]:
    """`many` cards of one value and `few` of another."""
    counts = {value: spread.count(value) for value in spread.ways | spread.stand_in}
    for first in counts:
        for second in (value for value in counts if _differ(first, value, many == few)):
            if min(counts[first], many) + min(counts[second], few) + spread.others >= spread.size:
                reading = _reading(kind, (first,) * many + (second,) * few, (first, second))
                for core in spread.gather(first, many, spread.start):
                    for both in spread.gather(second, few, core):
                        yield both, reading


def _differ(first: int, second: int, alike: bool) -> bool:
    """Return True if the values differ; for two pairs (`alike`), if the second is lower."""
    return first > second if alike else first != second


def _straights(spread: Spread) -> Iterator[tuple[Core, Reading]]:
    """Straights and straight flushes."""
    for top in range(MOST, max(spread.ways | spread.stand_in, default=LOW_ACE) + 1):
        steps = range(top - MOST + 1, top + 1)
        if sum(not spread.steps.get(value) for value in steps) <= spread.others:
            for suit in ("", *SUITS):
                reading = _reading(STRAIGHT_FLUSH if suit else STRAIGHT, steps, (top,))
                for core in spread.climb(steps, spread.start, suit):
                    yield core, reading


def _flushes(spread: Spread) -> Iterator[tuple[Core, Reading]]:
    for suit in SUITS:
        for core, values in spread.flushes(suit):
            yield core, _reading(FLUSH, values, values)


def _reading(kind: int, values: Iterable[int], key: tuple[int, ...]) -> Reading:
    ordered = tuple(sorted(values, reverse=True))
    return Reading(len(ordered), kind, (kind, *key), ordered)
