"""The page that lies on the map, with a text and its answers.

It is set like the page of a book: everything is centred on one axis, the text is flush left and has an initial.
"""

from collections.abc import Callable, Sequence

import pygame

from game import i18n
from game.core.journey import SHOP, Answer
from game.i18n import ngettext

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts, closer
from ..gfx.pictures import portrait_of
from ..gfx.theme import Colour, colour
from ..table.card_art import SHAPE
from ..table.spots import frame
from ..ui.text import capital
from ..ui.widget import Do, Look, Pressable, Widget
from .book_text import DEEP, BookText, shape_of, split, woodcut, woodcuts
from .ink_drawing import flourish, ruled, sign
from .panels import MapButton

EDGE, TOP, GAP, BETWEEN = 40.0, 26.0, 10.0, 6.0  # the last: gap between rows of several columns
APIECE = 20.0  # gap between rows of one column: more than the focus ring needs
LOWER = 38.0  # from the last answer to the foot of the paper; a shop has less
SIGN, TITLE, TEXT = 62.0, 42.0, 26.0
BELOW, CLOSE = 16.0, 6.0  # from the text to what it brings; the same in a shop
SHOP_SIGN = 48.0  # side of a shop's icon: its wares need the room
ROW, HIGH = 72.0, 106.0  # height of an answer in one column, and in several
WARE = 84.0  # height of a ware in one column: both its texts lie between the ruled lines
FEW, MANY = 3, 8  # most answers in one column, and in two
LEAST, WORDS = 61.0, 76.0  # least height of an answer; least height of the text above
ICON, AIR, COIN = 34.0, 52.0, 28.0
MARK, BULLET = "suit-diamond", 20.0  # beside the words of an answer without an icon
BESIDE = 16.0  # inner margin of an answer
GO_W, GO_H, OVER = 300.0, 66.0, 12.0  # the button that goes on: width, height, distance from the foot
ASIDES, CARD, APART = (222.0, 160.0), 116.0, 34.0  # picture widths to try; width of a card if none fits; gap to words
COUNTER, LEDGES = 214.0, (60.0, 76.0)  # width of the picture over wares; least height of a ware then, in one
# column and in several
FRAME, SMALLER = 20.0, 2.0  # least margin around a picture; how much smaller letters may be because of it
PICTURE = 108.0  # side of a portrait above the words, if there is no room beside them
CLOSE, CLEAR = 1.05, 0.15  # line height of large words; what is left free below the first
RAISED = 3.0  # an answer's two texts are raised, as letters leave more room above than below
WORD, ABOUT, SHARES = 25.0, 22.0, (0.5, 0.34)  # letter sizes of answer and effect; the answer's share of the height
MEASURES = (640.0, 740.0)  # widths of a text to try, if all of it fits
RULE, RULE_WIDE = 18.0, 340.0  # height and width of the flourish under the heading
MOST = 0.45  # greatest share of the text's room for what it brings
PALE = colour("#5e4f3a")  # ink of what cannot be had
PRICE = "discard"  # kind whose icon stands beside a price
Picture = Callable[[], pygame.Surface]


