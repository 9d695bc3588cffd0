"""Small feedback movements of widgets: the ring closes around a new focus, and a released widget springs back up."""

from ..base.tween import back

POP, RISE = 0.11, 0.13  # seconds until the ring has closed; until a widget is back up
RINGS = (
    9.0,
    3.0,
    0.0,
)  # design pixels of extra distance; few steps, since each is a cached picture of its own
GIVES = 2.0  # design pixels a held widget is pressed down


class WidgetFeedback:
    """The feedback movements of a scene's widgets. `calm` skips them (reduced motion)."""

    def __init__(self) -> None:
        self._ring = self._rise = 1.0  # progress, from 0 to 1
        self._pressed = ""

    def focus(self, calm: bool) -> None:
        """Start the ring's movement around a new focus."""
        self._ring = 1.0 if calm else 0.0

    def release(self, id: str, calm: bool) -> None:
        """Start the movement of a released widget."""
        self._pressed, self._rise = id, 1.0 if calm else 0.0

    def update(self, dt: float) -> bool:
        """Advance time by `dt` seconds; return True while something moves."""
        moves = self._ring < 1 or self._rise < 1
        self._ring, self._rise = min(1.0, self._ring + dt / POP), min(1.0, self._rise + dt / RISE)
        return moves

    @property
    def off(self) -> float:
        """The extra distance of the focus ring from its widget, in design pixels."""
        return RINGS[min(len(RINGS) - 1, int(self._ring * len(RINGS)))]

    def down(self, id: str) -> float:
        """The distance a widget is shifted down, in design pixels; it overshoots upwards a little."""
        return GIVES * (1 - back(self._rise)) if id == self._pressed and self._rise < 1 else 0.0
