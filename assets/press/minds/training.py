"""Trains the value networks of Scoundrel by self-play: TD(λ) on the positions between rooms (Sutton 1988; Tesauro 1995).

A play ends as soon as no card is hidden and the solver decides it, so that the network learns what exact play makes of
a position. The same seed gives the same weights to the byte on one machine.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numba import njit

from game.minds.rooms import CODES
from game.minds.scoundrel import net
from game.minds.scoundrel.model import DUNGEON
from game.rules.scoundrel.dungeon import FULL_ROOM, TO_FACE
from game.rules.scoundrel.model import FRESH
from game.rules.scoundrel.score import FULL_LIFE

from .learner import SECOND, Weights, activate, add_gradient, likely, step, sum_rows
from .rooms import RESULTS, UNDECIDED, find_results, refill, solve

LIFE, BLADE, LEFT, FREE = net.LIFE, net.BLADE, net.LEFT, net.FREE
HIDDEN, KNOWN, CARDS_TO_COME, QUEUED = net.HIDDEN, net.KNOWN, net.CARDS_TO_COME, net.QUEUED
BLOCK, BLOCKS = net.BLOCK, net.BLOCKS
INPUTS = QUEUED + CODES * BLOCKS
FIRST = 128  # the size of the first layer
ROWS = 192  # inputs that may be on at once
DECISIONS = 128  # of a play, at most
SOLVED = 3000  # rooms the solver may look at
PILE = 256  # cards of a play, with those that come up again

TRACE = np.float32(0.8)  # λ
CHUNK = 5000  # plays between two reports
MEASURED = 10_000  # plays that measure the strength
DECK = np.array(DUNGEON, np.int64)


class Schedule(NamedTuple):
    """How a run goes: plays in all, the learning rate at its start, and how often a move is made at random then."""

    plays: int
    rate: float = 2.5e-4
    random: float = 0.03


def train(start: Weights, schedule: Schedule, equal: bool, seed: int, report: Callable[[str], None]) -> Weights:
    """The weights after a run of self-play that begins with `start`."""
    rng = np.random.default_rng(seed)
    weights = Weights(*(array.copy() for array in start))
    gradient, mean, square = weights.zeros(), weights.zeros(), weights.zeros()
    steps, played = 0, 0
    while played < schedule.plays:
        rest = 1 - played / schedule.plays
        count = min(CHUNK, schedule.plays - played)
        steps, won, loss = _learn(
            weights, gradient, mean, square, steps, count, equal, rng,
            np.float32(schedule.rate * rest + 1e-5), schedule.random * rest + 0.002, 2048 if rest > 0.4 else 4096,
        )  # fmt: skip
        played += count
        report(f"{played} plays, {won / count:.4f} won, error {loss:.4f}")
    return weights


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
    """Play a deal to its end. Return whether it is won, and how many decisions the network made.

    For each, `rows` and `counts` get the inputs of the position that came of it, and `values` the chance of winning
    that the network saw before it, and 1 if the move was made at random.
    """
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
        values[decisions, 0], values[decisions, 1] = likely(highest), chosen_at_random
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
def _learn(weights, gradient, mean, square, steps, plays, equal, rng, rate, random, batch):
    """Play and learn; return the steps of Adam so far, the plays won, and the mean error."""
    rows, counts = np.empty((DECISIONS, ROWS), np.int64), np.empty(DECISIONS, np.int64)
    values = np.empty((DECISIONS, 2))
    first, second, back = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32), np.empty(FIRST, np.float32)
    pile = np.zeros(PILE, np.int64)
    won, seen, positions, loss = 0, 0, 0, 0.0
    for _ in range(plays):
        pile[: len(DECK)] = DECK
        rng.shuffle(pile[: len(DECK)])
        wins, decisions = _play(weights, pile, equal, rng, random, rows, counts, values)
        won += wins
        target = np.float32(wins)
        for i in range(decisions - 1, -1, -1):
            if i + 1 < decisions:  # a random move after this one says nothing about it
                onward = np.float32(values[i + 1, 0])
                target = onward if values[i + 1, 1] else onward + TRACE * (target - onward)
            loss += add_gradient(weights, rows[i], counts[i], target, gradient, first, second, back)
        seen += decisions
        positions += decisions
        if seen >= batch:
            steps += 1
            step(weights, gradient, mean, square, steps, rate, seen)
            seen = 0
    return steps, won, loss / max(positions, 1)


@njit(fastmath=True)
def _measure(weights, plays, equal, rng):
    rows, counts = np.empty((DECISIONS, ROWS), np.int64), np.empty(DECISIONS, np.int64)
    values, pile = np.empty((DECISIONS, 2)), np.zeros(PILE, np.int64)
    won = 0
    for _ in range(plays):
        pile[: len(DECK)] = DECK
        rng.shuffle(pile[: len(DECK)])
        wins, _ = _play(weights, pile, equal, rng, 0.0, rows, counts, values)
        won += wins
    return won
