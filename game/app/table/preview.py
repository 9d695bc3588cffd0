"""The sentence about the focused thing, and the journal of what has happened."""

from collections.abc import Sequence

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from ..ui.text import Words, cream
from ..ui.widget import Look
from .livery import Livery

LINE = Box(240, 448, 800, 58)
JOURNAL = Box(28, 578, 458, 184)
NARROW = 260.0
SIZE, SHARE = 22.0, 0.35  # of the journal's letters, and how much of the text-size setting they follow: it is no task
CREST = 26.0  # before a line of the journal
AROUND = 10.0  # how far the ground of the journal reaches beside its lines
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
        canvas.plate("preview-plate", self.plate)
        super().draw(canvas, box, look)


class Entry(str):
    """A line of the journal; where there are several seats, with the livery of the one whose deed it was."""

    livery: Livery | None = None


def entry(line: str, livery: Livery) -> Entry:
    """A line about what a seat did."""
    told = Entry(line)
    told.livery = livery
    return told


def draw_journal(canvas: Canvas, lines: Sequence[str], box: Box, dark: int = 0) -> None:
    """The last things that happened, the newest at the foot, with the crests of those who did them; on a ground so
    `dark`, where what is drawn there would be in the way."""
    written: list[tuple[Livery | None, Block, Box]] = []
    y, size = box.bottom, SIZE * (1 + (canvas.type.scale - 1) * SHARE)
    for line in reversed(lines[-LINES:]):
        livery = line.livery if isinstance(line, Entry) else None
        left = CREST + 6 if livery else 0.0
        block = canvas.type.block(line, "body", size, box.w - left, lines=USUAL, grow=False)
        if block.overflow > 0:
            block = canvas.type.block(line, "body", size, box.w - left, lines=MOST, grow=False)
        if y - block.height < box.y:
            break
        y -= block.height + BETWEEN
        written.append((livery, block, Box(box.x + left, y, box.w - left, block.height)))
    if dark and written:
        canvas.fill(Box(box.x - AROUND, y, box.w + 2 * AROUND, box.bottom - y), canvas.theme.night, dark)
    for age, (livery, block, place) in enumerate(written):
        canvas.block(block, place, canvas.theme.bone if age else canvas.theme.cream, shade=canvas.theme.night)
        if livery:
            livery.shield(canvas, Box(box.x, place.y + (block.leading - CREST) / 2, CREST, CREST))
