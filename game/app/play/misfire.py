"""Protection against presses that were meant for what was there before."""

from ..base.geometry import Box, Point

NOWHERE = Box(0, 0, 0, 0)


class Misfire:
    """A moment in which a press may still be meant for what was there before: all of the screen, or one `place` of it.
    `seconds` is how long such a moment lasts."""

    def __init__(self, seconds: float, now: bool = False):
        self.seconds, self.place = seconds, NOWHERE
        self.left = seconds if now else 0.0

    def expect(self, place: Box = NOWHERE) -> None:
        """Begin such a moment: something else is there now, in one place, or everywhere."""
        self.left, self.place = self.seconds, place

    def prolong(self) -> None:
        """Let the moment begin anew, if it is not over: somebody still presses."""
        if self.is_near:
            self.left = self.seconds

    def forget(self) -> None:
        """End the moment."""
        self.left, self.place = 0.0, NOWHERE

    @property
    def is_near(self) -> bool:
        """True during such a moment."""
        return self.left > 0

    def hits(self, at: Point) -> bool:
        """True if a press at this point is still meant for what was in the one place before."""
        return self.is_near and self.place.holds(at)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if the moment was not over before."""
        was_near = self.is_near
        self.left = max(0.0, self.left - dt)
        return was_near
