"""What lies over a scene: the prompt bar with the glyphs of the device used last, and the toast."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game import i18n
from game.core.text import Text

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.draw_cache import ReplayedDrawing
from ..gfx.fonts import Block
from ..input.bindings import Bindings
from .glyphs import GLYPH, code_for, draw_code, width_of

RAISED = 3.5  # how much higher the bar lies with large text, whose accents need the room above
EDGE = 6.0  # part of the bar's height that glyphs leave free with large text
USUAL, TIGHT = (10.0, 30.0), (7.0, 17.0)  # gaps between a glyph and its text, and after the text
Pieces = list[tuple[str, str, Block]]  # command, code and text of each prompt


class Devices(Protocol):
    """The input devices as the prompts see them."""

    @property
    def swap_confirm(self) -> bool: ...

    def glyphs(self, device: int | None = None) -> tuple[str, Bindings]: ...


class PromptBar:
    """The centred bar at a screen's foot, with as many prompts as fit.

    If they do not fit, the text is first set at normal size, then the gaps shrink, and only then prompts are left out,
    the last ones first. The first prompt (the main action) and the last one (the way out) always stay.
    """

    def __init__(self, devices: Devices):
        self._devices, self._bar = devices, ReplayedDrawing()
        self.shown: Sequence[tuple[str, Box]] = ()  # commands and their boxes, for clicks
        # what a scene may change:
        self.device: Callable[[], int | None] = lambda: None  # whose glyphs are shown; None for that used last
        self.room: Callable[[Box], Box] = lambda box: box  # the part of a box that is free for the bar

    def glyphs(self) -> tuple[str, Bindings]:
        """The glyph family of the prompts, and the bindings that are shown."""
        return self._devices.glyphs(self.device())

    def at(self, point: Point) -> str:
        """The command whose prompt is at a point; "" if there is none."""
        return next((command for command, box in self.shown if box.holds(point)), "")

    def draw(self, canvas: Canvas, prompts: Sequence[tuple[str, str]], box: Box) -> None:
        """Draw the prompts for some commands in a box."""
        box = self.room(box)
        if not canvas.visible(box):
            return
        (family, bindings), swapped = self.glyphs(), self._devices.swap_confirm
        bound = tuple(
            (command, code, label)
            for command, label in prompts
            if (code := code_for(bindings, command, family, swapped)) is not None
        )
        self._bar.draw(canvas, lambda canvas: self._lay(canvas, bound, family, box), bound, family, box)

    def _lay(self, canvas: Canvas, bound: Sequence[tuple[str, str, str]], family: str, box: Box) -> None:
        box = box.moved(0, -RAISED) if canvas.type.huge else box
        pieces, (between, after) = _pieces(canvas, bound, box, grow=True), USUAL
        side = max(GLYPH, box.h - EDGE) if canvas.type.large else GLYPH
        if _width(canvas, pieces, USUAL, side) > box.w:
            pieces, side = _pieces(canvas, bound, box, grow=False), GLYPH
        if _width(canvas, pieces, USUAL, side) > box.w:
            between, after = TIGHT
        while len(pieces) > 2 and _width(canvas, pieces, (between, after), side) > box.w:
            del pieces[-2]
        x, middle = box.x + (box.w - _width(canvas, pieces, (between, after), side)) / 2, box.y + box.h / 2
        shown = []
        for command, code, block in pieces:
            left = x
            x += draw_code(canvas, code, family, x, middle, side) + between
            canvas.block(block, Box(x, box.y, block.width, box.h), canvas.theme.bone, shade=canvas.theme.night)
            x += block.width
            shown.append((command, Box(left, box.y, x - left, box.h).inset(-after / 2, 0)))
            x += after
        self.shown = shown


def _pieces(canvas: Canvas, bound: Sequence[tuple[str, str, str]], box: Box, grow: bool) -> Pieces:
    high = box.h - (RAISED if canvas.type.huge else 0.0)
    return [
        (command, code, canvas.type.block(label, "body", 22, box.w, high, 1, grow)) for command, code, label in bound
    ]


def _width(canvas: Canvas, pieces: Pieces, room: tuple[float, float], side: float) -> float:
    between, after = room
    return sum(width_of(canvas.type, code, side) + between + block.width + after for _, code, block in pieces) - after


SIZE = 24.0  # text size in design pixels
SMALLER = 0.75  # least share of that size; with less room the toast goes to the top of the screen
WIDE, AROUND, TOAST_EDGE = 900.0, 30.0, 3.0
FALL = 26.0  # design pixels it slides down to its place


def draw_toast(canvas: Canvas, toast: Text | str, line: Box | None, share: float) -> None:
    """Draw a toast in the box `line` if it fits there; `share` is the progress of its slide, from 0 to 1."""
    text, letters = i18n.say(toast), canvas.type
    if line is not None:
        block = letters.block(text, "body", SIZE, line.w - 2 * AROUND, line.h + 2, lines=2, even=True)
        if block.overflow <= 0 and block.size >= SMALLER * SIZE * letters.scale:
            _draw(canvas, block, line.inset(0, -TOAST_EDGE), share)
            return
    block = letters.block(text, "body", SIZE, WIDE - 2 * AROUND, lines=4, even=True)
    _draw(canvas, block, Box(640 - WIDE / 2, 14 - canvas.layout.above, WIDE, block.height + 28), share)


def _draw(canvas: Canvas, block: Block, box: Box, share: float) -> None:
    box = box.moved(0, -FALL * (1 - share))
    canvas.fill(box.inset(8), canvas.theme.night)  # the plate is slightly transparent
    canvas.plate("toast", box)
    canvas.block(block, box.inset(AROUND, 0), canvas.theme.cream, "centre")
