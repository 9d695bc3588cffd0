"""Text and buttons for places with little room."""

from collections.abc import Collection, Iterable, Sequence

from ..base.geometry import Box
from ..gfx.fonts import LEADING, Block, Fonts, closer
from ..ui.buttons import SIZE, Button, OfferPlate
from ..ui.widget import Widget

CLOSE = 1.15  # leading between close lines, as a multiple of the text size
SLACK = 4.0  # how much higher than its place a line usually may be
LINE = 27.0  # least height of one of several lines
SMALL = 22.0  # size of long text
CAPITALS, USUAL = "label", "strong"  # fonts; the usual one is narrower
EDGES, ALONE, ABOVE = 28.0, 22.0, 8.0  # margin beside text; beside a single word; above and below two lines
CLOSEST = 12.0  # margin beside a single word in large text
CAPITAL = 1.0  # leading of capitals, as a multiple of the size: they have no descenders


class Narrow(Button):
    """A button whose text is in capitals on one line, or on two if too long, or in usual letters if that is still too
    long."""

    def written(self, size: float, grow: bool = True) -> Block:
        capitals = self._lettered(CAPITALS, size, 1, grow), self._lettered(CAPITALS, min(size, SMALL), 2, False)
        return next((block for block in capitals if block.overflow <= 0), None) or self._lettered(
            USUAL, min(size, SMALL), 2, False
        )

    def _lettered(self, role: str, size: float, lines: int, grow: bool) -> Block:
        edges = EDGES if " " in self.label else CLOSEST if self.letters.huge else ALONE
        room, high = self.box.w - edges - self._icon_room(), self.box.h - ABOVE * (role == CAPITALS)
        block = self.letters.block(self.label, role, size, room, high, lines=lines, grow=grow, even=not self.icon)
        return block if role != CAPITALS else closer(block, CAPITAL)


def even(buttons: Sequence[Narrow]) -> Sequence[Narrow]:
    """Give all single-line capital texts of a group of buttons the size of the longest."""
    blocks = [button.written(SIZE) for button in buttons]
    size = min((block.size for block in blocks if block.role == CAPITALS and len(block.lines) == 1), default=SMALL)
    for button in buttons:
        button.write(size)
    return buttons


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


def mark_primary(widgets: Iterable[Widget], ids: Collection[str], first: str) -> None:
    """Make the button `first` the only primary one of those with these ids; plates of a choice are left as they are."""
    for widget in widgets:
        if isinstance(widget, Button) and not isinstance(widget, OfferPlate) and widget.id in ids:
            widget.primary = widget.id == first
