"""By what a seat is known at a glance: a colour and a crest of its own, the same wherever it is named."""

from __future__ import annotations

from typing import NamedTuple

from ..canvas import Canvas
from ..geometry import Box
from ..theme import Colour, Theme
from .skin import skin_of
from .tone import SEEN

USUAL_CRESTS = ("crown", "hero")
RIM = 1.0  # how far within its box its colour begins, under the printed rim
SHINES = 0.72  # of its colour, in which a ring is dyed: that is lighter than its dye
CLOTH = 150  # how light a ribbon is at the least, so that dark letters are read on it


class Livery(NamedTuple):
    """A seat's number and crest.  Its colour is the theme's: in high contrast it is another."""

    seat: int
    crest: str

    def colour(self, theme: Theme) -> Colour:
        """What stands behind its crest and frames what is its own."""
        colours = theme.first, theme.second, theme.third, theme.fourth, theme.fifth
        return colours[self.seat % len(colours)]

    def glow(self, theme: Theme) -> Colour:
        """What a ring in its colour is dyed in."""
        red, green, blue = (round(level * SHINES) for level in self.colour(theme))
        return red, green, blue

    def cloth(self, theme: Theme) -> Colour:
        """What a ribbon in its colour is dyed in: faded, where letters would not be read on it."""
        ink, paper = self.colour(theme), theme.paper
        fades = max(0.0, (CLOTH - grey(ink)) / (grey(paper) - grey(ink)))
        red, green, blue = (round(one + (other - one) * fades) for one, other in zip(ink, paper, strict=True))
        return red, green, blue

    def shield(self, canvas: Canvas, box: Box) -> None:
        """Its crest on its colour."""
        self.field(canvas, box)
        canvas.icon(self.crest, box.inset(box.w * 0.14), canvas.theme.ink)

    def field(self, canvas: Canvas, box: Box) -> None:
        """Its colour, printed like all the rest; plain in high contrast."""
        canvas.fill(box.inset(RIM), canvas.theme.ink)
        canvas.fill(box.inset(RIM + 1), self.colour(canvas.theme))
        if not canvas.stark:
            canvas.plate("badge", box)


def grey(ink: Colour) -> float:
    """How light a colour is, from 0 to 255."""
    return sum(share * level for share, level in zip(SEEN, ink, strict=True))


def livery_of(game: str, seat: int, id: str) -> Livery:
    """The livery of a seat of a game, by number and id."""
    return Livery(seat, skin_of(game).crests.get(id, USUAL_CRESTS[seat % 2]))
