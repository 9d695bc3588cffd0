"""Ducking: the music is lowered during a great event, and comes back."""

ATTACK, RELEASE = 0.08, 0.6  # seconds for lowering and for coming back


class Ducking:
    """The current ducking of the music: `depth`, in decibels."""

    def __init__(self) -> None:
        self.depth = 0.0
        self._goal, self._rest = 0.0, 0.0

    def under(self, decibels: float, seconds: float) -> None:
        """Lower the music by `decibels` for `seconds`; of overlapping requests the larger values hold."""
        self._goal = max(decibels, self._goal if self._rest > 0 else 0.0)
        self._rest = max(seconds, self._rest)

    def update(self, dt: float) -> None:
        """Advance time by `dt` seconds."""
        if self._rest > 0:
            self.depth = min(self._goal, self.depth + self._goal * dt / ATTACK)
            self._rest -= dt
        elif self.depth > 0:
            self.depth = max(0.0, self.depth - self._goal * dt / RELEASE)

    @property
    def gain(self) -> float:
        """The volume factor for the music, from 0 to 1."""
        return float(10 ** (-self.depth / 20))