class Page(Widget):
    """The paper, an icon, a heading, a text, and what it brings for the play. `foot` is the height kept free for
    answers, `aside` the width of the picture, or of the `card` that the page is about, beside the words."""

    role = "text"

    def __init__(self, title: str, text: str, kind: str, box: Box, letters: Fonts, foot: float, brings: str = "",
                 aside: float = 0.0, card: Picture | None = None):  # fmt: skip
        super().__init__("page", title, box)
        self.kind, self._text, self.card = kind, " ".join(filter(None, (text, brings))), card
        self.seen = bool(aside) and card is None
        self.portrait = "" if aside else portrait_of(kind)
        self.side = PICTURE if self.portrait else 0.0 if portrait_of(kind) else head_of(kind)
        high = max(self.side, head_of(kind))
        self.rule = 0.0 if kind == SHOP else RULE  # wares need the room
        wide = split(box.inset(EDGE, 0), aside, APART)[1].w
        told = letters.block(text, "body", TEXT, wide).height if text else 0.0
        self.gain = letters.block(brings, "strong", TEXT, wide, even=True)
        self.apart = apart_of(kind) if text and brings else 0.0
        words = told + (self.gain.height + self.apart if brings else 0.0)
        picture = min(aside * (SHAPE if card else shape_of(kind)), box.h - 2 * FRAME)
        box = _fitted(words + self.rule, box, foot, high, below_of(kind), picture)
        self.box, inner = box, Box(box.x + EDGE, box.y + TOP, box.w - 2 * EDGE, box.h - TOP - below_of(kind))
        place, column = split(inner, aside, APART)
        middle = inner.y + picture / 2 if kind == SHOP else box.centre[1]
        self.place = Box(place.x, middle - picture / 2, place.w, picture)
        over = self.side + 16 if self.side else 0.0
        self.head = Box(column.x + over, column.y, column.w - 2 * over, high)
        self.title = letters.block(title, "title", TITLE, self.head.w, self.head.h, 2)
        top = self.head.bottom + GAP + self.rule
        bottom = inner.bottom - GAP - foot
        room = Box(column.x, top, column.w, bottom - top)
        block, self.gain = _both(letters, text, brings, wide, room.h - self.apart)
        below = self.apart + (self.gain.height if brings else 0.0)
        if len(block.lines) < DEEP:
            block = _without_widow(letters, block, wide)
        initial = 0.0 if kind == SHOP else room.h - below  # a shop's words stand beside its picture, close together
        self.prose = BookText(block, wide, initial, letters)
        self.block, self.room = block, room
        across = inner if kind == SHOP else column  # wares also lie under the picture
        self.foot = Box(across.x, inner.bottom - foot, across.w, foot)

    @property
    def value(self) -> str:
        return self._text

    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for block in (self.title, self.block, self.gain) if any(block.lines))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("shadow", box)
        canvas.plate("parchment", box)
        over = self.side + 16 if self.side else 0.0
        x = self.head.centre[0] - (over + self.title.width) / 2
        icon = Box(x, self.head.y, self.side, self.side)
        if self.portrait:
            canvas.picture(self.portrait, icon)
        elif self.side:
            canvas.icon(sign(self.kind), icon, theme.wine)
        canvas.block(self.title, self.head.moved(over / 2, 0), theme.wine, "centre")
        if self.rule:
            x = self.head.centre[0] - RULE_WIDE / 2
            flourish(canvas, Box(x, self.head.bottom + 3, RULE_WIDE, RULE), theme.wine)
        self._draw_words(canvas)
        if self.card is not None:
            x, y = canvas.layout.point((self.place.x, self.place.y))
            canvas.plate("shadow", self.place)
            canvas.blit(self.card(), (round(x), round(y)))
        elif self.seen:
            wide = self.place.h / shape_of(self.kind)
            canvas.picture(woodcut(self.kind), self.place._replace(x=self.place.centre[0] - wide / 2, w=wide))

    def _draw_words(self, canvas: Canvas) -> None:
        """Draw the text, and what it brings under it, together in the middle of the room."""
        room = self.room
        gain = self.gain.height if any(self.gain.lines) else 0.0
        text = self.prose.height
        y = room.y + (room.h - text - gain - self.apart) / 2
        self.prose.draw(canvas, room._replace(y=y))
        below = room._replace(y=y + text + self.apart, h=gain)
        canvas.block(self.gain, below, canvas.theme.wine, "centre", 0.0)


def _both(letters: Fonts, text: str, brings: str, wide: float, high: float) -> tuple[Block, Block]:
    """Return a text and what it brings, in letters of one size as large as fits; if even the smallest are too large,
    the end of the text is cut off."""
    size, least = TEXT * letters.scale, letters.smallest("body")
    while True:
        told = letters.block(text, "body", size, wide, grow=False)
        gain = letters.block(brings, "strong", size, wide, grow=False, even=True)
        if told.height + (gain.height if brings else 0.0) <= high + 0.5:  # both sums were rounded
            return told, gain
        if size <= least:
            break
        size = max(least, size - 1)
    gain = letters.block(brings, "strong", TEXT, wide, MOST * high, grow=False, even=True)
    return letters.cut(text, "body", TEXT, wide, high - (gain.height if brings else 0.0), lines=99), gain


