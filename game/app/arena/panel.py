"""What there is to know of whoever has the focus: a panel over the lane."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game import tongue
from game.core.troupe import HEROES, LATER, Figure, Trait
from game.tongue import _, ngettext

from ..canvas import Canvas
from ..geometry import Box
from ..table.skin import Sign
from ..type import Block, Type
from ..ui.widget import Look, Widget
from .described import NO_SIGNS, Told, told_with_signs
from .how import in_rows
from .trait import state_of

EDGE, TOP, GAP, ROW = 20.0, 9.0, 26.0, 3.0
NAME, TEXT = 23.0, 22.0
COLUMNS = 3
STEPS = 5  # sizes of letters that are tried, from the wished one down to the smallest
Taught = tuple[str, str]  # of an ability: its name with what else is said there, and what it does


class Cell(NamedTuple):
    """An ability, lettered for its place."""

    head: Block
    text: Block
    box: Box


class Panel(Widget):
    """How it is with a figure, and whole sentences on what it can do now; less is said where there is no room for all
    of it, and of what comes with a later level no more than how much it is."""

    role = "text"

    def __init__(
        self, figure: Figure, counts: Mapping[str, int], room: Box, letters: Type,
        signs: Mapping[str, Sign] = NO_SIGNS,
    ):  # fmt: skip
        super().__init__("about", tongue.say(figure.name), room)
        self.letters, self.room = letters, room
        inner = room.inset(EDGE, TOP)
        told = [("", self.label), *told_with_signs(figure, counts, signs), *_to_come(figure)]
        self.how = in_rows(told, inner, letters)
        top = self.how[-1].box.bottom
        rest = Box(inner.x, top, inner.w, inner.bottom - top)
        self.cells = self._cells([trait for trait in figure.traits if trait.state != LATER], rest)
        bottom = max((cell.box.bottom for cell in self.cells), default=top)
        self.box = room._replace(h=bottom + TOP - room.y)

    def reach(self, foot: float) -> None:
        """Be no less high than to there, as far as there is room."""
        self.box = self.box._replace(h=max(self.box.h, min(foot, self.room.bottom) - self.box.y))

    def _cells(self, traits: Sequence[Trait], room: Box) -> list[Cell]:
        """The most that can be said of abilities in a room, in the largest letters."""
        sizes = [self.letters.scale - i * (self.letters.scale - 1) / (STEPS - 1) for i in range(STEPS)]
        for told in ways_to_tell(traits):
            for share in dict.fromkeys(sizes):
                for columns in range(min(COLUMNS, len(told)), 0, -1):
                    cells = self._laid(told, room, share, columns)
                    if all(cell.box.inside(room) and not cell.head.overflow and not cell.text.overflow
                           for cell in cells):  # fmt: skip
                        return cells
        return []

    def _laid(self, told: Sequence[Taught], room: Box, share: float, columns: int) -> list[Cell]:
        """Row by row, each as high as its longest text."""
        wide, y = (room.w - (columns - 1) * GAP) / columns, room.y
        cells: list[Cell] = []
        for first in range(0, len(told), columns):
            blocks = [self._lettered(each, share, wide) for each in told[first : first + columns]]
            high = max(head.height + text.height for head, text in blocks)
            cells += [Cell(*pair, Box(room.x + i * (wide + GAP), y, wide, high)) for i, pair in enumerate(blocks)]
            y += high + ROW
        return cells

    def _lettered(self, told: Taught, share: float, wide: float) -> tuple[Block, Block]:
        head, text = told
        return self._block(head, "strong", NAME * share, wide), self._block(text, "body", TEXT * share, wide)

    def _block(self, text: str, role: str, size: float, wide: float) -> Block:
        """A text; nothing takes no room."""
        block = self.letters.block(text, role, size, wide, grow=False)
        return block if text else block._replace(height=0.0)

    def blocks(self) -> tuple[Block, ...]:
        return (*(word.block for word in self.how), *(block for cell in self.cells for block in (cell.head, cell.text)))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("shadow", self.box, 150)
        canvas.plate("hp-plate", self.box)
        for word in self.how:
            word.draw(canvas)
        for head, text, place in self.cells:
            canvas.block(head, place, theme.gold, valign=0)
            canvas.block(text, place._replace(y=place.y + head.height), theme.cream, valign=0)


def _to_come(figure: Figure) -> Iterator[Told]:
    """How many abilities a hero has yet to get."""
    n = sum(trait.state == LATER for trait in figure.traits) if figure.side == HEROES else 0
    if n:
        yield "", ngettext("{n} ability to come", "{n} abilities to come", n).format(n=n)


def ways_to_tell(traits: Sequence[Trait]) -> Iterator[list[Taught]]:
    """What to say of abilities: all; not what they do; no more than their names.  Where something is left out, it is
    said how to read it."""
    more = _("Look closer to read what they do.")
    yield [(headed(trait), tongue.say(trait.text)) for trait in traits]
    yield [*((headed(trait), "") for trait in traits), ("", more)]
    yield [(", ".join(tongue.say(trait.name) for trait in traits), more)]


def headed(trait: Trait) -> str:
    """An ability's name, when it can be used, and how it stands with it."""
    state = state_of(trait) if trait.state != LATER else ""
    about = ", ".join(filter(None, (tongue.say(trait.when), state)))
    name = tongue.say(trait.name)
    return _("{name}  ({when})").format(name=name, when=about) if about else name
