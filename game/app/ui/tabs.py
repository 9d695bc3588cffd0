"""The tabs above a page."""

from collections.abc import Callable, Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .widget import Do, Look, Pressable, Widget

GAP = 6.0
WORTH = 1.1  # the narrow font is used if it allows letters larger by this factor


class Tab(Pressable):
    """A tab that opens its page when pressed."""

    role = "tab"

    def __init__(self, id: str, label: str, box: Box, open: bool, value: str, do: Do, block: Block):
        super().__init__(id, label, box, do)
        self.open, self._value, self.block = open, value, block

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

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
    letters: Fonts,
    words: tuple[str, str],
) -> list[Widget]:
    """A tab for each page (id and label), side by side in a box. `words` are the names of the closed and the open
    state."""
    wide = (box.w - GAP * (len(pages) - 1)) / len(pages)
    blocks = _blocks([label for _id, label in pages], wide - 16, box.h - 14, letters)

    def opens(id: str) -> Do:
        return lambda: choose(id)

    return [
        Tab(f"tab-{id}", label, Box(box.x + i * (wide + GAP), box.y, wide, box.h), id == current,
            words[1 if id == current else 0], opens(id), blocks[i])
        for i, (id, label) in enumerate(pages)
    ]  # fmt: skip


def _blocks(labels: Sequence[str], width: float, height: float, letters: Fonts) -> list[Block]:
    """The labels, all of one size; in a narrower font if they do not fit, or if large text is clearly better readable
    in it."""
    ways = {
        role: [letters.block(label, role, 23, width, height, lines=1) for label in labels]
        for role in ("label", "strong")
    }
    smallest = {role: min(block.text_px for block in fits) for role, fits in ways.items()}
    cramped = any(block.overflow for block in ways["label"])
    narrow = letters.large and smallest["strong"] > smallest["label"] * WORTH
    role = "strong" if cramped or narrow else "label"
    size = min(block.size for block in ways[role])
    return [letters.block(label, role, size, width, height, lines=1, grow=False) for label in labels]
