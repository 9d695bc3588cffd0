"""Rows of miniature cards, where whole cards would be unreadable: only each card's picture, with its number beneath."""

from collections.abc import Hashable, Sequence

from game import i18n
from game.core.cards import Card
from game.core.deck import face

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.widget import Look, Widget
from .card_art import SHAPE, CardArt
from .prints import PACK, badge_on

TOP, FOOT = 0.40, 0.955  # shares of a card's height: top and foot of its picture,
SIDE = 0.07  # and of its width: the picture's margin
FIGURE, UNDER, GAP = 24.0, 29.0, 5.0  # size of the number, height of its line, gap between cards
ROWS, WIDEST, LEAST = 3, 64.0, 40.0  # most rows; greatest and least width of a picture
EDGE = 2.0


def heads_wide(count: int, width: float) -> tuple[int, float]:
    """Return the number of rows for `count` pictures in a width, and the width of each."""
    for rows in range(1, ROWS + 1):
        across = -(-count // rows)
        wide = min(WIDEST, (width + GAP) / across - GAP)
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
        step = (box.w - self.wide) / max(1, across - 1) if self.rows > 1 else self.wide + GAP
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
