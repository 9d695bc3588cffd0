"""Whether the cards in two places are of one colour, said by their two pips between them."""

from game.core.cards import Card
from game.core.game import View
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..theme import STARK_SUITS, USUAL_SUITS
from ..ui.widget import Look, Widget

TALL, PIP, APART = 0.64, 0.38, 3.0  # of its width, how high it is and how large a pip; what parts the two


class PairSign(Widget):
    """The pips of two cards side by side, red or black; nothing until both lie open."""

    role = "picture"

    def __init__(self, id: str, box: Box, first: Card | None, second: Card | None):
        self.alike = None if first is None or second is None else first.red == second.red
        words = {True: _("The same colour"), False: _("Different colours"), None: ""}
        super().__init__(id, words[self.alike], box)
        self.suits = [card.suit for card in (first, second) if card is not None]

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.alike is None:
            return
        tall = box.w * TALL
        canvas.plate("keycap", Box(box.x, box.centre[1] - tall / 2, box.w, tall))
        inks = (STARK_SUITS if canvas.stark else USUAL_SUITS).red  # in which the cards are printed there, too
        side = box.w * PIP
        for at, suit in zip((-1, 1), self.suits, strict=True):
            x, y = box.centre[0] + at * (side + APART) / 2, box.centre[1]
            left, top, wide, high = canvas.layout.px(Box(x - side / 2, y - side / 2, side, side))
            canvas.blit(canvas.pictures.tinted(f"cards/pips/{suit}", (wide, high), inks[suit]), (left, top))


def pair_sign(id: str, box: Box, zones: tuple[str, ...], view: View) -> PairSign:
    """The sign between the cards of two zones."""
    first, second = (view.top(zone) for zone in zones)
    return PairSign(id, box, first, second)
