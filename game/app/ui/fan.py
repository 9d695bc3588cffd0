"""A fan of a few cards, for display."""

from collections.abc import Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..table.card_art import SHAPE, CardArt
from ..table.prints import PACK, printed
from .tilted_card import draw_tilted
from .widget import Look, Widget

STEP, TILT, SINKS = 0.62, 8.0, 5.0  # from card to card: step in card widths, tilt in degrees, drop of the outer ones
AROUND = 0.88  # share of the height for a card: the outer ones are turned


class Fan(Widget):
    """Cards by name ("" for one face down), as high as the box allows."""

    role = "picture"

    def __init__(self, id: str, label: str, cards: Sequence[str], box: Box, art: CardArt):
        super().__init__(id, label, box)
        self.cards, self.art = tuple(cards), art

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        width = box.h * AROUND / SHAPE
        for i, each in enumerate(self.cards):
            away = i - (len(self.cards) - 1) / 2
            at = (box.centre[0] + away * STEP * width, box.centre[1] + (abs(away) - 0.5) * SINKS)
            card, print = printed(each) if each else (None, PACK)
            draw_tilted(canvas, self.art, card, at, width, -away * TILT, print=print, shadow=True)
