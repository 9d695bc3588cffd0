"""Status lines: the state of a figure on one or two lines, each text after the sign that stands for it on plates."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import UNBROKEN, Block, Fonts
from .described import Told

SIZE, STEPS = 23.0, 5  # preferred size; number of sizes tried down to the smallest
SHARES = 0.27, 0.44  # greatest share of the height for one line, and for two
NEAR, APART = 4.0, 18.0  # gap between sign and word, and between words
LARGE = 0.9  # side of a sign as a share of the text size


class SignedText(NamedTuple):
    """One text with its sign, if it has one."""

    icon: str
    block: Block
    box: Box

    @property
    def sign(self) -> Box:
        """The box of the sign."""
        side = _side(self.icon, self.block)
        return Box(self.box.x - side - NEAR, self.box.centre[1] - side / 2, side, side)

    def draw(self, canvas: Canvas) -> None:
        """Draw the text and its sign."""
        if self.icon:
            canvas.icon(self.icon, self.sign, canvas.theme.wine)
        canvas.block(self.block, self.box, canvas.theme.ink)


def in_rows(told: Sequence[Told], room: Box, letters: Fonts) -> list[SignedText]:
    """Return the texts laid out from the top of a box, in the largest letters that keep within the allowed share of its
    height."""
    small = letters.smallest("strong") / SIZE
    words: list[SignedText] = []
    for lines, share in enumerate(SHARES, start=1):
        for step in range(STEPS):
            size = SIZE * (letters.scale - step * (letters.scale - small) / (STEPS - 1))
            words = [*_flowed(told, room, letters, size)]
            if max(word.box.bottom for word in words) - room.y <= min(room.h * share, lines * words[0].box.h + 1):
                return words
    return words


def _flowed(told: Sequence[Told], room: Box, letters: Fonts, size: float) -> Iterator[SignedText]:
    """Yield the texts in reading order, wrapped to the next line where necessary."""
    x, y = room.x, room.y
    for icon, said in told:
        block = letters.block(said, "strong", size, UNBROKEN, lines=1, grow=False)
        left = _side(icon, block) + NEAR if icon else 0.0
        if x > room.x and x + left + block.width > room.right:
            x, y = room.x, y + block.height
        yield SignedText(icon, block, Box(x + left, y, block.width, block.height))
        x += left + block.width + APART


def _side(icon: str, block: Block) -> float:
    return block.size * LARGE if icon else 0.0
