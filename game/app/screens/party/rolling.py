"""The timing of dice that are rolled for one character after the other."""

from collections.abc import Sequence

from ...table.dice import DiceThrow


class Rolling:
    """Tells whose dice are in the air, and how much of their sum has moved over to the hit points."""

    SINKS, HOLDS = 0.5, 0.9  # seconds: for the sum to move over; from the landing to the next character

    def __init__(self, order: Sequence[str], still: bool):
        self.left = [] if still else list(order)
        self.throw = DiceThrow(still)

    @property
    def who(self) -> str | None:
        """The character who rolls now; None when all have."""
        return self.left[0] if self.left else None

    @property
    def sunk(self) -> float:
        """The share of the sum that has moved over to the hit points, from 0 to 1."""
        return max(0.0, min(1.0, (self.throw.time - self.throw.LASTS) / self.SINKS))

    def update(self, dt: float) -> str:
        """Let `dt` seconds pass; return the sound to play now, or ""."""
        throw = self.throw
        shaken, lay = throw.shaken, throw.lies
        throw.update(dt)
        if throw.time >= throw.LASTS + self.HOLDS:
            self.left.pop(0)
            self.throw = DiceThrow(not self.left)
            return "dice-shake" if self.left else ""
        if throw.lies and not lay:
            return "dice-land"
        return "dice-roll" if throw.shaken and not shaken else ""

    def hurry(self) -> None:
        """Let all dice lie at once."""
        self.left, self.throw = [], DiceThrow(True)
