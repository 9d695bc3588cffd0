"""The worth of a fight, solved exactly for given odds.

The state of a fight is the hero's life and mana and the monster's life. A turn in which both miss returns to the same
state; such loops are summed up in closed form. The worth of having slain the monster is an input.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from operator import mul
from typing import NamedTuple

from game.core.floats import float_sum

from .odds import Odds
from .worth import HIGHEST

# The expected final score before the next door, by life; for a mage by mana and life.
Won = Sequence[float]
WonByMana = Sequence[Won]
Values = Sequence[float]


def warrior(odds: Odds, shield: int, won: Won, monster: int) -> list[float]:
    """The worth of a hardcore warrior's fight before initiative, for each life up to that of `won`.

    `won[life]` is the worth of winning with that life, `won[0]` that of falling. The warrior has no decision to make in
    a fight.
    """
    hit, miss = odds.hits, 1 - odds.hits
    hurts, nothing = _behind(shield, odds.values)
    stays = miss + hit * nothing  # probability that the monster's blow changes nothing
    tails = _tails(odds.values)
    lives = len(won)
    waiting = [[won[life]] for life in range(lives)]  # [life][monster's life]: worth when the monster strikes next
    start = [won[0]] * lives
    for theirs in range(1, monster + 1):
        acting = [won[0]]  # [life]: worth when the hero strikes next
        for life in range(1, lives):
            mine = waiting[life]
            struck = hit * (_dot(odds.values[1:theirs], mine[theirs - 1 : 0 : -1]) + tails[theirs] * won[life])
            hurt = hit * _dot(hurts[1:life], acting[life - 1 : 0 : -1])
            hurt += hit * (1 - nothing - float_sum(hurts[1:life])) * won[0]
            act = (struck + miss * hurt) / (1 - miss * stays)
            acting.append(act)
            mine.append(hurt + stays * act)
        start = [(act + row[-1]) / 2 for act, row in zip(acting, waiting, strict=True)]
    start[0] = won[0]
    return start


def _behind(shield: int, values: Values) -> tuple[list[float], float]:
    """The probability of each damage that a hit deals behind a shield, and the probability that it deals none."""
    nothing = float_sum(values[: shield + 1])
    return [0.0, *values[shield + 1 :], *[0.0] * shield], nothing


class Luck(NamedTuple):
    """The chances in a mage's fight: the blows, the mana cards, and the largest damage of a hit."""

    odds: Odds
    spells: Values
    most: int = HIGHEST


class Answers(NamedTuple):
    """The worth of each answer; None for one that is not possible."""

    plain: float  # strike, or bear the hit
    spell: float | None  # cast, or absorb
    renew: float | None

    @property
    def best(self) -> float:
        """The worth of the best answer."""
        return max(answer for answer in self if answer is not None)


