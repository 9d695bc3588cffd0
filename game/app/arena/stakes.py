"""The stakes of a fight, shown in the lane while nobody strikes."""

from collections.abc import Sequence

from game import i18n
from game.core.text import Text

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.widget import Look, Widget
from .preview_lines import in_the_middle

EDGE, TOP, UNDER = 60.0, 2.0, 44.0  # margins; UNDER: room for the preview line
LARGE_EDGE, LARGE_LINES = 16.0, 2  # large text: side margin of the paper; lines of a first sentence that stands alone
CARVED, FOOT = 368.0, 398.0  # the mark carved into the table in the middle of the lane: width and foot
TITLE, SIZE, AIR, BETWEEN, BESIDE = 25.0, 22.0, 9.0, 2.0, 30.0
SHEET = "parchment", 0.5  # a plate, and its rim's scale relative to that of a page


def draw_paper(canvas: Canvas, box: Box) -> None:
    """Draw a small piece of paper on the table."""
    canvas.plate("shadow", box, 150)
    name, fine = SHEET
    canvas.plate(name, box, fine=fine)


def _most(high: float, title: float, letters: Fonts) -> int:
    """Return how many lines fit, the first one at the title's size."""
    head, line = (letters.block("X", *how, high).height for how in (("strong", title), ("body", SIZE)))
    return 1 + max(0, int((high - 2 * AIR - head) // (line + BETWEEN)))


class Stakes(Widget):
    """A piece of paper over the mark carved into the table: the stakes in large letters, then as many sentences as fit.

    It starts at the top of the lane, partly below the feet of figures that reach over it. If large text has no room for
    them, the first sentence stands alone.
    """

    role = "text"

    def __init__(self, told: Sequence[Text], lane: Box, top: float, letters: Fonts):
        said = [i18n.say(each) for each in told]
        edge = LARGE_EDGE if letters.huge else EDGE
        room = Box(lane.x + edge, lane.y + TOP, lane.w - 2 * edge, lane.h - TOP - UNDER)
        title = TITLE if _most(room.h, TITLE, letters) > 1 else SIZE
        lines = said[: _most(room.h, title, letters)]
        gaps = (len(lines) - 1) * BETWEEN
        high = (room.h - 2 * AIR - gaps) / len(lines)
        self.lines = [
            letters.cut(line, "body" if i else "strong", SIZE if i else title, room.w - 2 * BESIDE, high)
            for i, line in enumerate(lines)
        ]
        if letters.huge and any(line.lines[-1].endswith("…") for line in self.lines):
            wide, high = room.w - 2 * BESIDE, room.h - 2 * AIR
            self.lines, gaps = [letters.cut(said[0], "strong", title, wide, high, LARGE_LINES)], 0.0
        wide = max(CARVED, *(line.width + 2 * BESIDE for line in self.lines))
        self.tall = sum(line.height for line in self.lines) + gaps
        super().__init__("stakes", " ".join(said), room._replace(x=in_the_middle(wide, lane), w=wide))
        self.sheet = self.box._replace(y=top + TOP, h=self.box.bottom - top - TOP)

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.lines)

    def draw_under(self, canvas: Canvas) -> None:
        """Draw the paper."""
        draw_paper(canvas, self.sheet)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        y = box.centre[1] - self.tall / 2
        for i, line in enumerate(self.lines):
            ink = canvas.theme.ink if i else canvas.theme.wine
            canvas.block(line, box._replace(y=y, h=line.height), ink, "centre")
            y += line.height + BETWEEN
