"""Text set as in a book: a woodcut initial in front, lines flush left; and the picture beside it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.core.journey import FIND, SHOP, STORY

from ..base.geometry import GRID_W, Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import portrait_of
from ..gfx.theme import colour

OPENING = "“„«‘‚"  # characters that may stand before the first letter
DEEP, SHORT = 3, 2  # height of an initial in lines; the same for a short text
FEWEST = 300.0  # design pixels: a text shorter than this has no initial
NARROWER = 8.0  # step between the widths that are tried
CAPITAL, AFTER = 0.74, 12.0  # height of a capital per letter size; from an initial to the words
LETTER, MARK = 0.98, 0.5  # letter sizes per side of the block: of the initial, of a quotation mark before it
RAISED = 0.07  # how far the letter is raised, per side of the block
CREAM = colour("#f8ecd0")


class TextLine(NamedTuple):
    """Words of one line, and how far from the left they begin."""

    words: str
    begin: float


class BookText:
    """A text in lines of the width `wide`, with an initial. A short text is centred, with a lower initial. Without an
    initial, if the text is too short or there is no room for one, lines are centred. In the easy-to-read font a text of
    DEEP or more lines has no initial and is flush left."""

    def __init__(self, block: Block, wide: float, high: float, letters: Fonts):
        self.block, self.wide, self.letters = block, wide, letters
        self.initial, self.mark, self.side = "", "", 0.0
        self.lines = [TextLine(words, 0.0) for words in block.lines if words]
        self.left: float | None = None  # left edge of lines without an initial; None: lines are centred
        self.indent = 0.0  # left edge of a short text with its initial
        if letters.plain and len(self.lines) >= DEEP:
            self.left = (wide - block.width) / 2
        if self.left is None:
            self._begin(" ".join(block.lines), high)
        self.height = block.leading * len(self.lines)

    def _begin(self, text: str, high: float) -> None:
        """Make an initial of the first letter, if the text is long enough for that."""
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

    def _halved(self, text: str, begin: float) -> list[TextLine]:
        """Return two lines of about equal length; nothing if the text is too short for two."""
        whole = self._width(text)
        if whole < FEWEST:
            return []
        for n in range(int(whole / 2 / NARROWER) + 1):
            wide = min(self.wide - begin, whole / 2 + n * NARROWER)
            lines = self.letters.wrap(text, self.block.role, self.block.size, wide)
            if len(lines) == SHORT:
                return [TextLine(words, begin) for words in lines]
        return []

    def _wrapped(self, text: str, begin: float) -> list[TextLine]:
        """Return lines, the first DEEP of which are shorter because of the initial."""
        block = self.block
        beside = self.letters.wrap(text, block.role, block.size, self.wide - begin)
        left = " ".join(beside[DEEP:])
        rest = self.letters.wrap(left, block.role, block.size, self.wide) if left else []
        return [*(TextLine(words, begin) for words in beside[:DEEP]), *(TextLine(words, 0.0) for words in rest)]

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the text from the top of a box down."""
        box = box.moved(self.indent, 0)
        if not self.initial:
            whole = self.block._replace(lines=tuple(line.words for line in self.lines), height=self.height)
            place = Box(box.x + (self.left or 0.0), box.y, self.wide, self.height)
            canvas.block(whole, place, canvas.theme.ink, "centre" if self.left is None else "left")
            return
        self._draw_initial(canvas, box)
        y = box.y
        for line in self.lines:
            place = Box(box.x + line.begin, y, self.wide - line.begin, self.block.leading)
            canvas.block(self._one(line.words), place, canvas.theme.ink, "left")
            y += self.block.leading

    def _draw_initial(self, canvas: Canvas, box: Box) -> None:
        """Draw the initial; in high contrast its block is plain."""
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


ASTRAY = (0.0, 0.15, 0.3, 0.45, 0.55, 0.7, 0.85)  # places that differ by parts of a pixel
UPRIGHT, LYING = 1.4, 1 / 1.4  # height divided by width; the same of a shop
WAY, FOE, SPOKEN, FOUND = "room", "foe", "story", "find"
CUTS: Mapping[str, str] = {
    "start": WAY,
    "room": "depths",
    "underhall": WAY,
    "fenwild": "fen",
    "court": "court",
    "nothing": WAY,
    "exit": "exit",
    "encounter": FOE,
    "boss": FOE,
    "special": FOE,
    "random": FOE,
    STORY: SPOKEN,
    SHOP: "shop",
    FIND: FOUND,
}


def woodcut(kind: str) -> str:
    """Return the picture of a kind; finds without a portrait share one."""
    return portrait_of(kind) or f"ui/page-{CUTS.get(kind, FOUND)}"


def woodcuts(widths: Sequence[float], counter: float) -> Sequence[tuple[str, Sequence[Box]]]:
    """Return every picture that may stand on a page without a portrait, with boxes as large as it is drawn: of the
    given widths, or over the wares of a shop as wide as its `counter`. Sides may be rounded up or down."""
    upright = [Box(x, y, wide, wide * UPRIGHT) for wide in widths for x in ASTRAY for y in ASTRAY]
    lying = [Box(x, y, counter, counter * LYING) for x in ASTRAY for y in ASTRAY]
    return [(f"ui/page-{cut}", lying if cut == CUTS[SHOP] else upright) for cut in dict.fromkeys(CUTS.values())]


def shape_of(kind: str) -> float:
    """Return the height of a picture divided by its width."""
    return 1.0 if portrait_of(kind) else LYING if kind == SHOP else UPRIGHT


def split(inner: Box, aside: float, apart: float) -> tuple[Box, Box]:
    """Return the boxes of the picture and of the words, the words nearer to the middle of the window; the picture has
    no width if `aside` is 0."""
    if not aside:
        return inner._replace(w=0.0), inner
    words = inner._replace(w=inner.w - aside - apart)
    if inner.centre[0] > GRID_W / 2:
        return inner._replace(x=inner.right - aside, w=aside), words
    return inner._replace(w=aside), words._replace(x=inner.x + aside + apart)
