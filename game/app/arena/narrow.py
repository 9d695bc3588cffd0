"""Buttons of a narrow column."""

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
