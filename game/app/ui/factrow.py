"""Rows of facts: an icon and a name at the left, a value at the right, a line below."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .text import Words, cream
from .widget import Look, Widget

ROW, LEAST = 54.0, 36.0  # height of a row, and its least height
SIZE, ICON, GAP = 24.0, 28.0, 14.0
MOST = 0.66  # largest share of the width beside the icon for the value
MORE_LINES = 4  # lines of large text that facts may have beyond one each
RULE = 70  # alpha of a line


class Fact(NamedTuple):
    """An icon, a name and a value."""

    icon: str
    name: str
    value: str

    @property
    def sentence(self) -> str:
        """The fact in words."""
        return _("{rule}: {choice}").format(rule=self.name, choice=self.value)


class FactRow(Widget):
    """A fact on dark; its label holds the whole fact. `ruled` draws a line below it."""

    role = "text"

    def __init__(self, id: str, fact: Fact, box: Box, letters: Fonts, ruled: bool):
        super().__init__(id, fact.sentence, box)
        self.fact, self.letters, self.ruled = fact, letters, ruled
        self.write(SIZE, grow=True)

    def write(self, size: float, grow: bool = False) -> None:
        """Set it in a text size."""
        room = self.box.w - ICON - 2 * GAP
        self.figure = self.letters.block(
            self.fact.value, "strong", size, room * MOST, self.box.h - 4, lines=2, grow=grow
        )
        self.name = self.letters.block(
            self.fact.name, "body", size, room - self.figure.width, self.box.h - 4, lines=2, grow=grow
        )

    @property
    def size(self) -> float:
        """The size of its smaller text."""
        return min(self.name.size, self.figure.size)

    @property
    def fits(self) -> bool:
        """True if all of it fits in legible letters."""
        return all(block.overflow <= 0 and block.text_px >= self.letters.legible for block in self.blocks())

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.figure

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.name, self.figure, self.fact.icon, self.ruled

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.icon(self.fact.icon, Box(box.x, box.centre[1] - ICON / 2, ICON, ICON), theme.gold)
        canvas.block(self.name, box.moved(ICON + GAP, 0), theme.bone)
        canvas.block(
            self.figure, Box(box.right - self.figure.width, box.y, self.figure.width, box.h), theme.cream, "right"
        )
        if self.ruled:
            canvas.fill(Box(box.x, box.bottom - 1, box.w, 1.5), theme.gold, RULE)


def fact_rows(facts: Sequence[Fact], box: Box, letters: Fonts) -> list[FactRow]:
    """Rows for some facts, vertically centred in a box, in one text size; none if there is no room for them."""
    high = min(ROW * (0.7 + 0.3 * letters.scale), box.h / max(1, len(facts)))
    if high < LEAST:
        return []
    top = box.y + (box.h - high * len(facts)) / 2
    rows = [
        FactRow(f"fact.{i}", fact, Box(box.x, top + i * high, box.w, high), letters, i < len(facts) - 1)
        for i, fact in enumerate(facts)
    ]
    size = min((row.size for row in rows), default=SIZE)
    for row in rows:
        row.write(size)
    return rows if all(row.fits for row in rows) else []


def facts_told(facts: Sequence[Fact], box: Box, letters: Fonts) -> Sequence[Widget]:
    """Some facts, one per row; as plain text if there is no room for rows, in large text only the first of them."""
    if rows := fact_rows(facts, box, letters):
        return rows
    words = "\n".join(fact.sentence for fact in facts)
    told = Words("facts", words, box, letters, "body", 25, cream, "centre", 0.6)
    if told.block.overflow > 0:
        told.block = letters.cut(words, "body", 25, box.w, box.h, lines=len(facts) + MORE_LINES)
    return [told]
