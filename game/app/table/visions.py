"""Pictures that come and go over the table: the bolt of a spell, a ward."""

from dataclasses import dataclass

from ..canvas import Canvas
from ..geometry import Point


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
