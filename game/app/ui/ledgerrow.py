"""A line of a ledger: a small picture of how a run ended, when it was and what it was worth."""

from collections.abc import Sequence

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from .press import ON_EDGE
from .widget import Do, Look, Pressable

PICTURE = (96.0, 64.0)
EDGE, GAP = 8.0, 16.0
AIR = 8.0  # above and below
WORTH = 0.42  # of the width, at most, for the result
RULE, BAND = 70, 60  # how solid the line below it and the band of the best are, of 255
LAUREL = (46.0, 37.0)


class LedgerRow(Pressable):
    """It is as high as it must be, and at least as high as `box`; in large letters there is no room for the picture.
    `best`: no other is worth more; `names` are the parts of its label, a line each where they have no room beside each
    other."""

    role = "row"
    nearer = ON_EDGE

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Type, lines: Sequence[str], picture: str, value: str,
        best: bool = False, names: Sequence[str] = (),
    ):  # fmt: skip
        super().__init__(id, label, box, do, ". ".join(filter(None, lines)))
        self.picture, self._value, self.best = "" if letters.large else picture, value, best
        self.inset = EDGE + (PICTURE[0] + GAP if self.picture else 0)
        room = box.w - self.inset - EDGE - (LAUREL[0] + GAP if best else 0)
        self.worth = letters.block(value, "strong", 26, room * WORTH)
        left = room - self.worth.width - GAP
        self.name = letters.block(label, "strong", 24, left)
        if len(self.name.lines) > 1 and names:
            self.name = letters.block("\n".join(names), "strong", 24, left)
        self.lines = [letters.block(line, "body", 22, left) for line in lines if line]
        self.high = sum(block.height for block in (self.name, *self.lines))
        high = max(box.h, self.high + 2 * AIR, self.worth.height + 2 * AIR, PICTURE[1] + 2 * AIR)
        self.box = Box(box.x, box.y, box.w, high)

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, *self.lines, self.worth)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        if self.best or look.focused:
            canvas.fill(box, theme.gold, BAND)
        canvas.fill(Box(box.x, box.bottom - 1.5, box.w, 1.5), theme.ink, RULE)
        middle = box.centre[1]
        if self.picture:
            canvas.picture(self.picture, Box(box.x + EDGE, middle - PICTURE[1] / 2, *PICTURE))
        x, y = box.x + self.inset, box.y + (box.h - self.high) / 2
        for block in (self.name, *self.lines):
            canvas.block(block, Box(x, y, box.w, block.height), theme.ink if block is self.name else theme.wine)
            y += block.height
        right = box.right - EDGE
        if self.best:
            right -= LAUREL[0]
            canvas.picture("ui/laurel", Box(right, middle - LAUREL[1] / 2, *LAUREL))
            right -= GAP
        canvas.block(self.worth, Box(right - self.worth.width, box.y, self.worth.width, box.h), theme.wine, "right")
