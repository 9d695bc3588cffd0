"""The summary of a descent: what players carry over to their own character sheets."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from functools import partial

from game import files, i18n
from game.core.characters import Resource, SavedParty
from game.core.descent import Adventurer, Correction, NotedDeed, dice_or_points
from game.core.match import Match
from game.core.text import Text
from game.i18n import _, ngettext

from ...base.geometry import Box
from ...services import Services
from ...store.setups import SHARED, Parties, short
from ...table.plates import Item
from ...ui.scroll import MARGIN
from ...ui.text import Column, bone
from ...ui.widget import Widget
from ..describe import BETWEEN
from ..menu import BAR_ROOM, EDGE, RING_ROOM, FootButton, MenuScene, list_room
from .character_card import CharacterCard, spread
from .characters import about, descents_of, hit_points, icon_of, person, short_name, slots_of, stock_of
from .party_cards import MOST, Figure, LoneSurvivorCard, Painting, SurvivorCard, fallen_boxes, figure_boxes, home_boxes

TIGHT, GAP = 8.0, 8.0
CLEAR = 16.0  # design pixels between the heading's rule and the numbers
MINUTE = len("2026-11-20 19:05")
MARK = 84.0  # design pixels for hit points won or lost
DAWN, BETWEEN_DAWNS = 0.7, 0.35  # seconds: dawn over one card; from one card to the next
DAY = DAWN + BETWEEN_DAWNS * MOST  # seconds until all cards are in daylight


class SummaryScene(MenuScene):
    """Each character before and after, the way in numbers, and what was noted; it can be saved as text and as a
    party."""

    name = "summary"
    span = (60.0, 1160.0)

    def __init__(self, services: Services, match: Match, daily: str = ""):
        super().__init__(services)
        self.match, self.daily, self.view = match, daily, match.view(0)
        descents = descents_of(match.game)
        self.rules, self.descent = descents.rules, descents.descent(self.view)
        self.entries = [entry for events in match.history for entry in descents.entries(events)]
        self.risen = DAY if services.settings.still else 0.0  # seconds since the dawn began

    def title(self) -> str:
        return _("Out of the dungeon") if self.won else _("Nobody came back")

    @property
    def won(self) -> bool:
        """True if the party came out."""
        return self.view.outcome is not None and self.view.outcome.result == "won"

    def first_focus(self) -> str | None:
        return "result"

    def _inset(self, sheet: Box) -> Box:
        return sheet.inset(EDGE, TIGHT)

    def build(self) -> list[Widget]:
        figures, noted, everybody = self._figures(), self._noted(), self.descent.party
        inner, top = self.sheet.inner, figures[-1].box.bottom
        area = Box(inner.x, top, inner.w, inner.bottom - top)
        grid = Box(area.x, area.y, area.w, area.h - sum(widget.box.h + GAP for widget in noted))
        sheets = (
            self._home(everybody, grid)
            or self._fallen(everybody, grid)
            or spread(self, len(everybody), grid, lambda number, box: self._card(everybody[number], box))
        )
        return [
            *self.sheet.frame(FootButton("text", _("Save as a text file"), "scroll", self._write),
                        FootButton("keep", _("Save the party"), "save", self._keep),
                        FootButton("result", _("To the score"), "trophy", self._result, primary=True)),
            *figures,
            *self._under(sheets, noted, area),
        ]  # fmt: skip

    def _under(self, sheets: list[Widget], noted: list[Widget], area: Box) -> list[Widget]:
        """Return the cards with the notes under them; all of it scrolls if it must."""
        y = sheets[-1].box.bottom + GAP
        for widget in noted:
            widget.box = Box(widget.box.x, y, widget.box.w, widget.box.h)
            y += widget.box.h + GAP
        if y + MARGIN - GAP > area.bottom:
            return self.sheet.scrolling([*sheets, *noted], Box(area.x, area.y, area.w, area.h - GAP))
        for widget in noted:  # without a scroll bar they are as wide as the cards
            widget.box = Box(widget.box.x, widget.box.y, widget.box.w + BAR_ROOM, widget.box.h)
        return self.sheet.scrolling([*sheets, *noted], Box(area.x, area.y, area.w + BAR_ROOM, area.h))

    def _noted(self) -> list[Widget]:
        """Return the advice to carry the numbers over, and the notes."""
        room = list_room(self.sheet.inner)
        column = Column(Box(room.x, room.y, room.w, 1e6), self.services.fonts)
        column.words("carry", _("Carry these numbers over to your own sheets."), "body", 24, bone, "centre")
        for number, line in enumerate(self.notes()):
            column.words(f"line-{number}", line, "body", 24, bone, inset=10)
        return column.widgets

    def _figures(self) -> list[Widget]:
        """Return the way in numbers, in a row."""
        inner, letters, told = self.sheet.inner, self.services.fonts, self._told()
        room = Box(inner.x + RING_ROOM, inner.y + CLEAR, inner.w - 2 * RING_ROOM, inner.h - CLEAR)
        boxes = figure_boxes([(n, words) for n, words, _icon in told.values()], room, letters)
        return [
            Figure(f"way-{key}", words, n, icon, box, letters)
            for box, (key, (n, words, icon)) in zip(boxes, told.items(), strict=True)
        ]

    def _told(self) -> dict[str, tuple[int, str, str]]:
        """Return the numbers of the way, what each counts, and its icon; zeros are left out, except for the rooms."""
        way = self.descent.way
        spared = dice_or_points(
            self.descent.sides,
            ngettext("die not rolled", "dice not rolled", way.spared),
            ngettext("point not dealt", "points not dealt", way.spared),
        )
        told = {
            "rooms": (way.rooms, ngettext("room faced", "rooms faced", way.rooms), "door"),
            "runs": (way.runs, ngettext("run", "runs", way.runs), "run"),
            "damage": (way.damage, ngettext("hit point lost", "hit points lost", way.damage), "heart-broken"),
            "healing": (way.healing, _("won back"), "heart"),
            "spared": (way.spared, spared, "shield"),
        }
        return {key: each for key, each in told.items() if each[0] or key == "rooms"}

    def _home(self, everybody: Sequence[Adventurer], grid: Box) -> list[Widget]:
        """Return the cards of a party that came out, side by side before one sky; nothing if it did not or there is no
        room."""
        boxes = home_boxes(len(everybody), grid.inset(RING_ROOM, 0), self.services.fonts) if self.won else ()
        kind = LoneSurvivorCard if len(boxes) == 1 else SurvivorCard
        sheets = [self._card(one, box, kind) for one, box in zip(everybody, boxes, strict=False)]
        around = Box(boxes[0].x, grid.y, boxes[-1].right - boxes[0].x, grid.h) if boxes else grid
        homes = [sheet.stand(around) for sheet in sheets if isinstance(sheet, SurvivorCard)]
        self._shine(homes)
        return [*homes]

    def _fallen(self, everybody: Sequence[Adventurer], grid: Box) -> list[Widget]:
        """Return the cards of a party that fell, below each other beside a picture; nothing if it came out or there is
        no room."""
        picture, boxes = fallen_boxes(len(everybody), grid.inset(RING_ROOM, MARGIN), self.services.fonts)
        if self.won or not boxes:
            return []
        sheets = [self._card(one, box) for one, box in zip(everybody, boxes, strict=True)]
        return [Painting(picture), *sheets]

    def _shine(self, homes: Sequence[SurvivorCard]) -> None:
        """Let the day break over one card after the other."""
        for i, home in enumerate(homes):
            home.dawn = min(1.0, max(0.0, (self.risen - i * BETWEEN_DAWNS) / DAWN))

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.risen >= DAY or self.services.stack.transition is not None:
            return moving
        self.risen += dt
        self._shine([widget for widget in self.widgets if isinstance(widget, SurvivorCard)])
        return True

    def _card(self, one: Adventurer, box: Box, kind: type[CharacterCard] = CharacterCard) -> CharacterCard:
        gained = one.now.hp - one.start.hp
        mark = f"+{gained}" if gained > 0 else f"−{-gained}" if gained else ""
        words = BETWEEN.join((self.points(one), self.spent(one)))
        return kind(
            person(self.rules, one), about(self.rules, one.now), box, partial(self._tell, one), self.services.fonts,
            reach=MARK, mark=mark, tone="balm" if gained > 0 else "wine", before=one.start.hp,
            stock=list(self._stock(one)), words=words,
        )  # fmt: skip

    def _stock(self, one: Adventurer) -> Iterator[Item]:
        """Yield the number of deeds noted, then each resource before and after."""
        if deeds := self._deeds(one):
            yield Item("scroll", str(len(deeds)))
        slots = [change for change in self._changes(one) if change[0].slot]
        before, left = [then for _slot, then, _now in slots], [now for _slot, _then, now in slots]
        if any(before) or any(left):
            yield slots_of(left, before)._replace(word="")  # because it stands in one line with the rest
        for resource, then, now in self._changes(one):
            if not resource.slot and (then or now):
                told = str(now) if then == now else f"{then} › {now}"
                yield Item(icon_of(resource.id), told, then > now, f"−{then - now}" if then > now else "")

    def _changes(self, one: Adventurer) -> list[tuple[Resource, int, int]]:
        """Return each resource that a character may have, with its amount before and after."""
        return [(each, one.start.left(each.id), n) for each, n in stock_of(self.rules, one.now)]

    # texts

    @staticmethod
    def points(one: Adventurer) -> str:
        """Return a character's hit points before and after, in words."""
        after = hit_points(one.now.hp, one.now.most)
        return _("{before} before, now {after}").format(before=one.start.hp, after=after)

    def spent(self, one: Adventurer) -> str:
        """Return what a character has spent, in words."""
        found = [
            _("{resource}: {n} spent").format(resource=i18n.say(resource.name), n=then - now)
            for resource, then, now in self._changes(one)
            if then > now
        ]
        return BETWEEN.join(found) or _("Nothing spent")

    def way(self) -> list[str]:
        """Return the way in a few lines."""
        way = self.descent.way
        rooms = ngettext("{n} room faced", "{n} rooms faced", way.rooms).format(n=way.rooms)
        runs = ngettext("{n} run", "{n} runs", way.runs).format(n=way.runs)
        return [
            BETWEEN.join((rooms, runs)),
            _("Hit points lost: {damage}. Won back: {healing}. Bought off: {spared}.").format(**way._asdict()),
        ]

    def _deeds(self, one: Adventurer) -> list[str]:
        """Return the notes about a character."""
        return [
            _("{deed} ({points})").format(deed=entry.text, points=entry.points)
            for entry in self.entries
            if isinstance(entry, NotedDeed) and entry.who == one.id
        ]

    def notes(self) -> list[str]:
        """Return all notes and corrections, in the order in which they were made."""
        return [self._entry(entry) for entry in self.entries]

    def _entry(self, entry: NotedDeed | Correction) -> str:
        return self._note(entry) if isinstance(entry, NotedDeed) else self._correction(entry)

    def _note(self, deed: NotedDeed) -> str:
        who = short_name(self.descent.adventurer(deed.who))
        return _("For {who}: {deed} ({points})").format(who=who, deed=deed.text, points=deed.points)

    def _correction(self, entry: Correction) -> str:
        what, old, new = i18n.say(entry.name), entry.old, entry.new
        if not entry.who:
            return _("Corrected: {what}, {old} to {n}").format(what=what, old=old, n=new)
        who = short_name(self.descent.adventurer(entry.who))
        return _("Corrected: {what} of {who}, {old} to {n}").format(what=what, who=who, old=old, n=new)

    def text(self) -> str:
        """Return the summary as plain text: date, way, each character, and the notes."""
        sheets = [line for one in self.descent.party for line in ("", *self._in_lines(one))]
        noted = self.notes()
        told = ["", _("Notes and corrections"), *(f"- {line}" for line in noted)] if noted else []
        day = self.match.began.replace("T", " ")[:MINUTE]
        return "\n".join([self.title(), day, "", *self.way(), *sheets, *told]) + "\n"

    def _in_lines(self, one: Adventurer) -> list[str]:
        """Return a character in a few lines."""
        stock = person(self.rules, one).words
        return [
            _("{who}, {about}").format(who=one.name, about=about(self.rules, one.now)),
            _("Hit points: {points}").format(points=self.points(one)),
            _("Left to spend: {stock}").format(stock=stock) if stock else _("Nothing left to spend"),
            self.spent(one),
        ]

    # commands

    def _tell(self, one: Adventurer) -> None:
        """Say everything about one character."""
        told = "\n".join((self.points(one), self.spent(one), *self._deeds(one)))
        self.services.say(Text("{who}: {told}", who=person(self.rules, one).name, told=told))

    def _write(self) -> None:
        day = datetime.datetime.now().strftime("%Y-%m-%d %H.%M.%S")
        path = self.services.homes.data / SHARED / f"{day}.txt"
        try:
            files.write_text(path, self.text())
        except files.CannotWrite as error:
            self.services.trouble(error.text)
            return
        self.services.say(Text("Written to {file}", file=files.legible(path)))

    def _keep(self) -> None:
        parties = Parties(self.services.homes.data, self.rules, self.services.trouble)
        characters = self.descent.characters
        name = _("{who} and company").format(who=short(characters[0].name))
        if parties.keep(SavedParty(name, characters)):
            self.services.say(Text("“{name}” is saved.", name=name))

    def _result(self) -> None:
        self.services.routes.table.result(self.match, self.daily, None)

    def back(self) -> None:
        self._result()
