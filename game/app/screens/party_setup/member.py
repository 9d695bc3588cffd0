"""The pages on which a member of a party is chosen by picture, and its gift; and one to read about abilities."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game import i18n
from game.core.combatants import Trait
from game.core.game import Choice, Option
from game.i18n import _

from ...base.geometry import Box
from ...input.bindings import Intent
from ...services import Services
from ...table.skins import skin_of
from ...ui.cards import SEAL, SEALED, ListEntry, TraitHead, heading
from ...ui.portraits import PortraitTile, Said, level
from ...ui.rows import Term
from ...ui.scroll import MARGIN
from ...ui.stack import PageTurn
from ...ui.text import Column, cream, gold, ink, wine
from ...ui.widget import Do, Widget
from ..describe import BETWEEN
from ..menu import BAR_ROOM, EDGE, RING_ROOM, FootButton, MenuScene, list_room
from ..party.character_card import whole_rows
from ..read import ReadScene
from . import PartyChoices


class TraitsScene(ReadScene):
    """A page with a name, a description, and each ability."""

    name = "traits"
    span = (80.0, 1120.0)

    def __init__(self, services: Services, who: Choice, traits: Sequence[Trait]):
        super().__init__(services)
        self.who, self.traits = who, traits

    def title(self) -> str:
        return _(self.who.label)

    def first_focus(self) -> str | None:
        return "back"

    def feet(self) -> list[FootButton]:
        return [FootButton("back", _("Back"), "back", self.back)]

    def written(self) -> list[Widget]:
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        column.words("look-help", _(self.who.help), "body", 25, ink, gap=14)
        for trait in self.traits:
            column.words(f"{trait.id}.name", heading(trait), "strong", 25, wine, gap=0)
            column.words(f"{trait.id}.text", i18n.say(trait.text), "body", 24, ink, gap=14)
        return column.widgets


GIFT_GAP, FOOT = 10.0, 12.0  # gap between two entries; from the list to the page's edge
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
        high = whole_rows(area.h - 2 * MARGIN, max(entry.tall for entry in entries), GIFT_GAP) if whole else 0.0
        for entry in entries:
            entry.box = entry.box._replace(y=y, h=high or entry.tall)
            y = entry.box.bottom + GIFT_GAP
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


COLUMNS, GAP = 3, 10.0
LEFT, APART = 490.0, 14.0  # width of the pictures' side; from there to the words
INSET, ABOVE = 14.0, 12.0  # margin at the page's top and bottom; from there to pictures and words
LOWEST, TERM = 130.0, 78.0  # least height of a picture with its name; height of the row below
NAME, AIR = 23.0, 16.0  # letter size of an ability's name; most space above it
UNDER = 14.0  # space below the last ability
KIND = "kind-"  # prefix of the ids of the pictures
ALL, SHORT, NAMES = 2, 1, 0  # detail of abilities: all; without when; only names


class MemberScene(MenuScene):
    """Pictures at the left, for member `n`; a press chooses one, and a press on the chosen one goes back. `drop` leaves
    the member out of the party.

    With large letters the pictures have the whole page, and a button leads to the abilities.
    """

    name = "member"
    span = (30.0, 1220.0)

    def __init__(self, services: Services, choices: PartyChoices, n: int, drop: Do):
        super().__init__(services)
        self.choices, self.drop = choices, drop
        member = choices.members[n]
        self.kind, self.gift = choices.option(member.kind), choices.option(member.gift)
        self.seat = choices.game.seats(choices.options)[member.seat]

    def _now(self, option: Option) -> Choice:
        return self.choices.chosen(option.key)

    def title(self) -> str:
        return _("{seat}: {who}").format(seat=_(self.seat.name), who=_(self._now(self.kind).label))

    def first_focus(self) -> str | None:
        return f"{KIND}{self._now(self.kind).value}"

    @property
    def looked(self) -> Choice:
        """The choice that is looked at: the focused one, or else the chosen one."""
        seen = (choice for choice in self.kind.choices if f"{KIND}{choice.value}" == self.focus)
        return next(seen, self._now(self.kind))

    # widgets

    def _inset(self, sheet: Box) -> Box:
        return sheet.inset(EDGE, INSET)

    def build(self) -> list[Widget]:
        feet = [FootButton("random", _("Random"), "dice", self._random)]
        if self.choices.of_size(-1):
            feet.append(FootButton("drop", _("Leave out"), "cross", self._drop))
        if not self._all_said(self._now(self.kind)):
            feet.append(FootButton("traits", _("Abilities"), "book", self._read))
        feet.append(FootButton("done", _("Done"), "check", self.back, primary=True))
        return [*self.sheet.frame(*feet), *self._pictures(), *(self._words() if self._beside else [])]

    @property
    def _beside(self) -> bool:
        """True if there is room for words beside the pictures."""
        return not self.services.fonts.large

    def _pictures(self) -> list[Widget]:
        area = self.sheet.inner._replace(w=LEFT if self._beside else self.sheet.inner.w)
        room = Box(area.x + RING_ROOM, area.y + ABOVE, area.w - 2 * RING_ROOM, area.h - ABOVE - MARGIN)
        rows, foot = -(-len(self.kind.choices) // COLUMNS), self.sheet.tall(TERM)
        high = max(self.sheet.tall(LOWEST), (room.h - foot - rows * GAP) / rows)
        if rows * (high + GAP) + foot > room.h + 0.5:  # they need a scroll bar
            room = room._replace(w=room.w - BAR_ROOM)
        else:
            area = area._replace(w=area.w + BAR_ROOM)
        wide = (room.w - (COLUMNS - 1) * GAP) / COLUMNS
        tiles = [
            self._portrait(choice, Box(room.x + i % COLUMNS * (wide + GAP), room.y + i // COLUMNS * (high + GAP), wide,
                                       high))
            for i, choice in enumerate(self.kind.choices)
        ]  # fmt: skip
        level(tiles)
        gift = self._now(self.gift)
        place = Box(room.x, tiles[-1].box.bottom + GAP, room.w, foot)
        term = Term(
            "gift",
            _(self.gift.label),
            _(gift.label),
            place,
            self._open_gifts,
            self.services.fonts,
            "inspiration",
            _(gift.help),
        )
        return self.sheet.scrolling([*tiles, term], area)

    def _portrait(self, choice: Choice, box: Box) -> PortraitTile:
        now = choice.value == self._now(self.kind).value
        said = (Said(_(choice.label), "strong", 23, gold if now else cream),)
        return PortraitTile(
            f"{KIND}{choice.value}",
            _(choice.label),
            box,
            partial(self._choose, choice),
            self.services.fonts,
            choice.value,
            "hero",
            said,
            self._spoken(choice),
            _("chosen") if now else "",
        )

    def _spoken(self, choice: Choice) -> str:
        """Return a choice's description and abilities, for the narrator."""
        traits = [f"{heading(trait)}: {i18n.say(trait.text)}" for trait in self.choices.party.traits(choice.value)]
        return " ".join((_(choice.help), *traits))

    @property
    def _margin(self) -> Box:
        """The box of the words."""
        left = self.sheet.inner.x + LEFT + BAR_ROOM + APART
        return Box(left, self.sheet.inner.y + ABOVE, self.sheet.inner.right - left, self.sheet.inner.h - ABOVE)

    def _words(self) -> list[Widget]:
        """Return the words about the choice that is looked at."""
        choice, said = self.looked, self._said(self.looked)
        spare = self._margin.bottom - UNDER - self._page(choice, said).y
        count = len(self.choices.party.traits(choice.value))
        return self._page(choice, said, max(0.0, min(AIR, spare / max(1, count)))).widgets

    def _said(self, choice: Choice) -> int:
        """Return how much detail about a choice fits: ALL, SHORT or NAMES."""
        said = (said for said in (ALL, SHORT) if self._page(choice, said).y <= self._margin.bottom)
        return next(said, NAMES)

    def _all_said(self, choice: Choice) -> bool:
        """True if everything about a choice fits beside the pictures."""
        return self._beside and self._said(choice) == ALL

    def _page(self, choice: Choice, said: int, air: float = 0.0) -> Column:
        """Return the words about a choice in this detail, with `air` above each ability."""
        column = Column(self._margin, self.services.fonts)
        column.words("look-help", BETWEEN.join((_(choice.label), _(choice.help))), "body", 25, cream)
        column.box = column.box._replace(x=column.box.x + SEALED, w=column.box.w - SEALED)
        for trait in self.choices.party.traits(choice.value):
            column.y += air
            self._trait(column, trait, said)
        return column

    def _trait(self, column: Column, trait: Trait, said: int) -> None:
        box = column.box._replace(y=column.y)
        head = TraitHead(f"{trait.id}.name", trait, box, NAME, self.services.fonts, when=said == ALL)
        column.take(max(head.box.h, 0.0 if said else SEAL), gap=0 if said else 4)
        column.add(head)
        if said:
            column.words(f"{trait.id}.text", i18n.say(trait.text), "body", 22, cream, gap=4)

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        before = self.looked
        super().set_focus(id, quiet)
        if self.looked != before:
            self.refresh()

    def prompts(self) -> list[tuple[str, str]]:
        press = {f"{KIND}{self._now(self.kind).value}": _("Done"), "gift": _("Open")}.get(self.focus or "", _("Choose"))
        more = [] if self._all_said(self.looked) else [("info", _("Abilities"))]
        return [("confirm", press), *more, ("cancel", _("Back"))]

    def command(self, intent: Intent) -> bool:
        """Open the abilities of the choice that is looked at, if not all of them are shown."""
        if intent.kind != "info" or self._all_said(self.looked):
            return super().command(intent)
        self._read()
        return True

    # commands

    def _choose(self, choice: Choice) -> None:
        if choice == self._now(self.kind):
            self.back()
        else:
            self.choices.options[self.kind.key] = choice.value

    def _random(self) -> None:
        """Choose at random among those who are not in the party yet, or among all if everybody is."""
        taken = {self.choices.chosen(member.kind) for member in self.choices.members}
        able = [choice for choice in self.kind.choices if self.choices.party.traits(choice.value)]
        drawn = self.services.chance.choice([choice for choice in able if choice not in taken] or able)
        self.choices.options[self.kind.key] = drawn.value

    def _drop(self) -> None:
        self.drop()
        self.back()

    def _open_gifts(self) -> None:
        self.services.stack.push(GiftsScene(self.services, self.choices, self.gift), self.services.via(PageTurn))

    def _read(self) -> None:
        traits: Sequence[Trait] = self.choices.party.traits(self.looked.value)
        self.services.stack.push(TraitsScene(self.services, self.looked, traits), self.services.via(PageTurn))
