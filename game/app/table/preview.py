"""The preview line about the focused thing, and the journal of past events."""

from collections.abc import Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.compositor import ReplayedDrawing
from ..gfx.fonts import Block, Fonts, closer
from ..gfx.theme import Colour, Theme
from ..ui.text import Words, cream
from ..ui.widget import Look
from .livery import Livery

LINE = Box(240, 448, 800, 58)
JOURNAL = Box(28, 578, 458, 184)
NARROW = 260.0
SIZE, SHARE = 22.0, 0.35  # size of the journal's letters; how far they follow the text-size setting
CREST, MARK = 26.0, 11.0  # design pixels: a crest before a line about a seat; a mark before any other
AFTER = 6.0  # gap between that and the text
PAD, SLATE = 12.0, 200  # margin within the journal's plate, and the plate's alpha
LARGE_PAD, LARGE_ABOVE = 5.0, 3.0  # the same margin with large text: at the sides, and above and below
QUILL = 96.0  # side of the icon in an empty journal
HINT = "lantern"  # the sign before advice, as on the Hint button
SIGN, BESIDE = 38.0, 12.0  # side of the sign, and gap between sign and text
MORE, UP, CLOSE = 14.0, 8.0, 1.12  # large text: how much more height a preview may have; how far up; its line height
LARGE_LINES, MOST_HIGH, CLOSEST, HIGHER = 3, 94.0, 1.02, 13.0  # the same for one that is longer still
LINES = 12  # most lines of the journal that are considered
BETWEEN = 1.0  # gap between two lines, whose accents would otherwise touch
SLIM = 300.0  # width below which lines of the journal are often broken
BOUND = "\N{NO-BREAK SPACE}"
SHORT = 3  # blanks from which on a line keeps its last two words together
USUAL, MOST = 3, 6  # usual and greatest number of lines one entry is broken into


