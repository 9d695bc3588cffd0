"""How it is with somebody, on one line or two: before the words the signs that stand for them on plates."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..canvas import Canvas
from ..geometry import Box
from ..type import UNBROKEN, Block, Type
from .described import Told

SIZE, STEPS = 23.0, 5  # of the letters that are wished for; sizes that are tried, down to the smallest
SHARES = 0.27, 0.44  # how much of the height of a room one line may take, or two
NEAR, APART = 4.0, 18.0  # from a sign to its word, and to the next
LARGE = 0.9  # of the letters' size: the side of a sign


class Word(NamedTuple):
    """What is said of one thing, with its sign, if there is one."""

    icon: str
    block: Block
    box: Box

    @property
    def sign(self) -> Box:
        """Where its sign stands."""
        side = _side(self.icon, self.block)
        return Box(self.box.x - side - NEAR, self.box.centre[1] - side / 2, side, side)

    def draw(self, canvas: Canvas) -> None:
        """It and its sign."""
        if self.icon:
            canvas.icon(self.icon, self.sign, canvas.theme.wine)
        canvas.block(self.block, self.box, canvas.theme.ink)


def in_rows(told: Sequence[Told], room: Box, letters: Type) -> list[Word]:
    """All of it from the head of a room, in the largest letters in which it takes no more than its share of that."""
    small = letters.smallest("strong") / SIZE
    words: list[Word] = []
    for lines, share in enumerate(SHARES, start=1):
        for step in range(STEPS):
            size = SIZE * (letters.scale - step * (letters.scale - small) / (STEPS - 1))
            words = [*_flowed(told, room, letters, size)]
            if max(word.box.bottom for word in words) - room.y <= min(room.h * share, lines * words[0].box.h + 1):
                return words
    return words


def _flowed(told: Sequence[Told], room: Box, letters: Type, size: float) -> Iterator[Word]:
    """One after the other; what has no room on a line begins the next."""
    x, y = room.x, room.y
    for icon, said in told:
        block = letters.block(said, "strong", size, UNBROKEN, lines=1, grow=False)
        left = _side(icon, block) + NEAR if icon else 0.0
        if x > room.x and x + left + block.width > room.right:
            x, y = room.x, y + block.height
        yield Word(icon, block, Box(x + left, y, block.width, block.height))
        x += left + block.width + APART


def _side(icon: str, block: Block) -> float:
    return block.size * LARGE if icon else 0.0