def aside_of(box: Box, kind: str, text: str, brings: str, letters: Fonts, foot: float, card: bool = False) -> float:
    """Return the width of the picture beside a page's words: 0 if they leave no room for it; a card is always shown."""
    for aside in ASIDES:
        wide = split(box.inset(EDGE, 0), aside, APART)[1].w
        sizes = ((text, "body"), (brings, "strong"))
        words = sum(letters.block(each, role, TEXT - SMALLER, wide).height for each, role in sizes if each)
        over = TOP + head_of(kind) + RULE + 2 * GAP + (BELOW if brings else 0.0)
        if over + words + foot + below_of(kind) <= box.h:
            return aside
    return CARD if card else 0.0


def pictures_of_pages() -> Sequence[tuple[str, Sequence[Box]]]:
    """Return the pictures that pages may show, each with its boxes, to prepare them."""
    return woodcuts(ASIDES[:1], COUNTER)


def of_a_book(box: Box, kind: str, text: str, brings: str, letters: Fonts, foot: float) -> Box:
    """Return the part of a box for a page without a picture: as narrow as a book, unless the text is too long for
    that."""
    side = PICTURE if portrait_of(kind) else head_of(kind)
    for measure in MEASURES:
        wide = min(measure * max(1.0, letters.scale), box.w - 2 * EDGE)
        told = letters.block(text, "body", TEXT, wide).height + letters.block(brings, "strong", TEXT, wide).height
        if told + BELOW + AIR + RULE + TOP + below_of(kind) + side + foot + 2 * GAP <= box.h:
            whole = wide + 2 * EDGE
            return Box(box.centre[0] - whole / 2, box.y, whole, box.h)
    return box


def _without_widow(letters: Fonts, block: Block, wide: float) -> Block:
    """Return the words on lines of about equal length, if that takes no more lines."""
    words = " ".join(block.lines)
    even = letters.block(words, block.role, block.size, wide, grow=False, even=True)
    return even if len(even.lines) == len(block.lines) else block


def _fitted(words: float, room: Box, foot: float, side: float, below: float, picture: float) -> Box:
    """Return the page's box: no higher than the words and the picture need, in the middle of the room."""
    high = min(room.h, max(TOP + below + side + foot + words + AIR + 2 * GAP, picture + 2 * TOP))
    return Box(room.x, room.y + (room.h - high) / 2, room.w, high)


class PageButton(MapButton):
    """The button that goes on from a page."""

    def __init__(self, id: str, label: str, foot: Box, do: Do, letters: Fonts, help: str = ""):
        box = Box(foot.centre[0] - GO_W / 2, foot.bottom - GO_H - OVER, GO_W, GO_H)
        super().__init__(id, label, box, do, letters, "", True, help)


