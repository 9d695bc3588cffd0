"""A number of the summary, with its icon and what it counts."""

from __future__ import annotations

from collections.abc import Sequence

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import UNBROKEN, Block, Fonts
from ...ui.widget import Look, Widget
from ..page import grown

ICON, EDGE, GAP = 34.0, 10.0, 8.0
SIZE = 22  # letter size of the words
TALL = {1: 52.0, 2: 62.0}  # height by number of lines


def figure_boxes(figures: Sequence[tuple[int, str]], room: Box, letters: Fonts) -> list[Box]:
    """Return the boxes of numbers with their words, side by side at the top of a room: each as wide as it needs, with
    the rest of the width shared.

    The words take one line if all of them fit so; otherwise two, and all boxes are higher.
    """
    for lines in (1, 2):
        wanted = [
            ICON + 2 * (EDGE + GAP) + _number(n, letters).width + _narrowest(words, lines, letters) + 1
            for n, words in figures
        ]
        spare = (room.w - sum(wanted) - GAP * (len(figures) - 1)) / len(figures)
        if spare >= 0:
            break
    boxes, x = [], room.x
    for wide in wanted:
        boxes.append(Box(x, room.y, wide + spare, grown(TALL[lines], letters)))
        x = boxes[-1].right + GAP
    return boxes


def _number(n: int, letters: Fonts) -> Block:
    return letters.block(str(n), "number", 30, UNBROKEN, lines=1, grow=False)


def _narrowest(text: str, lines: int, letters: Fonts) -> float:
    """Return the least width of a text on `lines` lines, one or two."""
    words, size = text.split(), max(SIZE, letters.smallest("body"))
    ends = range(1, len(words) + 1) if lines > 1 else [len(words)]
    splits = [(" ".join(words[:end]), " ".join(words[end:])) for end in ends]
    return min(max(letters.width(line, "body", size) for line in split) for split in splits)


class Figure(Widget):
    """An icon, a number, and in small letters what it counts."""

    def __init__(self, id: str, label: str, n: int, icon: str, box: Box, letters: Fonts):
        super().__init__(id, label, box)
        self.n, self.icon = n, icon
        self.figure = _number(n, letters)
        room = box.w - 2 * EDGE - ICON - self.figure.width - 2 * GAP
        self.words = letters.block(label, "body", SIZE, room, box.h - 2, lines=2)

    @property
    def value(self) -> str:
        return str(self.n)

    def blocks(self) -> tuple[Block, ...]:
        return self.figure, self.words

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("field", box)
        canvas.icon(self.icon, Box(box.x + EDGE, box.y + (box.h - ICON) / 2, ICON, ICON), theme.gold)
        place = Box(box.x + EDGE + ICON + GAP, box.y, self.figure.width, box.h)
        canvas.block(self.figure, place, theme.cream)
        canvas.block(self.words, Box(place.right + GAP, box.y, box.right - EDGE - place.right - GAP, box.h), theme.bone)
