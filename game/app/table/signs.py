"""Small things on the table beside the cards: places to choose, and signs between neighbouring cards."""

from collections.abc import Callable, Hashable

from game.core.cards import Card
from game.core.view import View
from game.i18n import _

from ..base.geometry import Box
from ..base.prints import PLAIN, badge_on
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import STARK_SUITS, USUAL_SUITS
from ..ui.widget import Look, Widget


class PlaceSpot(Widget):
    """A place that is not a card, with its name beneath, such as the bare hands to strike a picked monster with."""

    role = "place"
    focusable = True
    WIDER, LARGE_WIDER = 12.0, 22.0  # the name is wider than the picture by this at each side; with large text
    NAME_H = 60.0  # height for the name
    SMALLER = 24.0  # how much smaller the picture is above a large name on two lines

    def __init__(
        self, id: str, label: str, picture: str, box: Box, do: Callable[[], object], letters: Fonts, lit: bool = False
    ):
        wider = self.LARGE_WIDER if letters.huge else self.WIDER
        self.name = letters.block(label, "strong", 22, box.w + 2 * wider, self.NAME_H + 2 * letters.huge, lines=2)
        self.picture, self.at = picture, box
        if len(self.name.lines) > 1 and letters.huge:
            self.at = box.inset(self.SMALLER / 2, 0)._replace(h=box.h - self.SMALLER)
        tall = self.at.h + 4 + self.name.height
        super().__init__(id, label, Box(box.x - wider, box.y, box.w + 2 * wider, tall))
        self.do, self.lit = do, lit

    def press(self) -> None:
        self.do()

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.at, self.lit

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.picture(f"ui/{self.picture}", self.at, 255 if self.lit or look.focused else 150)
        name = Box(box.x, self.at.bottom + 2, box.w, self.name.height)
        ink = canvas.theme.cream if self.lit else canvas.theme.bone
        canvas.block(self.name, name, ink, "centre", valign=0, shade=canvas.theme.night)


TALL, PIP, APART = 0.64, 0.38, 3.0  # shares of a sign's width: its height, and a pip's size; gap between pips
LETTER = 1.3  # size of a one-letter sign, as a multiple of the height
HIGHER, EVEN = ("<", ">"), "="


class PairSign(Widget):
    """The pips of two cards side by side, red or black; hidden until both are open."""

    role = "picture"

    def __init__(self, id: str, box: Box, first: Card | None, second: Card | None):
        self.alike = None if first is None or second is None else first.red == second.red
        words = {True: _("The same colour"), False: _("Different colours"), None: ""}
        super().__init__(id, words[self.alike], box)
        self.suits = [card.suit for card in (first, second) if card is not None]

    def looks(self) -> tuple[Hashable, ...]:
        return self.alike, *self.suits

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.alike is None:
            return
        canvas.plate("keycap", _plate(box))
        inks = (STARK_SUITS if canvas.stark else USUAL_SUITS).red  # the palette of the reprinted cards there
        side = box.w * PIP
        for at, suit in zip((-1, 1), self.suits, strict=True):
            x, y = box.centre[0] + at * (side + APART) / 2, box.centre[1]
            left, top, wide, high = canvas.layout.px(Box(x - side / 2, y - side / 2, side, side))
            canvas.blit(canvas.pictures.tinted(f"cards/pips/{suit}", (wide, high), inks[suit]), (left, top))


class HigherSign(Widget):
    """The comparison of two ordinary cards, `<`, `>` or `=`; hidden until both are open."""

    role = "picture"

    def __init__(self, id: str, box: Box, first: Card | None, second: Card | None, letters: Fonts):
        self.sign = "" if first is None or second is None else _compared(first, second)
        super().__init__(id, self.sign, box)
        self._block = letters.block(self.sign, "number", box.w * TALL * LETTER, box.w, lines=1, grow=False)

    def looks(self) -> tuple[Hashable, ...]:
        return self.sign, self._block

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.sign:
            canvas.plate("keycap", _plate(box))
            canvas.block(self._block, _plate(box), canvas.theme.ink, "centre")


def pair_sign(id: str, box: Box, zones: tuple[str, ...], by: str, view: View, letters: Fonts) -> Widget:
    """Return the sign between the cards of two zones."""
    first, second = (view.top(zone) for zone in zones)
    return HigherSign(id, box, first, second, letters) if by == "rank" else PairSign(id, box, first, second)


def _compared(first: Card, second: Card) -> str:
    one, other = (int(badge_on(card, PLAIN)) for card in (first, second))
    return EVEN if one == other else HIGHER[one > other]


def _plate(box: Box) -> Box:
    return Box(box.x, box.centre[1] - box.w * TALL / 2, box.w, box.w * TALL)