class ChoiceRow(Pressable):
    """An answer: its words, below them what is known of its effect, and at the right the price if there is one."""

    role = "button"

    def __init__(self, id: str, answer: Answer, box: Box, do: Do, letters: Fonts, enabled: bool, picked: bool = False):
        super().__init__(id, i18n.say(answer.label), box, do, i18n.say(answer.about), enabled)
        self.picked = picked
        self.icon, self.price = sign(answer.kind) if answer.kind else "", answer.price
        inner = box.inset(BESIDE, 2)
        left = ICON + 12 if self.icon else 0.0
        cost = str(self.price) if self.price else ""
        self.worth = letters.block(cost, "number", 26, inner.w * 0.2, inner.h, lines=1, grow=False)
        right = self.worth.width + COIN + 22 if cost else 0.0
        self.place = Box(inner.x + left, inner.y, inner.w - left - right, inner.h)
        self.below = Box(inner.x + left, inner.y, inner.w - left, inner.h)  # a price stands beside the words only
        self.words, self.about = self._lettered(letters)

    def _lettered(self, letters: Fonts) -> tuple[Block, Block]:
        """Return the words and the effect, in letters that fit; only the words if there is no room for both."""
        pairs = [self._pair(letters, share) for share in SHARES]
        whole = [pair for pair in pairs if any(pair[0].lines) and any(pair[1].lines)]
        best = next((pair for pair in whole if not pair[1].lines[-1].endswith("…")), next(iter(whole), None))
        if best is not None:
            return best
        words = letters.cut(
            self.label, "strong", WORD, self.place.w, self.place.h + (0 if letters.huge else 4), lines=2
        )
        return words, letters.block("", "body", ABOUT, self.place.w)

    def _pair(self, letters: Fonts, share: float) -> tuple[Block, Block]:
        """Return the words in a share of the height, and the effect in the rest."""
        place = self.place
        words = letters.cut(self.label, "strong", WORD, place.w, place.h * share + 2)
        if letters.huge:  # the effect may need two lines
            words = words._replace(leading=words.size * CLOSE, height=words.size * CLOSE)
        about = letters.cut(capital(self.help), "body", ABOUT, self.below.w, place.h - words.height + 2, lines=3)
        return words, about

    def write(self, words: float, about: float, letters: Fonts) -> None:
        """Lay out both texts in these letter sizes, which must fit."""
        self.words = letters.block(" ".join(self.words.lines), "strong", words, self.place.w, grow=False)
        self.about = letters.block(" ".join(self.about.lines), "body", about, self.below.w, grow=False, even=True)
        if letters.huge:
            leading = self.words.size * (CLOSE + CLEAR)
            self.words = self.words._replace(leading=leading, height=leading * len(self.words.lines))
            self.about = closer(self.about, CLOSE)

    @property
    def is_bare(self) -> bool:
        """True if there are only words: no icon, price or effect."""
        return not (self.icon or self.price or self.help)

    @property
    def is_cut(self) -> bool:
        """True if there is no room for the whole effect."""
        return self.help != "" and (not any(self.about.lines) or self.about.lines[-1].endswith("…"))

    @property
    def value(self) -> str:
        return ngettext("{n} card", "{n} cards", self.price).format(n=self.price) if self.price else ""

    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for block in (self.words, self.about, self.worth) if any(block.lines))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, down = canvas.theme, 2.0 if look.pressed else 0.0
        if self.enabled:
            canvas.plate("button-hover" if look.focused else "button", box.moved(0, down))
        else:  # what cannot be had yet is only printed on the paper
            ruled(canvas, box, self._pale(canvas))
        if self.picked:
            frame(canvas, box.inset(2), 3, theme.gold)
        ink, gold = (theme.cream, theme.gold) if self.enabled else (self._pale(canvas),) * 2
        shade = theme.night if self.enabled else None
        place = self.place.moved(0, down)
        if self.icon:
            canvas.icon(self.icon, Box(box.x + BESIDE, place.centre[1] - ICON / 2, ICON, ICON), gold)
        if self.is_bare:
            left = place.centre[0] - self.words.width / 2
            for x in (left - 2 * BULLET, left + self.words.width + BULLET):
                canvas.icon(MARK, Box(x, place.centre[1] - BULLET / 2, BULLET, BULLET), gold)
            canvas.block(self.words, place, ink, "centre", shade=shade)
        elif any(self.about.lines):
            high = self.words.height + self.about.height
            y = place.centre[1] - high / 2 - RAISED
            canvas.block(self.words, place._replace(y=y, h=self.words.height), ink, shade=shade)
            below = self.below._replace(y=y + self.words.height, h=self.about.height)
            place = place._replace(y=y, h=self.words.height)
            canvas.block(self.about, below, gold, shade=shade)
        else:
            canvas.block(self.words, place, ink, shade=shade)
        if self.price:
            right = Box(box.right - BESIDE - self.worth.width, place.y, self.worth.width, place.h)
            canvas.block(self.worth, right, gold, "right", shade=shade)
            canvas.icon(sign(PRICE), Box(right.x - COIN - 6, place.centre[1] - COIN / 2, COIN, COIN), gold)

    @staticmethod
    def _pale(canvas: Canvas) -> Colour:
        """Return the ink of what cannot be had; in high contrast it is as dark as any."""
        return canvas.theme.ink if canvas.stark else PALE


