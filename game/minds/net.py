"""Value networks: how likely a player wins, from what is true of a position.

Two hidden layers over sparse inputs, as in chess engines' efficiently updatable networks (Nasu 2018): a row of the
first layer for each thing that is true of a position, summed. Whole numbers only, so that the same position has the
same value on every machine. What the rows stand for is each game's; `assets/minds/README.md` says how the weights came
about.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from . import CERTAIN

UNIT = 1 << 12  # the integer that stands for 1.0, in weights, activations and values
LEAK = 100  # a negative activation is divided by this

Ints = NDArray[np.int64]


class Network:
    """The weights of one network."""

    def __init__(self, file: Path):
        with np.load(file, allow_pickle=False) as weights:
            self._rows, self._bias, self._second, self._second_bias, self._out, self._out_bias = (
                weights[name].astype(np.int64) for name in ("rows", "bias", "second", "second_bias", "out", "out_bias")
            )

    def base(self, rows: Iterable[int]) -> Ints:
        """The first layer's sums with these rows, each as often as it comes."""
        counted = Counter(rows)
        total: Ints = self._bias + np.array(list(counted.values())) @ self._rows[list(counted)]
        return total

    def values(self, base: Ints, positions: Sequence[Sequence[int]]) -> list[int]:
        """The value of each position, given by the rows it adds to `base`: log odds of winning, in `UNIT`."""
        if not positions:
            return []
        sums = [base + self._rows[list(rows)].sum(axis=0) for rows in positions]
        first = _leaky(np.array(sums))
        second = _leaky(first @ self._second // UNIT + self._second_bias)
        return [int(value) for value in second @ self._out // UNIT + self._out_bias]


def chance(value: int) -> int:
    """The chance that a value stands for, in thousandths; it is never certain."""
    return uncertain(round(CERTAIN / (1 + exp(-value / UNIT))))


def uncertain(chance: int) -> int:
    """The chance nearest to this one that is not certain."""
    return min(max(1, chance), CERTAIN - 1)


def _leaky(values: Ints) -> Ints:
    return np.where(values > 0, values, values // LEAK)
