"""Rows and fans of small cards: of a pile, of a whole play, and the trophies of the slain."""

from collections.abc import Hashable, Sequence

from game import i18n
from game.core.cards import Card, parse
from game.core.deck import beast, face
from game.core.events import Event, Told
from game.core.view import View
from game.i18n import _

from ..base.geometry import Box
from ..base.prints import PACK, badge_on
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
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
