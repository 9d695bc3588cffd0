"""Pages about one character or card during a descent: the card at the left, its rows at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from game.core.cards import parse
from game.core.descent import HP

from ...base.geometry import Box
from ...table.card_art import SHAPE, CardArt
from ...ui.cards import CardTile
from ...ui.scroll import MARGIN
from ...ui.text import Column
from ...ui.widget import Widget
from ..menu import BAR_ROOM, EDGE, HEAD, list_room
from .character import CARD, TIGHT, LargeCharacterCard
from .characters import about, person
from .dice_cards import Tray
from .side_page import SidePageScene

LEFT, TABLE_CARD, GAP = 236.0, 160.0, 20.0  # widths of the column and of the card; gap between column and page
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
            place = Box(inner.x + (LEFT - TABLE_CARD) / 2, inner.y + 4, TABLE_CARD, TABLE_CARD * SHAPE)
            widgets.append(CardTile(parse(card), place, art, "full", id="card"))
            top = place.bottom + 16
        tray = Box(inner.x, top, LEFT, inner.bottom - top)
        return [*widgets, Tray(told, tray, services.fonts, dice, self._page.acts.descent.sides, heals, sum)]


def inset(sheet: Box) -> Box:
    """Return the part of a sheet for the rows."""
    return sheet.inset(EDGE, TIGHT)


class BesideCard:
    """A character's card at the left of a page, and the list of rows beside it."""

    def __init__(self, page: SidePageScene):
        self._page = page

    @property
    def box(self) -> Box:
        """The box of the card."""
        return Box(CARD[0], self._page.page.y + HEAD, CARD[1], self._page.sheet.box.h)

    def card(self, who: str, new: Mapping[str, int]) -> LargeCharacterCard:
        """Return a character's card with the `new` numbers that it is about to have, by gauge."""
        view, rules = self._page.acts.view, self._page.descents.rules
        one = self._page.descents.descent(replace(view, gauges={**view.gauges, **new})).adventurer(who)
        told = about(rules, one.now)
        before = view.gauges[f"{HP}.{who}"]
        return LargeCharacterCard(person(rules, one), told, self.box, self._page.services.fonts, before)

    def rows(self, make: Callable[[Column], object], foot: float = 0.0) -> list[Widget]:
        """Return the rows that `make` puts into a column, with `foot` design pixels kept free under them.

        Without a scroll bar they take its room as well.
        """
        inner = self._page.sheet.inner
        narrow = inner._replace(h=inner.h - foot)
        wide = Box(narrow.x, narrow.y, narrow.w + BAR_ROOM, narrow.h)
        column = Column(list_room(wide), self._page.services.fonts)
        make(column)
        if column.widgets[-1].box.bottom + MARGIN <= wide.bottom:
            return self._page.sheet.scrolling(column.widgets, wide)
        column = Column(list_room(narrow), self._page.services.fonts)
        make(column)
        return self._page.sheet.scrolling(column.widgets, narrow)
