"""Liveries: the colour and crest by which a seat is recognised everywhere; and its ribbons and pennants."""

from typing import NamedTuple

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import Colour, Theme
from ..ui.widget import Look, Widget
from .room.light import SEEN
from .skins import skin_of

USUAL_CRESTS = ("crown", "hero")
RIM = 1.0  # inset of the colour below the printed rim
SHINES = 0.72  # share of the colour in which a ring is dyed, because rings look lighter than their dye
CLOTH = 150  # least brightness of a ribbon (0 to 255), so that dark letters are readable on it


class Livery(NamedTuple):
    """A seat's number and crest. The colour comes from the theme, which differs in high contrast."""

    seat: int
    crest: str

    def colour(self, theme: Theme) -> Colour:
        """Return the seat's colour."""
        colours = theme.first, theme.second, theme.third, theme.fourth, theme.fifth
        return colours[self.seat % len(colours)]

    def glow(self, theme: Theme) -> Colour:
        """Return the dye of a ring in the seat's colour."""
        red, green, blue = (round(level * SHINES) for level in self.colour(theme))
        return red, green, blue

    def cloth(self, theme: Theme) -> Colour:
        """Return the dye of a ribbon in the seat's colour, faded where dark letters would not be readable."""
        ink, paper = self.colour(theme), theme.paper
        fades = max(0.0, (CLOTH - grey(ink)) / (grey(paper) - grey(ink)))
        red, green, blue = (round(one + (other - one) * fades) for one, other in zip(ink, paper, strict=True))
        return red, green, blue

    def shield(self, canvas: Canvas, box: Box) -> None:
        """Draw the crest on the seat's colour."""
        self.field(canvas, box)
        canvas.icon(self.crest, box.inset(box.w * 0.14), canvas.theme.ink)

    def field(self, canvas: Canvas, box: Box) -> None:
        """Draw the seat's colour, with a printed look; plain in high contrast."""
        canvas.fill(box.inset(RIM), canvas.theme.ink)
        canvas.fill(box.inset(RIM + 1), self.colour(canvas.theme))
        if not canvas.stark:
            canvas.plate("badge", box)


def grey(ink: Colour) -> float:
    """Return the brightness of a colour, from 0 to 255."""
    return sum(share * level for share, level in zip(SEEN, ink, strict=True))


def livery_of(game: str, seat: int, id: str) -> Livery:
    """The livery of a seat of a game, by number and id."""
    return Livery(seat, skin_of(game).crests.get(id, USUAL_CRESTS[seat % 2]))


CREST, GAP, TAIL = 34.0, 10.0, 46.0
UP = -4.0  # offset from the ribbon's middle to the middle of its cloth


class Pennant(Widget):
    """A ribbon over the part of the table that belongs to a seat."""

    role = "heading"

    def __init__(self, id: str, text: str, livery: Livery, box: Box, letters: Fonts):
        super().__init__(id, text, box)
        self.livery = livery
        self.block = letters.block(text, "strong", 29, box.w - 2 * TAIL - CREST - GAP, box.h - 14, lines=1)
        self.fits = self.block.overflow <= 0 and len(self.block.lines) == 1
        if not self.fits:  # drop the crest and use the full width between the folds
            self.block = letters.cut(text, "strong", 29, box.w - TAIL, box.h - 14)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("ribbon", box, dye=None if canvas.stark else self.livery.cloth(theme))
        before = CREST + GAP if self.fits else 0.0
        x, y = box.centre[0] - (before + self.block.width) / 2, box.centre[1] + (0 if canvas.stark else UP)
        if self.fits:
            self._draw_crest(canvas, Box(x, y - CREST / 2, CREST, CREST))
        place = Box(x + before, y - box.h / 2, self.block.width, box.h)
        canvas.block(self.block, place, theme.cream if canvas.stark else theme.ink)

    def _draw_crest(self, canvas: Canvas, place: Box) -> None:
        if canvas.stark:
            self.livery.shield(canvas, place)
        else:
            canvas.icon(self.livery.crest, place, canvas.theme.ink)


STAYS, COMES = 1.1, 0.2  # seconds: in all, and until it has arrived
FAR = 90.0  # design pixels: the distance from which it flies in
HIGH, LARGE, AIR = 74.0, 128.0, 16.0  # usual height, and the most for large text; space above and below the text
EDGE, ICON, BANNER_GAP = 62.0, 38.0, 12.0
MIDDLE = -4.0  # design pixels from the banner's middle to the middle of its cloth


class Banner(Widget):
    """A pennant over a seat's area, in the seat's colour, that flies in from that seat's side.

    `line` is the box in which it may hang; `side` is -1 for left, 1 for right; `still` makes it appear in place at
    once.
    """

    role = "heading"

    def __init__(self, text: str, livery: Livery, line: Box, side: int, letters: Fonts, still: bool = False):
        room = line.w - 2 * EDGE - ICON - BANNER_GAP
        most = LARGE if letters.huge else HIGH
        self.block = letters.block(text, "label", 30, room, most - AIR, lines=2)
        wide, high = self.block.width + ICON + BANNER_GAP + 2 * EDGE, max(HIGH, self.block.height + AIR)
        super().__init__("turn", text, Box(line.centre[0] - wide / 2, line.centre[1] - high / 2, wide, high))
        self.livery, self.side, self.still, self.age = livery, side, still, 0.0

    @property
    def gone(self) -> bool:
        """True once it has hung there for STAYS seconds."""
        return self.age >= STAYS

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self.age += dt

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def _away(self) -> float:
        """Return its horizontal distance from its final place, in design pixels."""
        left = 0.0 if self.still else max(0.0, 1 - self.age / COMES)
        return self.side * FAR * left * left

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(self._away(), 0)
        if canvas.stark:
            canvas.fill(box, self.livery.colour(theme))
        else:
            canvas.plate("ribbon", box, dye=self.livery.cloth(theme))
        cloth = box.moved(EDGE, 0 if canvas.stark else MIDDLE)
        crest = Box(cloth.x, cloth.centre[1] - ICON / 2, ICON, ICON)
        canvas.icon(self.livery.crest, crest, theme.ink)
        canvas.block(self.block, Box(crest.right + BANNER_GAP, cloth.y, self.block.width, cloth.h), theme.ink)
