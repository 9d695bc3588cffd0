"""Buttons of a narrow column."""

from collections.abc import Sequence

from ..type import Block
from ..ui.press import Button

SMALL = 22.0  # letters of a long word
USUAL = "strong"  # letters that need less room than capitals


class Narrow(Button):
    """A word that is too long in capitals is written in usual letters; so are two that then stand on one line.
    `modest` is one that is written so because others beside it are."""

    modest = False

    def written(self, size: float, grow: bool = True) -> Block:
        block = super().written(size, grow)
        if self.modest or block.overflow > 0:
            return self._usual(size, 2)
        line = self._usual(size, 1) if len(block.lines) > 1 else block
        return line if line.overflow <= 0 else block

    def _usual(self, size: float, lines: int) -> Block:
        """In usual letters, on so many lines at the most."""
        room = self.box.w - 24 - self._icon_room()
        return self.letters.block(self.label, USUAL, min(size, SMALL), room, self.box.h, lines=lines, grow=False,
                                  even=not self.icon)  # fmt: skip


def even(buttons: Sequence[Narrow]) -> Sequence[Narrow]:
    """Buttons that stand together, all lettered as small as the longest word needs, in capitals or none of them."""
    modest = any(button.block.role == USUAL for button in buttons)
    size = min((button.block.size for button in buttons), default=SMALL)
    for button in buttons:
        button.modest = modest
        button.write(size)
    return buttons
