"""Before the descent: who goes down, and how far it is to the exit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.core.match import Match
from game.rules.diamonds.descent import classes
from game.rules.diamonds.descent.names import DRAFTED
from game.rules.diamonds.descent.sheet import LEFT, MOST
from game.tongue import _

from ...geometry import Box
from ...parties import ROOMS, Character, Company, Parties, after, short
from ...ui.press import Row
from ...ui.slotrow import SlotRow
from ...ui.widget import Do, Widget
from .. import go
from ..describe import BETWEEN
from ..setup import SetupScene
from ..sheet import Foot
from .character import CharacterScene
from .kept import KeptScene
from .numbers import NumbersScene
from .people import stock_of

if TYPE_CHECKING:
    from ...desk import Desk

NEW = 24  # hit points of somebody new


class CompanyScene(NumbersScene):
    """The characters in a list, the rooms to the exit, and out.  `done` gets the match when the party has set out."""

    name = "company"
    span = (140.0, 1000.0)

    def __init__(self, desk: Desk, match: Match, done: Callable[[], object]):
        super().__init__(desk)
        self.match, self.done = match, done
        self.parties = Parties(desk.homes.data, desk.trouble)
        self.company = self._gathered() or self.parties.last() or Company(_("The usual suspects"))

    def _gathered(self) -> Company | None:
        """Who came to the table before this play was left; they come again when the party sets out."""
        view = self.match.view(0)
        found = after(Company(_("The usual suspects"), rooms=max(1, view.gauges[LEFT])), view)
        while self.match.log:
            self.match.undo()
        return found if found.characters else None

    def title(self) -> str:
        return _("Who goes down?")

    def first_focus(self) -> str | None:
        return "add" if not self.company.characters else "out"

    def build(self) -> list[Widget]:
        column, letters = self.column(), self.desk.type
        for number, one in enumerate(self.company.characters):
            column.add(self._row(number, one, column.y))
            column.y = column.widgets[-1].box.bottom + 8
        if len(self.company.characters) < MOST:
            column.add(Row("add", _("Add a character"), self.place(column), self._add, letters, icon="plus"))
        self.number(column, "left", _("Rooms to the exit"), self.company.rooms, ROOMS, self._set_rooms)
        return [
            *self.frame(Foot("kept", _("Kept parties"), "book", self._open_kept),
                        Foot("out", _("Set out"), "door", self._set_out, primary=True, enabled=self.company.ready,
                             help=_("At least one character must be able to walk."))),
            *self.scrolling(column.widgets, self.inner),
        ]  # fmt: skip

    def _row(self, number: int, one: Character, y: float) -> Widget:
        room = self.list_room(self.inner)
        about = _("{kind}, level {n}").format(kind=_(classes.NAMES[one.kind]), n=one.level)
        value = _("{hp} of {most}").format(hp=one.hp, most=one.most)
        box = Box(room.x, y, room.w, self.tall(78))
        lines = [BETWEEN.join(filter(None, (about, stock_of(one.kind, one.left))))]
        icon = "hero" if one.hp else "fallen"
        return SlotRow(
            f"pc.{number}", short(one.name), box, self._edit(number), self.desk.type, lines, icon=icon, value=value
        )

    # what it does

    def _add(self) -> None:
        taken = {one.name for one in self.company.characters}
        name = next(name for name in DRAFTED if name not in taken)
        kinds = ("fighter", "cleric", "wizard", "rogue")
        fresh = Character(name, kinds[len(taken) % len(kinds)], 1, NEW, NEW)
        self._change((*self.company.characters, fresh))
        self._open(len(self.company.characters) - 1)

    def _edit(self, number: int) -> Do:
        return partial(self._open, number)

    def _open(self, number: int) -> None:
        def done(one: Character | None) -> None:
            people = list(self.company.characters)
            people[number : number + 1] = [one] if one else []
            self._change(tuple(people))
            self.set_focus(f"pc.{number}" if one else "add", quiet=True)

        self.desk.stack.push(CharacterScene(self.desk, self.company.characters[number], done))

    def _change(self, people: tuple[Character, ...]) -> None:
        self.company = replace(self.company, characters=people)
        self.refresh()

    def _set_rooms(self, n: int) -> None:
        self.company = replace(self.company, rooms=n)

    def _open_kept(self) -> None:
        def chosen(company: Company) -> None:
            self.company = company
            self.refresh()
            self.set_focus("out", quiet=True)

        self.desk.stack.push(KeptScene(self.desk, self.parties, self.company, chosen))

    def _set_out(self) -> None:
        if self.match.log:
            return  # they are on their way
        self.parties.remember(self.company)
        for action in self.company.actions():
            self.match.play(action)
        self.done()

    def back(self) -> None:
        """Back to the house rules, or else to the title; whoever came is there again next time."""
        if self.company.characters:
            self.parties.remember(self.company)
        scenes = self.desk.stack.scenes
        if len(scenes) > 1 and isinstance(scenes[-2], SetupScene):
            self.desk.stack.pop()
        else:
            go.title(self.desk)
