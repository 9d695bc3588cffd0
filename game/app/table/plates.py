"""The plates of characters: name, hit points as a bar, what they have to spend, and whether they are down."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from ..ui.widget import Look, Widget
from .gauges import is_low

BAR, EDGE, GAP = 12.0, 10.0, 6.0
ICON, SPACE = 22.0, 12.0
COLUMNS, ROWS = 2, 4


class Person(NamedTuple):
    """What a plate shows of a character; `hp` may run after the truth."""

    id: str
    name: str
    kind: str
    hp: float
    most: int
    stock: tuple[tuple[str, str], ...] = ()  # what is left to spend: an icon and how much of it
    words: str = ""  # the same in words


def draw_bar(canvas: Canvas, hp: float, most: int, box: Box) -> None:
    """Hit points as a bar."""
    canvas.fill(box, canvas.theme.night)
    share = min(1.0, hp / max(1, most))
    ink = canvas.theme.danger if is_low(hp, most) else canvas.theme.help
    if share > 0:
        canvas.fill(Box(box.x, box.y, box.w * share, box.h), ink)


class PersonPlate(Widget):
    """One character on the table.  What it has to spend is left out where there is no room for it."""

    role = "gauge"

    def __init__(self, person: Person, box: Box, letters: Type, words: str):
        super().__init__(f"hp.{person.id}", person.name, box)
        self.person, self.shown, self.words, self.letters = person, person.hp, words, letters
        inner = box.inset(EDGE, 4)
        self.figures = self._figures(inner.w)
        self.name = letters.cut(person.name, "strong", 23, inner.w - self.figures.width - 42, 32)
        self.stock = list(self._fitting(inner)) if inner.h >= 32 + BAR + GAP + ICON else []

    def _figures(self, wide: float) -> Block:
        figures = f"{round(self.shown)} / {self.person.most}"
        return self.letters.block(figures, "number", 24, wide, lines=1, grow=False)

    def _fitting(self, inner: Box) -> Iterator[tuple[str, Block]]:
        """As much of what is left to spend as there is room for."""
        room = inner.w
        for icon, number in self.person.stock:
            block = self.letters.block(number, "number", 21, inner.w, lines=1, grow=False)
            room -= ICON + 4 + block.width + SPACE
            if room < -SPACE:
                return
            yield icon, block

    @property
    def value(self) -> str:
        return ". ".join(filter(None, (self.words, self.person.words)))

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, inner = canvas.theme, box.inset(EDGE, 4)
        down = self.shown <= 0
        canvas.plate("hp-plate", box)
        head = Box(inner.x, inner.y, inner.w, 32)
        canvas.icon("fallen" if down else "hero", Box(head.x, head.y + 4, 24, 24), theme.danger if down else theme.gold)
        canvas.block(self.name, head.moved(32, 0), theme.faint if down else theme.cream, shade=theme.night)
        canvas.block(self._figures(inner.w), head, theme.danger if down else theme.cream, "right", shade=theme.night)
        draw_bar(canvas, self.shown, self.person.most, Box(inner.x, head.bottom, inner.w, BAR))
        self._draw_stock(canvas, Box(inner.x, head.bottom + BAR + GAP, inner.w, ICON))

    def _draw_stock(self, canvas: Canvas, box: Box) -> None:
        x = box.x
        for icon, block in self.stock:
            canvas.icon(icon, Box(x, box.y, ICON, ICON), canvas.theme.gold)
            place = Box(x + ICON + 4, box.y, block.width, ICON)
            canvas.block(block, place, canvas.theme.cream, shade=canvas.theme.night)
            x = place.right + SPACE


def plate_boxes(count: int, room: Box) -> Sequence[Box]:
    """Where so many plates lie: in one column as long as there is room, else in two."""
    columns = 1 if count <= 2 else COLUMNS
    rows = max(2, -(-count // columns))
    wide, high = (room.w - (columns - 1) * GAP) / columns, min(92.0, (room.h - (rows - 1) * GAP) / rows)
    return [
        Box(room.x + (i % columns) * (wide + GAP), room.y + (i // columns) * (high + GAP), wide, high)
        for i in range(count)
    ]