def in_one_size(rows: Sequence[ChoiceRow], letters: Fonts) -> Sequence[ChoiceRow]:
    """Letter answers that stand together in the smallest sizes that any of them needs, and return them."""
    words = min((row.words.size for row in rows), default=WORD)
    about = min((row.about.size for row in rows if any(row.about.lines)), default=ABOUT)
    for row in rows:
        row.write(words, about, letters)
    return rows


def columns(count: int) -> int:
    """Return the number of columns for `count` answers."""
    return 3 if count > MANY else 2 if count > FEW else 1


def places(count: int, room: Box, tall: float) -> list[Box]:
    """Return boxes for `count` answers at the foot of a room; those of a row that is not full are wider."""
    across, gap = columns(count), gap_of(count)
    down = -(-count // across)
    high = min(tall, (room.h - gap * (down - 1)) / max(1, down))
    top = room.bottom - down * high - (down - 1) * gap
    found = list[Box]()
    for n in range(count):
        row, column = divmod(n, across)
        beside = min(across, count - row * across)
        wide = (room.w - GAP * (beside - 1)) / beside
        found.append(Box(room.x + column * (wide + GAP), top + row * (high + gap), wide, high))
    return found


def gap_of(count: int) -> float:
    """Return the gap between two rows of `count` answers."""
    return APIECE if columns(count) == 1 else BETWEEN


def head_of(kind: str) -> float:
    """Return the height of a page's heading."""
    return SHOP_SIGN if kind == SHOP else SIGN


def apart_of(kind: str) -> float:
    """Return the gap between a page's text and what it brings."""
    return CLOSE if kind == SHOP else BELOW


def below_of(kind: str) -> float:
    """Return the height that stays free at the foot of the paper."""
    return TOP if kind == SHOP else LOWER


def tall(count: int, page: Box, kind: str, letters: Fonts) -> float:
    """Return the height of each of `count` answers on a page; in one column they are higher with large letters."""
    down = -(-count // columns(count))
    room = page.h - TOP - below_of(kind) - head_of(kind) - 2 * GAP - WORDS - (down - 1) * gap_of(count)
    most = min(HIGH, ROW * (0.6 + 0.4 * letters.scale)) if columns(count) == 1 else HIGH
    return max(LEAST, min(most, room / max(1, down)))


def over_wares(count: int, text: str, terms: str, page: Box, letters: Fonts) -> float:
    """Return the height of each of `count` wares under the shop's picture and the text beside it; 0 if these leave too
    little room."""
    down, picture = -(-count // columns(count)), COUNTER * shape_of(SHOP)
    wide = split(page.inset(EDGE, 0), COUNTER, APART)[1].w
    sizes = ((text, "body"), (terms, "strong"))
    told = sum(
        letters.block(each, role, letters.smallest(role), wide, grow=False).height for each, role in sizes if each
    )
    told += apart_of(SHOP) if text and terms else 0.0
    over = max(picture, head_of(SHOP) + GAP + told)
    room = page.h - 2 * TOP - over - GAP - (down - 1) * gap_of(count)
    most, least = (WARE, LEDGES[0]) if columns(count) == 1 else (HIGH, LEDGES[1])
    high = min(most, room / max(1, down))
    return high if high >= least * letters.scale else 0.0


def feet(count: int, high: float = ROW) -> float:
    """Return the height that `count` answers take; with none, that of the button in their place."""
    down = -(-count // columns(count))
    return down * high + max(0, down - 1) * gap_of(count) if count else GO_H + OVER
