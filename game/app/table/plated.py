"""Text on a plate of its own, readable over any background."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Fonts
from ..ui.buttons import Button
from ..ui.text import Ink, Words
from ..ui.widget import Look, Widget
from .small_cards import Trophies

CAPTION = "-caption"  # suffix of the ids of captions

LIP, LARGE_LIP = 2.0, 4.0  # margin above and below the text
LARGE_EDGE, UP = 9.0, 30.0  # large text: margin beside it; how much higher it reaches with one more line


class PlatedWords(Words):
    """One or more centred lines on a plate with a margin of `edge`; hidden if the text is empty.

    Large text has less margin, and one more line above the place if it needs one.
    """

    def __init__(
        self, id: str, text: str, room: Box, letters: Fonts, size: float, ink: Ink, edge: float, lines: int = 1
    ):
        lip = LARGE_LIP if letters.huge else LIP
        super().__init__(id, text, room.inset(edge, lip), letters, "strong", size, ink, "centre", 0.5, lines)
        if letters.huge and self.block.overflow > 0:
            edge = min(edge, LARGE_EDGE)
            super().__init__(id, text, room.inset(edge, LIP), letters, "strong", size, ink, "centre", 0.5, lines)
        if letters.huge and self.block.overflow > 0:
            room = room._replace(y=room.y - UP, h=room.h + UP)
            super().__init__(id, text, room.inset(edge, LIP), letters, "strong", size, ink, "centre", 0.5, lines + 1)
        wide = self.block.width + 2 * edge
        self.plate = Box(room.centre[0] - wide / 2, room.y, wide, room.h)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.label:
            canvas.plate("preview-plate", self.plate)
            super().draw(canvas, box, look)


def uncovered(widgets: list[Widget], paper: Box, waits: bool) -> list[Widget]:
    """Return the widgets of a table without the captions, trophies and idle buttons that a paper covers. While the
    paper `waits` to be read, no button can be pressed."""
    return [widget for widget in widgets if not (_gives_way(widget, waits) and _whole(widget).overlaps(paper))]


def _gives_way(widget: Widget, waits: bool) -> bool:
    if isinstance(widget, Button):
        return waits or not widget.enabled
    return isinstance(widget, PlatedWords | Trophies) or widget.id.endswith(CAPTION)


def _whole(widget: Widget) -> Box:
    """Return the box of a widget, including the plate behind its text if it has one."""
    return widget.plate if isinstance(widget, PlatedWords) else widget.box
