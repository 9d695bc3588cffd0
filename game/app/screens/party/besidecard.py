"""Pages about one character during a descent: the character's card at the left, its rows at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.core.descent import HP

from ...base.geometry import Box
from ...ui.scroll import MARGIN
from ...ui.text import Column
from ...ui.widget import Widget
from ..page import BAR_ROOM, EDGE, HEAD, list_room
from .character import CARD, TIGHT
from .characters import about, person
from .large_card import LargeCharacterCard
from .side_page import SidePageScene


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
