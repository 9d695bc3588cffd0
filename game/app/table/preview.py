"""The sentence about the focused thing, and the journal of what has happened."""

from collections.abc import Sequence

from ..canvas import Canvas
from ..geometry import Box
from ..printing import Repeated
from ..type import Block, Type
from ..ui.text import Words, cream
from ..ui.widget import Look
from .livery import Livery

LINE = Box(240, 448, 800, 58)
JOURNAL = Box(28, 578, 458, 184)
NARROW = 260.0
SIZE, SHARE = 22.0, 0.35  # of the journal's letters, and how much of the text-size setting they follow: it is no task
CREST = 26.0  # before a line of the journal
PAD, SLATE = 12.0, 200  # within the plate on which it is written, and how solid that is
QUILL = 96.0  # side of what stands where nothing is written yet
LINES = 12  # of the journal that are looked at
BETWEEN = 1.0  # two lines of it, whose accents would meet
USUAL, MOST = 3, 6  # lines that one of them is broken into, as long as it can be read then


class PreviewLine(Words):
    """One or two lines, or so many, on a dark plate, which grows upwards with larger letters."""

    def __init__(self, text: str, letters: Type, line: Box = LINE, id: str = "preview", lines: int = 2):
        super().__init__(id, text, line.inset(26, -1), letters, "body", 24, cream, "centre", 0.5, lines)
        tall = max(line.h, self.block.height + 6)
        wide = min(line.w, max(NARROW, self.block.width + 80))
        self.plate = Box(line.centre[0] - wide / 2, line.bottom - tall, wide, tall)
        self.box = self.plate.inset(26, 2)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        self.draw_ground(canvas)
        super().draw(canvas, box, look)

    def draw_ground(self, canvas: Canvas) -> None:
        """What the words stand on."""
        canvas.plate("preview-plate", self.plate)


class Entry(str):
    """A line of the journal; where there are several seats, with the livery of the one whose deed it was."""

    livery: Livery | None = None


def entry(line: str, livery: Livery) -> Entry:
    """A line about what a seat did."""
    told = Entry(line)
    told.livery = livery
    return told


class Journal:
    """The last things that happened, the newest at the foot, with the crests of those who did them.

    Its plate is as high as what is written, until that fills its place.
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
    written = _set(canvas, lines, page, large) or _set(canvas, lines, page, SIZE) or [_cut(canvas, lines[-1], page)]
    top = min((place.y for _livery, _block, place in written), default=page.bottom)
    up = top - page.y if len(written) == len(lines) else 0.0
    canvas.plate("hp-plate", Box(box.x, box.y, box.w, box.h - up), SLATE)
    written = [(livery, block, place.moved(0, -up)) for livery, block, place in written]
    for age, (livery, block, place) in enumerate(written):
        canvas.block(block, place, canvas.theme.bone if age else canvas.theme.cream, shade=canvas.theme.night)
        if livery:
            livery.shield(canvas, Box(page.x, place.y + (block.leading - CREST) / 2, CREST, CREST))


def _cut(canvas: Canvas, line: tuple[str, Livery | None], page: Box) -> tuple[Livery | None, Block, Box]:
    """As many whole words of a line as there is room for, the last of them one that bears weight: no “and”."""
    told, livery = line
    left = CREST + 6 if livery else 0.0
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
        left = CREST + 6 if livery else 0.0
        block = canvas.type.block(line, "body", size, page.w - left, lines=USUAL, grow=False, even=True)
        if block.overflow > 0:
            block = canvas.type.block(line, "body", size, page.w - left, lines=MOST, grow=False, even=True)
        if block.overflow > 0 or y - block.height < page.y:
            break
        y -= block.height + BETWEEN
        written.append((livery, block, Box(page.x + left, y, page.w - left, block.height)))
    return written
