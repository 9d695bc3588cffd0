"""A page of the rule book, and its lines that show a command's input."""

from collections.abc import Callable

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..input.devices import InputHub
from ..input.intent import COMMANDS
from .glyphs import code_for, code_words, draw_code
from .text import ink
from .widget import Do, Look, Pressable, Widget

GLYPHS = 118.0  # width for the widest key
COUNT, FOOT = 34.0, 65.0  # height of the page number, and from its top to the paper's edge
ARROW, GAP, AIR = 22.0, 14.0, 16.0  # side of an arrow beside the number, its gap to the number, and the gap to the ring


class BookPage(Pressable):
    """A sheet of paper: left and right turn it, a press goes on.

    The focus ring is drawn around its number and the arrows for the possible `ways`, since a ring around the whole page
    would say nothing.
    """

    role = "page"
    solid = True
    ways = (True, True)  # whether it can be turned to the left and to the right

    def __init__(self, id: str, label: str, box: Box, help: str, count: Block, turn: Callable[[int], object], on: Do):
        super().__init__(id, label, box, on, help)
        self.count, self.turn = count, turn
        self.ringed = False

    @property
    def value(self) -> str:
        return self.count.lines[0]

    def blocks(self) -> tuple[Block, ...]:
        return (self.count,)

    def adjust(self, by: int) -> bool:
        self.turn(by)
        return True

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("parchment", box)
        place = Box(box.centre[0] - self.count.width / 2, box.bottom - FOOT, self.count.width, COUNT)
        if look.focused:
            canvas.plate("focus-ring", place.inset(-ARROW - GAP - AIR, 0))
        y, wine = place.centre[1] - ARROW / 2, canvas.theme.wine
        beside = ("arrow-left", place.x - GAP - ARROW), ("arrow-right", place.right + GAP)
        for (icon, x), open in zip(beside, self.ways, strict=True):
            if open:
                canvas.icon(icon, Box(x, y, ARROW, ARROW), wine)
        canvas.block(self.count, place, wine, "centre")


class CommandLine(Widget):
    """A command, and its input on the device used last."""

    def __init__(self, id: str, command: str, box: Box, letters: Fonts, input: InputHub):
        super().__init__(id, _(COMMANDS[command]), box)
        self.command, self._input = command, input
        self.block = letters.block(self.label, "body", 25, box.w - GLYPHS - 8, box.h, lines=2)

    def _code(self) -> str | None:
        return code_for(self._input.bindings, self.command, self._input.family, self._input.swap_confirm)

    @property
    def value(self) -> str:
        code = self._code()
        return code_words(code, self._input.family) if code else ""

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        code = self._code()
        if code is not None:
            draw_code(canvas, code, self._input.family, box.x, box.y + box.h / 2)
        canvas.block(self.block, Box(box.x + GLYPHS, box.y, box.w - GLYPHS, box.h), ink(canvas.theme))
