"""What is said of the thing in focus, on a plate no higher than it needs: what lies above it stays in sight."""

from ..geometry import Box
from ..table.preview import PreviewLine
from ..type import Type

AROUND = 4.0


class SlimLine(PreviewLine):
    """One or two lines at the foot of their place."""

    def __init__(self, text: str, letters: Type, line: Box):
        super().__init__(capital(text), letters, line)
        tall = self.block.height + 2 * AROUND
        self.plate = self.plate._replace(y=self.plate.bottom - tall, h=tall)
        self.box = self.plate.inset(26, 2)


def capital(text: str) -> str:
    """Words that stand by themselves, as a sentence begins."""
    return text[:1].upper() + text[1:]
