"""A card in a menu."""

from collections.abc import Sequence

from game import i18n
from game.core.cards import Card
from game.core.deck import plain

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..table.card_art import CardArt
from ..table.prints import PACK, name_on
from .widget import Do, Look, Widget


class CardTile(Widget):
    """A card in a menu, which can be pressed if it has a `do`.

    `pips` is the state of a hero's life, `print` what is printed on the card, `left` what is left of the number on its
    badge.
    """

    role = "card"

    def __init__(
        self,
        card: Card,
        box: Box,
        art: CardArt,
        layout: str,
        id: str = "",
        do: Do | None = None,
        pips: Sequence[str] = (),
        print: str = PACK,
        left: int | None = None,
    ):
        super().__init__(id or card.id, i18n.say(name_on(card, print)), box)
        self.card, self.art, self.layout, self.pips, self.print = card, art, layout, pips, print
        self.left = left
        self.do, self.focusable = do, do is not None

    @property
    def value(self) -> str:
        return i18n.say(plain(self.card))

    def press(self) -> None:
        if self.do is not None:
            self.do()

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        x, y = canvas.layout.px(box)[:2]
        shadow, reach = self.art.shadow(box.w)
        canvas.blit(shadow, (x - reach, y - reach + canvas.layout.size(3)))
        face = self.art.face(self.card, box.w, self.layout, self.pips, self.print, False, self.left)
        canvas.blit(face, (x, y))
