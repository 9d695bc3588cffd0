"""A possible action with a card: its chip, as below the card on the table, and the full sentence."""

from game import i18n
from game.core.game import Preview

from ..canvas import Canvas
from ..fonts import Block, Fonts
from ..geometry import Box
from ..table.spots import CHIP_H, Chip
from .widget import Look, Widget

CHIP_W, GAP = 124.0, 20.0


class ActionLine(Widget):
    """A chip and its sentence, at a text size. It is as wide as `box` and as high as needed."""

    def __init__(self, id: str, preview: Preview, icon: str, box: Box, letters: Fonts, size: float):
        told = i18n.say(preview.text)
        text = told[:1].upper() + told[1:]  # a preview may be a part of a sentence
        self.block = letters.block(text, "strong", size, box.w - CHIP_W - GAP)
        super().__init__(id, text, Box(box.x, box.y, box.w, max(CHIP_H, self.block.height)))
        self.chip = Chip(preview, icon, letters, CHIP_W)

    def blocks(self) -> tuple[Block, ...]:
        return self.block, self.chip.block

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        self.chip.draw(canvas, Box(box.x, box.y + (box.h - CHIP_H) / 2, CHIP_W, CHIP_H))
        x = box.x + CHIP_W + GAP
        canvas.block(self.block, Box(x, box.y, box.right - x, box.h), canvas.theme.cream)
