"""The worth of a fight, solved exactly for the odds of a whole pack.

The state of a fight is the hero's life and mana and the monster's life. A turn in which both miss returns to the same
state; such loops are summed up in closed form. The worth of having slain the monster is an input.

All values of a card are equally likely, so an average over cards is a running sum divided by their number. That keeps
the work for a state to a few operations for each damage: a hint of the hardest fight takes some milliseconds.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from .odds import HITS, SHARE
from .worth import HIGHEST

# The expected final score before the next door, by life; for a mage by mana and life.
Won = Sequence[float]
WonByMana = Sequence[Won]
MISSES = 1 - HITS
STOPPING = tuple(float(n) for n in range(HIGHEST, 0, -1))  # by the damage from 1: values that absorb all of it


def warrior(shield: int, won: Won, monster: int, most: int = HIGHEST) -> list[float]:
    """The worth of a warrior's fight before initiative, for each life up to that of `won`.

    `won[life]` is the worth of winning with that life, `won[0]` that of falling, `most` the largest damage of a hit
    before the shield. The warrior has no decision to make in a fight.
    """
    hurting = max(most - shield, 0)  # the damages of a hit that hurts: from 1 to this
    more = HIGHEST - most if hurting else 0  # the values beyond the first that do the most damage
    stays = MISSES + HITS * SHARE * (HIGHEST - hurting - more)  # probability that the monster's blow changes nothing
    lives = len(won)
    waits = list(won)  # by life: worth when the monster strikes next; first with the monster slain
    worn = [0.0] * lives  # by life: the sum of `waits` over less life of the monster, from 1
    acts = waits
    for theirs in range(1, monster + 1):
        slaying, acts, sums = HIGHEST + 1 - theirs, [won[0]], [0.0]
        for life in range(1, lives):
            struck = HITS * SHARE * (worn[life] + slaying * won[life])
            least = max(life - hurting, 1)  # life that the hardest hit leaves, if it leaves any
            survived = sums[life - 1] - sums[least - 1] + more * acts[max(life - hurting, 0)] if hurting else 0.0
            hurt = HITS * SHARE * (survived + (hurting - life + least) * won[0])
            act = (struck + MISSES * hurt) / (1 - MISSES * stays)
            acts.append(act)
            sums.append(sums[-1] + act)
            waits[life] = hurt + stays * act
            worn[life] += waits[life]
    return [won[0], *((act + wait) / 2 for act, wait in zip(acts[1:], waits[1:], strict=True))]


class Answers(NamedTuple):
    """The worth of each answer; None for one that is not possible."""

    plain: float  # strike, or bear the hit
    spell: float | None  # cast, or absorb
    renew: float | None

    @property
    def best(self) -> float:
        """The worth of the best answer."""
        return max(answer for answer in self if answer is not None)


class _Row(NamedTuple):
    """What is solved for one mana and life. All lists go by the monster's life, from 0; `hits` and `sums` go by the
    damage besides, from 1."""

    turns: list[float]  # worth on the hero's turn
    waits: list[float]  # worth when the monster strikes next
    worn: list[float]  # the sum of `waits` over less life of the monster, from 1
    hits: list[list[float]]  # worth when that hit must be answered
    sums: list[list[float]]  # the sum of `hits` over less damage


class Mage:
    """A mage's fight, played best in every state, for any life and mana up to those of `won`.

    `won[mana][life]` is the worth of winning, `fallen` that of falling, `most` the largest damage of a hit. `renewed`
    makes the same fight for ten points less, with the mana after the renewal. Mana is renewed only when the last card
    is gone, because renewing later is never worse.

    The fight is solved at the first query, up to the mana that it asks for, or before that in small steps by `prepare`.
    """

    def __init__(
        self,
        won: WonByMana,
        fallen: float,
        monster: int,
        most: int = HIGHEST,
        renewed: "Callable[[], tuple[Mage, int]] | None" = None,
    ):
        self._won, self._fallen, self._monster, self._most = won, fallen, monster, most
        self._renewed = renewed() if renewed else None
        self._rows: list[list[_Row]] = []  # by mana and life; a fallen hero has a row without use
        self._work = self._solving()

    def prepare(self, mana: int) -> Iterator[None]:
        """Return an iterator that solves what is left up to that mana; each step takes well under a millisecond."""
        while len(self._rows) <= mana:
            next(self._work)
            yield

    def start(self, mana: int, life: int) -> float:
        """The worth before initiative is drawn."""
        row = self._solved(mana)[life]
        return (row.turns[self._monster] + row.waits[self._monster]) / 2

    def turn(self, mana: int, life: int, theirs: int) -> Answers:
        """The worth of strike, cast and renew on the hero's turn."""
        row = self._solved(mana)[life]
        strike = _strike(row.waits[theirs - 1], self._hurt(row.hits[theirs], row.sums[theirs]))
        spell = _cast(self._rows[mana - 1][life], theirs) if mana else None
        return Answers(strike, spell, self._again(life).turns[theirs] if self._may_renew(mana) else None)

    def hit(self, mana: int, life: int, theirs: int, damage: int) -> Answers:
        """The worth of bear, absorb and renew against a hit of that damage."""
        rows = self._solved(mana)
        borne = rows[life - damage].turns[theirs] if damage < life else self._fallen
        spell = _absorbed(self._rows[mana - 1][life], theirs)[damage - 1] if mana else None
        again = self._again(life).hits[theirs][damage - 1] if self._may_renew(mana) else None
        return Answers(borne, spell, again)

    def _solved(self, mana: int) -> list[_Row]:
        deque(self.prepare(mana), maxlen=0)
        return self._rows[mana]

    def _solving(self) -> Iterator[None]:
        if self._renewed is not None:
            fight, full = self._renewed
            yield from fight.prepare(full)
        for mana, won in enumerate(self._won):
            rows = [_Row([], [], [], [], [])]
            for life in range(1, len(won)):
                rows.append(self._row(mana, life, rows))
                yield
            self._rows.append(rows)
            yield

    def _row(self, mana: int, life: int, rows: Sequence[_Row]) -> _Row:
        """Solve the fight for one mana and life; `rows` has less life, and `self._rows` less mana."""
        won = self._won[mana][life]
        row = _Row([won], [won], [0.0], [[]], [[]])
        lower = [rows[less].turns for less in range(life - 1, max(life - 1 - self._most, 0), -1)]
        borne = list(zip(*lower, strict=True)) or [()] * (self._monster + 1)  # by the monster's life, then the damage
        falls = [self._fallen] * (self._most - len(lower))
        below = self._rows[mana - 1][life] if mana else None
        again = self._again(life) if self._may_renew(mana) else None
        for theirs in range(1, self._monster + 1):
            if below is not None:  # to absorb a deadly hit is never worse than to fall
                absorbed = _absorbed(below, theirs)
                best = [*map(max, borne[theirs], absorbed), *absorbed[len(lower) :]]
            else:
                best = [*borne[theirs], *falls]
            if again is not None:
                best = list(map(max, best, again.hits[theirs]))
            sums = list(accumulate(best[:-1], initial=0.0))
            hurt = self._hurt(best, sums)
            turn = _strike(row.waits[-1], hurt)
            if below is not None:
                turn = max(turn, _cast(below, theirs))
            elif again is not None:
                turn = max(turn, again.turns[theirs])
            row.worn.append(row.worn[-1] + row.waits[-1] if theirs > 1 else 0.0)
            row.turns.append(turn)
            row.waits.append(MISSES * turn + HITS * hurt)
            row.hits.append(best)
            row.sums.append(sums)
        return row

    def _hurt(self, hits: Sequence[float], sums: Sequence[float]) -> float:
        """The worth of being hit: all cards from the largest damage on do as much."""
        return SHARE * (sums[self._most - 1] + (HIGHEST + 1 - self._most) * hits[-1])

    def _may_renew(self, mana: int) -> bool:
        return not mana and self._renewed is not None

    def _again(self, life: int) -> _Row:
        """The row after a renewal."""
        assert self._renewed is not None
        fight, mana = self._renewed
        return fight._rows[mana][life]


def _strike(struck: float, hurt: float) -> float:
    """The worth of striking: `struck` is the worth of the monster's turn when it has lost one point, `hurt` that of
    being hit."""
    return HITS * (struck + MISSES * hurt) / (1 - MISSES * MISSES)


def _cast(below: _Row, theirs: int) -> float:
    """The worth of casting; `below` is the row with one mana less."""
    slaying = HIGHEST + 1 - theirs  # the number of values that slay
    return HITS * SHARE * (below.worn[theirs] + slaying * below.waits[0]) + MISSES * below.waits[theirs]


def _absorbed(below: _Row, theirs: int) -> list[float]:
    """The worth of absorbing, by the damage from 1; `below` is the row with one mana less."""
    whole = below.turns[theirs]
    return [SHARE * (part + cards * whole) for part, cards in zip(below.sums[theirs], STOPPING, strict=False)]