class Mage:
    """A mage's fight, played best in every state, for any life and mana up to those of `won`.

    `won[mana][life]` is the worth of winning, `fallen` that of falling. `renewed` makes the same fight for ten points
    less, with the mana after the renewal. Mana is renewed only when the last card is gone, because renewing later is
    never worse.

    The fight is solved at the first query, or before that in small steps by `prepare`.
    """

    def __init__(
        self,
        luck: Luck,
        won: WonByMana,
        fallen: float,
        monster: int,
        renewed: "Callable[[], tuple[Mage, int]] | None" = None,
    ):
        self._won, self._fallen, self._monster = won, fallen, monster
        self._hit, self._miss = luck.odds.hits, 1 - luck.odds.hits
        self._spells, self._spell_tails = luck.spells, _tails(luck.spells)
        blows = luck.odds.values
        self._blows = [*blows[: luck.most], float_sum(blows[luck.most :])]
        self._renewed = renewed() if renewed else None
        lives = range(len(won[0]))
        # [mana][life][monster's life][damage]: worth when that hit must be answered; damage 0: the hero's turn
        self._hits: list[list[list[list[float]]]] = [[[[]] for _ in lives] for _ in won]
        self._waits = [[[row[life]] for life in lives] for row in won]  # worth when the monster strikes next
        self._work = self._solving()

    def prepare(self) -> Iterator[None]:
        """Return the iterator that solves the rest; each step takes well under a millisecond."""
        return self._work

    def start(self, mana: int, life: int) -> float:
        """The worth before initiative is drawn."""
        self._finish()
        return (self._hits[mana][life][self._monster][0] + self._waits[mana][life][self._monster]) / 2

    def turn(self, mana: int, life: int, theirs: int) -> Answers:
        """The worth of strike, cast and renew on the hero's turn."""
        self._finish()
        hurt = _dot(self._blows[1:], self._hits[mana][life][theirs][1:])
        return self._turn(mana, life, theirs, hurt)

    def hit(self, mana: int, life: int, theirs: int, damage: int) -> Answers:
        """The worth of bear, absorb and renew against a hit of that damage."""
        self._finish()
        return self._hit_by(mana, life, theirs, damage)

    def _finish(self) -> None:
        deque(self._work, maxlen=0)

    def _solving(self) -> Iterator[None]:
        if self._renewed is not None:
            yield from self._renewed[0].prepare()
        for mana, rows in enumerate(self._hits):
            for life in range(1, len(rows)):
                for theirs in range(1, self._monster + 1):
                    self._solve(mana, life, theirs)
                yield

    def _solve(self, mana: int, life: int, theirs: int) -> None:
        borne = [self._borne(mana, life, theirs, damage) for damage in range(1, len(self._blows))]
        instead = self._absorbing(mana, life, theirs) if mana else self._renewing(life, theirs)
        best = borne if instead is None else list(map(max, borne, instead))
        hurt = _dot(self._blows[1:], best)
        acting = self._turn(mana, life, theirs, hurt).best
        self._hits[mana][life].append([acting, *best])
        self._waits[mana][life].append(self._miss * acting + self._hit * hurt)

    def _absorbing(self, mana: int, life: int, theirs: int) -> list[float]:
        """The values of `_absorbed` for every damage, from 1 up. Most of the solving time is spent here."""
        below = self._hits[mana - 1][life][theirs]
        spells, tails, never, last = self._spells[1:], self._spell_tails, below[0], len(below) - 1
        falling = below[::-1]
        return [
            float_sum(map(mul, spells, falling[last + 1 - damage : last])) + tails[damage] * never
            for damage in range(1, last + 1)
        ]

    def _renewing(self, life: int, theirs: int) -> list[float] | None:
        if self._renewed is None:
            return None
        fight, mana = self._renewed
        return fight._hits[mana][life][theirs][1:]

    def _hit_by(self, mana: int, life: int, theirs: int, damage: int) -> Answers:
        spell = self._absorbed(mana, life, theirs, damage) if mana else None
        again = self._again(life, theirs, damage) if not mana else None
        return Answers(self._borne(mana, life, theirs, damage), spell, again)

    def _turn(self, mana: int, life: int, theirs: int, hurt: float) -> Answers:
        """The worth of each answer on the hero's turn; `hurt` is the worth of being hit by the monster."""
        hit, miss = self._hit, self._miss
        strike = (hit * self._waits[mana][life][theirs - 1] + miss * hit * hurt) / (1 - miss * miss)
        cast = None
        if mana:
            waits = self._waits[mana - 1][life]
            cast = hit * _dot(self._spells[1:theirs], waits[theirs - 1 : 0 : -1])
            cast += hit * self._spell_tails[theirs] * waits[0] + miss * waits[theirs]
        return Answers(strike, cast, self._again(life, theirs, 0) if not mana else None)

    def _borne(self, mana: int, life: int, theirs: int, damage: int) -> float:
        return self._hits[mana][life - damage][theirs][0] if damage < life else self._fallen

    def _absorbed(self, mana: int, life: int, theirs: int, damage: int) -> float:
        below = self._hits[mana - 1][life][theirs]
        return _dot(self._spells[1:damage], below[damage - 1 : 0 : -1]) + self._spell_tails[damage] * below[0]

    def _again(self, life: int, theirs: int, damage: int) -> float | None:
        if self._renewed is None:
            return None
        fight, mana = self._renewed
        return fight._hits[mana][life][theirs][damage]


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return float_sum(map(mul, one, other))


def _tails(values: Values) -> list[float]:
    """For each value, the probability that a card is worth that much or more."""
    return [float_sum(values[v:]) for v in range(len(values))]
