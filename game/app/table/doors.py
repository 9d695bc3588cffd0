"""The doors on the way to the exit."""

from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from ..ui.widget import Look, Widget

SIDE, GAP, BETWEEN = 28.0, 4.0, 12.0


class Doors(Widget):
    """How many rooms it still is: the number in words, a door for each, and the way out behind the last.

    Doors that the party has left behind are dark.
    """

    role = "gauge"

    def __init__(self, box: Box, left: int, faced: int, letters: Type):
        super().__init__("left", _("Rooms left"), box)
        self.left = left
        told = _("Rooms left: {n}").format(n=left)
        self.told = letters.block(told, "strong", 25, box.w * 0.5, box.h, lines=1)
        fitting = int((box.w - self.told.width - BETWEEN) / (SIDE + GAP)) - 1
        self.ahead = min(left, fitting)
        self.behind = min(faced, fitting - self.ahead)

    @property
    def value(self) -> str:
        return str(self.left)

    def blocks(self) -> tuple[Block, ...]:
        return (self.told,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.block(self.told, box, theme.gold, shade=theme.night)
        x, y = box.x + self.told.width + BETWEEN, box.y + (box.h - SIDE) / 2
        row = [*[("door", theme.faint, 80)] * self.behind, *[("door", theme.gold, 255)] * self.ahead,
               ("way-out", theme.help, 255)]  # fmt: skip
        for number, (icon, ink, alpha) in enumerate(row):
            canvas.icon(icon, Box(x + number * (SIDE + GAP), y, SIDE, SIDE), ink, alpha)
