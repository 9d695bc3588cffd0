"""Gauge feedback: the sound, flying scraps and jolt that go with a gauge's change, or none."""

from typing import NamedTuple

HEAVY = 6  # change in points from which feedback is stronger


class Feedback(NamedTuple):
    """The feedback of one kind of change.

    `light` and `much` are the cues for small and large changes; `scraps`, `force` and `flying` say which scraps fly,
    how hard and how many; `blot` is the picture under the number; `way` is the direction of the scraps in degrees (90
    is up, None all round); `jolts` shakes the cards and the pad.
    """

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
        """Return True if the change is large."""
        return abs(amount) >= HEAVY

    def cue(self, amount: int) -> str:
        """Return the sound cue for the change."""
        return self.much if self.heavy(amount) else self.light

    def many(self, amount: int) -> int:
        """Return how many scraps fly."""
        return self.flying * 2 if self.jolts and self.heavy(amount) else self.flying


class GaugeFeedback(NamedTuple):
    """The feedback for losing and for gaining points of a gauge; None means no feedback.

    A `vital` gauge is a matter of life and death when it runs low.
    """

    lost: Feedback | None
    won: Feedback | None
    vital: bool = False

    def of(self, amount: int) -> Feedback | None:
        """Return the feedback for a change by `amount`."""
        return self.lost if amount < 0 else self.won


HURT = Feedback("hurt-light", "hurt-heavy", "blood", 380, 9, "blot-hurt", jolts=True)
HEAL = Feedback("heal", "heal", "heal", 260, 10, "blot-heal", 90)
STRUCK = Feedback("strike", "strike", "blood", 380, 10, "blot-hurt")
GAIN = Feedback("coin", "coin", "gold", 260, 8, "blot-heal", 90)
LIFE = GaugeFeedback(HURT, HEAL, vital=True)
