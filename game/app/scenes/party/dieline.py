"""A line that says which die the party's level brings, with a picture of the die."""

from __future__ import annotations

from ...canvas import Canvas
from ...fonts import Fonts
from ...geometry import Box
from ...table.dice import draw_die
from ...ui.text import Words, bone
from ...ui.widget import Look

SIZE, AIR = 24, 8.0


class DieLine(Words):
    """A centred line with a die of `sides` sides behind it; for plain points it is a heart."""

    def __init__(self, text: str, sides: int, box: Box, letters: Fonts):
        room = box.w - 2 * (box.h + AIR)
        super().__init__("die", text, box, letters, "body", SIZE, bone, "centre", 0.5, lines=1, shade=True)
        self.block, self.sides = letters.block(text, "body", SIZE, room, box.h, lines=1), sides

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        left = box.moved(-(box.h + AIR) / 2, 0)
        super().draw(canvas, left, look)
        die = Box(left.centre[0] + self.block.width / 2 + AIR, box.y, box.h, box.h)
        draw_die(canvas, self.sides, None, die, ink="help")
