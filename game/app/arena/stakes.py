"""What a fight is about, to be read in the lane while nobody strikes."""

from collections.abc import Sequence

from game import tongue
from game.core.words import Text

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from ..ui.widget import Look, Widget
from .slimline import in_the_middle

EDGE, TOP, UNDER = 60.0, 2.0, 44.0  # UNDER: room for what is said of the thing in focus
CARVED, FOOT = 368.0, 398.0  # the mark that is carved into the table in the middle of the lane: its width, its foot
SIZE, AIR, BETWEEN, BESIDE = 22.0, 6.0, 3.0, 22.0


def _most(high: float, letters: Type) -> int:
    """How many lines there is room for; the first matter most."""
    line = letters.block("X", "body", SIZE, high).height
    return max(1, int((high - 2 * AIR + BETWEEN) // (line + BETWEEN)))


class Stakes(Widget):
    """A sentence on each line, as many as there is room for, on a plate that hides the mark carved into the table."""

    role = "text"

    def __init__(self, told: Sequence[Text], lane: Box, letters: Type):
        said = [tongue.say(each) for each in told]
        room = Box(lane.x + EDGE, lane.y + TOP, lane.w - 2 * EDGE, lane.h - TOP - UNDER)
        lines = said[: _most(room.h, letters)]
        gaps = (len(lines) - 1) * BETWEEN
        high = (room.h - 2 * AIR - gaps) / len(lines)
        self.lines = [letters.cut(line, "body", SIZE, room.w - 2 * BESIDE, high) for line in lines]
        wide = max(CARVED, *(line.width + 2 * BESIDE for line in self.lines))
        self.tall = sum(line.height for line in self.lines) + gaps
        super().__init__("stakes", " ".join(said), room._replace(x=in_the_middle(wide, lane), w=wide))

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.lines)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("shadow", box, 150)
        canvas.plate("hp-plate", box)
        y = box.centre[1] - self.tall / 2
        for i, line in enumerate(self.lines):
            ink = canvas.theme.cream if i else canvas.theme.gold
            canvas.block(line, box._replace(y=y, h=line.height), ink, "centre", shade=canvas.theme.night)
            y += line.height + BETWEEN
