"""Buttons for a narrow column."""

from collections.abc import Sequence

from ..fonts import Block, closer
from ..ui.buttons import SIZE, Button

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
