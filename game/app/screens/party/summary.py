"""The summary of a descent: what players carry over to their own character sheets."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from functools import partial

from game import files, i18n
from game.core.blanks import decode
from game.core.events import Told
from game.core.match import Match
from game.core.text import Text
from game.i18n import _, ngettext
from game.rules.diamonds.descent import classes, gauge_names, notes, roster

from ...base.geometry import Box
from ...services import Services
from ...store.parties import SHARED, Parties, SavedParty, after, short
from ...table.plates import Item, PlatedCharacter
from ...ui.scroll import MARGIN
from ...ui.text import bone
from ...ui.widget import Widget
from ..describe import BETWEEN
from ..page import BAR_ROOM, EDGE, RING_ROOM, FootButton
from .character_card import CharacterCard, spread
from .characters import about, hit_points, people, short_name, slots_of
from .fallen import Painting, fallen_boxes
from .figure import Figure, figure_boxes
from .numbers import NumbersScene, icon_of
from .survivor_cards import MOST, LoneSurvivorCard, SurvivorCard, home_boxes

TIGHT, GAP = 8.0, 8.0
CLEAR = 16.0  # design pixels between the heading's rule and the numbers
MINUTE = len("2026-11-20 19:05")
MARK = 84.0  # design pixels for hit points won or lost
DAWN, BETWEEN_DAWNS = 0.7, 0.35  # seconds: dawn over one card; from one card to the next
DAY = DAWN + BETWEEN_DAWNS * MOST  # seconds until all cards are in daylight
WAY = ("rooms", "runs", "damage", "healing", "spared")  # the facts shown as numbers


class SummaryScene(NumbersScene):
    """Each character before and after, the way in numbers, and what was noted; it can be saved as text and as a
    party."""

    name = "summary"
    span = (60.0, 1160.0)

    def __init__(self, services: Services, match: Match, daily: str = ""):
        super().__init__(services)
        self.match, self.daily, self.view = match, daily, match.view(0)
        self.risen = DAY if services.settings.still else 0.0  # seconds since the dawn began

    def title(self) -> str:
        return _("Out of the dungeon") if self.won else _("Nobody came back")

    @property
    def won(self) -> bool:
        """True if the party came out."""
        return self.view.outcome is not None and self.view.outcome.result == "won"

    def first_focus(self) -> str | None:
        return "result"

    @property
    def inner(self) -> Box:
        return self.page_box.inset(EDGE, TIGHT)

    def build(self) -> list[Widget]:
        figures, noted, everybody = self._figures(), self._noted(), people(self.view)
        inner, top = self.inner, figures[-1].box.bottom
        area = Box(inner.x, top, inner.w, inner.bottom - top)
        grid = Box(area.x, area.y, area.w, area.h - sum(widget.box.h + GAP for widget in noted))
        sheets = (
            self._home(everybody, grid)
            or self._fallen(everybody, grid)
            or spread(self, len(everybody), grid, lambda number, box: self._card(everybody[number], box))
        )
        return [
            *self.frame(FootButton("text", _("Save as a text file"), "scroll", self._write),
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
            return self.scrolling([*sheets, *noted], Box(area.x, area.y, area.w, area.h - GAP))
        for widget in noted:  # without a scroll bar they are as wide as the cards
            widget.box = Box(widget.box.x, widget.box.y, widget.box.w + BAR_ROOM, widget.box.h)
        return self.scrolling([*sheets, *noted], Box(area.x, area.y, area.w + BAR_ROOM, area.h))

    def _noted(self) -> list[Widget]:
        """Return the advice to carry the numbers over, and the notes."""
        column = self.column()
        column.words("carry", _("Carry these numbers over to your own sheets."), "body", 24, bone, "centre")
        for number, line in enumerate(self.notes()):
            column.words(f"line-{number}", line, "body", 24, bone, inset=10)
        return column.widgets

    def _figures(self) -> list[Widget]:
        """Return the way in numbers, in a row."""
        inner, letters, told = self.inner, self.services.fonts, self._told()
        room = Box(inner.x + RING_ROOM, inner.y + CLEAR, inner.w - 2 * RING_ROOM, inner.h - CLEAR)
        boxes = figure_boxes([(n, words) for n, words, _icon in told.values()], room, letters)
        return [
            Figure(f"way-{key}", words, n, icon, box, letters)
            for box, (key, (n, words, icon)) in zip(boxes, told.items(), strict=True)
        ]

    def _told(self) -> dict[str, tuple[int, str, str]]:
        """Return the numbers of the way, what each counts, and its icon; zeros are left out, except for the rooms."""
        way = self._way()
        words = {
            "rooms": (ngettext("room faced", "rooms faced", way["rooms"]), "door"),
            "runs": (ngettext("run", "runs", way["runs"]), "run"),
            "damage": (ngettext("hit point lost", "hit points lost", way["damage"]), "heart-broken"),
            "healing": (_("won back"), "heart"),
            "spared": (self._spared(way["spared"]), "shield"),
        }
        return {key: (way[key], *words[key]) for key in WAY if way[key] or key == WAY[0]}

    def _spared(self, n: int) -> str:
        """Return what was bought off: dice, or points where the table has no dice."""
        if roster.sides(self.view) > 1:
            return ngettext("die not rolled", "dice not rolled", n)
        return ngettext("point not dealt", "points not dealt", n)

    def _home(self, everybody: Sequence[PlatedCharacter], grid: Box) -> list[Widget]:
        """Return the cards of a party that came out, side by side before one sky; nothing if it did not or there is no
        room."""
        boxes = home_boxes(len(everybody), grid.inset(RING_ROOM, 0), self.services.fonts) if self.won else ()
        kind = LoneSurvivorCard if len(boxes) == 1 else SurvivorCard
        sheets = [self._card(person, box, kind) for person, box in zip(everybody, boxes, strict=False)]
        around = Box(boxes[0].x, grid.y, boxes[-1].right - boxes[0].x, grid.h) if boxes else grid
        homes = [sheet.stand(around) for sheet in sheets if isinstance(sheet, SurvivorCard)]
        self._shine(homes)
        return [*homes]

    def _fallen(self, everybody: Sequence[PlatedCharacter], grid: Box) -> list[Widget]:
        """Return the cards of a party that fell, below each other beside a picture; nothing if it came out or there is
        no room."""
        picture, boxes = fallen_boxes(len(everybody), grid.inset(RING_ROOM, MARGIN), self.services.fonts)
        if self.won or not boxes:
            return []
        sheets = [self._card(person, box) for person, box in zip(everybody, boxes, strict=True)]
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

    def _card(self, person: PlatedCharacter, box: Box, kind: type[CharacterCard] = CharacterCard) -> CharacterCard:
        before = self._before("hp", person.id)
        gained = round(person.hp) - before
        mark = f"+{gained}" if gained > 0 else f"−{-gained}" if gained else ""
        words = BETWEEN.join((self.points(person), self.spent(person.id)))
        return kind(
            person, about(person.kind, self.view.gauges[f"level.{person.id}"]), box, partial(self._tell, person),
            self.services.fonts, reach=MARK, mark=mark, tone="balm" if gained > 0 else "wine",
            before=before, stock=list(self._stock(person.id)), words=words,
        )  # fmt: skip

    def _stock(self, who: str) -> Iterator[Item]:
        """Yield the number of deeds noted, then each resource before and after."""
        if deeds := self._deeds(who):
            yield Item("scroll", str(len(deeds)))
        has = roster.has(self.view, who)
        slots = [each for each in has if each in classes.SLOTS]
        before, left = [self._before(each, who) for each in slots], [self._left(each, who) for each in slots]
        if any(before) or any(left):
            yield slots_of(left, before)._replace(word="")  # because it stands in one line with the rest
        for each in has:
            then, now = self._before(each, who), self._left(each, who)
            if each not in slots and (then or now):
                told = str(now) if then == now else f"{then} › {now}"
                yield Item(icon_of(each), told, then > now, f"−{then - now}" if then > now else "")

    def _before(self, gauge: str, who: str) -> int:
        return self.view.number(f"start.{gauge}.{who}")

    def _left(self, gauge: str, who: str) -> int:
        return self.view.gauges[f"{gauge}.{who}"]

    # texts

    def points(self, person: PlatedCharacter) -> str:
        """Return a character's hit points before and after, in words."""
        before = self._before("hp", person.id)
        return _("{before} before, now {after}").format(before=before, after=hit_points(person.hp, person.most))

    def spent(self, who: str) -> str:
        """Return what a character has spent, in words."""
        found = []
        for resource in roster.has(self.view, who):
            gone = self._before(resource, who) - self.view.gauges[f"{resource}.{who}"]
            if gone > 0:
                name = i18n.say(gauge_names.gauge_name(resource))
                found.append(_("{resource}: {n} spent").format(resource=name, n=gone))
        return BETWEEN.join(found) or _("Nothing spent")

    def way(self) -> list[str]:
        """Return the way in a few lines."""
        facts = self._way()
        rooms = ngettext("{n} room faced", "{n} rooms faced", facts["rooms"]).format(n=facts["rooms"])
        runs = ngettext("{n} run", "{n} runs", facts["runs"]).format(n=facts["runs"])
        return [
            BETWEEN.join((rooms, runs)),
            _("Hit points lost: {damage}. Won back: {healing}. Bought off: {spared}.").format(**facts),
        ]

    def _way(self) -> dict[str, int]:
        return {key: self.view.number(key) for key in WAY}

    def _deeds(self, who: str) -> list[str]:
        """Return the notes about a character."""
        return [
            _("{deed} ({points})").format(deed=decode(action.ids[2]) or "", points=action.ids[1])
            for action in self.match.log
            if action.verb == notes.NOTE and action.ids[0] == who
        ]

    def notes(self) -> list[str]:
        """Return all notes and corrections, in the order in which they were made."""
        return [
            self._note(event) if event.what == notes.NOTE else self._correction(event)
            for step in self.match.history
            for event in step
            if isinstance(event, Told) and event.what in (notes.NOTE, notes.SET)
        ]

    def _note(self, event: Told) -> str:
        _name, deed, points = event.data
        return _("For {who}: {deed} ({points})").format(
            who=short_name(self.view, event.who), deed=decode(str(deed)) or "", points=points
        )

    def _correction(self, event: Told) -> str:
        _name, what, old, new = event.data
        name = i18n.say(gauge_names.gauge_name(str(what)))
        if not event.who:
            return _("Corrected: {what}, {old} to {n}").format(what=name, old=old, n=new)
        return _("Corrected: {what} of {who}, {old} to {n}").format(
            what=name, who=short_name(self.view, event.who), old=old, n=new
        )

    def text(self) -> str:
        """Return the summary as plain text: date, way, each character, and the notes."""
        sheets = [line for person in people(self.view) for line in ("", *self._in_lines(person))]
        noted = self.notes()
        told = ["", _("Notes and corrections"), *(f"- {line}" for line in noted)] if noted else []
        day = self.match.began.replace("T", " ")[:MINUTE]
        return "\n".join([self.title(), day, "", *self.way(), *sheets, *told]) + "\n"

    def _in_lines(self, person: PlatedCharacter) -> list[str]:
        """Return a character in a few lines."""
        who = _("{who}, {about}").format(
            who=roster.name(self.view, person.id), about=about(person.kind, self.view.gauges[f"level.{person.id}"])
        )
        return [
            who,
            _("Hit points: {points}").format(points=self.points(person)),
            _("Left to spend: {stock}").format(stock=person.words) if person.words else _("Nothing left to spend"),
            self.spent(person.id),
        ]

    # commands

    def _tell(self, person: PlatedCharacter) -> None:
        """Say everything about one character."""
        told = "\n".join((self.points(person), self.spent(person.id), *self._deeds(person.id)))
        self.services.say(Text("{who}: {told}", who=person.name, told=told))

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
        parties = Parties(self.services.homes.data, self.services.trouble)
        names = [one.name for one in after(SavedParty(""), self.view).characters]
        name = _("{who} and company").format(who=short(names[0]))
        if parties.keep(after(SavedParty(name), self.view)):
            self.services.say(Text("“{name}” is saved.", name=name))

    def _result(self) -> None:
        self.services.routes.table.result(self.match, self.daily, None)

    def back(self) -> None:
        self._result()
