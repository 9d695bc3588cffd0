"""Abilities on paper: their headings with a wax seal, and entries for a choice among them."""

import math
import random

import pygame

from game import i18n
from game.core.combatants import Trait
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import Colour, colour
from .widget import Do, Look, Pressable, Widget

WAX, SHADE, RIM = colour("#861823"), colour("#4e0d15"), colour("#b3303c")
FINE, BENDS = 3, 22  # factor at which it is drawn before it is scaled down; corners of its edge
UNEVEN = 0.045  # irregularity of its edge, as a share of its side


def wax_seal(canvas: Canvas, box: Box, numeral: Block) -> None:
    """Draw the seal with its numeral; in high contrast the seal is an even disc."""
    x, y, w, _h = canvas.layout.px(box)
    far = 0.0 if canvas.stark else UNEVEN
    canvas.blit(canvas.pictures.keep(("wax-seal", w, far), lambda: _pressed(w, far)), (x, y))
    canvas.block(numeral, box, canvas.theme.cream, "centre", shade=canvas.theme.ink)


def _pressed(side: int, far: float) -> pygame.Surface:
    """A lump of wax with a ring pressed in, lit from above."""
    large = side * FINE
    sheet = pygame.Surface((large, large), pygame.SRCALPHA)
    sheet.fill((*SHADE, 0))
    chance = random.Random("wax")
    reach = [0.5 - UNEVEN - chance.uniform(0, far) for _ in range(BENDS)]
    for ink, shrunk, down in ((SHADE, 1.0, 0.03), (WAX, 0.97, 0.0)):
        pygame.draw.polygon(sheet, ink, _edge(reach, large, shrunk, down))
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
