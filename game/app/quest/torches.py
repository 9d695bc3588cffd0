"""The torches of a party: those that burn, and those that have gone out."""

from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..type import Type
from ..ui.widget import Look, Widget

SIDE, STEP, EDGE = 34.0, 38.0, 10.0
PALE = 110


class Torches(Widget):
    """A row of them; of many they stand closer together."""

    role = "gauge"

    def __init__(self, left: int, total: int, box: Box, letters: Type):
        super().__init__("torches", _("Torches"), box)
        self.left, self.total = left, max(left, total)
        self.step = min(STEP, (box.w - 2 * EDGE - SIDE) / max(1, self.total - 1))

    @property
    def value(self) -> str:
        return _("{n} left").format(n=self.left)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("hp-plate", box)
        x = box.centre[0] - (SIDE + self.step * (self.total - 1)) / 2
        for n in range(self.total):
            place = Box(x + n * self.step, box.centre[1] - SIDE / 2, SIDE, SIDE)
            if n < self.left:
                canvas.icon("torch", place, canvas.theme.gold)
            else:
                canvas.icon("torch-out", place, canvas.theme.faint, PALE)
