"""The holder of the shown hand: face and name beside it, and an enemy's numbers."""

from collections.abc import Mapping

from game import i18n
from game.core.combatants import HEROES, Figure

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import portrait_of
from ..ui.widget import Look, Widget
from .described import described

FACE, GAP, NAME = 56.0, 8.0, 23.0
WIDE, WIDER = 150.0, 190.0  # greatest width of the name on two lines, and on one
LINE = 34.0  # height of a single line, centred: anything lower is covered by a raised card of the hand
SIGN, NUMBER, APART = 22.0, 22.0, 14.0  # a number's icon, its size, and gap to the next


class Holder(Widget):
    """The face of a hand's holder, with the name if it fits. A hero's numbers are on the hero's plate."""

    role = "text"

    def __init__(self, figure: Figure, room: Box, letters: Fonts, named: bool, counts: Mapping[str, int]):
        super().__init__("holder", i18n.say(figure.name), room)
        self.figure, self.counts, self.letters = figure, counts, letters
        self.picture = portrait_of(figure.kind, figure.elite)
        self.face = face_in(room)
        self.numbers = self._numbered() if named and figure.side != HEROES else []
        name, x = self.label if named else "", self.face.right + GAP
        if self.numbers:
            self.name = letters.cut(name, "strong", NAME, WIDER, LINE)
        else:
            self.name = letters.block(name, "strong", NAME, WIDER if letters.huge else WIDE, room.h, lines=2)
        high = LINE if self.numbers else room.h
        self.place = Box(x, room.centre[1] - high / 2, self.name.width, high)
        right = self.place.right + self._wide() if named else self.face.right
        self.box = room._replace(w=right - room.x)

    def _numbered(self) -> list[tuple[str, Block]]:
        """Return the icons and numbers: difficulty, and cards left."""
        worth = [("skull", self.figure.worth)] if self.figure.worth else []
        return [
            (icon, self.letters.block(str(n), "number", NUMBER, WIDE, NUMBER * 1.5, lines=1, grow=False))
            for icon, n in (*worth, ("hand-cards", self.counts.get("hand", 0)))
        ]

    def _wide(self) -> float:
        """Return the width of the numbers."""
        return sum(APART + SIGN + GAP / 2 + block.width for _icon, block in self.numbers)

    @property
    def value(self) -> str:
        return ", ".join(described(self.figure, self.counts)) if self.numbers else ""

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.picture:
            canvas.picture(self.picture, self.face)
        canvas.block(self.name, self.place, canvas.theme.gold, shade=canvas.theme.night)
        x, middle = self.place.right, self.place.centre[1]
        for icon, block in self.numbers:
            x += APART
            canvas.icon(icon, Box(x, middle - SIGN / 2, SIGN, SIGN), canvas.theme.bone)
            x += SIGN + GAP / 2
            canvas.block(block, self.place._replace(x=x, w=block.width), canvas.theme.cream, shade=canvas.theme.night)
            x += block.width


def face_in(room: Box) -> Box:
    """Return the box of the face in the row of abilities."""
    return Box(room.x, room.y + (room.h - FACE) / 2, FACE, FACE)
