"""Training by self-play: TD(λ) on the positions between rooms (Sutton 1988; Tesauro 1995).

What differs between games is how a deal is played. `play(weights, pile, rng, random, rows, counts, values)` plays one:
it returns the chance of winning at its end, for the party that decided last, and how many decisions the network made.
For each, `rows` and `counts` get the inputs of the position that came of it, and `values` three numbers: the chance
that the network saw before it, 1 if the move was made at random, and 1 if it is another party that decides next.
A position is valued for the party that decides next.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from .learner import SECOND, Weights, add_gradient, step

ROWS, DECISIONS = 192, 128  # at most: inputs that are on, decisions of a play
CHUNK = 5000  # plays between two reports

Learn = Callable[..., Any]  # a compiled loop of plays


class Pace(NamedTuple):
    """How to learn for a while: Adam's rate, how often a move is made at random, and the positions of a step."""

    rate: float
    random: float
    batch: int


def learning(play: Callable[..., Any], deck: np.ndarray, pile_size: int, trace: float) -> Learn:
    """The loop that plays with a deck and learns; `trace` is λ, and `pile_size` the room that `play` needs for cards.

    It returns the steps of Adam so far, the share of wins, and the mean error.
    """
    fade, cards = np.float32(trace), len(deck)

    @njit(fastmath=True)
    def learn(weights, gradient, mean, square, steps, plays, rng, rate, random, batch):
        rows, counts = np.empty((DECISIONS, ROWS), np.int64), np.empty(DECISIONS, np.int64)
        values, pile = np.empty((DECISIONS, 3)), np.zeros(pile_size, np.int64)
        size = weights.bias.size
        first, second, back = np.empty(size, np.float32), np.empty(SECOND, np.float32), np.empty(size, np.float32)
        won, seen, positions, loss = 0.0, 0, 0, 0.0
        for _ in range(plays):
            pile[:cards] = deck
            rng.shuffle(pile[:cards])
            end, decisions = play(weights, pile, rng, random, rows, counts, values)
            won += end
            target = np.float32(end)
            for i in range(decisions - 1, -1, -1):
                if i + 1 < decisions:  # a random move after this one says nothing about it
                    onward = np.float32(values[i + 1, 0])
                    target = onward if values[i + 1, 1] else onward + fade * (target - onward)
                loss += add_gradient(weights, rows[i], counts[i], target, gradient, first, second, back)
                if values[i, 2]:
                    target = 1 - target
            seen += decisions
            positions += decisions
            if seen >= batch:
                steps += 1
                step(weights, gradient, mean, square, steps, rate, seen)
                seen = 0
        return steps, won / plays, loss / max(positions, 1)

    return learn


def train(
    start: Weights, plays: int, seed: int, learn: Learn, pace: Callable[[float], Pace], report: Callable[[str], None]
) -> Weights:
    """The weights after so many plays that begin with `start`. `pace` is given the part of them that is still to come.

    The same seed gives the same weights to the byte on one machine.
    """
    rng = np.random.default_rng(seed)
    weights = Weights(*(array.copy() for array in start))
    gradient, mean, square = weights.zeros(), weights.zeros(), weights.zeros()
    steps = 0
    for played in range(0, plays, CHUNK):
        now = pace(1 - played / plays)
        count = min(CHUNK, plays - played)
        steps, won, loss = learn(
            weights, gradient, mean, square, steps, count, rng, np.float32(now.rate), now.random, now.batch
        )
        report(f"{played + count} plays, {won:.4f} won, error {loss:.4f}")
    return weights
