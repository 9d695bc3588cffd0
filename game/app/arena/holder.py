"""Whose hand lies open, where several may hold one: a face and a name at the hand."""

from game import tongue
from game.core.troupe import Figure

from ..canvas import Canvas
from ..geometry import Box
from ..pictures import portrait_of
from ..type import Block, Type
from ..ui.widget import Look, Widget

FACE, GAP, NAME = 56.0, 8.0, 23.0
WIDE = 150.0  # the most that the name takes


class Holder(Widget):
    """Only the face, where there is no room for the name."""

    role = "text"

    def __init__(self, figure: Figure, room: Box, letters: Type, named: bool):
        super().__init__("holder", tongue.say(figure.name), room)
        self.picture = portrait_of(figure.kind)
        self.face = Box(room.x, room.y + (room.h - FACE) / 2, FACE, FACE)
        x = self.face.right + GAP
        self.name = letters.block(self.label if named else "", "strong", NAME, WIDE, room.h, lines=2)
        self.place = Box(x, room.y, self.name.width, room.h)
        self.box = room._replace(w=(self.place if named else self.face).right - room.x)

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.picture:
            canvas.picture(self.picture, self.face)
        canvas.block(self.name, self.place, canvas.theme.gold, shade=canvas.theme.night)
