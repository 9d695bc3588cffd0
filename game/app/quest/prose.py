"""A text as it is set in a book: an initial cut in wood before it, its lines flush at the left."""

from __future__ import annotations

from typing import NamedTuple

from ..canvas import Canvas
from ..geometry import Box
from ..theme import colour
from ..type import Block, Type

OPENING = "“„«‘‚"  # what may stand before the first letter
DEEP, SHORT = 3, 2  # how many lines an initial is high; that of a short text
FEWEST = 300.0  # design pixels: what is shorter than so much of a line has none
NARROWER = 8.0  # from one width that is tried to the next
CAPITAL, AFTER = 0.74, 12.0  # how high a capital is, to the size of its letters; from an initial to the words
LETTER, MARK = 0.98, 0.5  # how large it is in its block, and what opens a quotation before it
RAISED = 0.07  # how far it stands above where a line of text would
CREAM = colour("#f8ecd0")


class Line(NamedTuple):
    """Words beside each other, and how far from the left they begin."""

    words: str
    begin: float


class Prose:
    """A text in lines of the width `wide`, a short one in the middle of it, with a lower initial; where it is too short
    for any, or there is no room for one, its lines are centred.  The easy-to-read font has no initials: its lines begin
    below each other."""

    def __init__(self, block: Block, wide: float, high: float, letters: Type):
        self.block, self.wide, self.letters = block, wide, letters
        self.initial, self.mark, self.side = "", "", 0.0
        self.lines = [Line(words, 0.0) for words in block.lines if words]
        self.left: float | None = None  # where lines without an initial begin; None: each in the middle
        self.indent = 0.0  # how far from the left a short text with its initial stands
        if letters.plain and len(self.lines) >= DEEP:
            self.left = (wide - block.width) / 2
        if self.left is None:
            self._begin(" ".join(block.lines), high)
        self.height = block.leading * len(self.lines)

    def _begin(self, text: str, high: float) -> None:
        """Cut its first letter in wood, if the text is long enough for that."""
        mark = text[:1] if text[:1] in OPENING else ""
        first, rest = text[len(mark) : len(mark) + 1], text[len(mark) + 1 :]
        if not first.isalpha() or not first.isupper():
            return
        for deep, wrapped in ((DEEP, self._wrapped), (SHORT, self._halved)):
            side = (deep - 1) * self.block.leading + CAPITAL * self.block.size
            lines = wrapped(rest, side + AFTER)
            if deep <= len(lines) <= high / self.block.leading:
                self.initial, self.mark, self.side, self.lines = first, mark, side, lines
                break
        if self.initial and len(self.lines) == SHORT:
            self.indent = (self.wide - max(line.begin + self._width(line.words) for line in self.lines)) / 2

    def _halved(self, text: str, begin: float) -> list[Line]:
        """Two lines of about one length; none where there is too little for two."""
        whole = self._width(text)
        if whole < FEWEST:
            return []
        for n in range(int(whole / 2 / NARROWER) + 1):
            wide = min(self.wide - begin, whole / 2 + n * NARROWER)
            lines = self.letters.wrap(text, self.block.role, self.block.size, wide)
            if len(lines) == SHORT:
                return [Line(words, begin) for words in lines]
        return []

    def _wrapped(self, text: str, begin: float) -> list[Line]:
        """Lines of which the first ones are shorter."""
        block = self.block
        beside = self.letters.wrap(text, block.role, block.size, self.wide - begin)
        left = " ".join(beside[DEEP:])
        rest = self.letters.wrap(left, block.role, block.size, self.wide) if left else []
        return [*(Line(words, begin) for words in beside[:DEEP]), *(Line(words, 0.0) for words in rest)]

    def draw(self, canvas: Canvas, box: Box) -> None:
        """From the top of a box down."""
        box = box.moved(self.indent, 0)
        if self.initial:
            self._draw_initial(canvas, box)
        y = box.y
        for line in self.lines:
            place = Box(box.x + line.begin, y, self.wide - line.begin, self.block.leading)
            if not self.initial:
                place = place.moved(self.left or 0.0, 0)
            align = "left" if self.initial or self.left is not None else "centre"
            canvas.block(self._one(line.words), place, canvas.theme.ink, align)
            y += self.block.leading

    def _draw_initial(self, canvas: Canvas, box: Box) -> None:
        """In high contrast its block is plain."""
        side, theme = self.side, canvas.theme
        place = Box(box.x, box.y + (self.block.leading - CAPITAL * self.block.size) / 2, side, side)
        ink, shade = (theme.paper, None) if canvas.stark else (CREAM, theme.night)
        if canvas.stark:
            canvas.fill(place, theme.ink)
        else:
            canvas.picture("ui/initial", place)
        letter = self._sized(self.initial, LETTER * side)
        mark = self._sized(self.mark, MARK * side)
        x = place.centre[0] - letter.width / 2 + mark.width * 0.3
        canvas.block(letter, Box(x, place.y - RAISED * side, letter.width, side), ink, shade=shade)
        if self.mark:
            canvas.block(mark, Box(x - mark.width, place.y, mark.width, side * 0.7), ink, shade=shade)

    def _sized(self, words: str, size: float) -> Block:
        return self.letters.block(words, "title", size, 1e4, lines=1, grow=False)

    def _one(self, words: str) -> Block:
        return self.block._replace(lines=(words,), width=self._width(words), height=self.block.leading)

    def _width(self, words: str) -> float:
        return self.letters.width(words, self.block.role, self.block.size)
