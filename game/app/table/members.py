"""People of a table's own beside a score: crest, name, and the life that is left in each."""

from collections.abc import Sequence

from game.core.deeds import Member
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from ..ui.widget import Look, Widget
from .plates import draw_crest

HIGH, GAP, COLUMNS = 46.0, 4.0, 2
NAME, FIGURE, INDENT = 23.0, 24.0, 8.0  # letters of the name, of the number; from crest to name


class MemberRow(Widget):
    """One of them; whoever is down has a broken crest."""

    role = "text"

    def __init__(self, id: str, member: Member, box: Box, letters: Type):
        super().__init__(id, member.name, box)
        self.member = member
        self.life = letters.block(str(member.life), "number", FIGURE, box.w / 3, box.h, lines=1, grow=False)
        room = box.w - box.h - self.life.width - 2 * INDENT
        self.name = letters.cut(member.name, "strong", NAME, room, box.h)

    @property
    def value(self) -> str:
        return _("{hp} of {most}").format(hp=self.member.life, most=self.member.full)

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.life

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, down = canvas.theme, not self.member.life
        draw_crest(canvas, self.member.kind, down, Box(box.x, box.y, box.h, box.h))
        canvas.block(self.name, box.moved(box.h + INDENT, 0), theme.bone if down else theme.cream)
        place = Box(box.right - self.life.width, box.y, self.life.width, box.h)
        canvas.block(self.life, place, theme.danger if down else theme.gold)


def member_rows(members: Sequence[Member], box: Box, letters: Type) -> list[Widget]:
    """Everybody, two beside each other from the top of a box down."""
    wide, high = (box.w - (COLUMNS - 1) * 4 * GAP) / COLUMNS, _high(letters)
    return [
        MemberRow(f"member.{i}", each,
                  Box(box.x + i % COLUMNS * (wide + 4 * GAP), box.y + i // COLUMNS * (high + GAP), wide, high), letters)
        for i, each in enumerate(members)
    ]  # fmt: skip


def members_tall(count: int, letters: Type) -> float:
    """How high so many are; 0 if there is nobody."""
    return -(-count // COLUMNS) * (_high(letters) + GAP)


def _high(letters: Type) -> float:
    """How high each is, more with large letters."""
    return HIGH * (0.7 + 0.3 * letters.scale)
