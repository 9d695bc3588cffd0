"""The page before a descent: who goes down, and how far it is to the exit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.core.characters import Character, SavedParty
from game.core.match import OFF, Match
from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Fonts
from ...play.session import Session
from ...services import Services
from ...store.parties import Parties
from ...table.dice import draw_die
from ...ui.text import Headline, Words, bone
from ...ui.values import Stepper
from ...ui.widget import Do, Look, Widget
from ..menu import EDGE, HEAD, RING_ROOM, FootButton, MenuScene
from ..setup import SetupScene
from .character import CharacterScene
from .character_card import CharacterCard, EmptyCharacterCard, spread
from .characters import about, descents_of, number_asker, person_of
from .saved_parties import SavedPartiesScene

TIGHT, WAY = 10.0, 66.0  # design pixels: margin above and below; height of the row of doors
TITLE, LARGE_TITLE = 62.0, 52.0  # top of the line under the heading, usual and large letters
LINE, UNDER = 26.0, 8.0  # its height, and the gap under it
SIZE, AIR = 24, 8.0  # letters of the line with the die; gap to the die
DOOR, CLOSE, APART, AROUND = 36.0, 17.0, 42.0, 26.0  # a door to the exit; least and greatest step; gap around them all


class GatheringScene(MenuScene):
    """The characters' cards, the number of rooms to the exit, and the button to set out, after which `done` is
    called."""

    name = "company"
    span = (60.0, 1160.0)

    def __init__(self, services: Services, match: Match, done: Callable[[], object]):
        super().__init__(services)
        self.session, self.done = Session(match, services.saves.autosave, lambda: OFF), done
        self.descents = descents_of(match.game)
        self.rules = self.descents.rules
        self.parties = Parties(services.homes.data, self.rules, services.trouble)
        self.company = self._gathered() or self.parties.last() or SavedParty(_("The usual suspects"))

    def _gathered(self) -> SavedParty | None:
        """Return the party that was entered before this play was left, and undo that: it is entered again on setting
        out."""
        now = self.descents.descent(self.session.view)
        found = SavedParty(_("The usual suspects"), now.characters, max(1, now.left))
        self.session.restart()
        return found if found.characters else None

    def title(self) -> str:
        return " ".join(filter(None, (_("Who sets out?"), self._told())))

    @property
    def _levels(self) -> list[int]:
        return [one.level for one in self.company.characters]

    @property
    def _die(self) -> int:
        """The number of sides of the die for the party's level."""
        return self.descents.sides(self.session.match.options, self._levels)

    def _told(self) -> str:
        """Return what the party's level means for the dice; "" without characters."""
        if not self._levels:
            return ""
        n = sum(self._levels) // len(self._levels)
        if self._die == 1:
            return _("Average level {n}: damage and healing are plain points").format(n=n)
        return _("Average level {n}: every point of damage or healing is a d{die}").format(n=n, die=self._die)

    def _frame(self, *feet: FootButton) -> list[Widget]:
        """Return the frame, with a line about the die under the heading."""
        heading, *rest = self.sheet.frame(*feet)
        if not self._levels:
            return [heading, *rest]
        letters, head, top = self.services.fonts, heading.box, TITLE
        if letters.scale > 1:
            head, top = head._replace(h=LARGE_TITLE), LARGE_TITLE
        line = Box(head.x, self.page.y + top, head.w, HEAD - top + self._told_high - UNDER)
        return [Headline("heading", _("Who sets out?"), head, letters), DieLine(self._told(), self._die, line, letters),
                *rest]  # fmt: skip

    @property
    def _told_high(self) -> float:
        """The height in design pixels taken from the page by the line under the heading."""
        return self.sheet.tall(LINE) if self._levels else 0.0

    def _trim(self, whole: Box) -> Box:
        return whole._replace(y=whole.y + self._told_high, h=whole.h - self._told_high)

    def first_focus(self) -> str | None:
        return "add" if not self.company.characters else "out"

    def _inset(self, sheet: Box) -> Box:
        return sheet.inset(EDGE, TIGHT)

    def build(self) -> list[Widget]:
        inner, high, rooms = self.sheet.inner, self.sheet.tall(WAY), self.rules.rooms
        way = Box(inner.x + RING_ROOM, inner.bottom - high - TIGHT, inner.w - 2 * RING_ROOM, high)
        above = Box(inner.x, inner.y, inner.w, way.y - inner.y)
        return [
            *self._frame(FootButton("kept", _("Saved parties"), "book", self._open_kept),
                        FootButton("out", _("Set out"), "door", self._set_out, primary=True, enabled=self.company.ready,
                             help=_("At least one character must be able to walk."))),
            *spread(self, min(self.rules.largest, len(self.company.characters) + 1), above, self._card),
            ExitRow(_("Rooms to the exit"), way, self.company.rooms, rooms, self._set_rooms,
                   number_asker(self, _("Rooms to the exit"), rooms, self._set_rooms), self.services.fonts),
        ]  # fmt: skip

    def _card(self, number: int, box: Box) -> Widget:
        """Return a character's card, or after the last one the place for another."""
        letters = self.services.fonts
        if number == len(self.company.characters):
            hint = "" if number else _("One for everybody at your table. Or bring in a saved party.")
            return EmptyCharacterCard("add", _("Add a character"), hint, box, self._add, letters)
        one, rules = self.company.characters[number], self.rules
        person = person_of(rules, one, f"pc.{number}")
        return CharacterCard(person, about(rules, one), box, partial(self._open, number), letters)

    # commands

    def _add(self) -> None:
        fresh = self.descents.newcomer(self.company.characters)
        self._change((*self.company.characters, fresh))
        self._open(len(self.company.characters) - 1)

    def _open(self, number: int) -> None:
        def done(one: Character | None) -> None:
            people = list(self.company.characters)
            people[number : number + 1] = [one] if one else []
            self._change(tuple(people))
            self.set_focus(f"pc.{number}" if one else "add", quiet=True)

        self.services.stack.push(CharacterScene(self.services, self.rules, self.company.characters[number], done))

    def _change(self, people: tuple[Character, ...]) -> None:
        self.company = replace(self.company, characters=people)
        self.parties.remember(self.company)  # so that nobody has to enter them again if the program ends now
        self.refresh()

    def _set_rooms(self, n: int) -> None:
        self.company = replace(self.company, rooms=n)

    def _open_kept(self) -> None:
        def chosen(company: SavedParty) -> None:
            self.company = company
            self.refresh()
            self.set_focus("out", quiet=True)

        self.services.stack.push(SavedPartiesScene(self.services, self.parties, self.company, chosen))

    def _set_out(self) -> None:
        if self.session.match.log:
            return  # they have set out already
        self.parties.remember(self.company)
        self.session.perform(*self.descents.entering(self.company))
        self.done()

    def back(self) -> None:
        """Return to the house rules, or else to the title; the party is remembered for the next time."""
        if self.company.characters:
            self.parties.remember(self.company)
        scenes = self.services.stack.scenes
        if len(scenes) > 1 and isinstance(scenes[-2], SetupScene):
            self.services.stack.pop()
        else:
            self.services.routes.menus.title()


