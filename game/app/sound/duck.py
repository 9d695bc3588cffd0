"""The music steps back under a great event, and comes forward again."""

ATTACK, RELEASE = 0.08, 0.6  # seconds on the way down, and back


class Duck:
    """How far the music has stepped back just now: `depth`, in decibels."""

    def __init__(self) -> None:
        self.depth = 0.0
        self._goal, self._rest = 0.0, 0.0

    def under(self, decibels: float, seconds: float) -> None:
        """Step back so far for so long; what asks for more, or for longer, has it."""
        self._goal = max(decibels, self._goal if self._rest > 0 else 0.0)
        self._rest = max(seconds, self._rest)

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self._rest > 0:
            self.depth = min(self._goal, self.depth + self._goal * dt / ATTACK)
            self._rest -= dt
        elif self.depth > 0:
            self.depth = max(0.0, self.depth - self._goal * dt / RELEASE)

    @property
    def gain(self) -> float:
        """The share of the music that is left."""
        return float(10 ** (-self.depth / 20))
