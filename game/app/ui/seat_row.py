"""A seat of a play before it begins, and its holder."""

from collections.abc import Callable, Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .widget import Look, Pressable

EDGE, ABOVE, GAP = 14.0, 12.0, 8.0
ICON = 54.0
ARROW = 26.0


class SeatRow(Pressable):
    """The name of a seat, its holder, and a description of that holder; a press goes to the next holder.

    `choices` are the possible holders: value, name and description. The seats lie side by side, so left and right move
    between them and change nothing.
    """

    role = "button"

    def __init__(
        self,
        id: str,
        seat: str,
        box: Box,
        choices: Sequence[tuple[str, str, str]],
        current: str,
        change: Callable[[str], object],
        letters: Fonts,
        icon: str,
    ):
        self.values = [value for value, _name, _help in choices]
        _value, self.chosen, help = choices[self.values.index(current)]
        super().__init__(id, seat, box, self._next, help)
        self.current, self.change, self.icon = current, change, icon
        wide = box.w - 2 * EDGE
        beside = wide - ICON - GAP - ARROW
        self.name = letters.block(seat, "label", 22, beside, lines=2)
        self.who = letters.block(self.chosen, "strong", 26, beside, lines=2)
        self.more = letters.block(help, "body", 22, wide)
        self.room = max(letters.block(each, "body", 22, wide).height for _value, _name, each in choices)

    @property
    def value(self) -> str:
        return self.chosen

    @property
    def head(self) -> float:
        """The height of the icon and the text beside it."""
        return max(ICON, self.name.height + self.who.height)

    @property
    def tall(self) -> float:
        """The height it needs for any of its holders."""
        return ABOVE + self.head + GAP + self.room + ABOVE

    def _next(self) -> None:
        self.change(self.values[(self.values.index(self.current) + 1) % len(self.values)])

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.who, self.more)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        x, y = box.x + EDGE, box.y + ABOVE
        canvas.icon(self.icon, Box(x, y + (self.head - ICON) / 2, ICON, ICON), theme.gold)
        beside = Box(x + ICON + GAP, y + (self.head - self.name.height - self.who.height) / 2, 0, 0)
        canvas.block(self.name, Box(beside.x, beside.y, self.name.width, self.name.height), theme.bone)
        canvas.block(self.who, Box(beside.x, beside.y + self.name.height, self.who.width, self.who.height), theme.gold)
        words = Box(x, y + self.head + GAP, box.w - 2 * EDGE, self.more.height)
        canvas.block(self.more, words, theme.cream)
        arrow = Box(box.right - EDGE - ARROW, y + (self.head - ARROW) / 2, ARROW, ARROW)
        canvas.icon("arrow-right", arrow, theme.gold if look.focused else theme.bone)  # a press goes to the next holder


def side_by_side(sitters: Sequence[SeatRow]) -> float:
    """Make seats equally high, as high as the highest needs; return that height."""
    high = max(sitter.tall for sitter in sitters)
    for sitter in sitters:
        sitter.box = Box(sitter.box.x, sitter.box.y, sitter.box.w, high)
    return high
