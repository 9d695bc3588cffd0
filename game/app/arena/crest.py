"""The number of a player, on everybody whom they play."""

from __future__ import annotations

from typing import NamedTuple

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type

SIDE, FIGURE = 28.0, 22.0  # of the field, and of the number on it
LINE, RIM = 36.0, 2.0  # room for the tallest letters; the edge


class Crest(NamedTuple):
    """A number on a small field: dark on light for one's own, light on dark for the others'."""

    box: Box
    block: Block
    ours: bool

    @classmethod
    def at(cls, x: float, y: float, number: int, ours: bool, letters: Type) -> Crest:
        """The crest of that player, with its upper left corner there."""
        box = Box(x, y, SIDE, SIDE)
        return cls(box, letters.block(str(number), "number", FIGURE, SIDE, LINE, lines=1, grow=False), ours)

    def draw(self, canvas: Canvas) -> None:
        """On top of whatever lies there."""
        theme = canvas.theme
        canvas.fill(self.box, theme.gold if self.ours else theme.bone)
        if not self.ours:
            canvas.fill(self.box.inset(RIM, RIM), theme.night)
        canvas.block(self.block, self.box, theme.night if self.ours else theme.cream, "centre")
