"""A card that is dragged with the mouse."""

import math

from ..geometry import Point
from .sprites import Sprite
from .stage import Stage

FAR = 12.0  # design pixels the mouse must go before it is no mere click


class Drag:
    """A card held with the mouse.  It follows once the mouse has gone far enough, and lies above all others then."""

    def __init__(self, stage: Stage, sprite: Sprite, at: Point):
        self.stage, self.sprite, self.start, self.home = stage, sprite, at, sprite.at
        self.begun = False

    def follow(self, at: Point) -> bool:
        """The mouse has moved; True when the card has just been taken up."""
        taken_up = not self.begun and math.dist(at, self.start) >= FAR
        if taken_up:
            self.begun = True
            self.stage.flying.append(self.sprite)
        if self.begun:
            self.sprite.at = self.home[0] + at[0] - self.start[0], self.home[1] + at[1] - self.start[1]
        return taken_up

    def let_go(self) -> None:
        """The card stays where it is; whoever let it go says what becomes of it."""
        if self.sprite in self.stage.flying:
            self.stage.flying.remove(self.sprite)
