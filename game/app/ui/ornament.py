"""A printer's ornament: a rule with the four suits in its middle."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from .widget import Look, Widget

SUITS = "SHDC"
SIDE, APART = 18.0, 10.0  # side of a sign, and gap to the next
RULES = ((-2.0, 2.0, 1.0), (3.0, 1.0, 0.86))  # per line: offset down, thickness, length as a share
LIGHT = 150  # alpha of the lines


class Ornament(Widget):
    """The ornament, as wide as its box and vertically centred."""

    role = "picture"

    def __init__(self, id: str, box: Box):
        super().__init__(id, "", box)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        ink, (x, y) = canvas.theme.wine, box.centre
        signs = len(SUITS) * SIDE + (len(SUITS) - 1) * APART
        for i, suit in enumerate(SUITS):
            place = canvas.layout.px(Box(x - signs / 2 + i * (SIDE + APART), y - SIDE / 2, SIDE, SIDE))
            canvas.blit(canvas.pictures.tinted(f"cards/pips/{suit}", place[2:], ink), place[:2])
        room = (box.w - signs) / 2 - 2 * APART
        for down, thick, share in RULES:
            long = room * share
            for left in (x - signs / 2 - 2 * APART - long, x + signs / 2 + 2 * APART):
                canvas.fill(Box(left, y + down, long, thick), ink, LIGHT)


class RuledLine(Widget):
    """A thin or double line on paper, vertically centred in its box."""

    role = "picture"

    def __init__(self, id: str, box: Box, double: bool = False):
        super().__init__(id, "", box)
        self.double = double

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        for down, thick, _share in RULES if self.double else RULES[1:]:
            canvas.fill(Box(box.x, box.centre[1] + down, box.w, thick), canvas.theme.wine, LIGHT)
