"""The note below the shelf: what the game in a box is, and its author."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .gamebox import GameBox
from .text import Ink, ink, wine
from .widget import Look, Widget

X, Y = 56.0, 26.0  # margins between the sheet's edge and the text
APART = 44.0  # gap between its two columns
BESIDE = 0.54  # share of the width for the description, if the rest is beside it
BLURB, BY = 25.0, 23.0  # text sizes
STEPS = 8  # steps from the wished-for text size down to the usual one


class BoxNote(Widget):
    """A sheet of a given width and a greatest height. The description is at the left; the author, what is under way,
    the ways to play and the record are at the right, or below with large text."""

    solid = True

    def __init__(self, of: GameBox, wide: float, most: float, letters: Fonts):
        super().__init__("note", of.help, Box(0, 0, wide, 0))
        self.beside = not letters.large
        room, high = wide - 2 * X, most - 2 * Y
        first = room * BESIDE if self.beside else room
        rest = room - first - APART if self.beside else room
        told = [
            (of.names, "strong", wine),
            (of.under_way, "strong", ink),
            (of.signs.ways if self.beside else of.signs.words, "body", ink),
            (of.record, "strong", ink),
        ]
        told = [line for line in told if line[0]]
        for step in range(STEPS + 1):  # one scale for all text, as close to the wish as there is room for
            scale = letters.scale + (1 - letters.scale) * step / STEPS
            self.blurb = letters.block(of.help, "body", BLURB * scale, first, grow=False)
            self.lines: list[tuple[Block, Ink]] = [
                (letters.block(text, role, BY * scale, rest, grow=False), colour) for text, role, colour in told
            ]
            if self._needed <= high:
                break
        self.rest = rest
        self.high = min(most, self._needed + 2 * Y)

    @property
    def _needed(self) -> float:
        """The height of all text."""
        return max(self.blurb.height, self.text_height) if self.beside else self.blurb.height + self.text_height

    @property
    def text_height(self) -> float:
        """The height of all text but the description."""
        return sum(block.height for block, _colour in self.lines)

    def blocks(self) -> tuple[Block, ...]:
        return (self.blurb, *(block for block, _colour in self.lines))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("shadow", box)
        canvas.plate("parchment", box)
        inner = box.inset(X, Y)
        if self.beside:
            canvas.block(self.blurb, inner, canvas.theme.ink)
            self._lines(canvas, inner.right - self.rest, inner.y + (inner.h - self.text_height) / 2)
            canvas.fill(Box(inner.right - self.rest - APART / 2, inner.y, 1.5, inner.h), canvas.theme.wine, 90)
            return
        y = inner.y + (inner.h - self.blurb.height - self.text_height) / 2
        canvas.block(self.blurb, Box(inner.x, y, inner.w, self.blurb.height), canvas.theme.ink)
        self._lines(canvas, inner.x, y + self.blurb.height)

    def _lines(self, canvas: Canvas, x: float, y: float) -> None:
        for block, colour in self.lines:
            canvas.block(block, Box(x, y, block.width, block.height), colour(canvas.theme))
            y += block.height
