"""Protection against a second click that follows so fast that it cannot be meant for what has moved there."""

from __future__ import annotations

from ...base.geometry import Box, Point
from ...ui.scene import Scene

MEANT = 0.4  # seconds after which a click is meant for what is there now


class Click:
    """The last click: the id and box of the clicked widget, and how many seconds ago it was."""

    def __init__(self) -> None:
        self.id, self.place, self.age = "", Box(0, 0, 0, 0), MEANT

    def on(self, id: str, place: Box) -> None:
        """Note a click on a widget."""
        self.id, self.place, self.age = id, place, 0.0

    def covers(self, id: str, at: Point) -> bool:
        """True if a click at this point, on this id, is still meant for the widget that was there before."""
        return self.age < MEANT and id != self.id and self.place.holds(at)


class ClickGuard(Scene):
    """A scene whose widgets come and go when they are pressed: the second of two clicks in one place presses nothing
    that was not there at the first.

    Scenes that lead to each other share their `last` click.
    """

    last: Click

    def update(self, dt: float) -> bool:
        self.last.age += dt
        return super().update(dt)

    def act(self, id: str | None, at: Point | None = None) -> None:
        widget = self.widget(id)
        if widget is not None and at is not None:
            self.last.on(widget.id, self.box_of(widget))
        super().act(id, at)

    def _press(self, at: Point) -> None:
        widget = self.at(at)
        if widget is None or not self.last.covers(widget.id, at):
            super()._press(at)
