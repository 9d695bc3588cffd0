"""The plates of characters: name, hit points as a bar, what they have to spend, and whether they are down."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..canvas import Canvas
from ..geometry import Box
from ..theme import Colour
from ..type import Block, Type
from ..ui.widget import Look, Widget
from .gauges import is_low

BAR, EDGE, GAP = 11.0, 8.0, 6.0
ICON, SPACE = 24.0, 10.0
HEAD = 28.0  # height of a line
COLUMNS, ROWS = 4, 2
WIDE = 300.0  # from that width on, the crest is as high as the plate


class Person(NamedTuple):
    """What a plate shows of a character; `hp` may run after the truth."""

    id: str
    name: str
    kind: str
    hp: float
    most: int
    stock: tuple[tuple[str, str], ...] = ()  # what is left to spend: an icon and how much of it
    words: str = ""  # the same in words


def draw_hit_points(canvas: Canvas, hp: float, most: int, before: float | None, box: Box) -> None:
    """Hit points as a bar in a frame; what was lost or won since `before` is shown on it, lost points hatched."""
    theme = canvas.theme
    canvas.fill(box.inset(-2), theme.faint)
    canvas.fill(box, theme.night)
    full = max(1, most)
    now, then = (min(1.0, max(0.0, n) / full) * box.w for n in (hp, hp if before is None else before))
    if now > 0:
        canvas.fill(Box(box.x, box.y, now, box.h), theme.danger if is_low(hp, most) else theme.help)
        canvas.fill(Box(box.x, box.y, now, box.h * 0.34), theme.cream, 70)
    if then > now:
        _hatch(canvas, Box(box.x + now, box.y, then - now, box.h), theme.danger)
    elif then < now:
        canvas.fill(Box(box.x + then, box.y - 3, 3, box.h + 6), theme.cream)


def _hatch(canvas: Canvas, box: Box, ink: Colour) -> None:
    """What is gone, in stripes."""
    canvas.fill(box, ink, 70)
    x = box.x + 2
    while x < box.right:
        canvas.fill(Box(x, box.y, min(3.0, box.right - x), box.h), ink, 210)
        x += 7


def draw_crest(canvas: Canvas, kind: str, down: bool, box: Box) -> None:
    """The crest of a class in the middle of a box, broken while its bearer is down."""
    side = min(box.w, box.h)
    x, y = box.centre
    canvas.picture(f"ui/crest-{kind}{'-down' if down else ''}", Box(x - side / 2, y - side / 2, side, side))


class PersonPlate(Widget):
    """One character on the table: crest, name, hit points, and as much of what there is to spend as has room."""

    role = "gauge"

    def __init__(self, person: Person, box: Box, letters: Type, words: str):
        super().__init__(f"hp.{person.id}", person.name, box)
        self.person, self.shown, self.words, self.letters = person, person.hp, words, letters
        body, _crest, row = self._parts(box)
        self.name = letters.cut(person.name, "strong", 23, body.w, HEAD + 2)
        self.room = body.w
        self.stock = list(self._fitting(row.w))

    @staticmethod
    def _parts(box: Box) -> tuple[Box, Box, Box]:
        """Where name and hit points stand, the crest, and what there is to spend."""
        inner = box.inset(EDGE, 4)
        side = inner.h if box.w >= WIDE else inner.h - HEAD - EDGE
        body = Box(inner.x + side + EDGE, inner.y, inner.w - side - EDGE, inner.h)
        row = body if box.w >= WIDE else inner
        return body, Box(inner.x, inner.y, side, side), Box(row.x, inner.bottom - HEAD + 1, row.w, HEAD)

    def _figures(self) -> Block:
        figures = f"{round(self.shown)} / {self.person.most}"
        return self.letters.block(figures, "number", 24, self.room, lines=1, grow=False)

    def _fitting(self, room: float) -> Iterator[tuple[str, Block]]:
        """As much of what is left to spend as there is room for."""
        for icon, number in self.person.stock:
            room -= ICON + 3
            block = self.letters.cut(number, "number", 22, max(0.0, room), HEAD)
            if not block.lines[0]:
                return
            yield icon, block
            room -= block.width + SPACE

    @property
    def value(self) -> str:
        return ". ".join(filter(None, (self.words, self.person.words)))

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, down = canvas.theme, self.shown <= 0
        body, crest, row = self._parts(box)
        canvas.plate("hp-plate", box)
        draw_crest(canvas, self.person.kind, down, crest)
        name = Box(body.x, body.y, body.w, HEAD)
        canvas.block(self.name, name, theme.faint if down else theme.cream, shade=theme.night)
        ink = theme.danger if down or is_low(self.shown, self.person.most) else theme.cream
        canvas.block(self._figures(), name.moved(0, HEAD - 2), ink, shade=theme.night)
        draw_hit_points(canvas, self.shown, self.person.most, None, Box(body.x, name.bottom + HEAD - 3, body.w, BAR))
        self._draw_stock(canvas, row)

    def _draw_stock(self, canvas: Canvas, box: Box) -> None:
        x = box.x
        for icon, block in self.stock:
            canvas.icon(icon, Box(x, box.y + (box.h - ICON) / 2, ICON, ICON), canvas.theme.gold)
            place = Box(x + ICON + 3, box.y, block.width, box.h)
            canvas.block(block, place, canvas.theme.cream, shade=canvas.theme.night)
            x = place.right + SPACE


def plate_boxes(count: int, room: Box) -> Sequence[Box]:
    """Where so many plates lie: in two rows, as many to each as it needs."""
    columns = min(COLUMNS, max(2, -(-count // ROWS)))
    wide, high = (room.w - (columns - 1) * GAP) / columns, (room.h - (ROWS - 1) * GAP) / ROWS
    return [
        Box(room.x + (i % columns) * (wide + GAP), room.y + (i // columns) * (high + GAP), wide, high)
        for i in range(count)
    ]
