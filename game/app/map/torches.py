"""The torches of a party: burning, and burnt out."""

from game.i18n import _, ngettext

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.widget import Look, Widget

SIDE, STEP, EDGE = 34.0, 38.0, 10.0
WORDS, FAR = 22.0, 12.0  # letter size of the number; from the torches to it
CROWD = 80.0  # least width for the torches
PALE = 110


class Torches(Widget):
    """A row of torches with their number; many stand closer together. When focused, it says what they are for."""

    role = "gauge"
    focusable = True

    def __init__(self, left: int, total: int, box: Box, letters: Fonts):
        told = ngettext(
            "{n} torch is left. Every defeat burns one; with none left, the quest is lost.",
            "{n} torches are left. Every defeat burns one; with none left, the quest is lost.",
            left,
        )
        super().__init__("torches", _("Torches"), box, told.format(n=left))
        self.left, self.total = left, max(left, total)
        named = ngettext("{n} torch", "{n} torches", left).format(n=left)
        self.number = letters.cut(named, "strong", WORDS, box.w - 2 * EDGE - CROWD - FAR, box.h - 4, lines=2)
        self.last = left == 1
        if self.last:  # those that have gone out do not matter any more
            self.total = 1
            wide = box.w - 2 * EDGE - SIDE - FAR
            self.number = letters.cut(_("The last torch"), "strong", WORDS, wide, box.h - 4, lines=2)
        room = box.w - 2 * EDGE - SIDE - FAR - self.number.width
        self.step = min(STEP, room / max(1, self.total - 1))

    @property
    def value(self) -> str:
        return _("{n} left").format(n=self.left)

    def blocks(self) -> tuple[Block, ...]:
        return (self.number,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("hp-plate", box)
        wide = SIDE + self.step * (self.total - 1)
        x = box.centre[0] - (wide + FAR + self.number.width) / 2
        number = Box(x + wide + FAR, box.y, self.number.width, box.h)
        ink = canvas.theme.danger if self.last else canvas.theme.cream
        canvas.block(self.number, number, ink, shade=canvas.theme.night)
        for n in range(self.total):
            place = Box(x + n * self.step, box.centre[1] - SIDE / 2, SIDE, SIDE)
            if n < self.left:
                canvas.icon("torch", place, canvas.theme.gold)
            else:
                canvas.icon("torch-out", place, canvas.theme.faint, PALE)
