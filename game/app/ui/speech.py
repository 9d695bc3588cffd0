"""What a tutor says, on a piece of paper."""

from collections.abc import Iterable

from game.tongue import _

from ..canvas import Canvas
from ..desk import Desk
from ..geometry import Box
from ..type import Block, Type
from .glyphs import GLYPH, code_for, draw_code, width_of
from .widget import Do, Look, Pressable

EDGE_X, EDGE_Y = 26.0, 11.0  # from the paper's edge to the words, clear of the line that runs along it
GO_W, GO_H = 236.0, 43.0
BELOW, ABOVE = 16.0, 2.0  # from the button to the paper's lower edge, and to the words
AIR, FOOT = 24.0, 20.0  # around the words, and below the paper, where there is room for it
GAP = 12.0  # between a glyph and the word
RING = 4.0


class Speech(Pressable):
    """Words on paper, in letters of that `size`; while it `waits`, a press on them or on their button goes on.

    The paper is as high as they need, up to the `box`, and stands at its foot; around a single line it is as wide.
    """

    role = "button"

    def __init__(self, id: str, text: str, box: Box, do: Do, desk: Desk, waits: bool, size: float):
        super().__init__(id, text, box, do)
        self.desk, self.focusable = desk, waits
        self.ringed = False  # the ring is round the button
        self.block = desk.type.block(text, "body", size, *_room(box, waits)[2:], grow=False)
        self.box = _around(box, self.block, waits)
        self.go_on = desk.type.block(_("Go on"), "label", 24, GO_W - GLYPH - GAP - 36, GO_H - 10, lines=1)

    @property
    def button(self) -> Box:
        """Where the button is, while it waits."""
        return _button(self.box)

    @property
    def words(self) -> Box:
        """Where the words have room."""
        return _room(self.box, self.focusable)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block, self.go_on) if self.focusable else (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if not self.label:
            return
        canvas.plate("parchment", box)
        align = "centre" if len(self.block.lines) == 1 else "left"
        canvas.block(self.block, _room(box, self.focusable), canvas.theme.ink, align)
        if self.focusable:
            self._draw_button(canvas, _button(box), look)

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
        settings = self.desk.settings
        return code_for(settings.bindings, "confirm", self.desk.hands.family, settings.swap_confirm)


def size_for(pages: Iterable[tuple[str, bool]], box: Box, letters: Type) -> float:
    """The size of letters in which each of some pages has room on that paper: its words, and whether it waits."""
    return min(letters.block(text, "body", 26, *_room(box, waits)[2:]).size for text, waits in pages)


def _around(box: Box, words: Block, waits: bool) -> Box:
    """The paper for some words."""
    below = ABOVE + GO_H + BELOW if waits else EDGE_Y
    tall = min(box.h, EDGE_Y + words.height + below + AIR)
    wide = min(box.w, max(words.width, GO_W) + 2 * EDGE_X) if len(words.lines) == 1 else box.w
    foot = min(FOOT, box.h - tall)  # clear of the prompts below, where there is room for that
    return Box(box.centre[0] - wide / 2, box.bottom - foot - tall, wide, tall)


def _button(box: Box) -> Box:
    return Box(box.x + (box.w - GO_W) / 2, box.bottom - BELOW - GO_H, GO_W, GO_H)


def _room(box: Box, waits: bool) -> Box:
    """Where the words stand: on the paper, above the button."""
    room = box.inset(EDGE_X, EDGE_Y)
    return Box(room.x, room.y, room.w, _button(box).y - ABOVE - room.y) if waits else room
