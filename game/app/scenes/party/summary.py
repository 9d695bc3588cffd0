"""What there is to carry back to the table when the descent is over."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from game import files, tongue
from game.core.blanks import decode
from game.core.match import Match
from game.core.words import Text
from game.rules.diamonds.descent import notes, sheet, words
from game.tongue import _, ngettext

from ...geometry import Box
from ...parties import SHARED, Company, Parties, after
from ...table.plates import Person
from ...ui.slotrow import SlotRow
from ...ui.text import bone
from ...ui.widget import Widget
from .. import go
from ..describe import BETWEEN
from ..sheet import Foot
from .numbers import NumbersScene
from .people import called, hit_points, people

if TYPE_CHECKING:
    from ...desk import Desk


class SummaryScene(NumbersScene):
    """Each character before and after, the way, and what was noted; also as a text, and as a party to keep."""

    name = "summary"
    span = (110.0, 1060.0)

    def __init__(self, desk: Desk, match: Match, daily: str = ""):
        super().__init__(desk)
        self.match, self.daily, self.view = match, daily, match.view(0)

    def title(self) -> str:
        won = self.view.outcome is not None and self.view.outcome.result == "won"
        return _("Out of the dungeon") if won else _("Nobody came back")

    def first_focus(self) -> str | None:
        return "result"

    def build(self) -> list[Widget]:
        column = self.column()
        for person in people(self.view):
            column.add(self._row(person, column.y))
            column.y = column.widgets[-1].box.bottom + 8
        for number, line in enumerate((*self.way(), *self.notes())):
            column.words(f"line-{number}", line, "body", 24, bone, inset=10)
        return [
            *self.frame(Foot("text", _("Write it to a file"), "scroll", self._write),
                        Foot("keep", _("Keep the party"), "save", self._keep),
                        Foot("result", _("To the score"), "trophy", self._result, primary=True)),
            *self.scrolling(column.widgets, self.inner),
        ]  # fmt: skip

    def _row(self, person: Person, y: float) -> Widget:
        room = self.list_room(self.inner)
        return SlotRow(person.id, person.name, Box(room.x, y, room.w, self.tall(78)), lambda: None, self.desk.type,
                       [self.spent(person.id)], icon="hero" if person.hp else "fallen",
                       value=self.points(person))  # fmt: skip

    # in words

    def points(self, person: Person) -> str:
        """A character's hit points, before and after."""
        before = int(self.view.facts[f"start.hp.{person.id}"] or 0)
        return _("{before} before, now {after}").format(before=before, after=hit_points(person.hp, person.most))

    def spent(self, who: str) -> str:
        """The resources a character has fewer of now."""
        found = []
        for resource in sheet.has(self.view, who):
            gone = int(self.view.facts[f"start.{resource}.{who}"] or 0) - self.view.gauges[f"{resource}.{who}"]
            if gone > 0:
                name = tongue.say(words.gauge_name(resource))
                found.append(_("{resource}: {n} spent").format(resource=name, n=gone))
        return BETWEEN.join(found) or _("Nothing spent")

    def way(self) -> list[str]:
        """The way in a few lines."""
        facts = {key: int(self.view.facts[key] or 0) for key in ("rooms", "runs", "damage", "healing", "spared")}
        rooms = ngettext("{n} room faced", "{n} rooms faced", facts["rooms"]).format(n=facts["rooms"])
        runs = ngettext("{n} run", "{n} runs", facts["runs"]).format(n=facts["runs"])
        return [
            BETWEEN.join((rooms, runs)),
            _("Hit points lost: {damage}. Won back: {healing}. Dice bought off: {spared}.").format(**facts),
        ]

    def notes(self) -> list[str]:
        """What was noted and corrected, in the order in which it was done."""
        found = []
        for action in self.match.log:
            if action.verb == notes.NOTE:
                who, points, text = action.ids
                deed = decode(text) or ""
                found.append(_("For {who}: {deed} ({points})").format(
                    who=called(self.view, who), deed=deed, points=points))  # fmt: skip
            elif action.verb == notes.SET:
                found.append(self._correction(*action.ids))
        return found

    def _correction(self, gauge: str, n: str) -> str:
        what, who = sheet.split(gauge)
        name = tongue.say(words.gauge_name(what))
        if not who:
            return _("Put right: {what} is {n}").format(what=name, n=n)
        return _("Put right: {what} of {who} is {n}").format(what=name, who=called(self.view, who), n=n)

    def text(self) -> str:
        """All of it as a plain text."""
        lines = [self.title(), ""]
        for person in people(self.view):
            lines.append(_("{who}: {points}. {spent}").format(
                who=person.name, points=self.points(person), spent=self.spent(person.id)))  # fmt: skip
        return "\n".join([*lines, "", *self.way(), *self.notes()]) + "\n"

    # what it does

    def _write(self) -> None:
        day = datetime.datetime.now().strftime("%Y-%m-%d %H.%M.%S")
        path = self.desk.homes.data / SHARED / f"{day}.txt"
        try:
            files.write_text(path, self.text())
        except files.CannotWrite as error:
            self.desk.trouble(error.text)
            return
        self.desk.say(Text("Written to {file}", file=str(path)))

    def _keep(self) -> None:
        parties = Parties(self.desk.homes.data, self.desk.trouble)
        names = [one.name for one in after(Company(""), self.view).characters]
        name = _("{who} and company").format(who=names[0])
        if parties.keep(after(Company(name), self.view)):
            self.desk.say(Text("“{name}” is kept.", name=name))

    def _result(self) -> None:
        go.result(self.desk, self.match, self.daily, None)

    def back(self) -> None:
        self._result()
