"""Protection against presses that were meant for what was there before."""

from ..base.geometry import Box, Point

EVERYWHERE: Box | None = None


class Misfire:
    """A moment in which a press may still be meant for what was there before: on all of the screen, or in one place.
    `seconds` is how long such a moment usually lasts; with `now` one begins at once."""

    def __init__(self, seconds: float, now: bool = False):
        self.seconds, self.left = seconds, seconds if now else 0.0
        self._place, self._id = EVERYWHERE, ""

    def expect(self, place: Box | None = EVERYWHERE, id: str = "", seconds: float | None = None) -> None:
        """Begin such a moment, because something else may be there now. In one place, `id` is what was pressed there: a
        second press on that is meant."""
        self.left = self.seconds if seconds is None else seconds
        self._place, self._id = place, id

    def prolong(self) -> None:
        """Let the moment begin anew, if it is not over: somebody still presses."""
        if self.is_near:
            self.left = self.seconds

    def forget(self) -> None:
        """End the moment."""
        self.left = 0.0

    @property
    def is_near(self) -> bool:
        """True during such a moment."""
        return self.left > 0

    def hits(self, at: Point, id: str = "") -> bool:
        """True if a press at this point, on this id, is still meant for what was there before."""
        return self.is_near and (self._place is None or self._place.holds(at)) and (not id or id != self._id)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if the moment was not over before."""
        was_near = self.is_near
        self.left = max(0.0, self.left - dt)
        return was_near
