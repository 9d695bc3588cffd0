"""The sentence about the focused thing, and the journal of what has happened."""

from collections.abc import Sequence

from ..canvas import Canvas
from ..geometry import Box
from ..printing import Repeated
from ..theme import Colour, Theme
from ..type import Block, Type
from ..ui.text import Words, cream
from ..ui.widget import Look
from .livery import Livery

LINE = Box(240, 448, 800, 58)
JOURNAL = Box(28, 578, 458, 184)
NARROW = 260.0
SIZE, SHARE = 22.0, 0.35  # of the journal's letters, and how much of the text-size setting they follow: it is no task
CREST, MARK = 26.0, 11.0  # before what is told in the journal: of whoever did it; of nobody in particular
AFTER = 6.0  # from that to the words
PAD, SLATE = 12.0, 200  # within the plate on which it is written, and how solid that is
QUILL = 96.0  # side of what stands where nothing is written yet
HINT = "lantern"  # what stands before advice, as on the button that asks for it
SIGN, BESIDE = 38.0, 12.0  # its side, and from it to the words
LINES = 12  # of the journal that are looked at
BETWEEN = 1.0  # two lines of it, whose accents would meet
SLIM = 300.0  # a place of the journal in which a line is often broken
BOUND = "\N{NO-BREAK SPACE}"
USUAL, MOST = 3, 6  # lines that one of them is broken into, as long as it can be read then


class PreviewLine(Words):
    """One or two lines, or so many, on a dark plate, which grows upwards with larger letters; before them a `sign`."""

    def __init__(self, text: str, letters: Type, line: Box = LINE, id: str = "preview", lines: int = 2, sign: str = ""):
        self.sign, beside = sign, SIGN + BESIDE if sign else 0.0
        room = line.inset(26, -1)
        super().__init__(id, text, room._replace(w=room.w - beside), letters, "body", 24, cream, "centre", 0.5, lines)
        tall = max(line.h, self.block.height + 6)
        wide = min(line.w, max(NARROW, self.block.width + beside + 80))
        self.plate = Box(line.centre[0] - wide / 2, line.bottom - tall, wide, tall)
        words = self.plate.inset(26, 2)
        self.box = Box(words.x + beside, words.y, words.w - beside, words.h)

    def drawn_on(self, box: Box) -> Box:
        return self.plate

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        self.draw_ground(canvas)
        super().draw(canvas, box, look)
        if self.sign:
            ink, shade = self.sign_inks(canvas.theme)
            canvas.icon(self.sign, self._before(box), ink, shade=shade)

    def _before(self, box: Box) -> Box:
        """Where the sign stands."""
        return Box(box.centre[0] - self.block.width / 2 - BESIDE - SIGN, box.centre[1] - SIGN / 2, SIGN, SIGN)

    def sign_inks(self, theme: Theme) -> tuple[Colour, Colour | None]:
        """In what it is printed, and what around it."""
        return theme.gold, theme.night

    def draw_ground(self, canvas: Canvas) -> None:
        """What the words stand on."""
        canvas.plate("preview-plate", self.plate)


class Entry(str):
    """A line of the journal; where there are several seats, with the livery of the one whose deed it was.

    `brief` is what is said instead where there is no room for all of it.
    """

    livery: Livery | None = None
    brief = ""


def entry(line: str, livery: Livery | None = None, brief: str = "") -> Entry:
    """A line about what a seat did, or one that can be said in fewer words."""
    told = Entry(line)
    told.livery = livery or (line.livery if isinstance(line, Entry) else None)
    told.brief = brief or (line.brief if isinstance(line, Entry) else "")
    return told


class Journal:
    """The last things that happened, the newest at the foot, with the crests of those who did them.

    They begin at the top of its place, and its plate is no higher than they are.
    """

    def __init__(self) -> None:
        self._page = Repeated()

    def draw(self, canvas: Canvas, lines: Sequence[str], box: Box) -> None:
        """Draw so many of its last lines as there is room for."""
        told = [(line, line.livery if isinstance(line, Entry) else None) for line in lines[-LINES:]]
        self._page.draw(canvas, lambda canvas: _write(canvas, told, box), *told, box)


def _write(canvas: Canvas, lines: Sequence[tuple[str, Livery | None]], box: Box) -> None:
    if not lines:
        side = min(QUILL, box.w, box.h)
        place = Box(box.centre[0] - side / 2, box.centre[1] - side / 2, side, side)
        canvas.icon("quill", place, canvas.theme.faint, shade=canvas.theme.night)
        return
    page = box.inset(PAD, PAD / 2)
    large = SIZE * (1 + (canvas.type.scale - 1) * SHARE)
    written = (
        _set(canvas, lines, page, large)
        or _set(canvas, lines, page, SIZE)
        or _set(canvas, _briefly(lines), page, SIZE)
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
    """The same lines, the newest in fewer words, if it can be said in fewer."""
    told, livery = lines[-1]
    return [*lines[:-1], (told.brief, livery)] if isinstance(told, Entry) and told.brief else ()


def _beside(livery: Livery | None) -> float:
    """How far the words stand in from the edge of the page, all lines of them, beside what stands before them."""
    return (CREST if livery else MARK) + AFTER


def _cut(canvas: Canvas, line: tuple[str, Livery | None], page: Box) -> tuple[Livery | None, Block, Box]:
    """As many whole words of a line as there is room for, the last of them one that bears weight: no “and”."""
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
    """The last lines, in letters of a size, from the foot upwards, as many as there is room for."""
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
    """A line broken where its width ends, or in a narrow place into lines of about one length, but so that its last
    word does not stand alone, unless it must."""
    ways = [(text, lines) for lines in (USUAL, MOST) for text in (BOUND.join(line.rsplit(" ", 1)), line)]
    blocks = [canvas.type.block(text, "body", size, width, lines=lines, grow=False, even=width < SLIM)
              for text, lines in ways]  # fmt: skip
    return next((block for block in blocks if block.overflow <= 0), blocks[-1])
