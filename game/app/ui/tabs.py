"""The tabs over a sheet."""

from collections.abc import Callable, Sequence

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from .widget import Do, Look, Widget

GAP = 6.0


class Tab(Widget):
    """One page of several; pressed, it opens its page."""

    role = "tab"
    focusable = True

    def __init__(self, id: str, label: str, box: Box, open: bool, do: Do, letters: Type, words: tuple[str, str]):
        super().__init__(id, label, box)
        self.open, self.do = open, do
        self._value = words[1 if open else 0]
        self.block = letters.block(label, "label", 23, box.w - 18, box.h - 14, lines=1)
        if self.block.overflow:  # the other letters are narrower
            self.block = letters.block(label, "strong", 23, box.w - 14, box.h - 14, lines=1)

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def press(self) -> None:
        self.do()

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("tab-selected" if self.open else "tab", box)
        ink = theme.cream if self.open or look.focused else theme.bone
        canvas.block(self.block, box.moved(0, 2), ink, "centre", shade=theme.night)


def tabs(
    box: Box,
    pages: Sequence[tuple[str, str]],
    current: str,
    choose: Callable[[str], object],
    letters: Type,
    words: tuple[str, str],
) -> list[Widget]:
    """A tab for each page (its id and label), side by side in a box.  `words` say what closed and open are called."""
    wide = (box.w - GAP * (len(pages) - 1)) / len(pages)

    def opens(id: str) -> Do:
        return lambda: choose(id)

    return [
        Tab(f"tab-{id}", label, Box(box.x + i * (wide + GAP), box.y, wide, box.h), id == current, opens(id), letters,
            words)
        for i, (id, label) in enumerate(pages)
    ]  # fmt: skip
