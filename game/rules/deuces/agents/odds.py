"""The chances that unknown cards answer or beat an attack.

The cards count as drawn from a whole pack. One to four of a kind and twins are computed exactly, by counting hands; the
numbers for five cards are in `fives` and come from simulated deals.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from ..card_plays import FIVE, STRAIGHT, STRAIGHT_FLUSH, TWIN, Reading
from .fives import DEALS, ROWS, RUNGS

PACK, SUITS, TWO, ACE = 52, 4, 2, 14
LEAST = 5  # cards in the first row of `ROWS`


class Odds(NamedTuple):
    """The chances that an attack wins, ties and loses."""

    wins: float
    ties: float
    loses: float


@lru_cache(20_000)
def odds(attack: Reading, cards: int, raised: int = 0) -> Odds:
    """The odds of an attack on a hand of `cards` unknown cards, each play of which is raised by `raised`."""
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
    """The number of ranks higher than a value."""
    return min(max(ACE - value, 0), ACE - TWO + 1)


def _some(size: int, ranks: int, cards: int) -> float:
    """The chance to hold any of `ranks` ranks at least `size` times: all hands except those without such a rank."""
    fewer = [comb(SUITS, n) for n in range(size)]
    return 1 - _hands([fewer] * ranks, ACE - TWO + 1 - ranks, cards) / comb(PACK, cards)


def _hands(choices: Sequence[Sequence[int]], free: int, cards: int) -> int:
    """The number of hands of `cards` cards: `choices` has the ways to hold 0, 1, … cards of each limited rank, and
    `free` further ranks have no limit."""
    counts = [1] + [0] * cards
    for ways in choices:
        counts = [
            sum(ways[n] * counts[total - n] for n in range(min(len(ways), total + 1))) for total in range(cards + 1)
        ]
    return sum(count * comb(SUITS * free, cards - total) for total, count in enumerate(counts))


def _of_twin(attack: Reading, cards: int, raised: int) -> Odds:
    """The odds of two pairs: two pairs with a higher top pair beat them; equal ones are rare and left out."""
    single, pair = [1, SUITS], [0, 0, *(comb(SUITS, n) for n in range(2, SUITS + 1))]
    ranks, above = ACE - TWO + 1, _ranks_above(attack.key[1] - raised)
    lone = above * _hands([pair, *[single] * (ranks - 1)], 0, cards)  # only a higher rank is held twice or more
    beaten = max(_some(2, above, cards) - lone / comb(PACK, cards), 0.0)
    return Odds(1 - beaten, 0.0, beaten)


def _of_five(attack: Reading, cards: int, raised: int) -> Odds:
    """The odds of five cards: plays on the same rung count half as higher and half as lower, except straights, which
    tie."""
    if attack.kind == FIVE:
        return Odds(1.0, 0.0, 0.0)
    row = ROWS[min(cards - LEAST, len(ROWS) - 1)]
    rung = (attack.kind, attack.key[1] - raised)
    above = sum(n for there, n in zip(RUNGS, row, strict=True) if there > rung) / DEALS
    same = sum(n for there, n in zip(RUNGS, row, strict=True) if there == rung) / DEALS
    if attack.kind in (STRAIGHT, STRAIGHT_FLUSH):
        return Odds(1 - above - same, same, above)
    return Odds(1 - above - same / 2, 0.0, above + same / 2)
