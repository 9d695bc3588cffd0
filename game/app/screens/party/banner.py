"""What a summary shows besides cards: a party's banner, and numbers with their icons."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.characters import SavedParty
from game.i18n import ngettext

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import UNBROKEN, Block, Fonts
from ...table.plates import draw_crest
from ...ui.portraits import draw_coat_of_arms
from ...ui.widget import Do, Look, Pressable, Widget
from ..menu import grown

EDGE, CREST, GAP = 18.0, 92.0, 4.0
CRESTS = 0.46  # largest share of the width for all crests


class PartyBanner(Pressable):
    """A row that brings a party to the table when pressed; without `do` it only shows the party."""

    role = "row"

    def __init__(self, id: str, label: str, company: SavedParty, box: Box, do: Do | None, letters: Fonts):
        n = len(company.characters)
        names = ", ".join(one.name for one in company.characters)
        super().__init__(id, label, box, do or (lambda: None), names)
        self.focusable = do is not None
        self.company, self.count = company, ngettext("{n} character", "{n} characters", n).format(n=n)
        self.side = min(CREST, box.h - 2 * GAP, box.w * CRESTS / max(1, n))
        self.arms = min(CREST, box.h - 2 * GAP)
        self.left = EDGE / 2 + self.arms + GAP
        self.room = box.w - self.left - EDGE - n * self.side - GAP
        self.name = letters.cut(label, "strong", 27, self.room, box.h * 0.46)
        self.names = letters.cut(names, "body", 23, self.room, box.h * 0.4)

    @property
    def value(self) -> str:
        return self.count

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.names

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused else "list-row" if self.focusable else "field", box)
        y = box.y + (box.h - self.name.height - self.names.height) / 2
        canvas.block(self.name, Box(box.x + self.left, y, self.room, self.name.height), theme.cream)
        names = Box(box.x + self.left, y + self.name.height, self.room, self.names.height)
        canvas.block(self.names, names, theme.bone)
        draw_coat_of_arms(canvas, self.company.name, Box(box.x + EDGE / 2, box.y, self.arms, box.h))
        people = self.company.characters
        x = box.right - EDGE / 2 - len(people) * self.side
        for number, one in enumerate(people):
            at = Box(x + number * self.side, box.y + (box.h - self.side) / 2, self.side, self.side)
            draw_crest(canvas, one.kind, not one.hp, at.inset(2))


ICON, FIGURE_EDGE, FIGURE_GAP = 34.0, 10.0, 8.0
SIZE = 22  # letter size of the words
TALL = {1: 52.0, 2: 62.0}  # height by number of lines


def figure_boxes(figures: Sequence[tuple[int, str]], room: Box, letters: Fonts) -> list[Box]:
    """Return the boxes of numbers with their words, side by side at the top of a room: each as wide as it needs, with
    the rest of the width shared.

    The words take one line if all of them fit so; otherwise two, and all boxes are higher.
    """
    for lines in (1, 2):
        wanted = [
            ICON + 2 * (FIGURE_EDGE + FIGURE_GAP) + _number(n, letters).width + _narrowest(words, lines, letters) + 1
            for n, words in figures
        ]
        spare = (room.w - sum(wanted) - FIGURE_GAP * (len(figures) - 1)) / len(figures)
        if spare >= 0:
            break
    boxes, x = [], room.x
    for wide in wanted:
        boxes.append(Box(x, room.y, wide + spare, grown(TALL[lines], letters)))
        x = boxes[-1].right + FIGURE_GAP
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
        room = box.w - 2 * FIGURE_EDGE - ICON - self.figure.width - 2 * FIGURE_GAP
        self.words = letters.block(label, "body", SIZE, room, box.h - 2, lines=2)

    @property
    def value(self) -> str:
        return str(self.n)

    def blocks(self) -> tuple[Block, ...]:
        return self.figure, self.words

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("field", box)
        canvas.icon(self.icon, Box(box.x + FIGURE_EDGE, box.y + (box.h - ICON) / 2, ICON, ICON), theme.gold)
        place = Box(box.x + FIGURE_EDGE + ICON + FIGURE_GAP, box.y, self.figure.width, box.h)
        canvas.block(self.figure, place, theme.cream)
        canvas.block(
            self.words,
            Box(place.right + FIGURE_GAP, box.y, box.right - FIGURE_EDGE - place.right - FIGURE_GAP, box.h),
            theme.bone,
        )
