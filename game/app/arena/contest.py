"""The score of a play that is won by rounds."""

from game import i18n
from game.core.standings import Contest
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts, closer
from ..ui.widget import Look, Widget

SIDE, GAP, BETWEEN = 22.0, 4.0, 20.0  # a sign; gap to its number; gap between both sides
NUMBER, WORD, ASIDE = 24.0, 22.0, 12.0  # size of the figures; of the text; margin
GROWS, LOWER = 12.0, 5.0  # large text: how far it reaches above and below its place; how much lower it is
CLOSE = 1.12  # line height of large text
OURS, THEIRS = "crown", "skull"


class Notches(Widget):
    """The rounds won: ours at the left, theirs at the right, and below the number needed to win."""

    role = "text"

    def __init__(self, contest: Contest, room: Box, letters: Fonts):
        self.contest = contest
        room = room.inset(0, -GROWS).moved(0, LOWER) if letters.huge else room
        words = _("First to {n}").format(n=contest.needed)
        self.block = letters.block(words, "strong", WORD, room.w, room.h - SIDE, lines=1 + letters.huge, grow=False)
        self.block = closer(self.block, CLOSE)
        self.won = [letters.block(str(n), "number", NUMBER, SIDE, room.h / 2, lines=1, grow=False)
                    for n in (contest.ours, contest.theirs)]  # fmt: skip
        wide = 2 * (SIDE + GAP) + BETWEEN + sum(block.width for block in self.won)
        top = room.y + (room.h - SIDE - self.block.height) / 2
        box = Box(room.centre[0] - wide / 2, top, wide, SIDE)
        super().__init__("contest", i18n.say(contest.told), box)
        self.foot = Box(room.x, box.bottom, room.w, self.block.height)
        across = max(wide, self.block.width) + 2 * ASIDE
        self.plate = Box(room.centre[0] - across / 2, room.y, across, room.h)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("preview-plate", self.plate)
        ours, theirs = self.won
        canvas.icon(OURS, box._replace(w=SIDE), theme.gold)
        canvas.block(ours, box._replace(x=box.x + SIDE + GAP, w=ours.width), theme.cream)
        canvas.block(theirs, box._replace(x=box.right - SIDE - GAP - theirs.width, w=theirs.width), theme.cream)
        canvas.icon(THEIRS, box._replace(x=box.right - SIDE, w=SIDE), theme.danger)
        canvas.block(self.block, self.foot, theme.bone, "centre", shade=theme.night)
