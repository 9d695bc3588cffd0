"""Places at a table: one with a name has its torch lit, the next free one takes a name."""

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from .nametile import EDGE, SIZE, NameTile
from .widget import Do, Look, Pressable, Widget

TALL = 88.0  # from which height on the torch stands over the name
TORCH, ABOVE, AROUND = 0.48, 0.09, 10.0  # of the height: its side, from it to the upper edge; room for words at edges
DIM = 190  # how solid the torch of a free place is, of 255


class SeatTile(NameTile):
    """A place with a name; a press takes it out."""

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if box.h < TALL:
            super().draw(canvas, box, look)
            return
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("button-pressed" if look.pressed else "button-hover" if look.focused else "button", box)
        canvas.icon("torch", _torch(box), theme.gold)
        ink = theme.cream if look.focused else theme.paper
        canvas.block(self.block, _under(box), ink, "centre", shade=theme.night)


class FreeSeat(Widget):
    """A place that nobody has yet."""

    role = "picture"

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("slot", box)
        if box.h >= TALL:
            torch = _torch(box)
            canvas.icon("torch-out", torch.moved(0, box.centre[1] - torch.centre[1]), canvas.theme.bone, DIM)


class NextSeat(Pressable):
    """The place for the next name; a press asks for it."""

    role = "button"

    def __init__(self, id: str, label: str, box: Box, do: Do, letters: Type):
        super().__init__(id, label, box, do)
        room = _under(box) if box.h >= TALL else box.inset(EDGE, 6)
        self.block = letters.block(label, "strong", SIZE, room.w, room.h, 2)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("slot", box)
        ink = theme.cream if look.focused else theme.gold
        if box.h < TALL:
            canvas.block(self.block, box, ink, "centre", shade=theme.night)
            return
        canvas.icon("plus", _torch(box).inset(8), ink)
        canvas.block(self.block, _under(box), ink, "centre", shade=theme.night)


def _torch(box: Box) -> Box:
    side = box.h * TORCH
    return Box(box.centre[0] - side / 2, box.y + box.h * ABOVE, side, side)


def _under(box: Box) -> Box:
    """Where the words stand under a torch."""
    top = _torch(box).bottom
    return Box(box.x + AROUND, top, box.w - 2 * AROUND, box.bottom - top - 4)
