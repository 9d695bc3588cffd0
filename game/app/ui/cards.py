"""Cards in a menu: as a tile, tilted, and as a fan."""

from collections.abc import Sequence

import pygame

from game import i18n
from game.core.cards import Card
from game.core.deck import plain

from ..base.geometry import Box, Point
from ..base.prints import PACK, name_on, printed
from ..gfx.canvas import Canvas
from ..table.card_art import SHAPE, CardArt
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


FINER, FINE = 2, 1.5  # factor at which a card is rotated; not used from this many window pixels per design pixel
BORDER = 4  # transparent window pixels around it, so that its edges are smoothed
FALLS = 3.0  # design pixels of its shadow's offset
DARKER = 0.6  # share of light lost at `dim` 1


def draw_tilted(
    canvas: Canvas, art: CardArt, card: Card | None, at: Point, width: float, tilt: float, layout: str = "mini",
    print: str = PACK, dim: float = 0.0, shadow: bool = False,
) -> None:  # fmt: skip
    """Draw a card centred at a point, rotated by `tilt` degrees; face down if `card` is None."""
    finer = FINER if canvas.layout.k < FINE else 1

    def make() -> pygame.Surface:
        wide = width * finer
        face = art.back(wide) if card is None else art.face(card, wide, layout, (), print)
        dark, reach = art.shadow(wide)
        edge = BORDER + (reach + round(canvas.layout.size(FALLS) * finer) if shadow else 0)
        whole = pygame.Surface([side + 2 * edge for side in face.get_size()], pygame.SRCALPHA)
        if shadow:
            whole.blit(dark, (edge - reach, edge - reach + canvas.layout.size(FALLS) * finer))
        whole.blit(face, (edge, edge))
        turned = pygame.transform.rotozoom(whole, tilt, 1.0)
        if finer > 1:
            turned = pygame.transform.smoothscale(turned, [max(1, round(side / finer)) for side in turned.get_size()])
        level = round(255 * (1 - DARKER * dim))
        turned.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return turned

    letters, shown = canvas.type, card.id if card else art.backs[0]
    look = art.four, canvas.stark, letters.plain, letters.k, i18n._("ace"), shadow
    picture = canvas.pictures.keep(("leaning", shown, width, tilt, layout, print, dim, *look), make)
    x, y = canvas.layout.point(at)
    canvas.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


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
