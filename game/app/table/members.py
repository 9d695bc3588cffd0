"""The members of a table's own party beside a score: crest, name, and a bar of the life they have left."""

from collections.abc import Sequence

from game.core.story import Member
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.widget import Look, Widget
from .plates import RIM, draw_crest, draw_hit_points

HIGH, GAP, COLUMNS = 46.0, 4.0, 2
FEW, TALL = 4, 68.0  # up to so many members get taller rows
NAME, INDENT = 23.0, 8.0  # size of the name; gap between crest and name
BAR, ABOVE = 12.0, 0.62  # height of the bar; share of the row above it


class MemberRow(Widget):
    """One member; the crest is broken if the member is down."""

    role = "text"

    def __init__(self, id: str, member: Member, box: Box, letters: Fonts):
        super().__init__(id, member.name, box)
        self.member = member
        self.name = letters.cut(member.name, "strong", NAME, self._lines(box)[0].w, box.h)

    @staticmethod
    def _lines(box: Box) -> tuple[Box, Box]:
        """Return the boxes of the name and of the bar below it."""
        beside = Box(box.x + box.h + INDENT, box.y, box.w - box.h - INDENT, box.h)
        name = beside._replace(h=box.h * ABOVE)
        return name, Box(beside.x + RIM, name.bottom, beside.w - 2 * RIM, min(BAR, box.bottom - name.bottom - RIM))

    @property
    def value(self) -> str:
        return _("{hp} of {most}").format(hp=self.member.life, most=self.member.full)

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        member, down = self.member, not self.member.life
        draw_crest(canvas, member.kind, down, Box(box.x, box.y, box.h, box.h))
        name, bar = self._lines(box)
        canvas.block(self.name, name, canvas.theme.faint if down else canvas.theme.cream)
        draw_hit_points(canvas, member.life, member.full, None, bar)


def member_rows(members: Sequence[Member], box: Box, letters: Fonts) -> list[Widget]:
    """Return the rows of all members, in two columns from the top of a box down."""
    wide, high = (box.w - (COLUMNS - 1) * 4 * GAP) / COLUMNS, _high(len(members), letters)
    return [
        MemberRow(f"member.{i}", each,
                  Box(box.x + i % COLUMNS * (wide + 4 * GAP), box.y + i // COLUMNS * (high + GAP), wide, high), letters)
        for i, each in enumerate(members)
    ]  # fmt: skip


def members_tall(count: int, letters: Fonts) -> float:
    """Return the height of the rows of `count` members; 0 if there are none."""
    return -(-count // COLUMNS) * (_high(count, letters) + GAP)


def _high(count: int, letters: Fonts) -> float:
    """Return the height of one row; larger with large letters."""
    return TALL if count <= FEW and not letters.large else HIGH * (0.7 + 0.3 * letters.scale)
