"""Buttons of a narrow column."""

from collections.abc import Sequence

from ..type import Block
from ..ui.press import Button

SMALL = 22.0  # letters of a long word


class Narrow(Button):
    """A word that is too long in capitals is written in usual letters."""

    def written(self, size: float, grow: bool = True) -> Block:
        block = super().written(size, grow)
        if block.overflow <= 0:
            return block
        room = self.box.w - 24 - self._icon_room()
        return self.letters.block(self.label, "strong", min(size, SMALL), room, self.box.h, lines=2, grow=False,
                                  even=not self.icon)  # fmt: skip


def even(buttons: Sequence[Button]) -> Sequence[Button]:
    """Buttons that stand together, all lettered as small as the longest word needs."""
    size = min((button.block.size for button in buttons), default=SMALL)
    for button in buttons:
        button.write(size)
    return buttons
