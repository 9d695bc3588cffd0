"""Liveries: the colour and crest by which a seat is recognised everywhere."""

from __future__ import annotations

from typing import NamedTuple

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.theme import Colour, Theme
from .room_light import SEEN
from .skin import skin_of

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
