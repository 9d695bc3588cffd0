"""The row in which the back of the cards is chosen: the backs themselves, side by side."""

from collections.abc import Callable, Sequence

from ..canvas import Canvas
from ..geometry import Box, Point
from ..table.cardart import SHAPE, back_picture
from ..table.spots import frame
from ..type import Block, Type
from .turn import Choice
from .widget import Look

WIDE, GAP = 64.0, 9.0  # of a card, and between two
EDGE = 10.0  # above and below the cards
HIGH = WIDE * SHAPE + 2 * EDGE  # of the row
CHOSEN = 4.0  # the frame around the card that is chosen
DIM = 190  # how solid the others are


class Backs(Choice):
    """The designs by their pictures; left and right go through them, so does a press; a tap takes the one under it."""

    def __init__(
        self, id: str, label: str, box: Box, choices: Sequence[tuple[str, str]], current: str,
        change: Callable[[str], object], letters: Type, help: str = "", icon: str = "",
    ):  # fmt: skip
        super().__init__(id, label, box, choices, current, change, letters, help, icon)
        inner = self._inner(box)
        room, half = inner.w - self.value_room(inner.w) - GAP, inner.h / 2 - 8
        self.name = letters.block(label, "body", 25, room, half, lines=1)
        self.title = letters.block(self.value, "strong", 25, room, half, lines=1)
        self.worth = None

    def value_room(self, width: float) -> float:
        return len(self.values) * (WIDE + GAP) - GAP

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.title

    def cards(self, inner: Box) -> list[tuple[str, Box]]:
        """Each design and where it lies."""
        x, y = inner.right - self.value_room(inner.w), inner.y + (inner.h - WIDE * SHAPE) / 2
        return [(each, Box(x + i * (WIDE + GAP), y, WIDE, WIDE * SHAPE)) for i, each in enumerate(self.values)]

    def tap(self, at: Point) -> None:
        """On a card, that one; elsewhere, the next."""
        under = next((each for each, box in self.cards(self._inner(self.box)) if box.x <= at[0] < box.right), None)
        if under is None:
            self.press()
        elif under != self.current:
            self.change(under)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        self.draw_icon(canvas, box)
        inner = self._inner(box)
        canvas.block(self.name, Box(inner.x, inner.y + 8, inner.w, inner.h / 2 - 8), canvas.theme.cream)
        canvas.block(self.title, Box(inner.x, inner.y + inner.h / 2, inner.w, inner.h / 2 - 8), canvas.theme.gold)
        for design, card in self.cards(inner):
            canvas.picture(back_picture(design), card, 255 if design == self.current else DIM)
            if design == self.current:
                frame(canvas, card.inset(-CHOSEN), CHOSEN, canvas.theme.gold)
