"""Dice rolled before everybody's eyes, one character after the other."""

from collections.abc import Sequence

from ...table.dice import Throw


class Rolling:
    """Whose dice are in the air, and how far their sum has gone over to the hit points."""

    SINKS, HOLDS = 0.5, 0.9  # seconds: the sum goes over, and until the next character's turn

    def __init__(self, order: Sequence[str], still: bool):
        self.left = [] if still else list(order)
        self.throw = Throw(still)

    @property
    def who(self) -> str | None:
        """Who rolls just now; None: all have."""
        return self.left[0] if self.left else None

    @property
    def sunk(self) -> float:
        """The share of the sum that has gone over to the hit points."""
        return max(0.0, min(1.0, (self.throw.time - self.throw.LASTS) / self.SINKS))

    def update(self, dt: float) -> str:
        """Let time pass; the cue that is to be heard now, if any."""
        throw = self.throw
        shaken, lay = throw.shaken, throw.lies
        throw.update(dt)
        if throw.time >= throw.LASTS + self.HOLDS:
            self.left.pop(0)
            self.throw = Throw(not self.left)
            return "dice-shake" if self.left else ""
        if throw.lies and not lay:
            return "dice-land"
        return "dice-roll" if throw.shaken and not shaken else ""

    def hurry(self) -> None:
        """All of them lie at once."""
        self.left, self.throw = [], Throw(True)
