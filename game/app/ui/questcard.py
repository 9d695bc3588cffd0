"""A quest to choose, on a sheet of paper: its name, what it is about, for whom, and how long it takes."""

from collections.abc import Sequence

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from .widget import Do, Look, Pressable

EDGE, TOP, GAP = 30.0, 18.0, 6.0
TITLE, BLURB, FIGURE = 34.0, 23.0, 22.0
ICON, NEAR, APART = 22.0, 4.0, 8.0
TICK = 36.0


class QuestCard(Pressable):
    """`signs` are icons with a few words each; `whose` says whose work it is.

    Of one that cannot be played `fault` says why not; `chosen` is how it is said that it is the one.
    """

    role = "button"

    def __init__(self, id: str, title: str, blurb: str, whose: str, signs: Sequence[tuple[str, str]], box: Box, do: Do,
                 letters: Type, fault: str = "", chosen: str = ""):  # fmt: skip
        super().__init__(id, title, box, do, fault or blurb, not fault)
        self.fault, self.chosen, self.signs, self.whose = fault, chosen, signs, whose
        inner = box.inset(EDGE, TOP)
        self.title = letters.cut(title, "title", TITLE, inner.w - TICK - GAP, inner.h * 0.3)
        self.figures = self._figures(letters, inner.w)
        self.foot = self.figures[0][1].height if self.figures else 0.0
        self.by = letters.cut(whose, "strong", 22, inner.w, inner.h * 0.2)
        top = inner.y + self.title.height + GAP / 2
        low = self.foot + self.by.height + GAP
        self.room = Box(inner.x, top, inner.w, inner.bottom - low - top)
        self.text = letters.cut(fault or blurb, "body", BLURB, self.room.w, self.room.h, lines=6)

    def _figures(self, letters: Type, wide: float) -> list[tuple[str, Block]]:
        """Icons with their words, as many as there is room for."""
        found: list[tuple[str, Block]] = []
        for icon, words in self.signs:
            block = letters.block(words, "strong", FIGURE, wide, lines=1, grow=False)
            if sum(ICON + NEAR + each.width + APART for _icon, each in found) + ICON + NEAR + block.width > wide:
                break
            found.append((icon, block))
        return found

    @property
    def value(self) -> str:
        return ", ".join(filter(None, (self.whose, *(words for _icon, words in self.signs), self.chosen)))

    def blocks(self) -> tuple[Block, ...]:
        return (self.title, self.text, self.by, *(block for _icon, block in self.figures))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        down = box.y - self.box.y
        canvas.plate("shadow", box, 170)
        canvas.plate("parchment", box)
        inner = box.inset(EDGE, TOP)
        ink = theme.wine if self.enabled else theme.ink
        canvas.block(self.title, Box(inner.x, inner.y, self.title.width, self.title.height), ink)
        canvas.block(self.text, self.room.moved(0, down), theme.ink if self.enabled else theme.wine, "left", 0.0)
        low = Box(inner.x, inner.bottom - self.foot - self.by.height, inner.w, self.by.height)
        canvas.block(self.by, low, theme.wine)
        x, y = inner.x, inner.bottom - self.foot
        for icon, block in self.figures:
            canvas.icon(icon, Box(x, y + (self.foot - ICON) / 2, ICON, ICON), theme.ink)
            canvas.block(block, Box(x + ICON + NEAR, y, block.width, self.foot), theme.ink)
            x += ICON + NEAR + block.width + APART
        mark = Box(inner.right - TICK, inner.y, TICK, TICK)
        if self.chosen:
            canvas.icon("check", mark, theme.wine)
        elif not self.enabled:
            canvas.icon("warning", mark, theme.wine)
