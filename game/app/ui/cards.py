"""Cards in a menu, as a tile, tilted, and as a fan; pages of the rule book; and abilities on paper, with a wax seal."""

import math
import random
from collections.abc import Callable, Sequence

import pygame

from game import i18n
from game.core.cards import Card
from game.core.combatants import Trait
from game.core.deck import plain
from game.i18n import _

from ..base.geometry import Box, Point
from ..base.prints import PACK, name_on, printed
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import Colour, colour
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


WAX, SHADE, RIM = colour("#861823"), colour("#4e0d15"), colour("#b3303c")
ENLARGED, BENDS = 3, 22  # factor at which it is drawn before it is scaled down; corners of its edge
UNEVEN = 0.045  # irregularity of its edge, as a share of its side


def wax_seal(canvas: Canvas, box: Box, numeral: Block) -> None:
    """Draw the seal with its numeral; in high contrast the seal is an even disc."""
    x, y, w, _h = canvas.layout.px(box)
    far = 0.0 if canvas.stark else UNEVEN
    canvas.blit(canvas.pictures.keep(("wax-seal", w, far), lambda: _pressed(w, far)), (x, y))
    canvas.block(numeral, box, canvas.theme.cream, "centre", shade=canvas.theme.ink)


def _pressed(side: int, far: float) -> pygame.Surface:
    """A lump of wax with a ring pressed in, lit from above."""
    large = side * ENLARGED
    sheet = pygame.Surface((large, large), pygame.SRCALPHA)
    sheet.fill((*SHADE, 0))
    chance = random.Random("wax")
    reach = [0.5 - UNEVEN - chance.uniform(0, far) for _ in range(BENDS)]
    for wax, shrunk, down in ((SHADE, 1.0, 0.03), (WAX, 0.97, 0.0)):
        pygame.draw.polygon(sheet, wax, _edge(reach, large, shrunk, down))
    _ring(sheet, SHADE, large, 0.345, -0.008)
    _ring(sheet, RIM, large, 0.345, 0.014)
    return pygame.transform.smoothscale(sheet, (side, side))


def _edge(reach: list[float], large: int, shrunk: float, down: float) -> list[tuple[float, float]]:
    turns = ((math.tau * n / BENDS, far * shrunk) for n, far in enumerate(reach))
    return [(large * (0.5 + math.cos(at) * far), large * (0.5 + down + math.sin(at) * far)) for at, far in turns]


def _ring(sheet: pygame.Surface, ink: Colour, large: int, radius: float, down: float) -> None:
    pygame.draw.circle(sheet, ink, (large / 2, large * (0.5 + down)), large * radius, max(1, round(large * 0.03)))


NEAR, WHEN = 12.0, 22.0  # gap after the name, and text size of the condition
SEAL, NUMERAL = 44.0, 24.0  # side of a level's seal, and its text size
SEALED = SEAL + 12.0  # distance from a seal's left edge to the text


def heading(trait: Trait, when: bool = True) -> str:
    """An ability's name with the note before it and, if `when`, the condition for using it."""
    name = i18n.say(trait.name)
    named = _("{note}: {name}").format(note=i18n.say(trait.note), name=name) if trait.note else name
    return _("{name} ({when})").format(name=named, when=i18n.say(trait.when)) if when else named


class Head:
    """A name in gold with the condition for its use: beside the name, or below it where there is no room."""

    def __init__(self, name: str, when: str, wide: float, size: float, letters: Fonts):
        self.name = letters.block(name, "strong", size, wide)
        self.when = letters.block(when, "body", WHEN, wide) if when else None
        lines = len(self.name.lines) + (len(self.when.lines) if self.when else 0)
        self.beside = lines == 2 and self.when is not None and self.name.width + NEAR + self.when.width <= wide

    @property
    def height(self) -> float:
        """The height of both."""
        return self.name.height + (self.when.height if self.when and not self.beside else 0.0)

    def blocks(self) -> tuple[Block, ...]:
        """Its texts."""
        return (self.name, self.when) if self.when else (self.name,)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it at the top of a box."""
        canvas.block(self.name, box, canvas.theme.gold, valign=0)
        if self.when and self.beside:
            right = self.name.width + NEAR
            place = Box(box.x + right, box.y, box.w - right, self.name.height)
            canvas.block(self.when, place, canvas.theme.bone)
        elif self.when:
            canvas.block(self.when, box.moved(0, self.name.height), canvas.theme.bone, valign=0)


class TraitHead(Widget):
    """The heading of an ability on a page; the level at which it comes is shown in a seal to the left of the box."""

    role = "text"

    def __init__(self, id: str, trait: Trait, box: Box, size: float, letters: Fonts, when: bool = True):
        self.head = Head(i18n.say(trait.name), i18n.say(trait.when) if when else "", box.w, size, letters)
        super().__init__(id, heading(trait, when), box._replace(h=self.head.height + 2))
        level = str(trait.note.values["n"]) if trait.note else ""
        self.numeral = letters.block(level, "number", NUMERAL, SEAL, lines=1, grow=False)

    def blocks(self) -> tuple[Block, ...]:
        return (*self.head.blocks(), *((self.numeral,) if any(self.numeral.lines) else ()))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        self.head.draw(canvas, box)
        if any(self.numeral.lines):
            wax_seal(canvas, Box(box.x - SEALED, box.y, SEAL, SEAL), self.numeral)


EDGE, TICK = 16.0, 30.0
ICON, BESIDE = 44.0, 14.0  # side of the icon before it, and its gap to the text
NAME, MORE = 25.0, 22.0


class ListEntry(Pressable):
    """A name, optionally with the condition `when` it may be used, and an explanation below.

    `chosen` is the word for being chosen ("" if it is not); then it has a tick. `icon` is drawn before it.
    """

    role = "row"

    def __init__(
        self, id: str, label: str, told: str, box: Box, do: Do, letters: Fonts, chosen: str = "", when: str = "",
        icon: str = "",
    ):  # fmt: skip
        super().__init__(id, label, box, do, told)
        self.chosen, self.when, self.icon = chosen, when, icon
        self.indent = EDGE + (ICON + BESIDE if icon else 0.0)
        self.head = Head(label, when, box.w - self.indent - EDGE - TICK, NAME, letters)
        self.told = letters.block(told, "body", MORE, box.w - self.indent - EDGE)

    @property
    def value(self) -> str:
        return ", ".join(filter(None, (self.when, self.chosen)))

    @property
    def tall(self) -> float:
        """The height it needs."""
        return self.head.height + self.told.height + EDGE

    def blocks(self) -> tuple[Block, ...]:
        return (*self.head.blocks(), self.told)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("list-row-selected" if look.focused or self.chosen else "list-row", box)
        if self.icon:
            canvas.icon(self.icon, Box(box.x + EDGE, box.centre[1] - ICON / 2, ICON, ICON), theme.gold)
        top = (box.h - self.head.height - self.told.height) / 2 if self.icon else EDGE / 2
        place = Box(box.x + self.indent, box.y + top, box.w - self.indent - EDGE, self.head.height)
        self.head.draw(canvas, place)
        canvas.block(self.told, place._replace(y=place.bottom, h=self.told.height), theme.cream)
        if self.chosen:
            canvas.icon("check", Box(place.right - TICK, place.y, TICK, TICK), theme.gold)
