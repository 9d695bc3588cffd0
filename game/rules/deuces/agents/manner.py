"""How a side plays: the numbers in which heroes and the Game Master differ."""

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Manner:
    """How a side plays, in cards.

    A Disrupt is used for more than `answers`, one that there is only once an encounter for more than `once`.  `dares`
    is what an attack must be worth at least.
    """

    answers: float = 0.25
    once: float = 0.6
    dares: float = -inf


GAME_MASTER = Manner()  # it never passes an attack by (A63)
PARTY = Manner(once=1.6, dares=-0.6)
