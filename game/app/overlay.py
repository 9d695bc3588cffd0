"""The line that tells something until the next press: where the scene has room for it, else at the screen's head."""

from game import tongue

from .desk import Desk
from .geometry import Box
from .type import Block

WIDE, AROUND = 900.0, 30.0


def draw_toast(desk: Desk) -> None:
    """Draw the line, if there is one."""
    if not desk.toast:
        return
    text, letters = tongue.say(desk.toast), desk.canvas.type
    line = desk.stack.top.toast_line() if desk.stack.top else None
    if line is not None:
        block = letters.block(text, "body", 24, line.w - 2 * AROUND, line.h + 2, lines=2)
        if block.overflow <= 0:
            _draw(desk, block, line)
            return
    block = letters.block(text, "body", 24, WIDE - 2 * AROUND, lines=4)
    _draw(desk, block, Box(640 - WIDE / 2, 14 - desk.layout.above, WIDE, block.height + 28))


def _draw(desk: Desk, block: Block, box: Box) -> None:
    canvas = desk.canvas
    canvas.fill(box.inset(8), canvas.theme.night)  # the plate itself lets a little through
    canvas.plate("toast", box)
    canvas.block(block, box.inset(AROUND, 0), canvas.theme.cream, "centre")
