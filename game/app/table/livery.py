"""By what a seat is known at a glance: a colour and a crest of its own, the same wherever it is named."""

from __future__ import annotations

from typing import NamedTuple

from ..canvas import Canvas
from ..geometry import Box
from ..theme import Colour, Theme
from .skin import skin_of

USUAL_CRESTS = ("crown", "hero")


class Livery(NamedTuple):
    """A seat's number and crest.  Its colour is the theme's: in high contrast it is another."""

    seat: int
    crest: str

    def colour(self, theme: Theme) -> Colour:
        """What stands behind its crest and frames what is its own."""
        colours = theme.first, theme.second, theme.third, theme.fourth, theme.fifth
        return colours[self.seat % len(colours)]

    def shield(self, canvas: Canvas, box: Box) -> None:
        """Its crest on its colour."""
        canvas.fill(box, canvas.theme.ink)
        canvas.fill(box.inset(2), self.colour(canvas.theme))
        canvas.icon(self.crest, box.inset(box.w * 0.14), canvas.theme.ink)


def livery_of(game: str, seat: int, name: str) -> Livery:
    """The livery of a seat of a game, by its untranslated name."""
    return Livery(seat, skin_of(game).crests.get(name, USUAL_CRESTS[seat % 2]))
