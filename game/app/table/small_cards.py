"""Rows and fans of small cards: of a pile, of a whole play, the trophies of the slain; and feats, shown beside a
score as such cards or a sign, with words and a figure."""

from collections.abc import Collection, Hashable, Sequence

from game import i18n
from game.core.cards import Card, parse
from game.core.deck import beast, face
from game.core.events import Event, Told
from game.core.story import Deed
from game.core.text import number
from game.core.view import View
from game.i18n import _

from ..base.geometry import Box
from ..base.prints import PACK, badge_on
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts, closer
from ..gfx.theme import STARK_SUITS, USUAL_SUITS
from ..ui.widget import Look, Widget
from .card_art import SHAPE, CardArt
from .places import TROPHIES, TROPHY, Places
from .sprites import FACE_UP, Sprite

GAP = 8.0
LATER = 0.5  # delay before the next card turns, as a share of one card's turning time
ROW = 12  # most cards in a single row


def minis_tall(count: int, width: float) -> float:
    """Return the height of `count` cards of a width."""
    rows = 2 if count > ROW else 1
    return rows * width * SHAPE + (rows - 1) * GAP


class SmallCards(Widget):
    """Cards in order, from left to right; their names form the label.

    `turn` is how far they are turned up one after the other, from 0 (none) to 1 (all); `print` is the kind of picture.
    """

    role = "picture"

    def __init__(self, id: str, cards: Sequence[Card], box: Box, width: float, art: CardArt, print: str = PACK):
        super().__init__(id, ", ".join(i18n.say(face(card)) for card in cards), box)
        self.cards, self.width, self.art, self.turn, self.print = cards, width, art, FACE_UP, print

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        rows = 2 if len(self.cards) > ROW else 1
        most = -(-len(self.cards) // rows)
        step = min(self.width + GAP, (box.w - self.width) / max(1, most - 1))
        for i, card in enumerate(self.cards):
            row, column = divmod(i, most)
            at = box.x + self.width / 2 + column * step, box.y + (row + 0.5) * self.width * SHAPE + row * GAP
            sprite = Sprite(card, at, self.width, "mini", self.width, self._turned(i), print=self.print)
            sprite.draw(canvas, self.art)

    def _turned(self, i: int) -> float:
        """Return how far card `i` is turned up."""
        late = LATER * i
        return min(1.0, max(0.0, self.turn * (1 + LATER * (len(self.cards) - 1)) - late))


TOP, FOOT = 0.40, 0.955  # shares of a card's height: top and foot of its picture,
SIDE = 0.07  # and of its width: the picture's margin
FIGURE, UNDER, HEAD_GAP = 24.0, 29.0, 5.0  # size of the number, height of its line, gap between cards
ROWS, WIDEST, LEAST = 3, 64.0, 40.0  # most rows; greatest and least width of a picture
EDGE = 2.0


def heads_wide(count: int, width: float) -> tuple[int, float]:
    """Return the number of rows for `count` pictures in a width, and the width of each."""
    for rows in range(1, ROWS + 1):
        across = -(-count // rows)
        wide = min(WIDEST, (width + HEAD_GAP) / across - HEAD_GAP)
        if wide >= LEAST:
            return rows, wide
    return ROWS, LEAST


def heads_tall(count: int, width: float) -> float:
    """Return the height of `count` pictures in a width."""
    rows, wide = heads_wide(count, width)
    return rows * _high(wide)


def _high(wide: float) -> float:
    """Return the height of a picture with its number."""
    return wide * (FOOT - TOP) * SHAPE / (1 - 2 * SIDE) + UNDER


class Heads(Widget):
    """Cards in order, from left to right; their names form the label."""

    role = "picture"

    def __init__(self, id: str, cards: Sequence[Card], box: Box, letters: Fonts, art: CardArt):
        super().__init__(id, ", ".join(i18n.say(face(card)) for card in cards), box)
        self.cards, self.art = tuple(cards), art
        self.rows, self.wide = heads_wide(len(cards), box.w)
        self.figures = [
            letters.block(badge_on(card, PACK), "number", FIGURE, self.wide, UNDER, lines=1, grow=False)
            for card in cards
        ]

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.figures)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.cards, self.wide, self.art.four

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        across, high = -(-len(self.cards) // self.rows), _high(self.wide)
        step = (box.w - self.wide) / max(1, across - 1) if self.rows > 1 else self.wide + HEAD_GAP
        for i, (card, figure) in enumerate(zip(self.cards, self.figures, strict=True)):
            row, column = divmod(i, across)
            place = Box(box.x + column * step, box.y + row * high, self.wide, high - UNDER)
            canvas.fill(place.inset(-EDGE), canvas.theme.ink)
            self._portrait(canvas, card, place)
            canvas.block(figure, Box(place.x, place.bottom + 1, place.w, UNDER), canvas.theme.wine, "centre")

    def _portrait(self, canvas: Canvas, card: Card, place: Box) -> None:
        """Draw the part of a card that shows only its picture."""
        whole = self.wide / (1 - 2 * SIDE)
        print = self.art.face(card, whole, "mini")
        x, y, w, h = canvas.layout.px(place)
        left, top = round(SIDE * print.get_width()), round(TOP * print.get_height())
        part = print.get_rect().clip((left, top, w, h))
        canvas.blit(print.subsurface(part), (x, y))


SLIP, SLIP_APART, SLIP_HEAD = 72.0, 6.0, 34.0  # greatest width of a slip; gap between two; height of the title
SLIP_WIDER = 1.7  # its width divided by its height
VALUE, PIP, LETTERS = 0.63, 0.5, 0.66  # shares: of its width for the value; of its height for pip and letters


class Slips(Widget):
    """The values and suits of cards on slips of paper, in order, under a title; the cards' names form the value."""

    role = "picture"

    def __init__(self, id: str, label: str, cards: Sequence[Card], box: Box, letters: Fonts, four: bool):
        super().__init__(id, label, box)
        self.cards, self._four = tuple(cards), four
        self.title = letters.block(label, "label", 24, box.w, SLIP_HEAD, lines=1)
        widths = [(self._wide(across), across) for across in range(1, len(cards) + 1)]
        wide, self.across = max(widths, default=(SLIP, 1))
        self.size = (wide, wide / SLIP_WIDER)
        size = self.size[1] * LETTERS
        self.figures = [
            letters.block(badge_on(card, PACK), "number", size, wide * VALUE, self.size[1], lines=1, grow=False)
            for card in cards
        ]

    def _wide(self, across: int) -> float:
        """The width of each slip with so many side by side."""
        rows = -(-len(self.cards) // across)
        high = (self.box.h - SLIP_HEAD - (rows - 1) * SLIP_APART) / rows
        return min(SLIP, (self.box.w - (across - 1) * SLIP_APART) / across, high * SLIP_WIDER)

    @property
    def value(self) -> str:
        return ", ".join(i18n.say(face(card)) for card in self.cards)

    def blocks(self) -> tuple[Block, ...]:
        return (self.title, *self.figures)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.cards, self.size, self.across, self._four

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.block(self.title, box._replace(h=SLIP_HEAD), canvas.theme.gold, shade=canvas.theme.night)
        wide, high = self.size
        for i, (card, figure) in enumerate(zip(self.cards, self.figures, strict=True)):
            row, column = divmod(i, self.across)
            x, y = box.x + column * (wide + SLIP_APART), box.y + SLIP_HEAD + row * (high + SLIP_APART)
            self._draw_slip(canvas, card, figure, Box(x, y, wide, high))

    def _draw_slip(self, canvas: Canvas, card: Card, figure: Block, slip: Box) -> None:
        suits = STARK_SUITS if canvas.stark else USUAL_SUITS
        ink = ((suits.four if self._four else suits.two) | suits.joker)[card.suit]
        canvas.plate("keycap", slip)
        canvas.block(figure, slip._replace(w=slip.w * VALUE), ink, "right")
        side = slip.h * PIP
        x, y, w, h = canvas.layout.px(Box(slip.x + slip.w * VALUE + 2, slip.centre[1] - side / 2, side, side))
        canvas.blit(canvas.pictures.tinted(f"cards/pips/{card.suit}", (w, h), ink), (x, y))


TROPHY_GAP = 14.0  # gap to neighbouring cards
STEP = 46.0  # usual step between cards
SIZE, LINE = 22.0, 30.0  # size and line height of the count
LOW = 0.85  # smallest scale of the count's text; below it only the number is shown


class Trophies(Widget):
    """The slain monsters in the order of their fall, the last one uncovered; the fan grows from one side of the box."""

    role = "picture"

    def __init__(self, slain: Sequence[Card], box: Box, leftwards: bool, letters: Fonts, art: CardArt):
        super().__init__(TROPHIES, _("Slain"), box)
        self.slain, self.leftwards, self.art = tuple(slain), leftwards, art
        words = _("{what}: {amount}").format(what=self.label, amount=len(slain))
        told = letters.block(words, "label", SIZE, box.w, LINE, lines=1)
        small = told.overflow > 0 or told.size < SIZE * LOW
        self.count = letters.block(str(len(slain)), "number", SIZE, box.w, LINE, lines=1) if small else told

    @property
    def value(self) -> str:
        return ", ".join(i18n.say(beast(card)) for card in self.slain)

    def blocks(self) -> tuple[Block, ...]:
        return (self.count,)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.slain, self.box, self.art.four

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        layout, print, width = TROPHY
        align = "right" if self.leftwards else "left"
        canvas.block(self.count, Box(box.x, box.y, box.w, LINE), canvas.theme.gold, align, shade=canvas.theme.night)
        step = min(STEP, (box.w - width) / max(1, len(self.slain) - 1))
        first = box.right - width / 2 - step * (len(self.slain) - 1) if self.leftwards else box.x + width / 2
        for i, card in enumerate(self.slain):
            at = first + step * i, box.y + LINE + width * SHAPE / 2
            Sprite(card, at, width, layout, width, print=print).draw(canvas, self.art)


def trophies(
    view: View, deeds: Sequence[Sequence[Event]], word: str, places: Places, letters: Fonts, art: CardArt
) -> list[Widget]:
    """Return the trophies, found by the told `word`; none before the first, or if the map has no place for them."""
    told = (event for events in deeds for event in events if isinstance(event, Told) and event.what == word)
    slain = [parse(event.who) for event in told]
    if not slain or not places.has(TROPHIES):
        return []
    leftwards = places.align(places.box(TROPHIES)) == "left"
    return [Trophies(slain, _free(view, places, leftwards), leftwards, letters, art)]


def _free(view: View, places: Places, leftwards: bool) -> Box:
    """Return the part of their place that rows of cards leave free."""
    box, left, right = places.box(TROPHIES), 0.0, 0.0
    for zone in view.zones:
        if places.slots[zone].lay == "row" and places.slot(zone).overlaps(box) and view.zones[zone]:
            count, half = len(view.zones[zone]), places.width(zone) / 2 + TROPHY_GAP
            ends = [places.card(zone, i, count)[0] for i in (0, count - 1)]
            left, right = max(left, max(ends) + half - box.x), max(right, box.right - min(ends) + half)
    return Box(box.x + left, box.y, box.w - left, box.h) if leftwards else Box(box.x, box.y, box.w - right, box.h)


SIGNS = {
    "dragons": "dragon",
    "blow": "heart-broken",
    "weapon": "sword",
    "beaten": "skull",
    "bare": "fist",
    "broken": "sword-broken",
    "lost": "heart-broken",
    "healed": "potion",
    "spared": "shield",
    "rooms": "door",
    "runs": "run",
    "biggest": "skull",
    "given": "hit",
    "taken": "heart-broken",
    "killer": "skull",
    "evaded": "miss",
    "blocked": "shield",
    "absorbed": "absorb",
    "mana": "renew",
    "pools": "cards",
    "forfeit": "hardcore",
}
CARD, FEAT_STEP, SIGN = 46.0, 14.0, 38.0  # widths of a small card, of the visible part of the card under it, of a sign
MOST = 2  # most cards shown
FEAT_SIZE, FEAT_FIGURE, FEAT_GAP = 22.0, 48.0, 7.0  # size of the words; width for the number; gap
LEFT = CARD + FEAT_STEP * (MOST - 1) + FEAT_GAP
ENDLESS = 1e9  # a height without limit
BETWEEN, FEAT_UNDER = 26.0, 6.0  # gaps between columns and between rows
BESIDE = 3  # most lines of large text between a sign and a number
CLOSE = 1.12  # line height of the words under them


class Feat(Widget):
    """A feat: its cards (or a sign if it has none), its words and its amount.

    The words stand between the others; or under them, if `above` is given: the height of the others.
    """

    role = "text"

    def __init__(self, id: str, deed: Deed, box: Box, letters: Fonts, art: CardArt, above: float = 0.0):
        super().__init__(id, i18n.say(deed.text), box)
        self.deed, self.art, self.cards, self.above = deed, art, deed.cards[:MOST], above
        if above:
            self.words = _written_under(self.label, letters, box.w)
        else:
            self.words = written(self.label, letters, words_wide(box.w), box.h)
        self.figure = letters.block(self.value, "number", 30, FEAT_FIGURE, above or box.h, lines=1)

    @property
    def value(self) -> str:
        return number(self.deed.amount)

    def blocks(self) -> tuple[Block, ...]:
        return (self.words, self.figure)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        high = self.above or box.h
        self._draw_sign(canvas, Box(box.x, box.y, LEFT - FEAT_GAP, high))
        if self.above:
            canvas.block(self.words, box, theme.ink, valign=1.0)
        else:
            canvas.block(self.words, box.moved(LEFT, 0), theme.ink)
        canvas.block(self.figure, Box(box.right - FEAT_FIGURE, box.y, FEAT_FIGURE, high), theme.wine, "right")

    def _draw_sign(self, canvas: Canvas, box: Box) -> None:
        x, y = box.centre
        if not self.cards:
            sign = SIGNS.get(self.deed.kind, "scroll")
            canvas.icon(sign, Box(x - SIGN / 2, y - SIGN / 2, SIGN, SIGN), canvas.theme.wine)
        x -= FEAT_STEP * (len(self.cards) - 1) / 2
        for i, card in enumerate(self.cards):
            Sprite(card, (x + i * FEAT_STEP, y), CARD, "mini", CARD, print=self.deed.print).draw(canvas, self.art)


class Feats:
    """The layout of feats: up to `most` columns from the top of a box down.

    One column is used with large letters or long words. All rows are as high as the tallest needs. Words for
    which a row is too narrow, or too low in large text, stand under their sign and number.
    """

    def __init__(self, deeds: Collection[Deed], box: Box, letters: Fonts, most: int = 2):
        self.box, self.letters = box, letters
        for across in range(most, 0, -1):
            self.across, self.wide = across, (box.w - (across - 1) * BETWEEN) / across
            words = [written(i18n.say(deed.text), letters, words_wide(self.wide)) for deed in deeds]
            if not letters.large and not any(block.overflow for block in words):
                break
        self.above, self.high = 0.0, max((CARD * SHAPE, *(block.height for block in words)))
        if any(block.overflow or (letters.huge and len(block.lines) > BESIDE) for block in words):
            self.above = CARD * SHAPE if any(deed.cards for deed in deeds) else SIGN
            under = (_written_under(i18n.say(deed.text), letters, self.wide).height for deed in deeds)
            self.high = self.above + FEAT_UNDER + max(under)

    def feat(self, id: str, i: int, deed: Deed, art: CardArt) -> Feat:
        """Return feat `i` at its place."""
        return Feat(id, deed, self.place(i), self.letters, art, self.above)

    def place(self, i: int) -> Box:
        """Return the box of feat `i`."""
        x, y = self.box.x + i % self.across * (self.wide + BETWEEN), self.box.y + self.tall(i)
        return Box(x, y, self.wide, self.high)

    def tall(self, count: int) -> float:
        """Return the height of the full rows among `count` feats, including the gap below."""
        return count // self.across * (self.high + FEAT_UNDER)

    def end(self, count: int) -> float:
        """Return the y of the foot of `count` feats."""
        return self.box.y + self.tall(count + self.across - 1)


def written(text: str, letters: Fonts, width: float, height: float = ENDLESS) -> Block:
    """Return the words of a feat; if they need several lines, they are broken after the colon where that costs
    nothing."""
    block = letters.block(text, "body", FEAT_SIZE, width, height)
    parted = letters.block(text.replace(": ", ":\n", 1), "body", FEAT_SIZE, width, height)
    return parted if len(parted.lines) == len(block.lines) and parted.size >= block.size else block


def _written_under(text: str, letters: Fonts, width: float) -> Block:
    """Return the words of a feat, their lines close together; large text is in the smallest legible letters."""
    return closer(letters.block(text, "body", FEAT_SIZE, width, grow=not letters.huge), CLOSE)


def words_wide(width: float) -> float:
    """Return the width left for a feat's words."""
    return width - LEFT - FEAT_FIGURE - FEAT_GAP
