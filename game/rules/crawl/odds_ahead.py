"""The worth of going on at a door: the average number of further points when playing well.

Leaving is an optimal stopping problem whose states are the doors: the score, the hero's life, a mage's mana. The
numbers are in `odds_table`, solved in advance for cards drawn from a whole pack by `python -m assets.press leaving`:
round after round, each of which computes the next room exactly and takes the worth of what lies behind it from the
round before.
"""

from bisect import bisect_right
from functools import lru_cache
from typing import NamedTuple

from .fight import RENEWAL
from .odds import SHARE
from .odds_fights import Mage, warrior
from .odds_table import TABLE
from .worth import HIGHEST

WARRIOR_LIVES, MAGE_LIVES = 13, 6
SCORES = (0, 5, 9, 10, 15, 19, 20, 25, 30, 40, 50, 60, 80, 95, 100, 200)  # the scores of the columns of a table row
GOAL = 100  # score at which a mage who renews the whole pool stops; such a play might never end
Rows = list[list[float]]


class Ahead:
    """The expected final score at a door, for each score, life and mana.

    `rows` has a row for each mana, and within it for each life from 1; a row has what going on adds to each score of
    `SCORES`. `hard`: falling loses everything. `goal`: the score at which to leave in any case.
    """

    def __init__(self, rows: Rows, lives: int, hard: bool, goal: int | None = None):
        self.rows, self.lives, self.hard, self.goal = rows, lives, hard, goal

    def going_on(self, score: int, life: int, mana: int = 0) -> float:
        """The expected final score when going on now and playing well afterwards."""
        row = self.rows[mana * self.lives + life - 1]
        at = bisect_right(SCORES, score)
        if at == len(SCORES):
            return score + row[-1]
        low, high = SCORES[at - 1], SCORES[at]
        return score + row[at - 1] + (row[at] - row[at - 1]) * (score - low) / (high - low)

    def worth(self, score: int, life: int, mana: int = 0) -> float:
        """The expected final score with the choice to leave or go on."""
        if self.enough(score):
            return score
        going_on = self.going_on(score, life, mana)
        return max(score, going_on) if self.hard else going_on

    def enough(self, score: int) -> bool:
        """True if the goal is reached."""
        return self.goal is not None and score >= self.goal

    def won(self, score: int, life: int, mana: int) -> list[list[float]]:
        """The expected final score as `[mana][life]`, up to these values; life 0 stands for having fallen."""
        lives = range(1, life + 1)
        return [[self.fallen(score), *(self.worth(score, left, rest) for left in lives)] for rest in range(mana + 1)]

    def fallen(self, score: int) -> float:
        """The final score after falling."""
        return 0 if self.hard else score


@lru_cache(7)
def of_warrior(shield: int) -> Ahead:
    """The values for a hardcore warrior (in normal difficulty there is nothing to decide)."""
    return Ahead(rows(warrior_key(shield)), WARRIOR_LIVES, hard=True)


@lru_cache(28)
def of_mage(hard: bool, pool: bool, full: int) -> Ahead:
    """The values for a mage; `full` is the initial mana, which matters only if the whole pool is renewed."""
    return Ahead(rows(mage_key(hard, pool, full)), MAGE_LIVES, hard, GOAL if pool else None)


def warrior_key(shield: int) -> str:
    """The warrior's key in the table."""
    return f"warrior {shield}"


def mage_key(hard: bool, pool: bool, full: int) -> str:
    """The mage's key in the table."""
    return f"mage {'hard' if hard else 'normal'} {f'pool {full}' if pool else 'card'}"


def rows(key: str) -> Rows:
    """The rows of the table under a key, in points."""
    return [[int(tenths) / 10 for tenths in row.split()] for row in TABLE[key].strip().splitlines()]


def warrior_goes_on(ahead: Ahead, shield: int, score: int, life: int) -> list[float]:
    """A warrior's expected final score when entering the next room, for each life up to `life`."""
    sums = [0.0] * (life + 1)
    for monster in range(1, HIGHEST + 1):
        (won,) = ahead.won(score + monster, life, 0)
        sums = [total + worth for total, worth in zip(sums, warrior(shield, won, monster), strict=True)]
    return [SHARE * total for total in sums]


class Duel(NamedTuple):
    """A mage's fight: the score, the value of the monster's card, the most life and mana that the mage may have, and
    the mana after a renewal."""

    score: int
    monster: int
    life: int
    mana: int
    renewed: int


def mage_fight(ahead: Ahead, duel: Duel, renewals: int) -> Mage:
    """The fight as a `Mage`, with at most that many renewals of mana."""

    def again() -> tuple[Mage, int]:
        cheaper = duel._replace(score=duel.score - RENEWAL, mana=duel.renewed)
        return mage_fight(ahead, cheaper, renewals - 1), duel.renewed

    won = ahead.won(duel.score + duel.monster, duel.life, duel.mana)
    most = HIGHEST if ahead.hard else duel.monster
    renewed = again if renewals and duel.score >= RENEWAL else None
    return Mage(won, ahead.fallen(duel.score), duel.monster, most, renewed)
