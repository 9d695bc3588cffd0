"""The line at the top of the screen that tells something until the next press."""

from game import tongue

from .desk import Desk
from .geometry import Box

WIDE = 900.0


def draw_toast(desk: Desk) -> None:
    """Draw the line, if there is one."""
    if not desk.toast:
        return
    canvas = desk.canvas
    block = canvas.type.block(tongue.say(desk.toast), "body", 24, WIDE - 60, lines=4)
    box = Box(640 - WIDE / 2, 14 - desk.layout.above, WIDE, block.height + 28)
    canvas.fill(box.inset(8), canvas.theme.night)  # the plate itself lets a little through
    canvas.plate("toast", box)
    canvas.block(block, box.inset(30, 0), canvas.theme.cream, "centre")
