"""Text, headings, panels and pictures: widgets that cannot be pressed."""

from collections.abc import Callable, Hashable, Iterable

import pygame

from ..base.geometry import Box
from ..gfx.canvas import ALIGN, Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import Colour, Theme
from .firelight import draw_firelight
from .widget import Look, Widget

DARK = "panel-dark"
TITLE_GROWS = 10.0  # how far a title on two lines reaches above and below its place
FINE = 3  # factor at which a stroke is drawn before it is scaled down
STROKE = (
    (0.0, 0.8),
    (0.3, 0.44),
    (0.7, 0.26),
    (1.0, 0.14),
    (0.72, 0.5),
    (0.34, 0.68),
)  # outline, in shares of width and height
Ink = Callable[[Theme], Colour]


def bone(theme: Theme) -> Colour:
    """The colour of secondary text on dark."""
    return theme.bone


def cream(theme: Theme) -> Colour:
    """The colour of text on dark."""
    return theme.cream


def gold(theme: Theme) -> Colour:
    """The colour of titles on dark."""
    return theme.gold


def ink(theme: Theme) -> Colour:
    """The colour of text on paper."""
    return theme.ink


def wine(theme: Theme) -> Colour:
    """The colour of titles on paper."""
    return theme.wine


class Words(Widget):
    """A text in a box; lines have similar lengths if they are centred or `even`."""

    ASIDE = 0.0  # share of its box at either side that is not for text

    def __init__(
        self,
        id: str,
        text: str,
        box: Box,
        letters: Fonts,
        role: str = "body",
        size: float = 25,
        colour: Ink = cream,
        align: str = "left",
        valign: float = 0.0,
        lines: int = 99,
        shade: bool = False,
        grow: bool = True,
        even: bool = False,
    ):
        super().__init__(id, text, box)
        self.block = letters.block(text, role, size, box.w, box.h, lines, grow, even or align == "centre")
        self.colour, self.align, self.valign, self.shade = colour, align, valign, shade

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.block, self.colour

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        shade = canvas.theme.night if self.shade else None
        canvas.block(self.block, box, self.colour(canvas.theme), self.align, self.valign, shade=shade)


class Grounded(Words):
    """Text on a soft dark background, for bright walls and flames behind it."""

    AROUND = (30.0, 12.0)  # design pixels the dark reaches beyond the text: sideways, and above and below
    SOLID = 255

    @property
    def ground(self) -> Box:
        """The box of the dark background."""
        x = self.box.x + (self.box.w - self.block.width) * ALIGN[self.align]
        y = self.box.y + (self.box.h - self.block.height) * self.valign
        aside, above = self.AROUND
        return Box(x - aside, y - above, self.block.width + 2 * aside, self.block.height + 2 * above)

    def drawn_on(self, box: Box) -> Box:
        return self.ground

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("shadow", self.ground, self.SOLID)
        super().draw(canvas, box, look)


class Struck(Words):
    """A number on paper, crossed out with a stroke of a pen."""

    HIGH = 24.0  # height of the slanted stroke

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        wide = self.block.width + 12
        x = box.x + (box.w - self.block.width) * ALIGN[self.align] - 6
        left, top, w, h = canvas.layout.px(Box(x, box.centre[1] - self.HIGH / 2, wide, self.HIGH))
        ink = canvas.theme.strike
        canvas.blit(canvas.pictures.keep(("struck", w, h, ink), lambda: _stroke(w, h, ink)), (left, top))


def _stroke(wide: int, high: int, ink: Colour) -> pygame.Surface:
    """A stroke rising from left to right, thin at both ends."""
    large = pygame.Surface((wide * FINE, high * FINE), pygame.SRCALPHA)
    large.fill((*ink, 0))
    points = [(x * wide * FINE, y * high * FINE) for x, y in STROKE]
    pygame.draw.polygon(large, ink, points)
    return pygame.transform.smoothscale(large, (wide, high))


class Heading(Words):
    """The heading of a page or section."""

    role = "heading"
    INK = 0.8  # share of its box's height for large letters without accents

    def __init__(
        self, id: str, text: str, box: Box, letters: Fonts, size: float = 42, colour: Ink = gold, align: str = "centre",
        lines: int = 1,
    ):  # fmt: skip
        super().__init__(id, text, box, letters, "title", size, colour, align, 0.5, lines, shade=colour is gold)
        if letters.huge:  # accents and tails keep within the box
            lower = letters.block(text, "title", size, box.w, box.h * self.INK, lines, even=align == "centre")
            self.block = lower if lower.overflow <= 0 else self.block


def title_at_left(text: str, room: Box, letters: Fonts, size: float) -> Heading:
    """A title in the upper left corner; in large text on two lines if it needs them."""
    heading = Heading("title", text, room, letters, size, align="left")
    if heading.block.overflow <= 0:
        return heading
    return Heading("title", text, room.inset(0, -TITLE_GROWS), letters, size, align="left", lines=2)


def first_that_fits(ways: Iterable[Words]) -> Words:
    """The first of several ways to write a text in which it fits, or else the last."""
    *others, last = ways
    return next((words for words in others if words.block.overflow <= 0), last)


def tall(text: str, letters: Fonts, width: float, role: str = "body", size: float = 25) -> float:
    """The height of a text at a width."""
    return letters.block(text, role, size, width).height


class Panel(Widget):
    """A plate behind other widgets."""

    role = "panel"
    solid = True

    def __init__(self, id: str, box: Box, plate: str = "parchment"):
        super().__init__(id, "", box)
        self.plate = plate

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate(self.plate, box)
        if self.plate == DARK:
            draw_firelight(canvas, box)


class Image(Widget):
    """A baked picture."""

    role = "picture"

    def __init__(self, id: str, label: str, name: str, box: Box):
        super().__init__(id, label, box)
        self.name = name

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.picture(self.name, box)
