"""What is said of the thing in focus, on a plate that leaves in sight what else is to be read."""

from ..canvas import Canvas
from ..geometry import GRID_W, Box
from ..table.preview import PreviewLine
from ..theme import Colour, Theme
from ..type import Type
from ..ui.text import ink, wine
from .trestle import RIM

AROUND, LIP = 4.0, 4.0  # LIP: by so much a line reaches above its letters
INSET, RULE, HEM = 20.0, 1.5, 2.0  # beside what stands on one sheet, a line between, and clear of that at its edge
SIGN, BAD = 28.0, "heart-broken"  # side of a sign; that of what goes badly
DUSK = 170  # how dark it is under words on the bare boards
ASIDE, EDGE = 7, 8.0  # lines beside what there is to choose between
ENDS = (".", "!", "?", "…", ":", "”", "“")  # of what needs no stop


class SlimLine(PreviewLine):
    """One or two lines at the foot of their place, in the middle of the table, before them a `sign`: that of advice, or
    of whoever can be chosen, which they explain.  What is `BAD` is sure to go badly, and has its colour."""

    def __init__(self, text: str, letters: Type, line: Box, sign: str = ""):
        super().__init__(sentence(text), letters, line)
        self.letters = letters
        tall = self.block.height + 2 * AROUND
        x = in_the_middle(self.plate.w, line)
        self.plate = Box(x, self.plate.bottom - tall, self.plate.w, tall)
        self.box = self.plate.inset(26, 2)
        self.sign, self.bad = sign, sign == BAD
        self.joined = False  # does it stand on a sheet with something else,
        self.framed = True  # or on one of its own?
        if self.bad:
            self.colour = danger

    @property
    def _beside(self) -> float:
        """The room that the sign takes."""
        return SIGN + AROUND if self.sign else 0.0

    def lie_in(self, lane: Box, cards: float) -> None:
        """Lie within the frame of a lane: on its boards, where that is below its `cards`."""
        up = min(0.0, lane.bottom - RIM - self.plate.bottom)
        self.plate, self.box = self.plate.moved(0, up), self.box.moved(0, up)
        self.framed = self.box.centre[1] - self.block.height / 2 < cards - LIP
        self.shade = not self.framed

    def join(self, plate: Box) -> Box:
        """Stand at the foot of a sheet, from the left as all that stands there, on one line if it can, and no
        farther to the right than the rule above if there is room for two; the sheet is higher for that."""
        room = plate.w - 2 * INSET - self._beside
        role, lowest = self.block.role, self.plate.bottom - plate.bottom - 3 * AROUND
        ways = (self.block.size, 1), (self.letters.smallest(role), 2)
        blocks = (self.letters.flush(self.label, role, size, room, lines=lines) for size, lines in ways)
        fits = (block for block in blocks if block.overflow <= 0 and (len(block.lines) == 1 or block.height <= lowest))
        self.block = next(fits, self.block)
        self.plate = Box(plate.x, plate.bottom, plate.w, self.block.height + 3 * AROUND)
        inner = self.plate.inset(INSET, AROUND)
        self.box = inner._replace(x=inner.x + self._beside, y=inner.y - HEM, w=inner.w - self._beside)
        self.joined, self.align = True, "left"
        self.colour = wine if self.bad else ink
        return plate._replace(h=plate.h + self.plate.h)

    def draw_ground(self, canvas: Canvas) -> None:
        if self.joined:
            canvas.fill(self.plate.inset(INSET, 0)._replace(h=RULE), canvas.theme.faint, 150)
        elif self.framed:
            super().draw_ground(canvas)
        else:
            canvas.plate("shadow", self.plate.inset(INSET, AROUND), DUSK)

    def _before(self, box: Box) -> Box:
        x = box.x - self._beside if self.joined else self.plate.x + AROUND
        return Box(x, box.centre[1] - SIGN / 2, SIGN, SIGN)

    def sign_inks(self, theme: Theme) -> tuple[Colour, Colour | None]:
        if self.joined:
            return theme.wine, None
        return (theme.danger, theme.night) if self.bad else super().sign_inks(theme)


def in_the_middle(wide: float, room: Box) -> float:
    """Where something that is so wide begins that stands in the middle of the table, as far as its room allows."""
    return min(max(room.x, (GRID_W - wide) / 2), room.right - wide)


def danger(theme: Theme) -> Colour:
    """What goes badly."""
    return theme.danger


class SideLine(PreviewLine):
    """As many lines as it takes in a narrow room, beside what there is to choose between."""

    def __init__(self, text: str, letters: Type, room: Box):
        super().__init__(sentence(text), letters, room.inset(-EDGE, 0), lines=ASIDE)
        self.plate = room
        self.box = room.inset(26 - EDGE, 0)


def sentence(text: str) -> str:
    """Words that stand by themselves, from a capital to a stop."""
    return capital(text) if text.endswith(ENDS) else f"{capital(text)}."


def capital(text: str) -> str:
    """Words that stand by themselves, as a sentence begins."""
    return text[:1].upper() + text[1:]
