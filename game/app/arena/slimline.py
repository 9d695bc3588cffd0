"""What is said of the thing in focus, on a plate that leaves in sight what else is to be read."""

from ..geometry import Box
from ..table.preview import PreviewLine
from ..type import Type

AROUND = 4.0
ASIDE, EDGE = 7, 8.0  # lines beside what there is to choose between


class SlimLine(PreviewLine):
    """One or two lines at the foot of their place."""

    def __init__(self, text: str, letters: Type, line: Box):
        super().__init__(capital(text), letters, line)
        tall = self.block.height + 2 * AROUND
        self.plate = self.plate._replace(y=self.plate.bottom - tall, h=tall)
        self.box = self.plate.inset(26, 2)


class SideLine(PreviewLine):
    """As many lines as it takes in a narrow room, beside what there is to choose between."""

    def __init__(self, text: str, letters: Type, room: Box):
        super().__init__(capital(text), letters, room.inset(-EDGE, 0), lines=ASIDE)
        self.plate = room
        self.box = room.inset(26 - EDGE, 0)


def capital(text: str) -> str:
    """Words that stand by themselves, as a sentence begins."""
    return text[:1].upper() + text[1:]
