"""What pages about what a card does to the party have at the left: the card, with a tray of dice below it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.cards import parse

from ...base.geometry import Box
from ...table.card_art import SHAPE, CardArt
from ...ui.cards import CardTile
from ...ui.widget import Widget
from .side_page import SidePageScene
from .tray import Tray

LEFT, CARD, GAP = 236.0, 160.0, 20.0  # widths of the column and of the card; gap between column and page
SPAN = (40.0, 1200.0)  # left edge and width of such a page


class TableCard:
    """A playing card with a tray below it, at the left of a page."""

    def __init__(self, page: SidePageScene):
        self._page = page

    @property
    def right(self) -> Box:
        """The box of the page without the column at the left."""
        inner = self._page.sheet.inner
        return Box(inner.x + LEFT + GAP, inner.y, inner.w - LEFT - GAP, inner.h)

    def column(
        self, card: str | None, told: str, dice: Sequence[int | None], heals: bool, sum: str = ""
    ) -> list[Widget]:
        """Return the playing card, if there is one, and the tray with a text, the dice and their sum."""
        inner, services, widgets = self._page.sheet.inner, self._page.services, list[Widget]()
        top = inner.y
        if card is not None:
            art = CardArt(services.canvas, services.settings.four_colours)
            place = Box(inner.x + (LEFT - CARD) / 2, inner.y + 4, CARD, CARD * SHAPE)
            widgets.append(CardTile(parse(card), place, art, "full", id="card"))
            top = place.bottom + 16
        tray = Box(inner.x, top, LEFT, inner.bottom - top)
        return [*widgets, Tray(told, tray, services.fonts, dice, self._page.acts.descent.sides, heals, sum)]
