"""Lines that stand close, where there is little room for two."""

from ..geometry import Box
from ..type import LEADING, Block, Type

CLOSE = 1.15  # of the size of letters, from one of two lines to the other
LINE = 27.0  # the least height of one of several lines


def lines_in(room: Box) -> int:
    """On how many lines a text may stand there."""
    return max(1, int(room.h // LINE))


def closely(letters: Type, text: str, role: str, size: float, room: Box) -> Block:
    """A text on as few lines as it takes; several stand closer than usual."""
    one = letters.block(text, role, size, room.w, room.h + 4, lines=1)
    if one.overflow <= 0 or lines_in(room) == 1:
        return one
    return closer(letters.block(text, role, size, room.w, room.h * LEADING / CLOSE, lines=lines_in(room)))


def closer(block: Block, near: float = CLOSE) -> Block:
    """A block whose lines, if there are several, stand closer than usual: `near`, to the size of their letters."""
    n, leading = len(block.lines), min(block.leading, block.size * near)
    return block._replace(leading=leading, height=n * leading) if n > 1 else block
