"""Places at a table: one with a name has an emblem of its own, the next free one takes a name."""

from collections.abc import Sequence
from typing import NamedTuple

from ..canvas import Canvas
from ..geometry import Box
from ..theme import Colour, colour
from ..type import Block, Type
from .etched import etched
from .nametile import EDGE, SIZE, NameTile
from .portrait import CROSS, sign_on
from .widget import Do, Look, Pressable, Widget

TALL = 88.0  # from which height on the picture stands over the name
TORCH, ABOVE, AROUND = 0.48, 0.09, 10.0  # of the height: its side, from it to the upper edge; room for words at edges
CORNER, SMALL = 13.0, 36.0  # from the corner of a place to its cross; an emblem beside a name
DIM = 190  # how solid the torch of a free place is, of 255
EMBLEMS: Sequence[tuple[str, Colour]] = (
    ("crown", colour("#e3b24f")),
    ("shield", colour("#8fb3c9")),
    ("flame", colour("#e5732f")),
    ("potion", colour("#8cbd98")),
    ("mana", colour("#a99bc4")),
    ("skull", colour("#efe2c4")),
    ("heart", colour("#e0626a")),
    ("lantern", colour("#d8995a")),
)  # of the places, one after the other: signs, and the inks of the cards, so light that they stand out


class Parts(NamedTuple):
    """Where things are on the place of somebody."""

    emblem: Box
    name: Box
    cross: Box


class SeatTile(NameTile):
    """The place of that number, with a name; a press takes it out, as the cross says."""

    def __init__(self, number: int, name: str, box: Box, do: Do, letters: Type):
        super().__init__(f"player-{number}", name, box, do, letters)
        self.emblem, self.dye = EMBLEMS[number % len(EMBLEMS)]
        room = self._parts(box).name
        self.block = letters.cut(name, "strong", SIZE, room.w, room.h)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        emblem, name, cross = self._parts(box)
        canvas.plate("button-pressed" if look.pressed else "button-hover" if look.focused else "button", box)
        etched(canvas, self.emblem, emblem, theme.cream if canvas.stark else self.dye)
        sign_on(canvas, "cross", cross, theme.gold if look.focused else theme.bone)
        canvas.block(self.block, name, theme.cream if look.focused else theme.paper, "centre", shade=theme.night)

    @staticmethod
    def _parts(box: Box) -> Parts:
        """Over each other where it is high enough, else side by side."""
        cross = Box(box.right - CROSS - CORNER, box.y + CORNER, CROSS, CROSS)
        if box.h >= TALL:
            return Parts(_torch(box), _under(box), cross)
        emblem = Box(box.x + EDGE, box.centre[1] - SMALL / 2, SMALL, SMALL)
        cross = cross._replace(y=box.centre[1] - CROSS / 2)
        left = emblem.right + AROUND
        return Parts(emblem, Box(left, box.y + 4, cross.x - AROUND - left, box.h - 8), cross)


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
