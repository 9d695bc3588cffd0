"""The row of doors that counts the rooms left on the way to the exit."""

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import ALIGN, Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.widget import Look, Widget

SIDE, GAP, BETWEEN = 26.0, 4.0, 12.0
AHEAD = 16.0  # side of the arrow between the last door and the exit
LEAST = 6  # number of doors for which room is always kept
BEHIND = 200  # alpha of doors already passed


class DoorRow(Widget):
    """The rooms left: one door for each, then the exit.

    Doors the party has already passed are dark. `told` is the text before them, by default the number in words.
    """

    role = "gauge"

    def __init__(self, box: Box, left: int, faced: int, letters: Fonts, told: str = "", align: str = "left"):
        super().__init__("left", _("Rooms left"), box)
        self.left = left
        told = told or _("Rooms left: {n}").format(n=left)
        self.told = letters.block(told, "strong", 25, box.w - BETWEEN - AHEAD - LEAST * (SIDE + GAP), box.h, lines=1)
        fitting = int((box.w - self.told.width - BETWEEN - AHEAD) / (SIDE + GAP)) - 1
        self.ahead = min(left, fitting)
        self.behind = min(faced, fitting - self.ahead)
        wide = self.told.width + BETWEEN + AHEAD + (self.behind + self.ahead + 1) * (SIDE + GAP)
        self.start = (box.w - wide) * ALIGN[align]

    @property
    def value(self) -> str:
        return str(self.left)

    def blocks(self) -> tuple[Block, ...]:
        return (self.told,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        box = box.moved(self.start, 0)
        canvas.block(self.told, box, theme.gold, shade=theme.night)
        x, y = box.x + self.told.width + BETWEEN, box.y + (box.h - SIDE) / 2
        row = [("door", theme.faint, BEHIND)] * self.behind + [("door", theme.gold, 255)] * self.ahead
        for icon, ink, alpha in row:
            canvas.icon(icon, Box(x, y, SIDE, SIDE), ink, alpha, theme.night)
            x += SIDE + GAP
        canvas.icon("play", Box(x, box.centre[1] - AHEAD / 2, AHEAD, AHEAD), theme.help, 255, theme.night)
        canvas.icon("way-out", Box(x + AHEAD + GAP, y, SIDE, SIDE), theme.help, 255, theme.night)
