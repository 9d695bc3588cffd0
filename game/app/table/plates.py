"""Text on a plate of its own, readable over any background."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.story import Member
from game.core.text import joined
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import UNBROKEN, Block, Fonts
from ..ui.buttons import Button
from ..ui.text import NARROW, Ink, Words, draw_slip
from ..ui.widget import Look, Widget
from .gauges import is_low
from .small_cards import Trophies

CAPTION = "-caption"  # suffix of the ids of captions

LIP, LARGE_LIP = 2.0, 4.0  # margin above and below the text
LARGE_EDGE, UP = 9.0, 30.0  # large text: margin beside it; how much higher it reaches with one more line


class PlatedWords(Words):
    """One or more centred lines on a plate with a margin of `edge`; hidden if the text is empty.

    Large text has less margin, and one more line above the place if it needs one.
    """

    def __init__(
        self, id: str, text: str, room: Box, letters: Fonts, size: float, ink: Ink, edge: float, lines: int = 1
    ):
        lip = LARGE_LIP if letters.huge else LIP
        super().__init__(id, text, room.inset(edge, lip), letters, "strong", size, ink, "centre", 0.5, lines)
        if letters.huge and self.block.overflow > 0:
            edge = min(edge, LARGE_EDGE)
            super().__init__(id, text, room.inset(edge, LIP), letters, "strong", size, ink, "centre", 0.5, lines)
        if letters.huge and self.block.overflow > 0:
            room = room._replace(y=room.y - UP, h=room.h + UP)
            super().__init__(id, text, room.inset(edge, LIP), letters, "strong", size, ink, "centre", 0.5, lines + 1)
        wide = self.block.width + 2 * edge
        self.plate = Box(room.centre[0] - wide / 2, room.y, wide, room.h)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.label:
            canvas.plate("preview-plate", self.plate)
            super().draw(canvas, box, look)


def uncovered(widgets: list[Widget], paper: Box, waits: bool) -> list[Widget]:
    """Return the widgets of a table without the captions, trophies and idle buttons that a paper covers. While the
    paper `waits` to be read, no button can be pressed."""
    return [widget for widget in widgets if not (_gives_way(widget, waits) and _whole(widget).overlaps(paper))]


def _gives_way(widget: Widget, waits: bool) -> bool:
    if isinstance(widget, Button):
        return waits or not widget.enabled
    return isinstance(widget, PlatedWords | Trophies) or widget.id.endswith(CAPTION)


def _whole(widget: Widget) -> Box:
    """Return the box of a widget, including the plate behind its text if it has one."""
    return widget.plate if isinstance(widget, PlatedWords) else widget.box


BAR, EDGE, GAP = 12.0, 8.0, 8.0
SLIM = 6.0  # height of a bar between close lines
RIM = 4.0  # rim of a bar, outside its box
ICON, SMALL, SPACE = 24.0, 20.0, 10.0
BETWEEN = 6.0  # gap between a number and its word
LARGE_LINE = 29.0  # height of a line with large text
HEAD, LINE = 28.0, 26.0  # height of a line; of each where name and figures stand one below the other
COLUMNS, ROWS = 4, 2
FEW, WIDEST = 2, 600.0  # up to so many stand in a single row of high plates, no wider than this
WIDE = 300.0  # from this width on, the crest is as high as the plate
HIGH, LARGER = 160.0, 1.7  # from this height on, everything on a plate is scaled by this


class Item(NamedTuple):
    """Something a character can spend.

    `icon` and `number` say what and how much; `spent` is True if some of it is gone; `brief` is a shorter form for
    narrow places; `word` and `short` are its long and short name.
    """

    icon: str
    number: str
    spent: bool = False
    brief: str = ""
    word: str = ""
    short: str = ""


class PlatedCharacter(NamedTuple):
    """A character as shown on a plate; `hp` may lag behind the true value."""

    id: str
    name: str
    kind: str
    hp: float
    most: int
    stock: tuple[Item, ...] = ()  # what is left to spend
    words: str = ""  # the same in words


def draw_hit_points(canvas: Canvas, hp: float, most: int, before: float | None, box: Box) -> None:
    """Draw hit points as a bar in a tube; the change since `before` shows in it, lost points striped."""
    full = max(1, most)
    now, then = (min(1.0, max(0.0, n) / full) for n in (hp, hp if before is None else before))
    alive = "low" if is_low(hp, most) else "full"
    layers = [("lost" if then > now else "gained", max(then, now)), (alive, min(then, now))]
    canvas.plate("life-tube", box)
    for what, share in layers[now == then :]:
        if share > 0:
            canvas.plate(f"life-{what}", Box(box.x, box.y, box.w * share, box.h))


def draw_crest(canvas: Canvas, kind: str, down: bool, box: Box) -> None:
    """Draw the crest of a class in the middle of a box, broken if its bearer is down."""
    side = min(box.w, box.h)
    x, y = box.centre
    canvas.picture(f"ui/crest-{kind}{'-down' if down else ''}", Box(x - side / 2, y - side / 2, side, side))


class PersonPlate(Widget):
    """One character on the table: crest, name, hit points, and as much of the stock as fits."""

    role = "gauge"

    def __init__(self, person: PlatedCharacter, box: Box, letters: Fonts, words: str):
        super().__init__(f"hp.{person.id}", person.name, box)
        self.person, self.shown, self.words, self.letters = person, person.hp, words, letters
        self.k = LARGER if box.h >= HIGH else 1.0
        body, _crest, row = self._parts(box)
        self.room = body.w
        self.name, self.beside = self._named(body.w)
        self.stock = list(self._fitting(row.w))

    def _parts(self, box: Box) -> tuple[Box, Box, Box]:
        """Return the boxes of name and hit points, of the crest, and of the stock."""
        inner, head = box.inset(EDGE, 5 if self.wide else 4), HEAD * self.k
        side = inner.h if self.wide else inner.h - head - EDGE
        body = Box(inner.x + side + EDGE, inner.y, inner.w - side - EDGE - RIM, inner.h)
        row = body if self.wide else inner
        return body, Box(inner.x, inner.y, side, side), Box(row.x, inner.bottom - head + 1, row.w, head)

    def _named(self, room: float) -> tuple[Block, bool]:
        """Return the name's block, and True if the figures stand beside it: on a wide plate, but on a high one only if
        the name is not cut for them."""
        high, size = HEAD * self.k + 2, 23 * self.k
        below = self.letters.name(self.person.name, "strong", size, room, high)
        if not self.wide:
            return below, False
        left = room - self._lettered(self.person.most).width - SPACE
        beside = self.letters.name(self.person.name, "strong", size, left, high)
        return (beside, True) if self.k == 1.0 or beside.lines == below.lines else (below, False)

    @property
    def wide(self) -> bool:
        """True if the crest is as high as the plate."""
        return self.box.w >= WIDE

    def _lettered(self, hp: float) -> Block:
        """Return the hit points as a text, current / most."""
        figures = f"{round(hp)} / {self.person.most}"
        block = self.letters.block(figures, "number", 24 * self.k, self.room, lines=1, grow=False)
        if block.overflow <= 0:
            return block
        return self.letters.block(figures.replace(" ", ""), "number", 24 * self.k, self.room, lines=1, grow=False)

    def _fitting(self, room: float) -> Iterator[tuple[str, Block, Block | None]]:
        """Yield the items of the stock that fit: icon, number, and the word if nothing else needs its room."""
        spare = room - sum(ICON * self.k + 3 + self._number(item).width + SPACE * self.k for item in self.person.stock)
        for item in self.person.stock:
            room -= ICON * self.k + 3
            block = self._number(item, max(0.0, room))
            if not block.lines[0]:
                return
            word = self._word(item, spare - BETWEEN)
            more = word.width + BETWEEN if word else 0.0
            spare -= more
            yield item.icon, block, word
            room -= block.width + more + SPACE * self.k

    def _word(self, item: Item, room: float) -> Block | None:
        """Return the longest name of an item that fits, or None."""
        ways = filter(None, (item.word, item.short))
        blocks = (self.letters.block(word, "body", 22 * self.k, UNBROKEN, lines=1, grow=False) for word in ways)
        return next((block for block in blocks if block.width <= room), None)

    def _number(self, item: Item, room: float = UNBROKEN) -> Block:
        return self.letters.cut(item.number, "number", 22 * self.k, room, HEAD * self.k)

    @property
    def value(self) -> str:
        return joined((self.words, self.person.words))

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, down = canvas.theme, self.shown <= 0
        body, crest, row = self._parts(box)
        draw_slip(canvas, box, rim=NARROW)
        draw_crest(canvas, self.person.kind, down, crest)
        name = Box(body.x, body.y, body.w, (HEAD if self.beside else LINE) * self.k)
        figures = name if self.beside else name.moved(0, name.h - 4)
        if self.letters.huge and not self.beside:
            name = name._replace(h=LARGE_LINE * self.k)
            figures = name.moved(0, name.h - 2)._replace(h=LINE * self.k)
        canvas.block(self.name, name, theme.ink)
        ink = theme.wine if down or is_low(self.shown, self.person.most) else theme.ink
        canvas.block(self._lettered(self.shown), figures, ink, "right" if self.beside else "left")
        high, middle = (BAR if self.wide else SLIM) * self.k, (figures.bottom + row.y) / 2
        bar = Box(body.x + RIM, middle - high / 2, body.w - RIM, high)
        draw_hit_points(canvas, self.shown, self.person.most, None, bar)
        self._draw_stock(canvas, row)

    def _draw_stock(self, canvas: Canvas, box: Box) -> None:
        x, side = box.x, (ICON if self.wide else SMALL) * self.k
        for icon, block, word in self.stock:
            canvas.icon(icon, Box(x, box.y + (box.h - side) / 2, side, side), canvas.theme.wine)
            place = Box(x + side + 3, box.y, block.width, box.h)
            canvas.block(block, place, canvas.theme.ink)
            x = place.right
            if word:
                told = Box(x + BETWEEN, box.y, word.width, box.h)
                canvas.block(word, told, canvas.theme.ink)
                x = told.right
            x += SPACE * self.k


def plate_boxes(count: int, room: Box) -> Sequence[Box]:
    """Return the boxes of `count` plates: in two rows, or a single one for a few."""
    rows = 1 if count <= FEW else ROWS
    columns = min(COLUMNS, max(1, -(-count // rows)))
    wide, high = (room.w - (columns - 1) * GAP) / columns, (room.h - (rows - 1) * GAP) / rows
    wide = min(WIDEST, wide)
    return [
        Box(room.x + (i % columns) * (wide + GAP), room.y + (i // columns) * (high + GAP), wide, high)
        for i in range(count)
    ]


MEMBER_HIGH, MEMBER_GAP, MEMBER_COLUMNS = 46.0, 4.0, 2
MEMBER_FEW, TALL = 4, 68.0  # up to so many members get taller rows
NAME, INDENT = 23.0, 8.0  # size of the name; gap between crest and name
MEMBER_BAR, ABOVE = 12.0, 0.62  # height of the bar; share of the row above it


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
        return name, Box(
            beside.x + RIM, name.bottom, beside.w - 2 * RIM, min(MEMBER_BAR, box.bottom - name.bottom - RIM)
        )

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
    wide, high = (box.w - (MEMBER_COLUMNS - 1) * 4 * MEMBER_GAP) / MEMBER_COLUMNS, _high(len(members), letters)
    rows = list[Widget]()
    for i, each in enumerate(members):
        down, across = divmod(i, MEMBER_COLUMNS)
        at = Box(box.x + across * (wide + 4 * MEMBER_GAP), box.y + down * (high + MEMBER_GAP), wide, high)
        rows.append(MemberRow(f"member.{i}", each, at, letters))
    return rows


def members_tall(count: int, letters: Fonts) -> float:
    """Return the height of the rows of `count` members; 0 if there are none."""
    return -(-count // MEMBER_COLUMNS) * (_high(count, letters) + MEMBER_GAP)


def _high(count: int, letters: Fonts) -> float:
    """Return the height of one row; larger with large letters."""
    return TALL if count <= MEMBER_FEW and not letters.large else MEMBER_HIGH * (0.7 + 0.3 * letters.scale)
