"""Rows of the settings: two storeys with the control at full width, card backs, and bindings."""

from collections.abc import Callable, Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..settings import TEXT_SIZES
from ..table.card_art import SHAPE, back_picture
from .buttons import ICON, ON_EDGE, Row
from .prompts import GLYPH, code_words, draw_code, width_of
from .values import FIGURE, KNOB, Choice, Displayed, Slider
from .widget import Do, Look, Pressable, Widget

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


class LetterSizes(Displayed):
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


WIDE, GAP = 64.0, 9.0  # width of a card, and gap
BACKS_EDGE = 10.0  # margin above and below the cards
HIGH = WIDE * SHAPE + 2 * BACKS_EDGE  # height of the row
CHOSEN = 5.0  # frame around the chosen card
DIM = 190  # alpha of the others


class Backs(Displayed):
    """The designs as pictures; left, right and a press go through them."""

    REACH = BACKS_EDGE

    def lay(self) -> None:
        inner = self._inner(self.box)
        room, half = inner.w - self.value_room(inner.w) - GAP, inner.h / 2 - 8
        self.name = self.letters.block(self.label, "body", 25, room, half, lines=1)
        self.title = self.letters.block(self.value, "strong", 25, room, half, lines=1)
        self.worth = None

    def value_room(self, width: float) -> float:
        return len(self.values) * (WIDE + GAP) - GAP

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.title

    def tiles(self, inner: Box) -> list[tuple[str, Box]]:
        x, y = inner.right - self.value_room(inner.w), inner.y + (inner.h - WIDE * SHAPE) / 2
        return [(each, Box(x + i * (WIDE + GAP), y, WIDE, WIDE * SHAPE)) for i, each in enumerate(self.values)]

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        self.draw_icon(canvas, box)
        inner = self._inner(box)
        canvas.block(self.name, Box(inner.x, inner.y + 8, inner.w, inner.h / 2 - 8), canvas.theme.cream)
        canvas.block(self.title, Box(inner.x, inner.y + inner.h / 2, inner.w, inner.h / 2 - 8), canvas.theme.gold)
        for design, card in self.tiles(inner):
            if design == self.current:
                canvas.plate("list-row-selected", card.inset(-CHOSEN))
            canvas.picture(back_picture(design), card, 255 if design == self.current else DIM)


class CommandName(Widget):
    """A command's name, to the left of its slots."""

    def __init__(self, id: str, label: str, box: Box, letters: Fonts):
        super().__init__(id, label, box)
        self.block = letters.block(label, "body", 25, box.w - 36, box.h - 8, lines=2)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row", box)
        canvas.block(self.block, box.inset(18, 0), canvas.theme.cream)


class BindingSlot(Pressable):
    """A slot that shows a bound input; a press asks for another one. `size` is the height of the glyph."""

    role = "button"
    nearer = ON_EDGE

    def __init__(self, id: str, label: str, box: Box, code: str | None, family: str, nothing: str, do: Do, size: float):
        super().__init__(id, label, box, do)
        self.code, self.family, self.size = code, family, size
        self._value = code_words(code, family) if code else nothing

    @property
    def value(self) -> str:
        return self._value

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        x, middle = box.centre
        if self.code is None:
            canvas.fill(Box(x - 10, middle - 1.5, 20, 3), canvas.theme.bone if look.focused else canvas.theme.faint)
            return
        size = self.size
        while size > GLYPH and width_of(canvas.type, self.code, size) > box.w - 24:
            size = max(GLYPH, size - 4)
        draw_code(canvas, self.code, self.family, x - width_of(canvas.type, self.code, size) / 2, middle, size)
