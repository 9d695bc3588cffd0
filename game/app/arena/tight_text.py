"""Text whose lines stand closer than usual, for places with little height."""

from ..fonts import LEADING, Block, Fonts, closer
from ..geometry import Box

CLOSE = 1.15  # leading between close lines, as a multiple of the text size
SLACK = 4.0  # how much higher than its place a line usually may be
LINE = 27.0  # least height of one of several lines


def lines_in(room: Box) -> int:
    """Return how many lines of text fit in a box."""
    return max(1, int(room.h // LINE))


def slack(letters: Fonts) -> float:
    """Return how much higher than its place a line may be: large letters fill the whole line."""
    return 0.0 if letters.huge else SLACK


def closely(letters: Fonts, text: str, role: str, size: float, room: Box) -> Block:
    """Return a text on as few lines as possible; several lines stand closer than usual."""
    one = letters.block(text, role, size, room.w, room.h + slack(letters), lines=1)
    if one.overflow <= 0 or lines_in(room) == 1:
        return one
    return closer(letters.block(text, role, size, room.w, room.h * LEADING / CLOSE, lines=lines_in(room)), CLOSE)
