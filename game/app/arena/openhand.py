"""A figure's hand that is open to the viewer but not shown below, laid out to be read."""

from collections.abc import Sequence

from game import i18n
from game.core.cards import Card
from game.core.deck import plain
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..table.card_art import SHAPE, CardArt
from ..table.card_strips import MINI, strip
from ..table.prints import PLAIN
from ..ui.widget import Look, Widget

CARD, STEP, MOST = 56.0, 60.0, 430.0  # width of a card; usual step; greatest width of all
EDGE = 12.0


class OpenHand(Widget):
    """The cards of a hand at the right end of a box; if there are many, each shows just enough to be recognised."""

    role = "text"

    def __init__(self, cards: Sequence[Card], room: Box, art: CardArt):
        self.cards, self.art = cards, art
        self.step = min(STEP, (MOST - CARD) / max(1, len(cards) - 1))
        wide = CARD + self.step * (len(cards) - 1) + 2 * EDGE
        box = Box(room.right - wide, room.y, wide, CARD * SHAPE + 2 * EDGE)
        super().__init__("open-hand", _("Hand: {cards}").format(cards=", ".join(map(i18n.say, map(plain, cards)))), box)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("shadow", box, 150)
        canvas.plate("hp-plate", box)
        for i, card in enumerate(self.cards):
            at = canvas.layout.point((box.x + EDGE + i * self.step, box.y + EDGE))
            layout = MINI if card is self.cards[-1] else strip(self.step / CARD)
            canvas.blit(self.art.face(card, CARD, layout, (), PLAIN), (round(at[0]), round(at[1])))
