"""The card of a character in a descent, with a cell for each level of its spell slots; and the card to add one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from game.core.text import joined
from game.i18n import _

from ...base.geometry import Box, Point
from ...gfx.canvas import Canvas
from ...gfx.fonts import UNBROKEN, Block, Fonts
from ...table.gauges import is_low
from ...table.plates import RIM, Item, PlatedCharacter, draw_crest, draw_hit_points
from ...ui.scroll import MARGIN
from ...ui.text import NARROW, SLIP_WIDE, draw_slip
from ...ui.widget import Do, Look, Pressable, Widget
from ..menu import BAR_ROOM, RING_ROOM, MenuScene
from .characters import hit_points

ARROW = 18.0


class SlotCell(Pressable):
    """The number of slots of a level. A key, or a press on the upper half, adds one; a press on the lower half takes
    one.

    `head` stands above it. Left and right lead to the next cell, so that nine of them can stand in a row.
    """

    role = "button"

    def __init__(self, id: str, label: str, head: str, box: Box, n: int, span: tuple[int, int],
                 change: Callable[[int], object], letters: Fonts):  # fmt: skip
        super().__init__(id, label, box, lambda: self.turn(1))
        self.n, self.span, self.change = n, span, change
        self.head = letters.block(head, "number", 22, box.w - 6, box.h * 0.28, lines=1)
        self.figure = letters.block(str(n), "number", 28, box.w - 8, box.h * 0.4, lines=1)

    @property
    def value(self) -> str:
        return str(self.n)

    def turn(self, by: int) -> None:
        """Change the number by `by`, within the span."""
        low, high = self.span
        self.change(max(low, min(high, self.n + by)))

    def tap(self, at: Point) -> None:
        self.turn(1 if at[1] < self.box.centre[1] else -1)

    def blocks(self) -> tuple[Block, ...]:
        return self.head, self.figure

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        canvas.block(self.head, Box(box.x, box.y + 4, box.w, self.head.height), theme.bone, "centre")
        canvas.block(
            self.figure, Box(box.x, box.y, box.w, box.h * 1.2), theme.cream if self.n else theme.faint, "centre"
        )
        for icon, y in (("arrow-up", box.y + self.head.height + 2), ("arrow-down", box.bottom - ARROW - 3)):
            canvas.icon(icon, Box(box.centre[0] - ARROW / 2, y, ARROW, ARROW), theme.gold)


LEAST, BEST, ROOMY = 96.0, 230.0, 132.0  # heights: lowest card, highest, least with four lines
GAP, EDGE, INDENT = 12.0, 12.0, 16.0
ALONE = 680.0  # design pixels: greatest width of a single card
NEAR = 8.0  # design pixels between a number and its word
SPACE, BRIEF = 14.0, 7  # gap between two resources; letters of a number where room is scarce
SMALL = 22  # letter size of a resource's number where room is scarce
WORDED, FEW = 190.0, 2  # from this height, up to FEW resources have a line each, with a word
ABOUT = "~"  # before hit points that dice will decide
LOW = 7.0  # design pixels: inner margin of a low card
MARK_OVER, MARK_LOW = 10.0, 4.0  # the mark beside the bar: how much higher, how far down
SLIM, OPEN, TALL = (0.38, 0.18, 0.04, 0.40), (0.27, 0.15, 0.02, 0.28, 0.28), (0.25, 0.13, 0.02, 0.22, 0.38)


class CardParts(NamedTuple):
    """The boxes of a card's parts."""

    crest: Box
    head: Box
    bar: Box
    about: Box
    stock: Box
    mark: Box


def taller(height: float, letters: Fonts) -> float:
    """Return a height on a card, greater with large letters."""
    return height * (0.4 + 0.6 * letters.scale)


