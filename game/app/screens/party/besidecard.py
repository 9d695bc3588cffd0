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
from .character import CARD, TIGHT, CharacterScene
from .characters import about, person
from .large_card import LargeCharacterCard
from .side_page import SidePageScene


class BesideCard(SidePageScene):
    """A page with a list of rows beside a character's card."""

    span = CharacterScene.span

    def _inset(self, sheet: Box) -> Box:
        return sheet.inset(EDGE, TIGHT)

    @property
    def card_box(self) -> Box:
        """The box of the card."""
        return Box(CARD[0], self.page.y + HEAD, CARD[1], self.sheet.box.h)

    def card_of(self, who: str, new: Mapping[str, int]) -> LargeCharacterCard:
        """Return a character's card with the `new` numbers that it is about to have, by gauge."""
        view, rules = self.view, self.descents.rules
        one = self.descents.descent(replace(view, gauges={**view.gauges, **new})).adventurer(who)
        told = about(rules, one.now)
        before = view.gauges[f"{HP}.{who}"]
        return LargeCharacterCard(person(rules, one), told, self.card_box, self.services.fonts, before)

    def rows(self, make: Callable[[Column], object], foot: float = 0.0) -> list[Widget]:
        """Return the rows that `make` puts into a column, with `foot` design pixels kept free under them.

        Without a scroll bar they take its room as well.
        """
        narrow = Box(self.sheet.inner.x, self.sheet.inner.y, self.sheet.inner.w, self.sheet.inner.h - foot)
        wide = Box(narrow.x, narrow.y, narrow.w + BAR_ROOM, narrow.h)
        column = Column(list_room(wide), self.services.fonts)
        make(column)
        if column.widgets[-1].box.bottom + MARGIN <= wide.bottom:
            return self.sheet.scrolling(column.widgets, wide)
        column = Column(list_room(narrow), self.services.fonts)
        make(column)
        return self.sheet.scrolling(column.widgets, narrow)
