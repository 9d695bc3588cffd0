"""Pictures that come and go over the table: the bolt of a spell, a ward."""

from dataclasses import dataclass

import pygame

from ..canvas import Canvas
from ..geometry import Box, Point

STEADY = 0.5  # degrees that nobody sees


@dataclass(eq=False)
class Vision:
    """A picture of `ui` in the air.

    `at` is its middle and `side` its height and width, in design pixels; `size` the share of it that is seen, `turn`
    its angle in degrees; `goes` is how much of its alpha it loses in a second when it fades.
    """

    picture: str
    at: Point
    side: float
    size: float = 0.2
    turn: float = 0.0
    alpha: float = 255.0
    goes: float = 700.0

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        side = self.side * self.size
        if abs(self.turn) <= STEADY:
            canvas.picture(f"ui/{self.picture}", Box(self.at[0] - side / 2, self.at[1] - side / 2, side, side),
                           round(self.alpha))  # fmt: skip
            return
        pixels = max(1, canvas.layout.size(self.side))
        picture = canvas.pictures.scaled(f"ui/{self.picture}", (pixels, pixels))
        picture = pygame.transform.rotozoom(picture, self.turn, self.size)
        x, y = canvas.layout.point(self.at)
        canvas.blit(
            picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)), round(self.alpha)
        )
