"""Cards in a menu, as a tile, tilted, and as a fan; and the pages of the rule book."""

from collections.abc import Callable, Sequence

import pygame

from game import i18n
from game.core.cards import Card
from game.core.deck import plain
from game.i18n import _

from ..base.geometry import Box, Point
from ..base.prints import PACK, name_on, printed
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..input.bindings import COMMANDS
from ..input.devices import InputHub
from ..table.card_art import SHAPE, CardArt
from .prompts import code_for, code_words, draw_code
from .text import ink
from .widget import Do, Look, Pressable, Widget


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


GLYPHS = 118.0  # width for the widest key
COUNT, FOOT = 34.0, 65.0  # height of the page number, and from its top to the paper's edge
ARROW, GAP, AIR = 22.0, 14.0, 16.0  # side of an arrow beside the number, its gap to the number, and the gap to the ring


class BookPage(Pressable):
    """A sheet of paper: left and right turn it, a press goes on.

    The focus ring is drawn around its number and the arrows for the possible `ways`, since a ring around the whole page
    would say nothing.
    """

    role = "page"
    solid = True
    ways = (True, True)  # whether it can be turned to the left and to the right

    def __init__(self, id: str, label: str, box: Box, help: str, count: Block, turn: Callable[[int], object], on: Do):
        super().__init__(id, label, box, on, help)
        self.count, self.turn = count, turn
        self.ringed = False

    @property
    def value(self) -> str:
        return self.count.lines[0]

    def blocks(self) -> tuple[Block, ...]:
        return (self.count,)

    def adjust(self, by: int) -> bool:
        self.turn(by)
        return True

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("parchment", box)
        place = Box(box.centre[0] - self.count.width / 2, box.bottom - FOOT, self.count.width, COUNT)
        if look.focused:
            canvas.plate("focus-ring", place.inset(-ARROW - GAP - AIR, 0))
        y, wine = place.centre[1] - ARROW / 2, canvas.theme.wine
        beside = ("arrow-left", place.x - GAP - ARROW), ("arrow-right", place.right + GAP)
        for (icon, x), open in zip(beside, self.ways, strict=True):
            if open:
                canvas.icon(icon, Box(x, y, ARROW, ARROW), wine)
        canvas.block(self.count, place, wine, "centre")


class CommandLine(Widget):
    """A command, and its input on the device used last."""

    def __init__(self, id: str, command: str, box: Box, letters: Fonts, input: InputHub):
        super().__init__(id, _(COMMANDS[command]), box)
        self.command, self._input = command, input
        self.block = letters.block(self.label, "body", 25, box.w - GLYPHS - 8, box.h, lines=2)

    def _code(self) -> str | None:
        return code_for(self._input.bindings, self.command, self._input.family, self._input.swap_confirm)

    @property
    def value(self) -> str:
        code = self._code()
        return code_words(code, self._input.family) if code else ""

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        code = self._code()
        if code is not None:
            draw_code(canvas, code, self._input.family, box.x, box.y + box.h / 2)
        canvas.block(self.block, Box(box.x + GLYPHS, box.y, box.w - GLYPHS, box.h), ink(canvas.theme))
