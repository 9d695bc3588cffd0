"""The toast, a line shown until the next press: where the scene has room for it, else at the top of the screen."""

from game import i18n

from .desk import Desk
from .fonts import Block
from .geometry import Box

SIZE = 24.0  # text size in design pixels
SMALLER = 0.75  # least share of that size; with less room the toast goes to the top of the screen
WIDE, AROUND, EDGE = 900.0, 30.0, 3.0
FALL = 26.0  # design pixels it slides down to its place


def draw_toast(desk: Desk) -> None:
    """Draw the toast, if there is one."""
    if not desk.toast:
        return
    text, letters = i18n.say(desk.toast), desk.canvas.type
    line = desk.stack.top.toast_line() if desk.stack.top else None
    if line is not None:
        block = letters.block(text, "body", SIZE, line.w - 2 * AROUND, line.h + 2, lines=2, even=True)
        if block.overflow <= 0 and block.size >= SMALLER * SIZE * letters.scale:
            _draw(desk, block, line.inset(0, -EDGE))
            return
    block = letters.block(text, "body", SIZE, WIDE - 2 * AROUND, lines=4, even=True)
    _draw(desk, block, Box(640 - WIDE / 2, 14 - desk.layout.above, WIDE, block.height + 28))


def _draw(desk: Desk, block: Block, box: Box) -> None:
    canvas = desk.canvas
    box = box.moved(0, -FALL * (1 - desk.toast_share))
    canvas.fill(box.inset(8), canvas.theme.night)  # the plate is slightly transparent
    canvas.plate("toast", box)
    canvas.block(block, box.inset(AROUND, 0), canvas.theme.cream, "centre")
