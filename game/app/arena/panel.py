"""What there is to know of whoever has the focus: a panel over the lane."""

from collections.abc import Mapping

from game import tongue
from game.core.troupe import Figure, Trait
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..table.spots import frame
from ..type import Block, Type
from ..ui.widget import Look, Widget
from .plate import described
from .trait import state_of

EDGE, GAP, LINE = 14.0, 24.0, 29.0
NAME, TEXT = 23.0, 22.0
BRIEF = 2  # abilities that have room for what they do; of more, the names have to do
MOST = 8  # names that have room
DARK = 235


class Panel(Widget):
    """How it is with a figure, and its abilities in two columns."""

    role = "text"

    def __init__(self, figure: Figure, counts: Mapping[str, int], box: Box, letters: Type):
        super().__init__("about", tongue.say(figure.name), box)
        inner = box.inset(EDGE, 6)
        self.how = letters.cut(
            "  ·  ".join((self.label, *described(figure, counts))), "strong", NAME, inner.w, LINE + 4
        )
        self.line = inner._replace(h=LINE)
        brief = len(figure.traits) > BRIEF
        self.cells = self._cells(
            Box(inner.x, inner.y + LINE + 3, inner.w, inner.h - LINE - 3), len(figure.traits[:MOST])
        )
        pairs = list(zip(figure.traits, self.cells, strict=False))
        self.heads = [letters.cut(head_of(trait, brief), "strong", NAME, cell.w, LINE + 4) for trait, cell in pairs]
        below = max((LINE, *(head.height for head in self.heads)))
        self.rooms = [cell._replace(y=cell.y + below, h=cell.h - below) for cell in self.cells]
        self.texts = [
            letters.cut(told_when(trait), "body", TEXT, room.w, room.h, int(room.h // LINE))
            for trait, room in (() if brief else zip(figure.traits, self.rooms, strict=False))
        ]

    @staticmethod
    def _cells(room: Box, count: int) -> list[Box]:
        rows = max(1, -(-count // 2))
        wide, high = (room.w - GAP) / 2, room.h / rows
        return [Box(room.x + i % 2 * (wide + GAP), room.y + i // 2 * high, wide, high) for i in range(count)]

    def blocks(self) -> tuple[Block, ...]:
        return (self.how, *self.heads, *self.texts)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.fill(self.box, theme.night, DARK)
        frame(canvas, self.box, 2, theme.gold)
        canvas.block(self.how, self.line, theme.bone)
        for head, cell in zip(self.heads, self.cells, strict=True):
            canvas.block(head, cell._replace(h=max(LINE, head.height)), theme.gold)
        for text, room in zip(self.texts, self.rooms, strict=False):
            canvas.block(text, room, theme.cream, "left", 0)


def head_of(trait: Trait, brief: bool) -> str:
    """An ability's name and how it stands with it; if nothing else is said of it, when it can be used, too."""
    note = tongue.say(trait.note) if trait.note else state_of(trait)
    about = ", ".join(filter(None, (tongue.say(trait.when) if brief else "", note)))
    name = tongue.say(trait.name)
    return _("{name}  ({when})").format(name=name, when=about) if about else name


def told_when(trait: Trait) -> str:
    """When an ability can be used, and what it does."""
    return _("{when}: {text}").format(when=tongue.say(trait.when), text=tongue.say(trait.text))
