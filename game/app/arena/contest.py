"""How a play stands that is won by rounds: a notch for each that can be won, and how many win."""

from game import tongue
from game.core.contest import Contest
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from ..ui.widget import Look, Widget

SIDE, GAP = 20.0, 2.0
WORD, ASIDE = 22.0, 12.0  # letters; beside the widest
OURS, THEIRS, OPEN = "crown", "skull", "suit-diamond"


class Notches(Widget):
    """Ours from the left, theirs from the right, and between them those that are still to be won."""

    role = "text"

    def __init__(self, contest: Contest, room: Box, letters: Type):
        self.contest, self.count = contest, 2 * contest.needed - 1
        wide = self.count * SIDE + (self.count - 1) * GAP
        words = _("First to {n}").format(n=contest.needed)
        self.block = letters.block(words, "strong", WORD, room.w, room.h - SIDE, lines=1, grow=False)
        top = room.y + (room.h - SIDE - self.block.height) / 2
        box = Box(room.centre[0] - wide / 2, top, wide, SIDE)
        super().__init__("contest", tongue.say(contest.told), box)
        self.foot = Box(room.x, box.bottom, room.w, self.block.height)
        across = max(wide, self.block.width) + 2 * ASIDE
        self.plate = Box(room.centre[0] - across / 2, room.y, across, room.h)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("preview-plate", self.plate)
        for n in range(self.count):
            place = Box(box.x + n * (SIDE + GAP), box.y, SIDE, SIDE)
            if n < self.contest.ours:
                canvas.icon(OURS, place, theme.gold)
            elif n >= self.count - self.contest.theirs:
                canvas.icon(THEIRS, place, theme.danger)
            else:
                canvas.icon(OPEN, place.inset(3, 3), theme.faint)
        canvas.block(self.block, self.foot, theme.bone, "centre", shade=theme.night)
