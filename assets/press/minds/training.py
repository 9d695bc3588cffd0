"""Trains the value networks of Scoundrel by self-play.

A play ends as soon as no card is hidden and the solver decides it, so that the network learns what exact play makes of
a position.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numba import njit

from game.minds.rooms import CODES
from game.minds.scoundrel import net
from game.minds.scoundrel.model import DUNGEON
from game.rules.scoundrel.dungeon import FULL_ROOM, TO_FACE
from game.rules.scoundrel.model import FRESH
from game.rules.scoundrel.score import FULL_LIFE

from . import self_play
from .learner import SECOND, Weights, activate, likely, sum_rows
from .rooms import RESULTS, UNDECIDED, find_results, refill, solve
from .self_play import DECISIONS, ROWS, Learn, Pace, learning

LIFE, BLADE, LEFT, FREE = net.LIFE, net.BLADE, net.LEFT, net.FREE
HIDDEN, KNOWN, CARDS_TO_COME, QUEUED = net.HIDDEN, net.KNOWN, net.CARDS_TO_COME, net.QUEUED
BLOCK, BLOCKS = net.BLOCK, net.BLOCKS
INPUTS = QUEUED + CODES * BLOCKS
FIRST = 128  # the size of the first layer
SOLVED = 3000  # rooms the solver may look at
PILE = 256  # cards of a play, with those that come up again

MEASURED = 10_000  # plays that measure the strength
DECK = np.array(DUNGEON, np.int64)


class Schedule(NamedTuple):
    """How a run goes: plays in all, the learning rate at its start, and how often a move is made at random then."""

    plays: int
    rate: float = 2.5e-4
    random: float = 0.03

    def pace(self, rest: float) -> Pace:
        """How to learn when that part of the plays is still to come."""
        return Pace(self.rate * rest + 1e-5, self.random * rest + 0.002, 2048 if rest > 0.4 else 4096)


def train(start: Weights, schedule: Schedule, equal: bool, seed: int, report: Callable[[str], None]) -> Weights:
    """The weights after a run of self-play that begins with `start`."""
    return self_play.train(start, schedule.plays, seed, _learn(equal), schedule.pace, report)


@lru_cache(2)
def _learn(equal: bool) -> Learn:
    @njit(fastmath=True)
    def play(weights, pile, rng, random, rows, counts, values):
        return _play(weights, pile, equal, rng, random, rows, counts, values)

    return learning(play, DECK, PILE, trace=0.8)


def strength(weights: Weights, equal: bool, seed: int, plays: int = MEASURED) -> float:
    """The fraction of plays that the network wins with exact endings."""
    return _measure(weights, plays, equal, np.random.default_rng(seed)) / plays


@njit
def outlook_rows(pile, head, tail, known, rows):
    """Write the inputs for the cards to come to `rows`; return how many there are."""
    rows[0] = CARDS_TO_COME + tail - head
    count = 1
    first = max(head, known)
    for i in range(head, tail):
        card = pile[i]
        if i < known:
            rows[count] = HIDDEN + card
        else:
            rows[count] = KNOWN + card
            count += 1
            rows[count] = QUEUED + card * BLOCKS + min((i - first) // BLOCK, BLOCKS - 1)
        count += 1
    return count


@njit(inline="always")
def _blade(weapon, below, equal):
    if weapon == 0:
        return BLADE
    return BLADE + weapon * 17 + (below - equal if below < FRESH else FRESH + 1)


@njit(fastmath=True)
def _play(weights, pile, equal, rng, random, rows, counts, values):
    """Play a deal to its end, as `self_play` says."""
    size = len(DECK)
    room, after = pile[:FULL_ROOM].copy(), np.empty(FULL_ROOM, np.int64)
    results = np.empty((RESULTS, 4), np.int64)
    base, first, second = np.empty(FIRST, np.float32), np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    come, come_if_avoided = np.empty(ROWS, np.int64), np.empty(ROWS, np.int64)
    nodes = np.empty(1, np.int64)
    head, tail = FULL_ROOM, size
    life, weapon, below, free = FULL_LIFE, 0, 0, 1
    decisions = 0
    while True:
        if head >= size or head == tail:
            nodes[0] = SOLVED
            found = solve(room, pile, head, tail, life, weapon, below, free, equal, nodes)
            if found != UNDECIDED or head == tail:
                return found == 1, decisions
        count = find_results(room, TO_FACE, life, weapon, below, equal, results)
        on = outlook_rows(pile, head, tail, size, come)
        sum_rows(weights, come, on, base)
        for j in range(FIRST):
            base[j] += weights.rows[FREE + 1, j]
        best, highest = -1, np.float32(-1e30)
        for i in range(count):
            left, life_after, weapon_after, below_after = results[i]
            blade = _blade(weapon_after, below_after, equal)
            for j in range(FIRST):
                first[j] = (
                    base[j] + weights.rows[LIFE + life_after, j] + weights.rows[blade, j]
                    + weights.rows[LEFT + room[left], j]
                )  # fmt: skip
            value = activate(weights, first, second)
            if value > highest:
                best, highest = i, value
        moves = count
        on_if_avoided = 0
        if free:
            pile[tail : tail + FULL_ROOM] = room
            on_if_avoided = outlook_rows(pile, head, tail + FULL_ROOM, size, come_if_avoided)
            come_if_avoided[on_if_avoided] = FREE
            come_if_avoided[on_if_avoided + 1] = LIFE + life
            come_if_avoided[on_if_avoided + 2] = _blade(weapon, below, equal)
            on_if_avoided += 3
            sum_rows(weights, come_if_avoided, on_if_avoided, first)
            value = activate(weights, first, second)
            if value > highest:
                best, highest = count, value
            moves += 1
        if moves == 0:
            return False, decisions
        chosen_at_random = rng.random() < random
        if chosen_at_random:
            best = rng.integers(0, moves)
        values[decisions, 0], values[decisions, 1], values[decisions, 2] = likely(highest), chosen_at_random, 0
        if best == count:
            rows[decisions, :on_if_avoided] = come_if_avoided[:on_if_avoided]
            counts[decisions] = on_if_avoided
            tail += FULL_ROOM
            room[:] = pile[head : head + FULL_ROOM]
            head += FULL_ROOM
            free = 0
        else:
            left, life, weapon, below = results[best]
            come[on], come[on + 1], come[on + 2] = FREE + 1, LIFE + life, _blade(weapon, below, equal)
            come[on + 3] = LEFT + room[left]
            rows[decisions, : on + 4] = come[: on + 4]
            counts[decisions] = on + 4
            drawn = refill(room, left, pile, head, tail, after)
            head += drawn
            room[:] = after
            free = 1
        decisions += 1


@njit(fastmath=True)
def _measure(weights, plays, equal, rng):
    rows, counts = np.empty((DECISIONS, ROWS), np.int64), np.empty(DECISIONS, np.int64)
    values, pile = np.empty((DECISIONS, 3)), np.zeros(PILE, np.int64)
    won = 0
    for _ in range(plays):
        pile[: len(DECK)] = DECK
        rng.shuffle(pile[: len(DECK)])
        wins, _ = _play(weights, pile, equal, rng, 0.0, rows, counts, values)
        won += wins
    return won
