"""The places on the table that are not cards."""

from collections.abc import Callable, Hashable

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.widget import Look, Widget


class PlaceSpot(Widget):
    """A place that is not a card, with its name beneath, such as the bare hands to strike a picked monster with."""

    role = "place"
    focusable = True
    WIDER, LARGE_WIDER = 12.0, 22.0  # the name is wider than the picture by this at each side; with large text
    NAME_H = 60.0  # height for the name
    SMALLER = 24.0  # how much smaller the picture is above a large name on two lines

    def __init__(
        self, id: str, label: str, picture: str, box: Box, do: Callable[[], object], letters: Fonts, lit: bool = False
    ):
        wider = self.LARGE_WIDER if letters.huge else self.WIDER
        self.name = letters.block(label, "strong", 22, box.w + 2 * wider, self.NAME_H + 2 * letters.huge, lines=2)
        self.picture, self.at = picture, box
        if len(self.name.lines) > 1 and letters.huge:
            self.at = box.inset(self.SMALLER / 2, 0)._replace(h=box.h - self.SMALLER)
        tall = self.at.h + 4 + self.name.height
        super().__init__(id, label, Box(box.x - wider, box.y, box.w + 2 * wider, tall))
        self.do, self.lit = do, lit

    def press(self) -> None:
        self.do()

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.at, self.lit

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.picture(f"ui/{self.picture}", self.at, 255 if self.lit or look.focused else 150)
        name = Box(box.x, self.at.bottom + 2, box.w, self.name.height)
        ink = canvas.theme.cream if self.lit else canvas.theme.bone
        canvas.block(self.name, name, ink, "centre", valign=0, shade=canvas.theme.night)
