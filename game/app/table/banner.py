"""A pennant that announces whose turn it is."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.widget import Look, Widget
from .livery import Livery

STAYS, COMES = 1.1, 0.2  # seconds: in all, and until it has arrived
FAR = 90.0  # design pixels: the distance from which it flies in
HIGH, LARGE, AIR = 74.0, 128.0, 16.0  # usual height, and the most for large text; space above and below the text
EDGE, ICON, GAP = 62.0, 38.0, 12.0
MIDDLE = -4.0  # design pixels from the banner's middle to the middle of its cloth


class Banner(Widget):
    """A pennant over a seat's area, in the seat's colour, that flies in from that seat's side.

    `line` is the box in which it may hang; `side` is -1 for left, 1 for right; `still` makes it appear in place at
    once.
    """

    role = "heading"

    def __init__(self, text: str, livery: Livery, line: Box, side: int, letters: Fonts, still: bool = False):
        room = line.w - 2 * EDGE - ICON - GAP
        most = LARGE if letters.huge else HIGH
        self.block = letters.block(text, "label", 30, room, most - AIR, lines=2)
        wide, high = self.block.width + ICON + GAP + 2 * EDGE, max(HIGH, self.block.height + AIR)
        super().__init__("turn", text, Box(line.centre[0] - wide / 2, line.centre[1] - high / 2, wide, high))
        self.livery, self.side, self.still, self.age = livery, side, still, 0.0

    @property
    def gone(self) -> bool:
        """True once it has hung there for STAYS seconds."""
        return self.age >= STAYS

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self.age += dt

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def _away(self) -> float:
        """Return its horizontal distance from its final place, in design pixels."""
        left = 0.0 if self.still else max(0.0, 1 - self.age / COMES)
        return self.side * FAR * left * left

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(self._away(), 0)
        if canvas.stark:
            canvas.fill(box, self.livery.colour(theme))
        else:
            canvas.plate("ribbon", box, dye=self.livery.cloth(theme))
        cloth = box.moved(EDGE, 0 if canvas.stark else MIDDLE)
        crest = Box(cloth.x, cloth.centre[1] - ICON / 2, ICON, ICON)
        canvas.icon(self.livery.crest, crest, theme.ink)
        canvas.block(self.block, Box(crest.right + GAP, cloth.y, self.block.width, cloth.h), theme.ink)
