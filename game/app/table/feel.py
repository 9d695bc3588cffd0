"""What it is like when a number of the game goes up or down: a sound, scraps that fly, a jolt, or nothing at all."""

from typing import NamedTuple

HEAVY = 6  # points that are felt more


class Feeling(NamedTuple):
    """A cue, and another for much of it; scraps, how many and with what force they fly, and which way if not to all
    sides (degrees, 90 is up); the blot on which the number stands; whether cards and pad shake."""

    light: str
    much: str
    scraps: str
    force: float
    flying: int
    blot: str
    way: float | None = None
    jolts: bool = False

    @staticmethod
    def heavy(amount: int) -> bool:
        """Is it much?"""
        return abs(amount) >= HEAVY

    def cue(self, amount: int) -> str:
        """What it sounds like."""
        return self.much if self.heavy(amount) else self.light

    def many(self, amount: int) -> int:
        """How many scraps fly."""
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


HURT = Feeling("hurt-light", "hurt-heavy", "blood", 380, 9, "blot-hurt", jolts=True)
HEAL = Feeling("heal", "heal", "heal", 260, 10, "blot-heal", 90)
STRUCK = Feeling("strike", "strike", "blood", 380, 10, "blot-hurt")
GAIN = Feeling("coin", "coin", "gold", 260, 8, "blot-heal", 90)
LIFE = Feel(HURT, HEAL, vital=True)
