"""The page on which a hero's extra ability, the gift, is chosen."""

from collections.abc import Sequence
from functools import partial

from game import i18n
from game.core.game import Choice, Option
from game.i18n import _

from ...base.geometry import Box
from ...services import Services
from ...table.skins import skin_of
from ...ui.abilities import ListEntry, heading
from ...ui.scroll import MARGIN
from ...ui.text import Column, cream
from ...ui.widget import Widget
from ..menu import MenuScene
from ..page import FootButton, list_room
from ..party.character_card import whole_rows
from .party_choices import PartyChoices

GAP, FOOT = 10.0, 12.0  # gap between two entries; from the list to the page's edge
USUAL = "superiority"  # icon of a gift that has none of its own
GIFT = "gift-"  # prefix of the ids of the entries


class GiftsScene(MenuScene):
    """A list of all gifts with icon and text, and what one costs; a press chooses a gift and goes back."""

    name = "gifts"
    span = (30.0, 1220.0)

    def __init__(self, services: Services, choices: PartyChoices, option: Option):
        super().__init__(services)
        self.choices, self.option = choices, option

    def title(self) -> str:
        return _(self.option.label)

    def first_focus(self) -> str | None:
        return f"{GIFT}{self.choices.options[self.option.key]}"

    def build(self) -> list[Widget]:
        inner, whole = self.sheet.inner, not self.services.fonts.large
        head = Column(list_room(inner), self.services.fonts)
        head.words("told", self._told(), "body", 24, cream, "centre", gap=0)
        top = head.y if whole else inner.y
        area = Box(inner.x, top, inner.w, self.sheet.box.bottom - FOOT - top)
        entries = self._entries(Box(area.x, head.y, area.w, area.h), whole)
        listed = self.sheet.scrolling(entries if whole else [*head.widgets, *entries], area)
        last = self.scroller.height - self.scroller.box.h
        self.scroller.height += max(0.0, self._row_from(listed, last) - last)  # a whole row is on top at the end, too
        return [
            *self.sheet.frame(FootButton("back", _("Back"), "back", self.back)),
            *(head.widgets if whole else ()),
            *listed,
        ]

    def _entries(self, area: Box, whole: bool) -> list[ListEntry]:
        """Return all entries; if `whole`, their height is such that only whole rows are seen, otherwise as small as
        possible."""
        room, y = list_room(area), area.y + MARGIN
        entries = [self._entry(choice, Box(room.x, y, room.w, 0)) for choice in self.option.choices]
        high = whole_rows(area.h - 2 * MARGIN, max(entry.tall for entry in entries), GAP) if whole else 0.0
        for entry in entries:
            entry.box = entry.box._replace(y=y, h=high or entry.tall)
            y = entry.box.bottom + GAP
        return entries

    def _row_from(self, widgets: Sequence[Widget], scrolled: float) -> float:
        """Return the scroll position at which the next row from `scrolled` on is at the top."""
        tops = (each.box.y - self.scroller.box.y - MARGIN for each in widgets if isinstance(each, ListEntry))
        return next((top for top in tops if top >= scrolled - 1), scrolled)

    def _bring_in(self, box: Box) -> None:
        """Scroll a box into view, but never cut a row off at the top, where its name stands."""
        super()._bring_in(box)
        if self.scroller.offset:
            self._scroll_by(self._row_from(self.widgets, self.scroller.offset) - self.scroller.offset)

    def _told(self) -> str:
        """Return what a gift costs, and which is a good first choice."""
        advised = next(choice for choice in self.option.choices if choice.value == self.choices.party.default_gift)
        told = _("Free: each hero may have one for the whole game. A good first choice: {name}.")
        return told.format(name=_(advised.label))

    def _entry(self, choice: Choice, box: Box) -> ListEntry:
        chosen = _("chosen") if choice.value == self.choices.options[self.option.key] else ""
        traits = self.choices.party.traits(choice.value)
        name = heading(traits[0], when=False) if traits else _(choice.label)
        told = i18n.say(traits[0].text) if traits else _(choice.help)
        when = i18n.say(traits[0].when) if traits else ""
        choose = partial(self._choose, choice)
        icon = skin_of(self.choices.game.id).gifts.get(choice.value, USUAL)
        return ListEntry(f"{GIFT}{choice.value}", name, told, box, choose, self.services.fonts, chosen, when, icon)

    def _choose(self, choice: Choice) -> None:
        self.choices.options[self.option.key] = choice.value
        self.back()
