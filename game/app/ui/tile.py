"""A number with its name."""

from ..canvas import Canvas
from ..fonts import Block, Fonts
from ..geometry import Box
from ..table.spots import runs
from .widget import Look, Widget


class Tile(Widget):
    """A large number, and its name below it."""

    def __init__(self, id: str, label: str, value: str, box: Box, letters: Fonts):
        super().__init__(id, label, box)
        self._value = value
        inner = box.inset(14, 6)
        self.name = letters.block(label, "body", 22, inner.w, inner.h * 0.46, lines=1)
        self.figure = letters.block(value, "number", 30, inner.w, inner.h - self.name.height, lines=1)
        self.runs = runs(self.figure, letters)

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return self.figure, self.name

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("field", box)
        inner = box.inset(14, 6)
        figure = Box(inner.x, inner.y, inner.w, inner.h - self.name.height)
        x = figure.centre[0] - sum(run.width for run in self.runs) / 2
        for run in self.runs:
            canvas.block(run, Box(x, figure.y, run.width, figure.h), canvas.theme.gold)
            x += run.width
        canvas.block(self.name, Box(inner.x, figure.bottom, inner.w, self.name.height), canvas.theme.bone, "centre")
