"""The button that sorts the hand."""

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.buttons import IconButton
from ..ui.widget import Do, Look

SIGN, TOP, FOOT, LINE = 30.0, 5.0, 3.0, 28.0  # side of the icon, margins above and below, height of the word
WORD = 22.0


class SortButton(IconButton):
    """An icon of the current sort order over a word, if it fits; screen readers get the label."""

    def __init__(self, id: str, label: str, box: Box, do: Do, icon: str, letters: Fonts):
        super().__init__(id, label, box, do, icon)
        block = letters.block(_("Sort"), "strong", WORD, box.w - 8, LINE + 4, lines=1)
        self.block = block if block.overflow <= 0 else None

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,) if self.block else ()

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.block is None:
            super().draw(canvas, box, look)
            return
        canvas.plate("button-pressed" if look.pressed else "button-hover" if look.focused else "button", box)
        sign = Box(box.centre[0] - SIGN / 2, box.y + TOP, SIGN, SIGN)
        canvas.icon(self.icon, sign, canvas.theme.paper)
        foot = box._replace(y=box.bottom - FOOT - LINE, h=LINE)
        canvas.block(self.block, foot, canvas.theme.paper, "centre", shade=canvas.theme.night)
