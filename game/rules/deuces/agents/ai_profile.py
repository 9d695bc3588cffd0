"""The AI profiles: the numbers in which the heroes' play and the Game Master's differ."""

from dataclasses import dataclass


@dataclass(frozen=True)
class AiProfile:
    """The thresholds of a side's play, in cards.

    A Disrupt is used if it is worth more than `answers`; one that works only once an encounter, if it is worth more
    than `once`.
    """

    answers: float
    once: float


GAME_MASTER = AiProfile(answers=0.25, once=0.6)
PARTY = AiProfile(answers=0.25, once=1.6)
