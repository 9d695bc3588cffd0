"""The pages before a descent: who goes down and how far it is to the exit; saved parties, and the files that carry
a party to another table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from game import files
from game.core.blanks import TEXT, decode
from game.core.characters import Character, SavedParty
from game.core.match import OFF, Match
from game.core.text import Text
from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Fonts
from ...play.session import Session
from ...services import Services
from ...store.setups import Parties, file_name
from ...ui.buttons import Button, IconButton, Row, alike
from ...ui.text import Column, Headline, Words, bone, gold
from ...ui.values import Stepper
from ...ui.widget import Do, Look, Widget
from ..menu import EDGE, HEAD, RING_ROOM, FootButton, MenuScene, list_room
from ..setup import SetupScene
from .character import CharacterScene
from .character_card import CharacterCard, EmptyCharacterCard, spread
from .characters import ROW, about, descents_of, number_asker, person_of
from .dice_cards import draw_die
from .party_cards import PartyBanner

SIDE, GAP, BANNER_TIGHT = 72.0, 16.0, 10.0
HIGH, PRESENT, KEEP = 96.0, 130.0, 250.0  # height of a banner, of the one at the table; width of the buttons
LONG = 40  # most letters of a file's name


class SavedPartiesScene(MenuScene):
    """A list of saved parties; a press brings one to the table. The party at the table can be saved under a new
    name."""

    name = "kept"
    span = (60.0, 1160.0)

    def __init__(
        self, services: Services, parties: Parties, company: SavedParty, chosen: Callable[[SavedParty], object]
    ):
        super().__init__(services)
        self.parties, self.company, self.chosen = parties, company, chosen
        self.all = parties.all()

    def title(self) -> str:
        return _("Saved parties")

    def first_focus(self) -> str | None:
        return "party-0" if self.all else "keep"

    def _inset(self, sheet: Box) -> Box:
        return sheet.inset(EDGE, BANNER_TIGHT)

    def build(self) -> list[Widget]:
        head, inner = self._present(), self.sheet.inner
        top = max((widget.box.bottom for widget in head), default=inner.y)
        area = Box(inner.x, top, inner.w, inner.bottom - top)
        room = list_room(area)
        column = Column(Box(room.x, room.y, room.w, 1e6), self.services.fonts)
        for number, company in enumerate(self.all):
            for widget in self._party(number, company, column):
                column.add(widget)
        if not self.all:
            column.words("nothing", self._nothing(), "body", 26, bone, "centre", inset=60, gap=20)
        self._files(column)
        return [
            *self.sheet.frame(FootButton("back", _("Back"), "back", self.back),
                        FootButton("where", _("Where files go"), "eye", self._tell_where)),
            *head,
            *self.sheet.scrolling(column.widgets, area),
        ]  # fmt: skip

    def _present(self) -> list[Widget]:
        """Return the banner of the party at the table, and the buttons to save it."""
        if not self.company.characters:
            return []
        inner, letters, high = self.sheet.inner, self.services.fonts, self.sheet.tall(PRESENT)
        box = Box(inner.x + RING_ROOM, inner.y + BANNER_TIGHT, inner.w - 2 * RING_ROOM - KEEP - GAP, high)
        at = Box(box.right + GAP, box.y, KEEP, high / 2 - 4)
        label = _("At the table: {name}").format(name=self.company.name)
        return [
            PartyBanner("present", label, self.company, box, None, letters),
            *alike([
                Button("keep", _("Save"), at, self._keep, letters, "save",
                       help=_("Save as “{name}”").format(name=self.company.name)),
                Button("rename", _("Save as …"), at.moved(0, high / 2 + 4), self._rename, letters, "quill",
                       help=_("Save under another name")),
            ]),
        ]  # fmt: skip

    def _nothing(self) -> str:
        if self.company.characters:
            return _("No party saved yet. Save the one at the table, and it's here the next evening.")
        return _("No party saved yet. Gather one first; it will wait here for the next evening.")

    def _party(self, number: int, company: SavedParty, column: Column) -> list[Widget]:
        high = self.sheet.tall(HIGH)
        whole = column.take(high, GAP)
        body = Box(whole.x, whole.y, whole.w - 2 * (SIDE + GAP), high)
        at = Box(body.right + GAP, whole.y + (high - SIDE) / 2, SIDE, SIDE)
        share = _("Write “{name}” to a file").format(name=company.name)
        forget = _("Delete “{name}”").format(name=company.name)
        return [
            IconButton(f"share-{number}", share, at, partial(self._share, company), "save"),
            IconButton(f"forget-{number}", forget, at.moved(SIDE + GAP, 0), partial(self._forget, company), "delete"),
            PartyBanner(
                f"party-{number}", company.name, company, body, partial(self._choose, company), self.services.fonts
            ),
        ]

    def _files(self, column: Column) -> None:
        """Add the files that can be brought in, and how they come here."""
        column.words("files", _("Files for other tables"), "label", 25, gold, inset=10)
        column.words("about-files", _("The candle beside a party writes it to a file. Put a file somebody gives you "
                                      "in the same folder, and you can bring it in here."),
                     "body", 24, bone, inset=10, even=True)  # fmt: skip
        for number, path in enumerate(self.parties.offered()):
            name = file_name(path)
            label = _("Bring in “{name}”").format(name=name if len(name) <= LONG else f"{name[:LONG]}…")
            column.add(Row(f"file-{number}", label, column.take(self.sheet.tall(ROW)), partial(self._take, path),
                           self.services.fonts, icon="load"))  # fmt: skip

    # commands

    def _choose(self, company: SavedParty) -> None:
        self.services.stack.pop()
        self.chosen(company)

    def _keep(self) -> None:
        if self.parties.keep(self.company):
            self.services.say(Text("“{name}” is saved.", name=self.company.name))
        self._read()

    def _rename(self) -> None:
        def named(id: str) -> None:
            self.company = replace(self.company, name=decode(id) or self.company.name)
            self._keep()

        self.services.routes.table.fill(0, _("Name"), _("What is this party called?"), TEXT, named)

    def _forget(self, company: SavedParty) -> None:
        def forget() -> None:
            self.parties.forget(company)
            self._read()

        self.services.routes.menus.ask(
            _("Delete “{name}”? It will be lost.").format(name=company.name), _("Delete it"), forget
        )

    def _share(self, company: SavedParty) -> None:
        path = self.parties.share(company)
        if path is not None:
            folder = files.legible(path.parent)
            self.services.say(Text("“{name}” is now in this folder: {folder}", name=company.name, folder=folder))
        self.refresh()

    def _take(self, path: Path) -> None:
        company = self.parties.take(path)
        if company is not None:
            self.services.say(Text("“{name}” is saved.", name=company.name))
            self._read()

    def _tell_where(self) -> None:
        text = Text("Party files are written to, and brought in from, this folder: {folder}",
                    folder=files.legible(self.parties.shared))  # fmt: skip
        self.services.say(text)

    def _read(self) -> None:
        self.all = self.parties.all()
        self.refresh()


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
