"""How likely it is that some cards that nobody knows answer an attack, or beat it.

They count as drawn out of a whole pack.  One to four of a kind and twins are reckoned exactly, by counting hands; of
five cards `fives` knows, which was found by dealing.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from ..hands import FIVE, STRAIGHT, STRAIGHT_FLUSH, TWIN, Reading
from .fives import DEALS, ROWS, RUNGS

PACK, SUITS, TWO, ACE = 52, 4, 2, 14
LEAST = 5  # cards in the first row of `ROWS`


class Odds(NamedTuple):
    """How likely an attack wins, ties and is beaten."""

    wins: float
    ties: float
    loses: float


@lru_cache(20_000)
def odds(attack: Reading, cards: int, raised: int = 0) -> Odds:
    """What becomes of an attack on so many unknown cards, each play of which is raised by so much."""
    if cards < attack.size:
        return Odds(1.0, 0.0, 0.0)
    if attack.size == LEAST:
        return _of_five(attack, cards, raised)
    if attack.kind == TWIN:
        return _of_twin(attack, cards, raised)
    beaten = _some(attack.size, _ranks_above(attack.key[1] - raised), cards)
    met = _some(attack.size, _ranks_above(attack.key[1] - raised - 1), cards)
    return Odds(1 - met, met - beaten, beaten)


def _ranks_above(value: int) -> int:
    """How many ranks are higher."""
    return min(max(ACE - value, 0), ACE - TWO + 1)


def _some(size: int, ranks: int, cards: int) -> float:
    """The chance that one of so many ranks is there at least `size` times: all hands but those where none is."""
    fewer = [comb(SUITS, n) for n in range(size)]
    return 1 - _hands([fewer] * ranks, ACE - TWO + 1 - ranks, cards) / comb(PACK, cards)


def _hands(choices: Sequence[Sequence[int]], free: int, cards: int) -> int:
    """How many hands of so many cards there are: of some ranks in so many ways by number, of others in any way."""
    counts = [1] + [0] * cards
    for ways in choices:
        counts = [
            sum(ways[n] * counts[total - n] for n in range(min(len(ways), total + 1))) for total in range(cards + 1)
        ]
    return sum(count * comb(SUITS * free, cards - total) for total, count in enumerate(counts))


def _of_twin(attack: Reading, cards: int, raised: int) -> Odds:
    """Two pairs of which one is higher than the attack's beat it; those that are as high are few, and left out."""
    single, pair = [1, SUITS], [0, 0, *(comb(SUITS, n) for n in range(2, SUITS + 1))]
    ranks, above = ACE - TWO + 1, _ranks_above(attack.key[1] - raised)
    lone = above * _hands([pair, *[single] * (ranks - 1)], 0, cards)  # just one rank twice or more, and a higher one
    beaten = max(_some(2, above, cards) - lone / comb(PACK, cards), 0.0)
    return Odds(1 - beaten, 0.0, beaten)


def _of_five(attack: Reading, cards: int, raised: int) -> Odds:
    """What is on the same rung may be higher or lower, but for straights, which tie."""
    if attack.kind == FIVE:
        return Odds(1.0, 0.0, 0.0)
    row = ROWS[min(cards - LEAST, len(ROWS) - 1)]
    rung = (attack.kind, attack.key[1] - raised)
    above = sum(n for there, n in zip(RUNGS, row, strict=True) if there > rung) / DEALS
    same = sum(n for there, n in zip(RUNGS, row, strict=True) if there == rung) / DEALS
    if attack.kind in (STRAIGHT, STRAIGHT_FLUSH):
        return Odds(1 - above - same, same, above)
    return Odds(1 - above - same / 2, 0.0, above + same / 2)
