"""Pictures that come and go over the table: the bolt of a spell, a ward; and light that turns behind a card."""

from dataclasses import dataclass

import pygame

from ..canvas import Canvas
from ..geometry import Point

SPOKES, STEPS = 45.0, 16  # degrees after which the wheel of rays looks the same; angles in between that are kept


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
        canvas.swelling(f"ui/{self.picture}", self.at, self.side, self.size, self.turn, round(self.alpha))


@dataclass(eq=False)
class Rays(Vision):
    """A wheel of rays.  It is large and turns all the time it is seen, so each of its few angles is kept."""

    picture: str = "rays"
    at: Point = (0.0, 0.0)
    side: float = 420.0

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        side, step = canvas.layout.size(self.side), round(self.turn / SPOKES * STEPS) % STEPS
        picture = canvas.pictures.keep(("rays", side, step), lambda: self._wheel(canvas, side, step))
        x, y = canvas.layout.point(self.at)
        canvas.blit(picture, (round(x - side / 2), round(y - side / 2)), round(self.alpha))

    def _wheel(self, canvas: Canvas, side: int, step: int) -> pygame.Surface:
        whole = canvas.pictures.scaled(f"ui/{self.picture}", (side, side))
        turned = pygame.transform.rotozoom(whole, SPOKES / STEPS * step, 1.0)
        spare = (turned.get_width() - side) // 2
        return turned.subsurface((spare, spare, side, side)).copy()


def rays(at: Point, side: float = 420.0, alpha: float = 220.0) -> Rays:
    """A wheel of rays about a point."""
    return Rays(at=at, side=side, alpha=alpha)
