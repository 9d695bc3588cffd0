"""Clicks that follow each other too fast to be meant where things have moved meanwhile."""

from __future__ import annotations

from ...geometry import Box, Point
from ...scene import Scene

MEANT = 0.4  # seconds after which a click means whatever is in its place now


class Click:
    """The last click: what it was on, where that was, and how long ago it is."""

    def __init__(self) -> None:
        self.id, self.place, self.age = "", Box(0, 0, 0, 0), MEANT

    def on(self, id: str, place: Box) -> None:
        """A thing was clicked."""
        self.id, self.place, self.age = id, place, 0.0

    def covers(self, id: str, at: Point) -> bool:
        """Is a click there, on that thing, still meant for the one that was in its place?"""
        return self.age < MEANT and id != self.id and self.place.holds(at)


class Steady(Scene):
    """A scene whose things come and go when they are pressed: the second click of two in one place presses nothing
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
