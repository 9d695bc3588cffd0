"""How things answer the hand: the ring closes about what gets the focus, a thing that was pressed comes back up."""

from .tween import back

POP, RISE = 0.11, 0.13  # seconds: the ring closes; a thing comes back
RINGS = (
    9.0,
    3.0,
    0.0,
)  # design pixels by which the ring stands farther off, in few steps: each is a picture of its own
GIVES = 2.0  # design pixels by which a thing that is held is pressed down


class Touch:
    """What a scene's things do just now; `calm` where nothing may move."""

    def __init__(self) -> None:
        self._ring = self._rise = 1.0  # shares of the way that have gone
        self._pressed = ""

    def focus(self, calm: bool) -> None:
        """Another thing has got the focus."""
        self._ring = 1.0 if calm else 0.0

    def release(self, id: str, calm: bool) -> None:
        """A thing has been let go."""
        self._pressed, self._rise = id, 1.0 if calm else 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        moves = self._ring < 1 or self._rise < 1
        self._ring, self._rise = min(1.0, self._ring + dt / POP), min(1.0, self._rise + dt / RISE)
        return moves

    @property
    def off(self) -> float:
        """How much farther than usual the ring stands off its thing."""
        return RINGS[min(len(RINGS) - 1, int(self._ring * len(RINGS)))]

    def down(self, id: str) -> float:
        """How far a thing lies lower than it will: it comes up from where it was held, and a little too far."""
        return GIVES * (1 - back(self._rise)) if id == self._pressed and self._rise < 1 else 0.0
