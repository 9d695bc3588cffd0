"""Spell slots: a small cell for each level, side by side."""

from __future__ import annotations

from collections.abc import Callable

from ...base.geometry import Box, Point
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...ui.widget import Look, Pressable

ARROW = 18.0


class SlotCell(Pressable):
    """The number of slots of a level. A key, or a press on the upper half, adds one; a press on the lower half takes
    one.

    `head` stands above it. Left and right lead to the next cell, so that nine of them can stand in a row.
    """

    role = "button"

    def __init__(self, id: str, label: str, head: str, box: Box, n: int, span: tuple[int, int],
                 change: Callable[[int], object], letters: Fonts):  # fmt: skip
        super().__init__(id, label, box, lambda: self.turn(1))
        self.n, self.span, self.change = n, span, change
        self.head = letters.block(head, "number", 22, box.w - 6, box.h * 0.28, lines=1)
        self.figure = letters.block(str(n), "number", 28, box.w - 8, box.h * 0.4, lines=1)

    @property
    def value(self) -> str:
        return str(self.n)

    def turn(self, by: int) -> None:
        """Change the number by `by`, within the span."""
        low, high = self.span
        self.change(max(low, min(high, self.n + by)))

    def tap(self, at: Point) -> None:
        self.turn(1 if at[1] < self.box.centre[1] else -1)

    def blocks(self) -> tuple[Block, ...]:
        return self.head, self.figure

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        canvas.block(self.head, Box(box.x, box.y + 4, box.w, self.head.height), theme.bone, "centre")
        canvas.block(
            self.figure, Box(box.x, box.y, box.w, box.h * 1.2), theme.cream if self.n else theme.faint, "centre"
        )
        for icon, y in (("arrow-up", box.y + self.head.height + 2), ("arrow-down", box.bottom - ARROW - 3)):
            canvas.icon(icon, Box(box.centre[0] - ARROW / 2, y, ARROW, ARROW), theme.gold)