def card_boxes(count: int, room: Box, letters: Fonts, least: float = LEAST) -> list[Box]:
    """Return the boxes of `count` cards: two in a row, as high as the room allows, and centred in it.

    They may reach beyond its foot, and then have to scroll.
    """
    columns = min(2, max(1, count))
    rows = -(-count // columns) or 1
    wide = min(ALONE, room.w) if columns == 1 else (room.w - GAP) / 2
    left = room.centre[0] - (columns * wide + (columns - 1) * GAP) / 2
    share = (room.h - (rows - 1) * GAP) / rows
    high = max(taller(least, letters), min(taller(BEST, letters), share))
    top = room.y + max(0.0, (room.h - rows * (high + GAP) + GAP) / 2)
    return [
        Box(left + (i % columns) * (wide + GAP), top + (i // columns) * (high + GAP), wide, high) for i in range(count)
    ]


def whole_rows(room: float, least: float, gap: float) -> float:
    """Return the height of rows, `least` or more, of which a whole number fills a room; a room too low for one cuts it
    off."""
    rows = max(1, int((room + gap) / (least + gap)))
    return max(least, (room + gap) / rows - gap)


def spread(scene: MenuScene, count: int, box: Box, make: Callable[[int, Box], Widget]) -> list[Widget]:
    """Return `count` cards in a part of a page, made for their boxes by `make`.

    They scroll only if they must, and then in whole rows: none is cut through at the foot.
    """
    room, letters = box.inset(RING_ROOM, MARGIN), scene.services.fonts
    boxes = card_boxes(count, room, letters)
    area = Box(box.x, box.y, box.w + BAR_ROOM, box.h)  # without a scroll bar the cards have the whole width
    if boxes and boxes[-1].bottom > room.bottom + 0.5:
        least = whole_rows(room.h, taller(LEAST, letters), GAP) / taller(1.0, letters)
        area, boxes = box, card_boxes(count, Box(room.x, room.y, room.w - BAR_ROOM, room.h), letters, least)
    return scene.sheet.scrolling([make(i, place) for i, place in enumerate(boxes)], area)


class CharacterCard(Pressable):
    """A character's card that can be focused and pressed.

    `shown` is the hit points it shows, which may lag behind the rules; `before` an earlier number of hit points, for
    the lost part of the bar; `about_hp` marks hit points that dice will decide. `stock` replaces the person's
    resources. Beside the bar, on a low card beside the figures, `reach` design pixels are kept free for a mark: the
    text `mark` in the colour `tone`.
    """

    role = "row"

    def __init__(
        self,
        person: PlatedCharacter,
        about: str,
        box: Box,
        do: Do,
        letters: Fonts,
        *,
        reach: float = 0.0,
        mark: str = "",
        tone: str = "wine",
        before: float | None = None,
        stock: Sequence[Item] | None = None,
        words: str = "",
        help: str = "",
        enabled: bool = True,
        about_hp: bool = False,
    ):
        super().__init__(person.id, person.name, box, do, help, enabled)
        self.person, self.letters, self.reach, self.before = person, letters, reach, before
        self.about_hp = about_hp
        self.shown, self.tone, self.told = person.hp, tone, words
        self.words = joined((about, words or hit_points(person.hp, person.most), person.words))
        items = person.stock if stock is None else stock
        self.roomy = box.h >= taller(ROOMY, letters)
        self.worded = box.h >= taller(WORDED, letters) and len(items) <= FEW and all(item.word for item in items)
        parts = self._parts(box)
        self.figures = self._figures()
        icon = parts.head.h if person.hp <= 0 else 0.0
        self.name = letters.name(
            person.name, "strong", 32 if self.roomy else 26, parts.head.w - self.figures.width - icon - 16, parts.head.h
        )
        self.stock = list(self._fitting(items, parts.stock))
        about_w = parts.about.w if self.roomy else parts.about.w - self._wide(self.stock) - SPACE
        self.about = letters.block(about, "body", 26 if self.roomy else 24, about_w, parts.about.h, lines=1)
        bare = _("Nothing left to spend") if self.worded and not items and stock is None else ""
        self.bare = letters.block(bare, "body", 25, parts.stock.w, parts.stock.h / FEW, lines=1)
        if self.bare.overflow > 0:
            self.bare = letters.block("", "body", 25, parts.stock.w)
        if self.about.overflow > 0:  # the crest tells the class as well
            self.about = letters.block("", "body", 24, about_w)
        beside = 0.0 if self.roomy else self.about.width + SPACE
        self.names = self._named(parts.stock) if self.worded else self._captions(parts.stock.w - beside)
        self.mark = letters.block(mark, "number", 26, max(1.0, reach - 8), parts.mark.h, lines=1, grow=False)

    def _parts(self, box: Box) -> CardParts:
        inner = box.inset(EDGE + 4, EDGE if self.roomy else LOW)
        side = min(inner.h, 150.0, inner.w * 0.32)
        x = inner.x + side + INDENT
        wide = inner.right - x - 4
        lines = TALL if self.worded else OPEN if self.roomy else SLIM
        y, found = inner.y, []
        for share in lines:
            found.append(Box(x, y, wide, inner.h * share))
            y += inner.h * share
        head, bar, _air, about, *stock = found
        if self.roomy:
            mark = bar._replace(x=bar.right - self.reach, w=self.reach).inset(0, -MARK_OVER).moved(0, MARK_LOW)
            bar = bar._replace(w=bar.w - self.reach)
        else:
            mark, head = head._replace(x=head.right - self.reach, w=self.reach), head._replace(w=head.w - self.reach)
        return CardParts(Box(inner.x, inner.y + (inner.h - side) / 2, side, side), head, bar.inset(RIM, RIM - 1), about,
                     stock[0] if stock else about, mark)  # fmt: skip

    def _figures(self) -> Block:
        figures = f"{ABOUT if self.about_hp else ''}{round(self.shown)} / {self.person.most}"
        room, size = self._parts(self.box).head, 28 if self.roomy else 25
        block = self.letters.block(figures, "number", size, room.w * 0.42, room.h, lines=1)
        return block if block.overflow <= 0 else self.letters.block(figures, "number", 22, room.w, grow=False)

    def _fitting(self, items: Iterable[Item], room: Box) -> Iterator[tuple[Item, Block]]:
        """Yield the resources that fit, each with its number; a long number is first set in small figures, then
        shortened."""
        usual = 26 if self.roomy else SMALL
        left = room.w if self.roomy else room.w * 0.72
        for item in items:
            left = room.w if self.worded else left
            brief = item.brief or f"{item.number[:BRIEF]}…"
            for number, size in ((item.number, usual), (item.number, SMALL), (brief, usual)):
                block = self.letters.block(number, "number", size, UNBROKEN, lines=1, grow=False)
                if self._side + 4 + block.width <= left:
                    left -= self._side + 4 + block.width + SPACE
                    yield item, block
                    break

    def _named(self, room: Box) -> list[Block]:
        """Return the word beside each resource's number, empty where there is no room for it."""
        found = []
        for item, number in self.stock:
            left = room.w - self._side - SPACE - number.width
            ways = ((item.word, 25), (item.word, SMALL), (item.short, 25))
            words = (self.letters.block(word, "body", size, left, room.h / FEW, lines=1) for word, size in ways)
            found.append(next((word for word in words if word.overflow <= 0), self.letters.block("", "body", 25, left)))
        return found

    def _captions(self, room: float) -> list[Block]:
        """Return the words of resources that stand in one line, as far as there is room behind all numbers."""
        left, found = room - self._wide(self.stock), list[Block]()
        for item, _number in self.stock:
            word = self.letters.block(item.short, "body", SMALL, UNBROKEN, lines=1)
            shown = word if item.short and word.width + NEAR <= left else self.letters.block("", "body", SMALL, room)
            left -= shown.width + NEAR if shown.width else 0.0
            found.append(shown)
        return found

    @property
    def _side(self) -> float:
        """The side of a resource's icon, in design pixels."""
        return 32.0 if self.roomy else 26.0

    def _wide(self, stock: Sequence[tuple[Item, Block]]) -> float:
        return sum(self._side + 4 + block.width + SPACE for _item, block in stock)

    @property
    def value(self) -> str:
        return self.words

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.about, self.mark

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, parts = canvas.theme, self._parts(box)
        down = self.shown <= 0
        draw_slip(canvas, box, not self.enabled, SLIP_WIDE if self.roomy else NARROW)
        draw_crest(canvas, self.person.kind, down, parts.crest)
        canvas.block(self.name, parts.head, theme.ink)
        figures = self._figures()
        canvas.block(figures, parts.head, theme.wine if is_low(self.shown, self.person.most) else theme.ink, "right")
        if down:
            side = parts.head.h * 0.8
            at = Box(parts.head.right - figures.width - side - 8, parts.head.centre[1] - side / 2, side, side)
            canvas.icon("fallen", at, theme.wine)
        draw_hit_points(canvas, self.shown, self.person.most, self.before, parts.bar)
        canvas.block(self.about, parts.about, theme.ink)
        self._draw_stock(canvas, parts.stock)
        if self.reach:
            canvas.block(self.mark, parts.mark, getattr(theme, self.tone), "right")

    def _draw_stock(self, canvas: Canvas, box: Box) -> None:
        if self.worded:
            self._draw_lines(canvas, box)
            canvas.block(self.bare, box._replace(h=box.h / FEW), canvas.theme.ink)
            return
        theme, side = canvas.theme, self._side
        captions = sum(NEAR + name.width for name in self.names if name.width)
        x = box.x if self.roomy else box.right - self._wide(self.stock) - captions + SPACE
        y = box.y + (box.h - side) / 2
        for (item, block), name in zip_longest(self.stock, self.names):
            place = Box(x, y, side, side)
            canvas.icon(item.icon, place, theme.ink if item.spent else theme.wine)
            if item.spent:
                canvas.icon("cross", place.inset(side * 0.18), theme.wine)
            at = Box(place.right + 4, box.y, block.width, box.h)
            canvas.block(block, at, theme.wine if item.spent else theme.ink)
            x = at.right
            if name and name.width:
                canvas.block(name, Box(x + NEAR, box.y, name.width, box.h), theme.ink)
                x += NEAR + name.width
            x += SPACE

    def _draw_lines(self, canvas: Canvas, box: Box) -> None:
        """Draw each resource in a line of its own, with its word."""
        side, high = self._side, box.h / FEW
        for i, ((item, block), name) in enumerate(zip(self.stock, self.names, strict=True)):
            line = Box(box.x, box.y + i * high, box.w, high)
            canvas.icon(item.icon, Box(line.x, line.centre[1] - side / 2, side, side), canvas.theme.wine)
            x = line.x + side + 4
            canvas.block(block, line._replace(x=x), canvas.theme.ink)
            canvas.block(name, line._replace(x=x + block.width + SPACE - 4), canvas.theme.ink)


class EmptyCharacterCard(Pressable):
    """A place for one more character."""

    role = "row"

    def __init__(self, id: str, label: str, hint: str, box: Box, do: Do, letters: Fonts):
        super().__init__(id, label, box, do, hint)
        high = box.h * 0.3
        room = box.w - 2 * INDENT
        self.name = letters.block(label, "strong", 26, room - high - INDENT, box.h * 0.5, lines=2)
        self.hint = letters.block(hint, "body", 24, room, box.h * 0.42, even=True)

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.hint

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("slot", box)
        hinted = bool(self.help)
        line = Box(box.x, box.y + (box.h * 0.06 if hinted else 0), box.w, box.h * 0.5 if hinted else box.h)
        side = min(56.0, box.h * 0.4)
        x = line.centre[0] - (side + INDENT + self.name.width) / 2
        canvas.icon("plus", Box(x, line.centre[1] - side / 2, side, side), theme.gold)
        place = Box(x + side + INDENT, line.y, self.name.width, line.h)
        canvas.block(self.name, place, theme.cream if look.focused else theme.bone)
        if hinted:
            canvas.block(self.hint, Box(box.x, line.bottom, box.w, self.hint.height), theme.bone, "centre")
