"""Dragging a card with the mouse."""

import math

from ..base.geometry import Point
from ..base.tween import Step, Tween
from .sprites import Sprite
from .stage import Stage

FAR = 12.0  # design pixels the mouse must move before a press becomes a drag
HOMEWARD = 0.18  # seconds in which a card dropped over nothing slides back


class Drag:
    """A card held with the mouse. Once the mouse has moved far enough, the card follows it above everything else."""

    def __init__(self, stage: Stage, sprite: Sprite, at: Point):
        self.stage, self.sprite, self.start, self.home = stage, sprite, at, sprite.at
        self.at = at  # where the mouse is
        self.begun = False

    def follow(self, at: Point) -> bool:
        """Handle a mouse move; return True when this move starts the drag."""
        self.at = at
        taken_up = not self.begun and math.dist(at, self.start) >= FAR
        if taken_up:
            self.begun = True
            self.stage.flying.append(self.sprite)
            self.stage.dragged = self.sprite
        if self.begun:
            self.sprite.at = self.home[0] + at[0] - self.start[0], self.home[1] + at[1] - self.start[1]
        return taken_up

    @property
    def is_home(self) -> bool:
        """True if the mouse is over the place that the card was taken from."""
        x, y = self.home
        return self.sprite.box.moved(x - self.sprite.at[0], y - self.sprite.at[1]).holds(self.at)

    def let_go(self) -> None:
        """Release the card where it is; the caller decides what happens to it."""
        self.stage.dragged = None
        if self.sprite in self.stage.flying:
            self.stage.flying.remove(self.sprite)

    def slide_home(self) -> Step:
        """Return a step in which the card slides back to where it was taken from, still above everything else."""
        self.stage.dragged = self.sprite
        return Tween(self.sprite, HOMEWARD, at=self.home)