class PreviewLine(Words):
    """One or more lines on a dark plate that grows with larger letters: upwards, or downwards with large or long text,
    which would cover the cards' chips; `sign` is an icon before them."""

    drops = True  # whether large text may reach below its place

    def __init__(
        self, text: str, letters: Fonts, line: Box = LINE, id: str = "preview", lines: int = 2, sign: str = ""
    ):
        self.sign, beside = sign, SIGN + BESIDE if sign else 0.0
        room = line.inset(26, -1)
        words = room._replace(w=room.w - beside, h=room.h + (MORE if letters.huge else 0.0))
        super().__init__(id, text, words, letters, "body", 24, cream, "centre", 0.5, lines)
        large = letters.huge or self.block.overflow > 0
        if self.block.overflow > 0:
            words, lines = words._replace(h=max(words.h, MOST_HIGH)), max(lines, LARGE_LINES)
            self.block = letters.block(text, "body", 24, words.w, words.h, lines, even=True)
        if large:
            self.block = closer(self.block, CLOSE if len(self.block.lines) < LARGE_LINES else CLOSEST)
        tall = max(line.h, self.block.height + (6 if len(self.block.lines) < LARGE_LINES else -4))
        wide = min(line.w, max(NARROW, self.block.width + beside + 80))
        up = UP if len(self.block.lines) < LARGE_LINES else HIGHER
        top = max(line.bottom - tall, line.y - up) if large and self.drops else line.bottom - tall
        self.plate = Box(line.centre[0] - wide / 2, top, wide, tall)
        words = self.plate.inset(26, 2)
        self.box = Box(words.x + beside, words.y, words.w - beside, words.h)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        self.draw_ground(canvas)
        super().draw(canvas, box, look)
        if self.sign:
            ink, shade = self.sign_inks(canvas.theme)
            canvas.icon(self.sign, self._before(box), ink, shade=shade)

    def _before(self, box: Box) -> Box:
        """Return the box of the sign."""
        return Box(box.centre[0] - self.block.width / 2 - BESIDE - SIGN, box.centre[1] - SIGN / 2, SIGN, SIGN)

    def sign_inks(self, theme: Theme) -> tuple[Colour, Colour | None]:
        """Return the colour of the sign and that of its outline."""
        return theme.gold, theme.night

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the plate behind the text."""
        canvas.plate("preview-plate", self.plate)


class JournalEntry(str):
    """A line of the journal.

    With several seats, `livery` is that of the acting seat. `brief` is a shorter text for when the whole does not fit.
    """

    livery: Livery | None = None
    brief = ""


def entry(line: str, livery: Livery | None = None, brief: str = "") -> JournalEntry:
    """Return a line with the livery of its seat, or with a shorter text."""
    told = JournalEntry(line)
    told.livery = livery or (line.livery if isinstance(line, JournalEntry) else None)
    told.brief = brief or (line.brief if isinstance(line, JournalEntry) else "")
    return told


class Journal:
    """The latest events, the newest at the foot, with the crests of the seats that caused them.

    The lines start at the top of the box, and the plate is only as high as they are.
    """

    def __init__(self) -> None:
        self._page = ReplayedDrawing()

    def draw(self, canvas: Canvas, lines: Sequence[str], box: Box) -> None:
        """Draw as many of the last lines as fit."""
        told = [(line, line.livery if isinstance(line, JournalEntry) else None) for line in lines[-LINES:]]
        self._page.draw(canvas, lambda canvas: _write(canvas, told, box), *told, box)


def _write(canvas: Canvas, lines: Sequence[tuple[str, Livery | None]], box: Box) -> None:
    if not lines:
        side = min(QUILL, box.w, box.h)
        place = Box(box.centre[0] - side / 2, box.centre[1] - side / 2, side, side)
        canvas.icon("quill", place, canvas.theme.faint, shade=canvas.theme.night)
        return
    page = box.inset(LARGE_PAD, LARGE_ABOVE) if canvas.type.huge else box.inset(PAD, PAD / 2)
    large = SIZE * (1 + (canvas.type.scale - 1) * SHARE)
    brief = _briefly(lines)
    written = (
        _set(canvas, lines, page, large)
        or _set(canvas, lines, page, SIZE)
        or _alone(canvas, lines[-1], page)
        or _set(canvas, brief, page, SIZE)
        or _alone(canvas, brief[-1] if brief else None, page)
        or [_cut(canvas, lines[-1], page)]
    )
    up = min(place.y for _livery, _block, place in written) - page.y
    canvas.plate("hp-plate", Box(box.x, box.y, box.w, box.h - up), SLATE)
    written = [(livery, block, place.moved(0, -up)) for livery, block, place in written]
    for age, (livery, block, place) in enumerate(written):
        ink = canvas.theme.bone if age else canvas.theme.cream
        canvas.block(block, place, ink, shade=canvas.theme.night)
        side = CREST if livery else MARK
        sign = Box(page.x, place.y + (block.leading - side) / 2, side, side)
        if livery:
            livery.shield(canvas, sign)
        else:
            canvas.icon("suit-diamond", sign, ink, shade=canvas.theme.night)


def _briefly(lines: Sequence[tuple[str, Livery | None]]) -> Sequence[tuple[str, Livery | None]]:
    """Return the lines with the newest in its short form; empty if it has none."""
    told, livery = lines[-1]
    return [*lines[:-1], (told.brief, livery)] if isinstance(told, JournalEntry) and told.brief else ()


def _alone(canvas: Canvas, line: tuple[str, Livery | None] | None, page: Box) -> list[tuple[Livery | None, Block, Box]]:
    """Return a line without any other, its own lines close together if they must; empty if it does not fit."""
    if line is None:
        return []
    told, livery = line
    left = _beside(livery)
    block = canvas.type.block(told, "body", SIZE, page.w - left, page.h, MOST, grow=False, even=page.w < SLIM)
    place = Box(page.x + left, page.bottom - block.height, page.w - left, block.height)
    return [(livery, block, place)] if block.overflow <= 0 else []


def _beside(livery: Livery | None) -> float:
    """Return the indent of all lines of an entry, beside its crest or mark."""
    return (CREST if livery else MARK) + AFTER


def _cut(canvas: Canvas, line: tuple[str, Livery | None], page: Box) -> tuple[Livery | None, Block, Box]:
    """Return as many whole words of a line as fit, not ending in a minor word such as “and”."""
    told, livery = line
    left = _beside(livery)
    words = told.split()
    ends = (n for n in range(len(words) - 1, 0, -1) if n == 1 or not words[n - 1].islower())
    texts = (f"{' '.join(words[:n]).rstrip(',')}…" for n in ends)
    blocks = (canvas.type.block(text, "body", SIZE, page.w - left, page.h, MOST, grow=False) for text in texts)
    block = next((block for block in blocks if block.overflow <= 0), None)
    block = block or canvas.type.cut(told, "body", SIZE, page.w - left, page.h, MOST)
    return livery, block, Box(page.x + left, page.bottom - block.height, page.w - left, block.height)


def _set(
    canvas: Canvas, lines: Sequence[tuple[str, Livery | None]], page: Box, size: float
) -> list[tuple[Livery | None, Block, Box]]:
    """Return the last lines in letters of a size, from the foot upwards, as many as fit."""
    written: list[tuple[Livery | None, Block, Box]] = []
    y = page.bottom
    for line, livery in reversed(lines):
        left = _beside(livery)
        block = _broken(canvas, line, page.w - left, size)
        if block.overflow > 0 or y - block.height < page.y:
            break
        y -= block.height + BETWEEN
        written.append((livery, block, Box(page.x + left, y, page.w - left, block.height)))
    return written


def _broken(canvas: Canvas, line: str, width: float, size: float) -> Block:
    """Return a wrapped line whose last word does not stand alone unless it must; in a narrow place the lines have
    similar length."""
    bound = BOUND.join(line.rsplit(" ", 1)) if line.count(" ") >= SHORT else line  # else the first word stands alone
    ways = [(text, lines) for lines in (USUAL, MOST) for text in (bound, line)]
    blocks = [canvas.type.block(text, "body", size, width, lines=lines, grow=False, even=width < SLIM)
              for text, lines in ways]  # fmt: skip
    return next((block for block in blocks if block.overflow <= 0), blocks[-1])