class DieLine(Words):
    """A centred line with a die of `sides` sides behind it; for plain points it is a heart."""

    def __init__(self, text: str, sides: int, box: Box, letters: Fonts):
        room = box.w - 2 * (box.h + AIR)
        super().__init__("die", text, box, letters, "body", SIZE, bone, "centre", 0.5, lines=1, shade=True)
        self.block, self.sides = letters.block(text, "body", SIZE, room, box.h, lines=1), sides

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        left = box.moved(-(box.h + AIR) / 2, 0)
        super().draw(canvas, left, look)
        die = Box(left.centre[0] + self.block.width / 2 + AIR, box.y, box.h, box.h)
        draw_die(canvas, self.sides, None, die, ink="help")


class ExitRow(Stepper):
    """The number of rooms, and as many doors as fit, with the way out behind them."""

    def __init__(self, label: str, box: Box, n: int, span: tuple[int, int], change: Callable[[int], object], ask: Do,
                 letters: Fonts):  # fmt: skip
        super().__init__("left", label, box, n, span, change, ask, letters, icon="")

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        super().draw_value(canvas, inner, look)
        left = inner.x + self.name.width + AROUND
        room = self._area(inner).x - AROUND - left - DOOR
        if room < DOOR:
            return
        doors = min(self.n, int(room / CLOSE))
        step = min(APART, room / doors)
        x = left + room - doors * step
        y = inner.y + (inner.h - DOOR) / 2
        for number in range(doors):
            canvas.icon("door", Box(x + number * step, y, DOOR, DOOR), canvas.theme.gold)
        canvas.icon("way-out", Box(x + doors * step, y, DOOR, DOOR), canvas.theme.help)
