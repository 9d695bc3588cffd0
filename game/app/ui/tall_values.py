"""Rows with two storeys: the name above, the control below at full width."""

from collections.abc import Callable, Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..settings import TEXT_SIZES
from .buttons import ICON, Row
from .values import FIGURE, KNOB, Choice, Displayed, Slider
from .widget import Look

EDGE = 7.0  # margin above the upper storey and below the lower one
ABOVE = 0.54  # share of the height for the upper storey
NAME = 24.0  # text size
SAMPLE, SAMPLE_SIZE = "Aa", 25.0  # sample text, and its size at the usual text size
HEAD = 0.34  # share of the height for the name above the samples
APART = 8.0  # gap between two samples


def upper(inner: Box) -> Box:
    """The place of the name."""
    return Box(inner.x, inner.y + EDGE, inner.w, inner.h * ABOVE - EDGE)


def lower(inner: Box) -> Box:
    """The place of the control."""
    return Box(inner.x, inner.y + inner.h * ABOVE, inner.w, inner.h * (1 - ABOVE) - EDGE)


class TallSlider(Slider):
    """A slider below its name."""

    def __init__(
        self, id: str, label: str, box: Box, amount: int, change: Callable[[int], object], letters: Fonts,
        help: str = "", icon: str = "",
    ):  # fmt: skip
        super().__init__(id, label, box, amount, change, letters, help, icon)
        room = upper(self._inner(box))
        self.name = letters.block(label, "body", NAME, room.w - FIGURE - 6, room.h, lines=1)

    @staticmethod
    def _track(inner: Box) -> Box:
        room = lower(inner)
        return Box(room.x + KNOB / 2, room.centre[1] - 6, room.w - KNOB, 12)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        self.draw_icon(canvas, box)
        inner = self._inner(box)
        canvas.block(self.name, upper(inner), canvas.theme.cream)
        if self.worth is not None:
            canvas.block(self.worth, upper(inner), canvas.theme.gold, "right")
        self.draw_track(canvas, self._track(inner))


class TallChoice(Choice):
    """One of several values, the current one below the row's name."""

    def lay(self) -> None:
        above, below = upper(self._inner(self.box)), lower(self._inner(self.box))
        self.name = self.letters.block(self.label, "body", NAME, above.w, above.h, lines=1)
        self.worth = self.letters.block(self.value, "strong", NAME, below.w - 2 * ICON, below.h, lines=1)

    def _area(self, inner: Box) -> Box:
        return lower(inner)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        self.draw_icon(canvas, box)
        canvas.block(self.name, upper(self._inner(box)), canvas.theme.cream)
        self.draw_value(canvas, self._inner(box), look)


class LetterSizes(Displayed, TallChoice):
    """The text sizes, as samples of each size side by side."""

    def lay(self) -> None:
        inner = self._inner(self.box)
        self.head = min(inner.h * HEAD, NAME * 1.4 * self.letters.scale)
        self.letter(self.letters.block(self.label, "body", NAME, inner.w, self.head, lines=1).size)
        tile = self.tiles(inner)[0][1]
        self.samples = [
            self.letters.block(SAMPLE, "strong", SAMPLE_SIZE * TEXT_SIZES[each], tile.w, tile.h, lines=1, grow=False)
            for each in self.values
        ]
        self.worth = None

    def letter(self, size: float) -> None:
        """Set the name in exactly this size, and the chosen value, too, if there is room."""
        room = self._inner(self.box).w
        self.name = self.letters.block(self.label, "body", size, room, lines=1, grow=False)
        title = self.letters.block(self.value, "strong", size, room, lines=1, grow=False)
        self.title = title if title.width + self.name.width + 2 * APART <= room else None

    def blocks(self) -> tuple[Block, ...]:
        return self.name, *([self.title] if self.title else []), *self.samples

    def tiles(self, inner: Box) -> list[tuple[str, Box]]:
        wide = (inner.w - (len(self.values) - 1) * APART) / len(self.values)
        y = inner.y + EDGE + self.head + 4
        return [(each, Box(inner.x + i * (wide + APART), y, wide, inner.bottom - EDGE - 4 - y))
                for i, each in enumerate(self.values)]  # fmt: skip

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        theme = canvas.theme
        for (each, tile), sample in zip(self.tiles(inner), self.samples, strict=True):
            chosen = each == self.current
            canvas.plate("list-row-selected" if chosen else "field", tile)
            canvas.block(sample, tile, theme.gold if chosen else theme.bone, "centre")

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        self.draw_icon(canvas, box)
        inner = self._inner(box)
        head = Box(inner.x, inner.y + EDGE, inner.w, self.head)
        canvas.block(self.name, head, canvas.theme.cream)
        if self.title:
            canvas.block(self.title, head, canvas.theme.gold, "right")
        self.draw_value(canvas, inner, look)


def alike(rows: Sequence[Row], letters: Fonts) -> Sequence[Row]:
    """Set the names of neighbouring rows in one size, the smallest of theirs."""
    size = min(row.name.size for row in rows)
    for row in rows:
        if isinstance(row, LetterSizes):
            row.letter(size)
        else:
            row.name = letters.block(row.label, "body", size, row.box.w, lines=1, grow=False)
    return rows
