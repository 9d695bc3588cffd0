"""A setting of a play before it begins: its name and its value."""

from typing import NamedTuple

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .widget import Do, Look, Pressable

EDGE, ICON, ARROW, GAP = 13.0, 40.0, 22.0, 12.0
PIP, NEXT = 13.0, 10.0  # side of a choice's mark, and distance to the next
NAME, VALUE = 22.0, 26.0
APART = 4.0  # gap between the name and the marks
ABOVE = 5.0  # margin above the name and below the value
ROOMY = 280.0  # least width with room for an icon
LARGE_BELOW = 3.0  # gap between name and value in large text


class Turns(NamedTuple):
    """For a term that a press changes: the action for going back, and the index and number of its choices."""

    back: Do
    at: int
    total: int


class Term(Pressable):
    """The name above the value. With `turns`, a press goes to the next choice; it shows a round arrow and a mark for
    each choice. Without, a press leads to the page for changing it, and it shows an arrow to the right.

    Terms lie side by side, so left and right move between them and change nothing.
    """

    def __init__(
        self, id: str, label: str, value: str, box: Box, do: Do, letters: Fonts, icon: str, help: str = "",
        turns: Turns | None = None,
    ):  # fmt: skip
        super().__init__(id, label, box, do, help)
        self.icon, self._value, self.turns = icon, value, turns
        self.role = "choice" if turns else "row"
        pips = turns.total * NEXT + APART if turns else 0.0
        for self.left in (EDGE + ICON + GAP, EDGE) if icon and box.w >= ROOMY else (EDGE,):
            wide = box.w - self.left - EDGE
            self.name = letters.block(label, "body", NAME, wide - pips, box.h * 0.45, lines=1)
            self.below = LARGE_BELOW if letters.huge else 0.0
            high = box.h - self.name.height - 2 * ABOVE
            self.worth = letters.block(value, "strong", VALUE, wide - ARROW - 4, high, lines=2)
            if not (self.name.overflow or self.worth.overflow):
                break  # else without the icon: the text matters more

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.worth)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        middle = box.centre[1]
        if self.left > EDGE:
            canvas.icon(self.icon, Box(box.x + EDGE, middle - ICON / 2, ICON, ICON), theme.gold)
        x = box.x + self.left
        name = Box(x, box.y + ABOVE, self.name.width, self.name.height)
        top = name.bottom + self.below
        worth = Box(x, top, self.worth.width, box.bottom - ABOVE - top)
        canvas.block(self.name, name, theme.bone)
        canvas.block(self.worth, worth, theme.gold)
        ink = theme.gold if look.focused else theme.bone
        if self.turns:
            left = box.right - EDGE - self.turns.total * NEXT
            for n in range(self.turns.total):
                pip = Box(left + n * NEXT, name.centre[1] - PIP / 2, PIP, PIP)
                canvas.icon("suit-diamond", pip, theme.gold if n == self.turns.at else theme.faint)
        sign = "restart" if self.turns else "arrow-right"
        canvas.icon(sign, Box(box.right - EDGE - ARROW, worth.centre[1] - ARROW / 2, ARROW, ARROW), ink)
