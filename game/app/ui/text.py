"""Text, headings, ornaments, panels and pictures: widgets that cannot be pressed; and columns of widgets."""

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache

import numpy as np
import pygame

from ..base.geometry import Box
from ..gfx.canvas import ALIGN, Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import Colour, Theme, colour
from .widget import Look, Widget

EMBER = colour("#ff9a4a")
STRONG = 0.15  # strongest light, as a share
COARSE = 64  # side in pixels at which it is painted, before it is stretched
FIRE_WIDE = 0.85  # reach towards the middle, as a share of the panel
RIM = 5.0  # design pixels of printed edge that stay unlit


def draw_firelight(canvas: Canvas, box: Box) -> None:
    """Add light to the upper corners of a panel; not in high contrast."""
    if canvas.stark:
        return
    x, y, w, h = canvas.layout.px(box.inset(RIM, RIM))
    canvas.blend(_fallen((max(1, w), max(1, h))), (x, y), pygame.BLEND_RGB_ADD)


@lru_cache(2)
def _fallen(size: tuple[int, int]) -> pygame.Surface:
    """The light on a panel of this size."""
    x = np.linspace(0, 1, COARSE, dtype=np.float32)[:, None]
    y = np.linspace(0, 1, COARSE, dtype=np.float32)[None, :]
    left, right = (np.clip(1 - np.hypot(far / FIRE_WIDE, y), 0, 1) ** 1.5 for far in (x, 1 - x))
    light = np.clip(left + right, 0, 1)[..., None] * np.array(EMBER, np.float32) * STRONG
    return pygame.transform.smoothscale(pygame.surfarray.make_surface(light.round().astype(np.uint8)), size).convert()


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


GEM, HEADLINE_APART = 14.0, 20.0  # side of the gem before a rule, and the gap between heading and gem
LONG, SHORTEST = 150.0, 60.0  # length of a rule, and its least length
HEADLINE_RULES = ((-2.0, 2.0, 1.0), (3.0, 1.0, 0.8))  # per line: offset down, thickness, length as a share
FAINT = 170  # alpha of the rules


class Headline(Heading):
    """A gold heading, centred in its box; if there is room, with a gem and a rule at either side."""

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        half, (x, y) = self.block.width / 2 + HEADLINE_APART, box.centre
        long = min(LONG, box.w / 2 - half - GEM - HEADLINE_APART)
        if long < SHORTEST:
            return
        gold = canvas.theme.gold
        for side in (-1, 1):
            gem = x + side * (half + GEM / 2)
            place = canvas.layout.px(Box(gem - GEM / 2, y - GEM / 2, GEM, GEM))
            canvas.blit(canvas.pictures.tinted("cards/pips/D", place[2:], gold), place[:2], FAINT)
            start = gem + side * (GEM / 2 + HEADLINE_APART / 2)
            for down, thick, share in HEADLINE_RULES:
                left = min(start, start + side * long * share)
                canvas.fill(Box(left, y + down, long * share, thick), gold, FAINT)


SUITS = "SHDC"
SIDE, ORNAMENT_APART = 18.0, 10.0  # side of a sign, and gap to the next
ORNAMENT_RULES = ((-2.0, 2.0, 1.0), (3.0, 1.0, 0.86))  # per line: offset down, thickness, length as a share
LIGHT = 150  # alpha of the lines


class Ornament(Widget):
    """The ornament, as wide as its box and vertically centred."""

    role = "picture"

    def __init__(self, id: str, box: Box):
        super().__init__(id, "", box)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        ink, (x, y) = canvas.theme.wine, box.centre
        signs = len(SUITS) * SIDE + (len(SUITS) - 1) * ORNAMENT_APART
        for i, suit in enumerate(SUITS):
            place = canvas.layout.px(Box(x - signs / 2 + i * (SIDE + ORNAMENT_APART), y - SIDE / 2, SIDE, SIDE))
            canvas.blit(canvas.pictures.tinted(f"cards/pips/{suit}", place[2:], ink), place[:2])
        room = (box.w - signs) / 2 - 2 * ORNAMENT_APART
        for down, thick, share in ORNAMENT_RULES:
            long = room * share
            for left in (x - signs / 2 - 2 * ORNAMENT_APART - long, x + signs / 2 + 2 * ORNAMENT_APART):
                canvas.fill(Box(left, y + down, long, thick), ink, LIGHT)


class RuledLine(Widget):
    """A thin or double line on paper, vertically centred in its box."""

    role = "picture"

    def __init__(self, id: str, box: Box, double: bool = False):
        super().__init__(id, "", box)
        self.double = double

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        for down, thick, _share in ORNAMENT_RULES if self.double else ORNAMENT_RULES[1:]:
            canvas.fill(Box(box.x, box.centre[1] + down, box.w, thick), canvas.theme.wine, LIGHT)


SLIP_WIDE, NARROW = 0.6, 0.35  # rim width relative to a large sheet's: usual, and where there is little room
SHADE = 56  # alpha of the shadow over a slip that cannot be chosen
WITHIN = 3.0  # distance of the shadow from the torn edge


def draw_slip(canvas: Canvas, box: Box, shaded: bool = False, rim: float = SLIP_WIDE) -> None:
    """Draw a slip of paper; `shaded` if it cannot be chosen now."""
    canvas.plate("parchment", box, fine=rim)
    if shaded and not canvas.stark:
        canvas.fill(box.inset(WITHIN), canvas.theme.night, SHADE)


GAP = 8.0


class Column:
    """Lays out widgets below each other, as wide as `box` and from its top down; they may run out at its foot and
    scroll."""

    def __init__(self, box: Box, letters: Fonts):
        self.box, self.letters = box, letters
        self.y = box.y
        self.widgets: list[Widget] = []

    def take(self, height: float, gap: float = GAP) -> Box:
        """Reserve the next place of that height."""
        box = Box(self.box.x, self.y, self.box.w, height)
        self.y += height + gap
        return box

    def add(self, widget: Widget) -> None:
        """Add a widget that was made for a reserved place."""
        self.widgets.append(widget)

    def words(
        self,
        id: str,
        text: str,
        role: str = "body",
        size: float = 25,
        colour: Ink = cream,
        align: str = "left",
        inset: float = 0.0,
        gap: float = GAP,
        even: bool = False,
    ) -> None:
        """Add a text, as high as it needs. `inset` moves it in from both sides; `even` makes lines of similar
        length."""
        width = self.box.w - 2 * inset
        box = self.take(tall(text, self.letters, width, role, size) + 2, gap).inset(inset, 0)
        self.add(Words(id, text, box, self.letters, role, size, colour, align, even=even))


ENDS = (".", "!", "?", "…", ":", "”", "“")  # endings that need no full stop


def sentence(text: str) -> str:
    """Return the text as a sentence: with a capital and a full stop."""
    return capital(text) if text.endswith(ENDS) else f"{capital(text)}."


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]
