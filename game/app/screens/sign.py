"""The page on which a high score gets a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from game.core.blanks import decode
from game.core.capabilities import high_score_layout
from game.core.game import Game
from game.core.match import Match
from game.core.text import number
from game.i18n import _

from ..base.geometry import Box
from ..play.plays import row_of
from ..services import Services
from ..store.high_scores import LONGEST, HighScoreRow, last_kinds, ranked, tidy
from ..table.skins import skin_of
from ..ui.seat_tiles import NameTile
from ..ui.text import Words, gold, tall
from ..ui.widget import Widget
from .fill import TextScene
from .menu import RING_ROOM, FootButton, MenuScene

ACROSS, GAP = 2, 14.0
TILE, LOW = 92.0, 62.0  # height of a name: greatest in usual letters, and least
NEW_NAME = (" ", "-", "'")


class SignScene(MenuScene):
    """The names used last, the latest first; a press chooses one and passes it to `done`."""

    name = "sign"
    span = (190.0, 900.0)

    def __init__(
        self, services: Services, about: str, names: Sequence[str], done: Callable[[str], object],
        icons: Mapping[str, str] = MappingProxyType({}),
    ):  # fmt: skip
        """`icons` are the signs shown before names, by name."""
        super().__init__(services)
        self.about, self.names, self.done, self.icons = about, names, done, icons

    def title(self) -> str:
        return _("Who was it?")

    def first_focus(self) -> str | None:
        return "name-0"

    def build(self) -> list[Widget]:
        inner, letters = self.sheet.inner, self.services.fonts
        head = Box(inner.x, inner.y + 8, inner.w, tall(self.about, letters, inner.w, "strong", 28) + 4)
        top = head.bottom + RING_ROOM + 10
        return [
            *self.sheet.frame(FootButton("back", _("Not now"), "back", self.back),
                        FootButton("new", _("Another name"), "quill", self._new)),
            Words("about", self.about, head, letters, "strong", 28, gold, "centre"),
            *self._tiles(Box(inner.x + RING_ROOM, top, inner.w - 2 * RING_ROOM, inner.bottom - RING_ROOM - top)),
        ]  # fmt: skip

    def _tiles(self, room: Box) -> list[Widget]:
        """A button for each name that there is room for, in two columns."""
        rows = min(-(-len(self.names) // ACROSS), int((room.h + GAP) // (LOW + GAP)))
        high = min(self.sheet.tall(TILE), (room.h - (rows - 1) * GAP) / rows)
        wide = (room.w - (ACROSS - 1) * GAP) / ACROSS
        return [
            NameTile(f"name-{i}", name, Box(room.x + i % ACROSS * (wide + GAP), room.y + i // ACROSS * (high + GAP),
                                            wide, high), partial(self._choose, name), self.services.fonts, not i,
                     icon=self.icons.get(name, ""))
            for i, name in enumerate(self.names[: rows * ACROSS])
        ]  # fmt: skip

    def _new(self) -> None:
        self.services.routes.menus.ask_name(self.about, self._choose)

    def _choose(self, name: str) -> None:
        self.services.stack.pop()
        self.done(name)


class NameScene(TextScene):
    """Keys to write a name; `done` gets it. Names begin with a capital automatically.

    `against` returns a sentence why a name is not allowed, or "".
    """

    name = "name"
    longest = LONGEST
    field = Box(0, 0, 0, 84)

    def __init__(
        self,
        services: Services,
        about: str,
        done: Callable[[str], object],
        against: Callable[[str], str] = lambda name: "",
    ):
        super().__init__(services, 0, _("Name"), about, lambda id: done(tidy(decode(id) or "")))
        self.against = against

    def title(self) -> str:
        return _("Enter a name")

    def _feedback(self) -> tuple[str, bool]:
        name = tidy(self.text)
        wrong = self.against(name) if name else _("Nothing written yet.")
        counted = _("{n} of {most} letters").format(n=len(self.text), most=LONGEST)
        return "\n".join(filter(None, (self.about, wrong or counted))), not wrong

    def _begin(self) -> None:
        self.capitals = not self.text or self.text.endswith(NEW_NAME)


def signs_of(game: Game[Any], rows: Iterable[HighScoreRow]) -> dict[str, str]:
    """The crest of the hero that each person played last, by the person's name."""
    form, crests = high_score_layout(game), skin_of(game.id).crests
    kinds = ((name, form.kind_of(letter)) for name, letter in last_kinds(rows).items()) if form else ()
    return {name: crests[kind.choice] for name, kind in kinds if kind and kind.choice in crests}


def place_of(services: Services, match: Match) -> str:
    """A sentence about a play's place: “Score 41: place 3 in the Hardcore high scores.” It is "" if the play gets
    none."""
    row, form = row_of(services, match, ""), high_score_layout(match.game)
    level = form.level_of(row.level) if row and form else None
    if row is None or level is None:
        return ""
    others = (other for other in services.high_scores(match.game.id).rows() if other.play != row.play)
    place = ranked([*others, row], row.level).index(row) + 1
    return _("Score {n}: place {place} in the {level} high scores.").format(
        n=number(row.score), place=place, level=_(level.name)
    )
