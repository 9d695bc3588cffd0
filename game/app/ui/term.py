"""What is agreed before a play: a name, and what it is set to."""

from ..canvas import Canvas
from ..geometry import Box, Point
from ..type import Block, Type
from .widget import Do, Look, Pressable

EDGE, ICON, ARROW, GAP = 13.0, 40.0, 22.0, 12.0
TURN, REACH = 18.0, 7.0  # side of the two arrows of what is turned, and how far beside one a press still counts
NAME, VALUE = 22.0, 26.0
ABOVE = 8.0  # from the upper edge to the name, and under the value
ROOMY = 280.0  # from which width on there is room for an icon


class Term(Pressable):
    """The name over the value.  With `turn_back`, a press turns it on, and it has two arrows; else a press leads to
    where it is changed, and it has one.

    Terms lie side by side, and so left and right lead from one to the other, and turn nothing.
    """

    def __init__(
        self, id: str, label: str, value: str, box: Box, do: Do, letters: Type, icon: str, help: str = "",
        turn_back: Do | None = None,
    ):  # fmt: skip
        super().__init__(id, label, box, do, help)
        self.icon, self._value, self.turn_back = icon, value, turn_back
        self.role = "choice" if turn_back else "row"
        arrows, arrow = (2 * TURN + 2 * REACH, 0.0) if turn_back else (0.0, ARROW + 4)
        for self.left in (EDGE + ICON + GAP, EDGE) if box.w >= ROOMY else (EDGE,):
            wide = box.w - self.left - EDGE
            self.name = letters.block(label, "body", NAME, wide - arrows, box.h * 0.45, lines=1)
            high = box.h - self.name.height - 2 * ABOVE
            self.worth = letters.block(value, "strong", VALUE, wide - arrow, high, lines=2)
            if not (self.name.overflow or self.worth.overflow):
                break  # otherwise without the icon: the words matter more

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.worth)

    def tap(self, at: Point) -> None:
        """On the arrow to the left, back; anywhere else, on."""
        back = self._arrows(self.box)[0]
        if self.turn_back and back.x - REACH <= at[0] < back.right + REACH / 2:
            self.turn_back()
        else:
            self.press()

    def _arrows(self, box: Box) -> tuple[Box, Box]:
        """Where the arrows of what is turned stand, beside the name."""
        right = Box(box.right - EDGE - TURN, box.y + ABOVE + (self.name.height - TURN) / 2, TURN, TURN)
        return right.moved(-TURN - REACH, 0), right

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
        ink = theme.gold if look.focused else theme.bone
        if self.turn_back:
            for icon, place in zip(("arrow-left", "arrow-right"), self._arrows(box), strict=True):
                canvas.icon(icon, place, ink)
        else:
            canvas.icon("arrow-right", Box(box.right - EDGE - ARROW, worth.centre[1] - ARROW / 2, ARROW, ARROW), ink)
