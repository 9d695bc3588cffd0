"""What it is like when a number of the game goes up or down: a sound, sparks, a jolt, or nothing at all."""

from typing import NamedTuple

HEAVY = 6  # points that are felt more


class Feeling(NamedTuple):
    """A cue, and another for much of it; sparks and with what force they fly; whether cards and pad shake."""

    light: str
    much: str
    sparks: str
    force: float
    flying: int
    jolts: bool = False

    @staticmethod
    def heavy(amount: int) -> bool:
        """Is it much?"""
        return abs(amount) >= HEAVY

    def cue(self, amount: int) -> str:
        """What it sounds like."""
        return self.much if self.heavy(amount) else self.light

    def many(self, amount: int) -> int:
        """How many sparks fly."""
        return self.flying * 2 if self.jolts and self.heavy(amount) else self.flying


class Feel(NamedTuple):
    """What losing and winning of something is like; None: it runs without a word.  A `vital` gauge is a matter of life
    and death when little is left of it."""

    lost: Feeling | None
    won: Feeling | None
    vital: bool = False

    def of(self, amount: int) -> Feeling | None:
        """The feeling of such a change."""
        return self.lost if amount < 0 else self.won


HURT = Feeling("hurt-light", "hurt-heavy", "blood", 300, 17, jolts=True)
HEAL = Feeling("heal", "heal", "heal", 150, 26)
STRUCK = Feeling("strike", "strike", "blood", 300, 20)
GAIN = Feeling("coin", "coin", "gold", 200, 18)
LIFE = Feel(HURT, HEAL, vital=True)
