"""What a tutor says, on a piece of paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block
from .glyphs import GLYPH, code_for, draw_code, width_of
from .widget import Do, Look, Pressable

if TYPE_CHECKING:
    from ..desk import Desk

EDGE_X, EDGE_Y = 26.0, 11.0  # from the paper's edge to the words, clear of the line that runs along it
GO_W, GO_H = 236.0, 46.0
HANG, ASIDE = 24.0, 20.0  # how far the button hangs out below the paper, and how far in from its right edge
GAP = 12.0  # between a glyph and the word
RING = 4.0


class Speech(Pressable):
    """Words on paper; while it `waits`, a button hangs on it, and a press on either goes on."""

    role = "button"

    def __init__(self, id: str, text: str, box: Box, do: Do, desk: Desk, waits: bool):
        super().__init__(id, text, Box(box.x, box.y, box.w, box.h + HANG) if waits else box, do)
        self.desk, self.focusable = desk, waits
        self.ringed = False  # the ring is round the button
        self.block = desk.type.block(text, "body", 26, *self._room(self.box)[2:])
        self.go_on = desk.type.block(_("Go on"), "label", 24, GO_W - GLYPH - GAP - 36, GO_H - 10, lines=1)

    def _room(self, box: Box) -> Box:
        """Where the words stand: on the paper, above the button."""
        low = GO_H - EDGE_Y / 2 if self.focusable else 0.0
        room = box.inset(EDGE_X, EDGE_Y)
        return Box(room.x, room.y, room.w, room.h - low)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block, self.go_on) if self.focusable else (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if not self.label:
            return
        paper = Box(box.x, box.y, box.w, box.h - HANG) if self.focusable else box
        canvas.plate("parchment", paper)
        canvas.block(self.block, self._room(box), canvas.theme.ink)
        if self.focusable:
            self._draw_button(canvas, Box(box.right - GO_W - ASIDE, box.bottom - GO_H, GO_W, GO_H), look)

    def _draw_button(self, canvas: Canvas, box: Box, look: Look) -> None:
        if look.focused:
            canvas.plate("focus-ring", box.inset(-RING))
        box = box.moved(0, 2) if look.pressed else box
        canvas.plate("button-primary-pressed" if look.pressed else "button-primary", box)
        code = self._code()
        glyph = width_of(canvas, code) + GAP if code else 0.0
        x = box.x + (box.w - glyph - self.go_on.width) / 2
        if code:
            draw_code(canvas, code, self.desk.hands.family, x, box.y + box.h / 2)
        place = Box(x + glyph, box.y, self.go_on.width, box.h)
        canvas.block(self.go_on, place, canvas.theme.cream, shade=canvas.theme.night)

    def _code(self) -> str | None:
        """What goes on, on the device touched last."""
        hands, settings = self.desk.hands, self.desk.settings
        if hands.family == "mouse":
            return "mouse:1"
        return code_for(settings.bindings, "confirm", hands.family, settings.swap_confirm)
