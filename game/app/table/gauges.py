"""Gauges: what a number of the game looks like on the table."""

from collections.abc import Sequence

import pygame

from ..canvas import Canvas
from ..geometry import Box
from ..pictures import Pictures
from ..theme import Colour
from ..type import Block, Type
from ..ui.widget import Look, Widget

LOW = 4  # the part of its full amount from which on a gauge is a matter of life and death


def is_low(amount: float, full: int) -> bool:
    """Is little left of something that can be full?"""
    return full > 0 and amount * LOW <= full


class Gauge(Widget):
    """A number of the game.  `shown` is what the table shows just now, which runs after the truth.

    `full` is the most it can be, 0 where there is no such thing; `at_stake` what the focused action would do to it.
    """

    role = "gauge"

    def __init__(self, id: str, label: str, box: Box, amount: int, full: int, letters: Type):
        super().__init__(id, label, box)
        self.amount, self.full, self.shown, self.at_stake = amount, full, float(amount), 0
        self.letters = letters

    @property
    def value(self) -> str:
        return f"{self.amount} / {self.full}" if self.full else str(self.amount)

    def ink(self, canvas: Canvas) -> Colour:
        """The colour of its number."""
        return canvas.theme.danger if is_low(self.shown, self.full) else canvas.theme.cream


class Vials(Gauge):
    """A vial for each point, and the number."""

    def __init__(self, id: str, label: str, box: Box, amount: int, full: int, letters: Type):
        super().__init__(id, label, box, amount, full, letters)
        self.name = letters.block(label, "label", 24, 128, 44, lines=1)

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.block(
            self.name, Box(box.x - 140, box.y - 4, 128, box.h + 8), canvas.theme.gold, "right", shade=canvas.theme.night
        )
        canvas.plate("hp-plate", box)
        self._vials(canvas, box)
        number = self.letters.block(str(round(self.shown)), "number", 40, 90, lines=1, grow=False)
        canvas.block(
            number,
            Box(box.right + 10, box.y - 10, number.width, box.h + 20),
            self.ink(canvas),
            shade=canvas.theme.night,
        )
        of = self.letters.block(f"/ {self.full}", "label", 24, 80, lines=1, grow=False)
        canvas.block(
            of,
            Box(box.right + 18 + number.width, box.y - 4, 80, box.h + 8),
            canvas.theme.bone,
            shade=canvas.theme.night,
        )

    def _vials(self, canvas: Canvas, box: Box) -> None:
        row = tuple(self._vial(i, round(self.shown), self.at_stake) for i in range(self.full))
        x, y, w, h = canvas.layout.px(box.inset(6, 5))
        canvas.blit(canvas.pictures.keep(("vials", row, w, h), lambda: _shelf(canvas.pictures, row, (w, h))), (x, y))

    def _vial(self, i: int, shown: int, stake: int) -> str:
        """Which vial stands in place i: what an action would take or give is shown before it is taken."""
        if stake < 0 and shown + stake <= i < shown:
            return "loss"
        if stake > 0 and shown <= i < shown + stake:
            return "gain"
        if i < shown:
            return "low" if is_low(shown, self.full) else "full"
        return "empty"


def _shelf(pictures: Pictures, row: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """Vials side by side, as one picture of a size in window pixels."""
    shelf = pygame.Surface(size, pygame.SRCALPHA)
    for i, vial in enumerate(row):
        left, right = size[0] * i // len(row), size[0] * (i + 1) // len(row)
        shelf.blit(pictures.scaled(f"ui/vial-{vial}", (right - left - 1, size[1])), (left, 0))
    return shelf


class Number(Gauge):
    """A name and a number."""

    def __init__(self, id: str, label: str, box: Box, amount: int, full: int, letters: Type):
        super().__init__(id, label, box, amount, full, letters)
        self.name = letters.block(label, "label", 24, box.w * 0.62, box.h, lines=1)

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.block(self.name, box, canvas.theme.gold, shade=canvas.theme.night)
        number = self.letters.block(str(round(self.shown)), "number", 34, box.w * 0.36, box.h, lines=1, grow=False)
        canvas.block(number, box, self.ink(canvas), "right", shade=canvas.theme.night)


KINDS: dict[str, type[Gauge]] = {"vials": Vials, "number": Number}


def gauge(kind: str, id: str, label: str, box: Box, amount: int, full: int, letters: Type) -> Gauge:
    """The gauge of a kind that a map asks for."""
    return KINDS[kind](id, label, box, amount, full, letters)
