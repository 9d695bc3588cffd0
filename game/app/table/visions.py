"""Pictures that come and go over the table: the bolt of a spell, a ward; and light that turns behind a card."""

from dataclasses import dataclass

import pygame

from ..canvas import Canvas
from ..geometry import Point

COARSE = 15.0  # degrees between two angles at which marks are kept
SPOKES, STEPS = 45.0, 16  # degrees after which the wheel of rays looks the same; angles in between that are kept
WHEEL, SMALL_WHEEL = 420.0, 320.0  # design pixels: side of the wheel about a card, and of a small one


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
        if self.size == 1.0 and self.turn:
            self._draw_turned(canvas)
            return
        canvas.swelling(f"ui/{self.picture}", self.at, self.side, self.size, self.turn, round(self.alpha))

    def _draw_turned(self, canvas: Canvas) -> None:
        """Draw a mark, which only fades: turned once, to the nearest of a few angles."""
        side, step = canvas.layout.size(self.side), round(self.turn / COARSE)
        name = f"ui/{self.picture}"
        picture = canvas.pictures.keep(
            ("mark", name, side, step),
            lambda: pygame.transform.rotozoom(canvas.pictures.scaled(name, (side, side)), COARSE * step, 1.0),
        )
        x, y = canvas.layout.point(self.at)
        at = (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))
        canvas.blit(picture, at, round(self.alpha))


@dataclass(eq=False)
class Rays(Vision):
    """A wheel of rays.  It is large and turns all the time it is seen, so each of its few angles is kept."""

    picture: str = "rays"
    at: Point = (0.0, 0.0)
    side: float = WHEEL

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


def rays(at: Point, side: float = WHEEL, alpha: float = 220.0) -> Rays:
    """A wheel of rays about a point."""
    return Rays(at=at, side=side, alpha=alpha)
