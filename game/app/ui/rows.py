"""Rows: chapters of a book, facts, counts of cards, terms of a play, and its seats."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from game import i18n
from game.core.tally import TallyLine
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import USUAL_SUITS
from .buttons import ON_EDGE
from .text import Words, cream
from .widget import Do, Look, Pressable, Widget

CHAPTER_SIZE = 25.0
CHAPTER_EDGE, CHAPTER_NUMBER, AIR = (
    10.0,
    44.0,
    10.0,
)  # side margin; least width for the page; gap before and after the dots
DOT, STEP, DEEP = 2.4, 9.0, 8.0  # a dot's size, the distance to the next, and the offset below the middle
DRAWING, INSET, BESIDE = 76.0, 2.0, 12.0  # width of a drawing; margin above and below it; gap to the text
BAND, FAINT = 60, 150  # alpha of the focused row's band, and of the dots


Drawing = Callable[[Canvas, Box], object]


class ChapterRow(Pressable):
    """A chapter on paper, optionally with a small drawing before it; a press opens it."""

    role = "row"

    def __init__(
        self, id: str, label: str, page: str, box: Box, do: Do, letters: Fonts, drawing: Drawing | None = None
    ):
        super().__init__(id, label, box, do)
        self.nearer = 0.0 if drawing else ON_EDGE  # rows with drawings are further apart, so the ring needs no inset
        self.drawing, self.indent = drawing, DRAWING + BESIDE if drawing else 0.0
        role = "number" if page.isdecimal() else "strong"
        self.page = letters.block(page, role, CHAPTER_SIZE, box.w / 2, box.h, lines=1, grow=False)
        room = box.w - self.indent - 2 * CHAPTER_EDGE - max(CHAPTER_NUMBER, self.page.width) - AIR
        self.name = letters.block(label, "body", CHAPTER_SIZE, room, box.h, lines=2)

    @property
    def value(self) -> str:
        return self.page.lines[0]

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.page

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, inner = canvas.theme, box.inset(CHAPTER_EDGE, 0)
        if look.focused:
            canvas.fill(box, theme.gold, BAND)
        if self.drawing is not None:
            self.drawing(canvas, Box(inner.x, box.y + INSET, DRAWING, box.h - 2 * INSET))
        inner = Box(inner.x + self.indent, inner.y, inner.w - self.indent, inner.h)
        canvas.block(self.name, inner, theme.ink)
        canvas.block(self.page, inner, theme.wine, "right")
        x, y = inner.right - self.page.width - AIR - DOT, inner.centre[1] + DEEP
        while x > inner.x + self.name.width + AIR:
            canvas.fill(Box(x, y, DOT, DOT), theme.ink, FAINT)
            x -= STEP


ROW, LEAST = 54.0, 36.0  # height of a row, and its least height
FACT_SIZE, FACT_ICON, FACT_GAP = 24.0, 28.0, 14.0
MOST = 0.66  # largest share of the width beside the icon for the value
MORE_LINES = 4  # lines of large text that facts may have beyond one each
RULE = 70  # alpha of a line


class Fact(NamedTuple):
    """An icon, a name and a value."""

    icon: str
    name: str
    value: str

    @property
    def sentence(self) -> str:
        """The fact in words."""
        return _("{rule}: {choice}").format(rule=self.name, choice=self.value)


class FactRow(Widget):
    """A fact on dark; its label holds the whole fact. `ruled` draws a line below it."""

    role = "text"

    def __init__(self, id: str, fact: Fact, box: Box, letters: Fonts, ruled: bool):
        super().__init__(id, fact.sentence, box)
        self.fact, self.letters, self.ruled = fact, letters, ruled
        self.write(FACT_SIZE, grow=True)

    def write(self, size: float, grow: bool = False) -> None:
        """Set it in a text size."""
        room = self.box.w - FACT_ICON - 2 * FACT_GAP
        self.figure = self.letters.block(
            self.fact.value, "strong", size, room * MOST, self.box.h - 4, lines=2, grow=grow
        )
        self.name = self.letters.block(
            self.fact.name, "body", size, room - self.figure.width, self.box.h - 4, lines=2, grow=grow
        )

    @property
    def size(self) -> float:
        """The size of its smaller text."""
        return min(self.name.size, self.figure.size)

    @property
    def fits(self) -> bool:
        """True if all of it fits in legible letters."""
        return all(block.overflow <= 0 and block.text_px >= self.letters.legible for block in self.blocks())

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.figure

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.name, self.figure, self.fact.icon, self.ruled

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.icon(self.fact.icon, Box(box.x, box.centre[1] - FACT_ICON / 2, FACT_ICON, FACT_ICON), theme.gold)
        canvas.block(self.name, box.moved(FACT_ICON + FACT_GAP, 0), theme.bone)
        canvas.block(
            self.figure, Box(box.right - self.figure.width, box.y, self.figure.width, box.h), theme.cream, "right"
        )
        if self.ruled:
            canvas.fill(Box(box.x, box.bottom - 1, box.w, 1.5), theme.gold, RULE)


def fact_rows(facts: Sequence[Fact], box: Box, letters: Fonts) -> list[FactRow]:
    """Rows for some facts, vertically centred in a box, in one text size; none if there is no room for them."""
    high = min(ROW * (0.7 + 0.3 * letters.scale), box.h / max(1, len(facts)))
    if high < LEAST:
        return []
    top = box.y + (box.h - high * len(facts)) / 2
    rows = [
        FactRow(f"fact.{i}", fact, Box(box.x, top + i * high, box.w, high), letters, i < len(facts) - 1)
        for i, fact in enumerate(facts)
    ]
    size = min((row.size for row in rows), default=FACT_SIZE)
    for row in rows:
        row.write(size)
    return rows if all(row.fits for row in rows) else []


def facts_told(facts: Sequence[Fact], box: Box, letters: Fonts) -> Sequence[Widget]:
    """Some facts, one per row; as plain text if there is no room for rows, in large text only the first of them."""
    if rows := fact_rows(facts, box, letters):
        return rows
    words = "\n".join(fact.sentence for fact in facts)
    told = Words("facts", words, box, letters, "body", 25, cream, "centre", 0.6)
    if told.block.overflow > 0:
        told.block = letters.cut(words, "body", 25, box.w, box.h, lines=len(facts) + MORE_LINES)
    return [told]


SIGN_W, SIGN_H, TALLY_GAP = 76.0, 44.0, 14.0
TALLY_NAME, TALLY_NUMBER = 0.32, 0.34  # shares of the width for the name and the number; the bar has the rest
BAR_H, TICK = 22.0, 3.0
SUITS = {"red": "HD", "black": "SC"}
ARROWS = {"high": "arrow-up", "low": "arrow-down"}
STRIPE = 7.0  # distance between the stripes of the uncertain part


class TallyRow(Widget):
    """One kind of cards in a pile of `size`. The certain number is a full bar, the possible rest is striped, and a tick
    marks the most likely number."""

    role = "text"

    def __init__(self, line: TallyLine, size: int, box: Box, letters: Fonts):
        super().__init__(f"tally-{line.kind}", i18n.say(line.text), box)
        self.line, self.size = line, size
        room = box.w - SIGN_W - TALLY_GAP
        self.name = letters.block(self.label, "strong", 25, room * TALLY_NAME - TALLY_GAP, box.h, lines=2)
        self.number = letters.block(self.value, "strong", 25, room * TALLY_NUMBER - TALLY_GAP, box.h, lines=2)

    @property
    def value(self) -> str:
        least, most, likely = self.line.least, self.line.most, round(self.line.likely)
        if least == most:
            return str(least)
        return _("about {likely} ({least} to {most})").format(likely=likely, least=least, most=most)

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.number

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        sign = Box(box.x, box.centre[1] - SIGN_H / 2, SIGN_W, SIGN_H)
        self._sign(canvas, sign)
        room = Box(sign.right + TALLY_GAP, box.y, box.w - SIGN_W - TALLY_GAP, box.h)
        canvas.block(self.name, Box(room.x, room.y, room.w * TALLY_NAME - TALLY_GAP, room.h), theme.cream)
        number = Box(room.right - room.w * TALLY_NUMBER + TALLY_GAP, room.y, room.w * TALLY_NUMBER - TALLY_GAP, room.h)
        canvas.block(self.number, number, theme.cream)
        left = room.x + room.w * TALLY_NAME
        self._bar(canvas, Box(left, box.centre[1] - BAR_H / 2, number.x - TALLY_GAP - left, BAR_H))

    def _sign(self, canvas: Canvas, box: Box) -> None:
        """Draw two suits, or an arrow, on a slip of paper."""
        canvas.plate("keycap", box)
        side, (x, y) = box.h * 0.6, box.centre
        if self.line.kind in ARROWS:
            canvas.icon(ARROWS[self.line.kind], Box(x - side / 2, y - side / 2, side, side), canvas.theme.ink)
            return
        suits = SUITS.get(self.line.kind, "")
        for i, suit in enumerate(suits):
            self._pip(canvas, suit, Box(x + (i - len(suits) / 2) * (side + 2), y - side / 2, side, side))

    @staticmethod
    def _pip(canvas: Canvas, suit: str, box: Box) -> None:
        x, y, w, h = canvas.layout.px(box)
        canvas.blit(canvas.pictures.tinted(f"cards/pips/{suit}", (w, h), USUAL_SUITS.red[suit]), (x, y))

    def _bar(self, canvas: Canvas, box: Box) -> None:
        theme, size = canvas.theme, max(1, self.size)
        canvas.fill(box.inset(-2), theme.faint)
        canvas.fill(box, theme.night)
        sure, may, likely = (box.w * n / size for n in (self.line.least, self.line.most, self.line.likely))
        canvas.fill(Box(box.x, box.y, sure, box.h), theme.gold)
        x = box.x + sure
        while x < box.x + may - 2:
            canvas.fill(Box(x, box.y, min(3.0, box.x + may - x), box.h), theme.gold, 150)
            x += STRIPE
        if may > sure:
            canvas.fill(Box(box.x + likely - TICK / 2, box.y - 5, TICK, box.h + 10), theme.cream)


TERM_EDGE, TERM_ICON, TERM_ARROW, TERM_GAP = 13.0, 40.0, 22.0, 12.0
PIP, NEXT = 13.0, 10.0  # side of a choice's mark, and distance to the next
TERM_NAME, VALUE = 22.0, 26.0
APART = 4.0  # gap between the name and the marks
TERM_ABOVE = 5.0  # margin above the name and below the value
ROOMY = 280.0  # least width with room for an icon
LARGE_BELOW = 3.0  # gap between name and value in large text


class Turns(NamedTuple):
    """For a term that a press changes: the action for going back, and the index and number of its choices."""

    back: Do
    at: int
    total: int


class Term(Pressable):
    """The name above the value. With `turns`, a press goes to the next choice; it shows a round arrow and a mark for
    each choice. Without, a press leads to the page for changing it, and it shows an arrow to the right.

    Terms lie side by side, so left and right move between them and change nothing.
    """

    def __init__(
        self, id: str, label: str, value: str, box: Box, do: Do, letters: Fonts, icon: str, help: str = "",
        turns: Turns | None = None,
    ):  # fmt: skip
        super().__init__(id, label, box, do, help)
        self.icon, self._value, self.turns = icon, value, turns
        self.role = "choice" if turns else "row"
        pips = turns.total * NEXT + APART if turns else 0.0
        for self.left in (TERM_EDGE + TERM_ICON + TERM_GAP, TERM_EDGE) if icon and box.w >= ROOMY else (TERM_EDGE,):
            wide = box.w - self.left - TERM_EDGE
            self.name = letters.block(label, "body", TERM_NAME, wide - pips, box.h * 0.45, lines=1)
            self.below = LARGE_BELOW if letters.huge else 0.0
            high = box.h - self.name.height - 2 * TERM_ABOVE
            self.worth = letters.block(value, "strong", VALUE, wide - TERM_ARROW - 4, high, lines=2)
            if not (self.name.overflow or self.worth.overflow):
                break  # else without the icon: the text matters more

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.worth)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        middle = box.centre[1]
        if self.left > TERM_EDGE:
            canvas.icon(self.icon, Box(box.x + TERM_EDGE, middle - TERM_ICON / 2, TERM_ICON, TERM_ICON), theme.gold)
        x = box.x + self.left
        name = Box(x, box.y + TERM_ABOVE, self.name.width, self.name.height)
        top = name.bottom + self.below
        worth = Box(x, top, self.worth.width, box.bottom - TERM_ABOVE - top)
        canvas.block(self.name, name, theme.bone)
        canvas.block(self.worth, worth, theme.gold)
        ink = theme.gold if look.focused else theme.bone
        if self.turns:
            left = box.right - TERM_EDGE - self.turns.total * NEXT
            for n in range(self.turns.total):
                pip = Box(left + n * NEXT, name.centre[1] - PIP / 2, PIP, PIP)
                canvas.icon("suit-diamond", pip, theme.gold if n == self.turns.at else theme.faint)
        sign = "restart" if self.turns else "arrow-right"
        canvas.icon(
            sign, Box(box.right - TERM_EDGE - TERM_ARROW, worth.centre[1] - TERM_ARROW / 2, TERM_ARROW, TERM_ARROW), ink
        )


SEAT_EDGE, SEAT_ABOVE, SEAT_GAP = 14.0, 12.0, 8.0
SEAT_ICON = 54.0
SEAT_ARROW = 26.0


class SeatRow(Pressable):
    """The name of a seat, its holder, and a description of that holder; a press goes to the next holder.

    `choices` are the possible holders: value, name and description. The seats lie side by side, so left and right move
    between them and change nothing.
    """

    role = "button"

    def __init__(
        self,
        id: str,
        seat: str,
        box: Box,
        choices: Sequence[tuple[str, str, str]],
        current: str,
        change: Callable[[str], object],
        letters: Fonts,
        icon: str,
    ):
        self.values = [value for value, _name, _help in choices]
        _value, self.chosen, help = choices[self.values.index(current)]
        super().__init__(id, seat, box, self._next, help)
        self.current, self.change, self.icon = current, change, icon
        wide = box.w - 2 * SEAT_EDGE
        beside = wide - SEAT_ICON - SEAT_GAP - SEAT_ARROW
        self.name = letters.block(seat, "label", 22, beside, lines=2)
        self.who = letters.block(self.chosen, "strong", 26, beside, lines=2)
        self.more = letters.block(help, "body", 22, wide)
        self.room = max(letters.block(each, "body", 22, wide).height for _value, _name, each in choices)

    @property
    def value(self) -> str:
        return self.chosen

    @property
    def head(self) -> float:
        """The height of the icon and the text beside it."""
        return max(SEAT_ICON, self.name.height + self.who.height)

    @property
    def tall(self) -> float:
        """The height it needs for any of its holders."""
        return SEAT_ABOVE + self.head + SEAT_GAP + self.room + SEAT_ABOVE

    def _next(self) -> None:
        self.change(self.values[(self.values.index(self.current) + 1) % len(self.values)])

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.who, self.more)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        x, y = box.x + SEAT_EDGE, box.y + SEAT_ABOVE
        canvas.icon(self.icon, Box(x, y + (self.head - SEAT_ICON) / 2, SEAT_ICON, SEAT_ICON), theme.gold)
        beside = Box(x + SEAT_ICON + SEAT_GAP, y + (self.head - self.name.height - self.who.height) / 2, 0, 0)
        canvas.block(self.name, Box(beside.x, beside.y, self.name.width, self.name.height), theme.bone)
        canvas.block(self.who, Box(beside.x, beside.y + self.name.height, self.who.width, self.who.height), theme.gold)
        words = Box(x, y + self.head + SEAT_GAP, box.w - 2 * SEAT_EDGE, self.more.height)
        canvas.block(self.more, words, theme.cream)
        arrow = Box(box.right - SEAT_EDGE - SEAT_ARROW, y + (self.head - SEAT_ARROW) / 2, SEAT_ARROW, SEAT_ARROW)
        canvas.icon("arrow-right", arrow, theme.gold if look.focused else theme.bone)  # a press goes to the next holder


def side_by_side(sitters: Sequence[SeatRow]) -> float:
    """Make seats equally high, as high as the highest needs; return that height."""
    high = max(sitter.tall for sitter in sitters)
    for sitter in sitters:
        sitter.box = Box(sitter.box.x, sitter.box.y, sitter.box.w, high)
    return high
