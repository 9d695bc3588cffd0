"""How a side plays: the numbers in which heroes and the Game Master differ."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Manner:
    """How a side plays, in cards.

    A Disrupt is used for more than `answers`, one that there is only once an encounter for more than `once`.
    """

    answers: float
    once: float


GAME_MASTER = Manner(answers=0.25, once=0.6)
PARTY = Manner(answers=0.25, once=1.6)
