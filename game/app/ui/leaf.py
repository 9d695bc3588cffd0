"""A page of a book, and the line of it that shows a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..hands.intent import COMMANDS
from ..type import Block
from .glyphs import code_for, code_words, draw_code
from .text import ink
from .widget import Do, Look, Pressable, Widget

if TYPE_CHECKING:
    from ..desk import Desk

GLYPHS = 118.0  # room for the widest key


class Leaf(Pressable):
    """A sheet of paper: left and right turn it, a press goes on."""

    role = "page"
    solid = True

    def __init__(self, id: str, label: str, box: Box, help: str, count: Block, turn: Callable[[int], object], on: Do):
        super().__init__(id, label, box, on, help)
        self.count, self.turn = count, turn

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
        canvas.block(self.count, Box(box.x, box.bottom - 50, box.w, 30), canvas.theme.wine, "centre")


class Key(Widget):
    """A command, and the button that gives it on the device touched last."""

    def __init__(self, id: str, command: str, box: Box, desk: Desk):
        super().__init__(id, _(COMMANDS[command]), box)
        self.command, self.desk = command, desk
        self.block = desk.type.block(self.label, "body", 25, box.w - GLYPHS - 8, box.h, lines=2)

    def _code(self) -> str | None:
        settings = self.desk.settings
        return code_for(settings.bindings, self.command, self.desk.hands.family, settings.swap_confirm)

    @property
    def value(self) -> str:
        code = self._code()
        return code_words(code, self.desk.hands.family) if code else ""

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        code = self._code()
        if code is not None:
            draw_code(canvas, code, self.desk.hands.family, box.x, box.y + box.h / 2)
        canvas.block(self.block, Box(box.x + GLYPHS, box.y, box.w - GLYPHS, box.h), ink(canvas.theme))
