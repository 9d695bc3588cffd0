"""A row with several lines, for a save slot or a run."""

from collections.abc import Sequence

from game.core.text import joined

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .buttons import ON_EDGE
from .widget import Do, Look, Pressable

SIDE = 66.0  # width for the sign at the left
EDGE = 18.0
BETWEEN = 2.0  # gap between lines, for letters with accents
PICTURE, AFTER = (50.0, 70.0), 18.0  # size of a picture beside the sign, and the gap to its right


class SlotRow(Pressable):
    """A sign (a number or an icon), optionally a picture, a name, a value at the right, and smaller lines below the
    name.

    It is as high as it needs, and at least as high as `box`.
    """

    role = "row"
    nearer = ON_EDGE

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Fonts, lines: Sequence[str], sign: str = "",
        icon: str = "", value: str = "", enabled: bool = True, picture: str = "",
    ):  # fmt: skip
        super().__init__(id, label, box, do, joined(lines), enabled)
        self.icon, self._value, self.picture = icon, value, picture
        self.side = SIDE + (PICTURE[0] + AFTER if picture else 0)
        room = box.w - self.side - EDGE
        self.worth = letters.block(value, "strong", 25, room * 0.45) if value else None
        left = room - (self.worth.width + EDGE if self.worth else 0)
        self.name = letters.block(label, "strong", 25, left)
        self.lines = [letters.block(line, "body", 22, left) for line in lines if line]
        self.sign = letters.block(sign, "number", 34, SIDE - 16, box.h, lines=1, grow=False)
        self.high = sum(block.height for block in (self.name, *self.lines)) + BETWEEN * len(self.lines)
        self.box = Box(box.x, box.y, box.w, max(box.h, self.high + 18, self.worth.height + 18 if self.worth else 0))

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, *self.lines, *([self.worth] if self.worth else []))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        ink = theme.gold if self.enabled else theme.faint
        if self.icon:
            canvas.icon(self.icon, Box(box.x + 20, box.y + box.h / 2 - 17, 34, 34), ink)
        else:
            canvas.block(self.sign, Box(box.x + 8, box.y, SIDE - 16, box.h), ink, "centre")
        if self.picture:
            canvas.picture(self.picture, Box(box.x + SIDE, box.y + (box.h - PICTURE[1]) / 2, *PICTURE))
        y = box.y + (box.h - self.high) / 2
        for block in (self.name, *self.lines):
            tone = theme.bone if block is not self.name else theme.cream if self.enabled else theme.faint
            canvas.block(block, Box(box.x + self.side, y, box.w - self.side, block.height), tone)
            y += block.height + BETWEEN
        if self.worth:
            canvas.block(self.worth, Box(box.x, box.y, box.w - EDGE, box.h), ink, "right")
