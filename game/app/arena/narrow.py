"""Buttons of a narrow column."""

from collections.abc import Sequence

from ..type import Block
from ..ui.press import SIZE, Button
from .lettering import closer

SMALL = 22.0  # letters of a long word
CAPITALS, USUAL = "label", "strong"  # letters; the usual ones need less room
EDGES, ALONE, ABOVE = 28.0, 22.0, 8.0  # beside words; beside one that cannot be broken; above and below two lines
CAPITAL = 1.0  # of the size of letters, from one line of capitals to the next: none hangs below its line


class Narrow(Button):
    """What is too long for a line in capitals stands on two; only what is too long for that, too, is written in usual
    letters."""

    def written(self, size: float, grow: bool = True) -> Block:
        capitals = self._lettered(CAPITALS, size, 1, grow), self._lettered(CAPITALS, min(size, SMALL), 2, False)
        return next((block for block in capitals if block.overflow <= 0), None) or self._lettered(
            USUAL, min(size, SMALL), 2, False
        )

    def _lettered(self, role: str, size: float, lines: int, grow: bool) -> Block:
        edges = EDGES if " " in self.label else ALONE
        room, high = self.box.w - edges - self._icon_room(), self.box.h - ABOVE * (role == CAPITALS)
        block = self.letters.block(self.label, role, size, room, high, lines=lines, grow=grow, even=not self.icon)
        return block if role != CAPITALS else closer(block, CAPITAL)


def even(buttons: Sequence[Narrow]) -> Sequence[Narrow]:
    """Buttons that stand together: those with a line of capitals all as small as the longest of them needs."""
    blocks = [button.written(SIZE) for button in buttons]
    size = min((block.size for block in blocks if block.role == CAPITALS and len(block.lines) == 1), default=SMALL)
    for button in buttons:
        button.write(size)
    return buttons
