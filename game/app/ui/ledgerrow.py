"""A row of the history: a small picture of a run's ending, its date and its score."""

from collections.abc import Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .buttons import ON_EDGE
from .gamebox import BETWEEN
from .widget import Do, Look, Pressable

PICTURE = (96.0, 64.0)
EDGE, END, GAP = 8.0, 14.0, 14.0  # margin before the picture, after the score, and gaps to the text
AIR, CLOSE = 8.0, 3.0  # margins above and below; the least ones around the text at normal size
WORTH = 0.42  # largest share of the width for the score
RULE, BAND = 70, 60  # alpha of the line below, and of the best row's band
LAUREL = (46.0, 37.0)
GIVEN_UP, CROSS = "given up", 40.0  # in place of an ending's picture; the side of its sign
MORE = "…"  # stands for parts left out


class LedgerRow(Pressable):
    """A row as high as it needs, and at least as high as `box`; with large text there is no picture.

    The first of `names` has a line of its own; the others stand below it, and after them what is `told`, as far as
    there is room. The parts of `worth` stand below each other. `best` marks the best score.
    """

    role = "row"
    nearer = ON_EDGE

    def __init__(
        self, id: str, names: Sequence[str], box: Box, do: Do, letters: Fonts, told: Sequence[str], picture: str,
        worth: Sequence[str], best: bool = False,
    ):  # fmt: skip
        super().__init__(id, BETWEEN.join(names), box, do, BETWEEN.join(told))
        self.picture, self._value, self.best = "" if letters.large else picture, BETWEEN.join(worth), best
        self.inset = EDGE + (PICTURE[0] + GAP if self.picture else 0)
        room = box.w - self.inset - END
        self.worth = letters.block("\n".join(worth), "strong", 26, room * WORTH)
        self.beside = letters.width(self.worth.lines[-1], "strong", self.worth.size) + GAP  # where the laurel begins
        left = room - max(self.worth.width, self.beside + LAUREL[0] if best else 0.0) - GAP
        self.name = letters.block(names[0], "strong", 23, left)
        self.below = self._below((*names[1:], *told), left, box.h - self.name.height - 2 * CLOSE, letters)
        self.high = self.name.height + self.below.height
        air = AIR if letters.large else CLOSE
        high = max(box.h, self.high + 2 * air, self.worth.height + 2 * AIR, PICTURE[1] + 2 * AIR)
        self.box = Box(box.x, box.y, box.w, high)

    @staticmethod
    def _below(told: Sequence[str], wide: float, high: float, letters: Fonts) -> Block:
        """As many of the parts told as fit on a line or two; all of them with large text."""
        if letters.large:
            return letters.block(BETWEEN.join(told), "body", 22, wide)
        lines = (BETWEEN.join((*told[:n], *([MORE] if n < len(told) else []))) for n in range(len(told), 0, -1))
        size = 24 if len(told) == 1 else 22  # a seed alone has no small letters, and would look smaller than a line
        blocks = (letters.block(line, "body", size, wide, high, lines=2) for line in lines)
        return next((block for block in blocks if block.overflow <= 0), letters.cut(told[0], "body", 22, wide))

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.below, self.worth

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        if self.best or look.focused:
            canvas.fill(box, theme.gold, BAND)
        canvas.fill(Box(box.x, box.bottom - 1.5, box.w, 1.5), theme.ink, RULE)
        middle = box.centre[1]
        self._draw_ending(canvas, Box(box.x + EDGE, middle - PICTURE[1] / 2, *PICTURE))
        x, y = box.x + self.inset, box.y + (box.h - self.high) / 2
        for block in (self.name, self.below):
            canvas.block(block, Box(x, y, box.w, block.height), theme.ink if block is self.name else theme.wine)
            y += block.height
        right = box.right - END
        if self.best:
            last = middle + (self.worth.height - self.worth.leading) / 2  # the middle of the line with the score
            canvas.picture("ui/laurel", Box(right - self.beside - LAUREL[0], last - LAUREL[1] / 2, *LAUREL))
        canvas.block(self.worth, Box(right - self.worth.width, box.y, self.worth.width, box.h), theme.wine, "right")

    def _draw_ending(self, canvas: Canvas, place: Box) -> None:
        """Draw the ending's picture; a cross for an abandoned run."""
        if self.picture == GIVEN_UP:
            x, y = place.centre
            canvas.icon("cross", Box(x - CROSS / 2, y - CROSS / 2, CROSS, CROSS), canvas.theme.wine)
        elif self.picture:
            canvas.picture(self.picture, place)
