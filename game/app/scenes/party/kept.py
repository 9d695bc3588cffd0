"""The parties that are kept between evenings, and files to carry to another table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.blanks import TEXT, decode
from game.core.words import Text
from game.tongue import _, ngettext

from ...geometry import Box
from ...parties import Company, Parties
from ...ui.press import IconButton, Row
from ...ui.slotrow import SlotRow
from ...ui.widget import Widget
from .. import go
from ..sheet import Foot
from .numbers import NumbersScene

if TYPE_CHECKING:
    from ...desk import Desk

SIDE, GAP = 72.0, 12.0


class KeptScene(NumbersScene):
    """A press on a party brings it to the table.  The one that sits there can be kept under a name of its own."""

    name = "kept"
    span = (100.0, 1080.0)

    def __init__(self, desk: Desk, parties: Parties, company: Company, chosen: Callable[[Company], object]):
        super().__init__(desk)
        self.parties, self.company, self.chosen = parties, company, chosen
        self.all = parties.all()

    def title(self) -> str:
        return _("Kept parties")

    def first_focus(self) -> str | None:
        return "party-0" if self.all else "keep"

    def build(self) -> list[Widget]:
        column = self.column()
        for number, company in enumerate(self.all):
            for widget in self._party(number, company, column.y):
                column.add(widget)
            column.y = column.widgets[-1].box.bottom + GAP
        full = bool(self.company.characters)
        if full:
            letters = self.desk.type
            label = _("Keep as “{name}”").format(name=self.company.name)
            column.add(Row("keep", label, self.place(column), self._keep, letters, icon="save"))
            column.add(Row("rename", _("Keep under another name"), self.place(column), self._rename, letters,
                           icon="quill"))  # fmt: skip
        for number, path in enumerate(self.parties.offered()):
            label = _("Bring in the file “{file}”").format(file=path.stem)
            column.add(Row(f"file-{number}", label, self.place(column), partial(self._take, path), self.desk.type,
                           icon="load"))  # fmt: skip
        return [
            *self.frame(Foot("back", _("Back"), "back", self.back),
                        Foot("where", _("Where files go"), "eye", self._tell_where)),
            *self.scrolling(column.widgets, self.inner),
        ]  # fmt: skip

    def _party(self, number: int, company: Company, y: float) -> list[Widget]:
        room, letters = self.list_room(self.inner), self.desk.type
        body = Box(room.x, y, room.w - 2 * (SIDE + GAP), self.tall(78))
        names = ", ".join(one.name for one in company.characters)
        n = len(company.characters)
        value = ngettext("{n} character", "{n} characters", n).format(n=n)
        row = SlotRow(f"party-{number}", company.name, body, partial(self._choose, company), letters, [names],
                      icon="hero", value=value)  # fmt: skip
        at = Box(body.right + GAP, y + (row.box.h - SIDE) / 2, SIDE, SIDE)
        share = _("Write “{name}” into a file").format(name=company.name)
        forget = _("Forget “{name}”").format(name=company.name)
        return [
            IconButton(f"share-{number}", share, at, partial(self._share, company), "save"),
            IconButton(f"forget-{number}", forget, at.moved(SIDE + GAP, 0), partial(self._forget, company), "delete"),
            row,
        ]

    # what it does

    def _choose(self, company: Company) -> None:
        self.desk.stack.pop()
        self.chosen(company)

    def _keep(self) -> None:
        if self.parties.keep(self.company):
            self.desk.say(Text("“{name}” is kept.", name=self.company.name))
        self._read()

    def _rename(self) -> None:
        def named(id: str) -> None:
            self.company = replace(self.company, name=decode(id) or self.company.name)
            self._keep()

        go.fill(self.desk, 0, _("Name"), _("What is this party called?"), TEXT, named)

    def _forget(self, company: Company) -> None:
        def forget() -> None:
            self.parties.forget(company)
            self._read()

        go.ask(self.desk, _("Forget “{name}”? It is lost.").format(name=company.name), _("Forget it"), forget)

    def _share(self, company: Company) -> None:
        path = self.parties.share(company)
        if path is not None:
            self.desk.say(Text("Written to {file}", file=str(path)))
        self.refresh()

    def _take(self, path: Path) -> None:
        company = self.parties.take(path)
        if company is not None:
            self.desk.say(Text("“{name}” is kept.", name=company.name))
        self._read()

    def _tell_where(self) -> None:
        text = Text("Files of parties are written to, and brought in from, this folder: {folder}",
                    folder=str(self.parties.shared))  # fmt: skip
        self.desk.say(text)

    def _read(self) -> None:
        self.all = self.parties.all()
        self.refresh()
