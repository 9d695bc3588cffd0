"""The value network of Scoundrel: how likely a player wins between two rooms, from what the player knows.

Two hidden layers over sparse inputs, as in chess engines' efficiently updatable networks (Nasu 2018): a row of the
first layer for each thing that is true of a position, summed. Whole numbers only, so that the same position has the
same value on every machine. `assets/minds/README.md` says how the weights came about.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.rules.scoundrel.model import FRESH

from .model import Rules
from .plans import Result

UNIT = 1 << 12  # the integer that stands for 1.0, in weights, activations and values
LEAK = 100  # a negative activation is divided by this
CARDS = 48  # the codes of cards
BLOCK, BLOCKS = 4, 7  # known cards are told apart by the block of four they come up in, the last blocks together

# The rows of the first layer.
LIFE = 0
BLADE = LIFE + 21  # a weapon and its last kill
LEFT = BLADE + 16 * 17  # the card left over
FREE = LEFT + CARDS  # may the next room be avoided
HIDDEN = FREE + 4  # once for each card not known
KNOWN = HIDDEN + CARDS  # once for each card known to come
CARDS_TO_COME = KNOWN + CARDS
QUEUED = CARDS_TO_COME + 64  # for each known card and block

Ints = NDArray[np.int64]


class Outlook(NamedTuple):
    """What a player knows of the dungeon: the cards whose order is hidden, and those known to come after them."""

    hidden: tuple[int, ...]
    queue: tuple[int, ...]  # the next first


class Net:
    """The weights of one network."""

    def __init__(self, file: Path):
        with np.load(file, allow_pickle=False) as weights:
            self._rows, self._bias, self._second, self._second_bias, self._out, self._out_bias = (
                weights[name].astype(np.int64) for name in ("rows", "bias", "second", "second_bias", "out", "out_bias")
            )

    def values(self, outlook: Outlook, results: Sequence[tuple[Result, int]], free: bool, rules: Rules) -> list[int]:
        """The value of each result with the code of its card left over (0: none): log odds of winning, in `UNIT`.

        `free`: the next room may be avoided.
        """
        if not results:
            return []
        base = self._base(outlook) + self._rows[FREE + free]
        sums = [base + self._hero(result, left, rules) for result, left in results]
        first = _leaky(np.array(sums))
        second = _leaky(first @ self._second // UNIT + self._second_bias)
        return [int(value) for value in second @ self._out // UNIT + self._out_bias]

    def _base(self, outlook: Outlook) -> Ints:
        hidden, queue = outlook
        total: Ints = self._bias + self._rows[CARDS_TO_COME + len(hidden) + len(queue)]
        for first, cards in ((HIDDEN, hidden), (KNOWN, queue)):
            for card, count in Counter(cards).items():
                total += count * self._rows[first + card]
        total += self._sum(QUEUED + card * BLOCKS + min(place // BLOCK, BLOCKS - 1) for place, card in enumerate(queue))
        return total

    def _hero(self, result: Result, left: int, rules: Rules) -> Ints:
        blade = 0
        if result.weapon:
            last = result.below - rules.equal if result.below < FRESH else FRESH + 1
            blade = result.weapon * 17 + last
        rows = [LIFE + result.life, BLADE + blade]
        return self._sum([*rows, LEFT + left] if left else rows)

    def _sum(self, rows: Iterable[int]) -> Ints:
        total: Ints = self._rows[list(rows)].sum(axis=0)
        return total


def _leaky(values: Ints) -> Ints:
    return np.where(values > 0, values, values // LEAK)
