"""The toast, a line shown until the next press: where the scene has room for it, else at the top of the screen."""

from game import i18n

from ..base.geometry import Box
from ..gfx.fonts import Block
from ..services import Services

SIZE = 24.0  # text size in design pixels
SMALLER = 0.75  # least share of that size; with less room the toast goes to the top of the screen
WIDE, AROUND, EDGE = 900.0, 30.0, 3.0
FALL = 26.0  # design pixels it slides down to its place


def draw_toast(services: Services) -> None:
    """Draw the toast, if there is one."""
    if not services.toast:
        return
    text, letters = i18n.say(services.toast), services.canvas.type
    line = services.stack.top.toast_line() if services.stack.top else None
    if line is not None:
        block = letters.block(text, "body", SIZE, line.w - 2 * AROUND, line.h + 2, lines=2, even=True)
        if block.overflow <= 0 and block.size >= SMALLER * SIZE * letters.scale:
            _draw(services, block, line.inset(0, -EDGE))
            return
    block = letters.block(text, "body", SIZE, WIDE - 2 * AROUND, lines=4, even=True)
    _draw(services, block, Box(640 - WIDE / 2, 14 - services.layout.above, WIDE, block.height + 28))


def _draw(services: Services, block: Block, box: Box) -> None:
    canvas = services.canvas
    box = box.moved(0, -FALL * (1 - services.toast_share))
    canvas.fill(box.inset(8), canvas.theme.night)  # the plate is slightly transparent
    canvas.plate("toast", box)
    canvas.block(block, box.inset(AROUND, 0), canvas.theme.cream, "centre")
