"""The life of the player: a row of vials and a number."""

from collections.abc import Sequence

import pygame

from ..canvas import Canvas
from ..geometry import Box
from ..pictures import Pictures
from ..type import Block, Type
from ..ui.widget import Look, Widget

FULL = 20
LOW = 5  # from here down it is a matter of life and death


class LifeGauge(Widget):
    """Twenty vials.  `shown` is what the table shows just now, which runs after the truth."""

    role = "gauge"

    def __init__(self, id: str, label: str, box: Box, life: int, letters: Type):
        super().__init__(id, label, box)
        self.life, self.shown, self.at_stake = life, float(life), 0
        self.name = letters.block(label, "label", 24, 128, 44, lines=1)
        self.letters = letters

    @property
    def value(self) -> str:
        return f"{self.life} / {FULL}"

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.block(
            self.name, Box(box.x - 140, box.y - 4, 128, box.h + 8), canvas.theme.gold, "right", shade=canvas.theme.night
        )
        canvas.plate("hp-plate", box)
        self._vials(canvas, box)
        low = self.shown <= LOW
        ink = canvas.theme.danger if low else canvas.theme.cream
        number = self.letters.block(str(round(self.shown)), "number", 40, 90, lines=1, grow=False)
        canvas.block(number, Box(box.right + 10, box.y - 10, number.width, box.h + 20), ink, shade=canvas.theme.night)
        of = self.letters.block(f"/ {FULL}", "label", 24, 80, lines=1, grow=False)
        canvas.block(
            of,
            Box(box.right + 18 + number.width, box.y - 4, 80, box.h + 8),
            canvas.theme.bone,
            shade=canvas.theme.night,
        )

    def _vials(self, canvas: Canvas, box: Box) -> None:
        row = tuple(self._vial(i, round(self.shown), self.at_stake) for i in range(FULL))
        x, y, w, h = canvas.layout.px(box.inset(6, 5))
        canvas.blit(canvas.pictures.keep(("vials", row, w, h), lambda: _shelf(canvas.pictures, row, (w, h))), (x, y))

    @staticmethod
    def _vial(i: int, shown: int, stake: int) -> str:
        """Which vial stands in place i: what an action would take or give is shown before it is taken."""
        if stake < 0 and shown + stake <= i < shown:
            return "loss"
        if stake > 0 and shown <= i < shown + stake:
            return "gain"
        if i < shown:
            return "low" if shown <= LOW else "full"
        return "empty"


def _shelf(pictures: Pictures, row: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """Vials side by side, as one picture of a size in window pixels."""
    shelf = pygame.Surface(size, pygame.SRCALPHA)
    for i, vial in enumerate(row):
        left, right = size[0] * i // len(row), size[0] * (i + 1) // len(row)
        shelf.blit(pictures.scaled(f"ui/vial-{vial}", (right - left - 1, size[1])), (left, 0))
    return shelf
