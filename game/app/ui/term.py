"""What is agreed before a play: a name, and what it is set to."""

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from .widget import Do, Look, Pressable

EDGE, ICON, ARROW, GAP = 13.0, 40.0, 22.0, 12.0
NAME, VALUE = 22.0, 26.0
ABOVE = 8.0  # from the upper edge to the name, and under the value
ROOMY = 280.0  # from which width on there is room for an icon


class Term(Pressable):
    """The name over the value; a press changes it, or leads to where it is changed.

    Terms lie side by side, and so left and right lead from one to the other, and turn nothing.
    """

    def __init__(
        self, id: str, label: str, value: str, box: Box, do: Do, letters: Type, icon: str, help: str = "",
        role: str = "choice",
    ):  # fmt: skip
        super().__init__(id, label, box, do, help)
        self.role, self.icon, self._value = role, icon, value
        for self.left in (EDGE + ICON + GAP, EDGE) if box.w >= ROOMY else (EDGE,):
            wide = box.w - self.left - EDGE
            self.name = letters.block(label, "body", NAME, wide, box.h * 0.45, lines=1)
            high = box.h - self.name.height - 2 * ABOVE
            self.worth = letters.block(value, "strong", VALUE, wide - ARROW - 4, high, lines=2)
            if not (self.name.overflow or self.worth.overflow):
                break  # otherwise without the icon: the words matter more

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
        worth = Box(x, name.bottom, self.worth.width, box.bottom - ABOVE - name.bottom)
        canvas.block(self.name, name, theme.bone)
        canvas.block(self.worth, worth, theme.gold)
        arrow = Box(box.right - EDGE - ARROW, worth.centre[1] - ARROW / 2, ARROW, ARROW)
        canvas.icon("arrow-right", arrow, theme.gold if look.focused else theme.bone)
