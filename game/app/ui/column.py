"""A column of widgets."""

from ..base.geometry import Box
from ..gfx.fonts import Fonts
from .text import Ink, Words, cream, tall
from .widget import Widget

GAP = 8.0


class Column:
    """Lays out widgets below each other, as wide as `box` and from its top down; they may run out at its foot and
    scroll."""

    def __init__(self, box: Box, letters: Fonts):
        self.box, self.letters = box, letters
        self.y = box.y
        self.widgets: list[Widget] = []

    def take(self, height: float, gap: float = GAP) -> Box:
        """Reserve the next place of that height."""
        box = Box(self.box.x, self.y, self.box.w, height)
        self.y += height + gap
        return box

    def add(self, widget: Widget) -> None:
        """Add a widget that was made for a reserved place."""
        self.widgets.append(widget)

    def words(
        self,
        id: str,
        text: str,
        role: str = "body",
        size: float = 25,
        colour: Ink = cream,
        align: str = "left",
        inset: float = 0.0,
        gap: float = GAP,
        even: bool = False,
    ) -> None:
        """Add a text, as high as it needs. `inset` moves it in from both sides; `even` makes lines of similar
        length."""
        width = self.box.w - 2 * inset
        box = self.take(tall(text, self.letters, width, role, size) + 2, gap).inset(inset, 0)
        self.add(Words(id, text, box, self.letters, role, size, colour, align, even=even))
