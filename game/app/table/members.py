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
FEW, TALL = 4, 68.0  # so many, or fewer, are larger
NAME, FIGURE, INDENT = 23.0, 24.0, 8.0  # letters of the name, of the number; from crest to name


class MemberRow(Widget):
    """One of them; whoever is down has a broken crest."""

    role = "text"

    def __init__(self, id: str, member: Member, box: Box, letters: Type):
        super().__init__(id, member.name, box)
        self.member = member
        self.life = letters.block(str(member.life), "number", FIGURE, box.w / 3, box.h, lines=1, grow=False)
        room = box.w - box.h - INDENT - (0.0 if self.tall else self.life.width + INDENT)
        self.name = letters.cut(member.name, "strong", NAME, room, self._lines(box)[0].h)

    @property
    def tall(self) -> bool:
        """Does the number stand under the name?"""
        return self.box.h >= TALL

    def _lines(self, box: Box) -> tuple[Box, Box]:
        """Where the name stands, and the number."""
        beside = Box(box.x + box.h + INDENT, box.y, box.w - box.h - INDENT, box.h)
        if not self.tall:
            return beside, Box(box.right - self.life.width, box.y, self.life.width, box.h)
        half = box.h / 2
        return beside._replace(y=box.y + 2, h=half - 2), beside._replace(y=box.y + half, h=half - 2)

    @property
    def value(self) -> str:
        return _("{hp} of {most}").format(hp=self.member.life, most=self.member.full)

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.life

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, down = canvas.theme, not self.member.life
        draw_crest(canvas, self.member.kind, down, Box(box.x, box.y, box.h, box.h))
        name, life = self._lines(box)
        canvas.block(self.name, name, theme.bone if down else theme.cream)
        canvas.block(self.life, life, theme.danger if down else theme.gold)


def member_rows(members: Sequence[Member], box: Box, letters: Type) -> list[Widget]:
    """Everybody, two beside each other from the top of a box down."""
    wide, high = (box.w - (COLUMNS - 1) * 4 * GAP) / COLUMNS, _high(len(members), letters)
    return [
        MemberRow(f"member.{i}", each,
                  Box(box.x + i % COLUMNS * (wide + 4 * GAP), box.y + i // COLUMNS * (high + GAP), wide, high), letters)
        for i, each in enumerate(members)
    ]  # fmt: skip


def members_tall(count: int, letters: Type) -> float:
    """How high so many are; 0 if there is nobody."""
    return -(-count // COLUMNS) * (_high(count, letters) + GAP)


def _high(count: int, letters: Type) -> float:
    """How high each of so many is, more with large letters."""
    return TALL if count <= FEW and not letters.large else HIGH * (0.7 + 0.3 * letters.scale)
