"""The page of saved parties, and of the files that carry a party to another table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from game import files
from game.core.blanks import TEXT, decode
from game.core.characters import SavedParty
from game.core.text import Text
from game.i18n import _

from ...base.geometry import Box
from ...services import Services
from ...store.parties import Parties, file_name
from ...ui.buttons import Button, IconButton, Row, alike
from ...ui.text import Column, bone, gold
from ...ui.widget import Widget
from ..menu import EDGE, RING_ROOM, FootButton, MenuScene, list_room
from .banner import PartyBanner
from .characters import ROW

SIDE, GAP, TIGHT = 72.0, 16.0, 10.0
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
        return sheet.inset(EDGE, TIGHT)

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
        box = Box(inner.x + RING_ROOM, inner.y + TIGHT, inner.w - 2 * RING_ROOM - KEEP - GAP, high)
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
