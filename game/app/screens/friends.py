"""The page before a round with friends: players, turn order, difficulty and number of turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.core.capabilities import high_score_layout
from game.core.game import Game
from game.core.view import Options
from game.i18n import _, ngettext

from ..base.geometry import Box
from ..services import Services
from ..store.high_scores import recent_names
from ..store.rounds import FEWEST, MOST, TURNS, Round, may_play
from ..ui.text import Column, bone, gold
from ..ui.values import Choice
from ..ui.widget import Widget
from .menu import FootButton, MenuScene, centred, list_room
from .seat_tiles import FreeSeat, NameTile, NextSeat, SeatTile

TILE, ROW, GAP = 62.0, 62.0, 10.0
SEAT, SEAT_ALONE = 92.0, 176.0  # heights of a seat: with known names listed below, and without
ACROSS, FEW = 4, 2  # names side by side: at most, and at least (at most in large letters)


class FriendsScene(MenuScene):
    """Up to eight names, picked from the high scores or newly written; they take turns in the order of picking.

    `last` is the round before, whose values are preset; `options` are the house rules.
    """

    name = "friends"
    span = (60.0, 1160.0)

    def __init__(self, services: Services, game: Game[Any], options: Options, last: Round | None = None):
        super().__init__(services)
        self.game, self.options = game, options
        form = high_score_layout(game)
        assert form is not None, f"{game.id} has no sheet"
        self.form = form
        self.known = recent_names(services.high_scores(game.id).rows(), 3 * MOST)
        self.names = list(last.names) if last else []
        self.turns = last.turns if last else 1
        self.level = last.level if last and form.level_of(last.level) else form.levels[0].id

    def title(self) -> str:
        return _("A round with friends")

    def first_focus(self) -> str | None:
        if len(self.names) >= FEWEST:
            return "start"
        return "known-0" if self._others() else "new"

    # widgets

    def build(self) -> list[Widget]:
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        self._players(column)
        self._choices(column)
        return [
            *self.sheet.frame(FootButton("back", _("Back"), "back", self.back),
                        *self._asking(),
                        FootButton("mix", _("Shuffle order"), "dice", self._mix, enabled=len(self.names) >= FEWEST),
                        FootButton("start", _("Start"), "door", self._start, primary=True,
                             enabled=len(self.names) >= FEWEST)),
            *self.sheet.scrolling(centred(column.widgets, self.sheet.inner), self.sheet.inner),
        ]  # fmt: skip

    def _players(self, column: Column) -> None:
        text = _("Two to eight play, and pass the device on after every turn. Pick the names in turn order.")
        if self.names:
            text = _("They take turns in this order. Choose a name to remove it.")
        if len(self.names) == MOST:
            text = _("Eight at most. Choose a name to remove it.")
        column.words("who", text, "body", 25, bone, gap=GAP)
        labels = [_("{place}. {name}").format(place=n, name=name) for n, name in enumerate(self.names, 1)]
        out = [partial(self._out, name) for name in self.names]
        others = self._others()
        if self.services.fonts.large:
            self._tiles(column, "player", labels, out, "cross")
        else:
            self._seats(column, labels, out, SEAT if others else SEAT_ALONE)
        if others:
            column.words("known", _("Names on the sheet"), "label", 25, gold, gap=GAP)
            self._tiles(column, "known", others, [partial(self._in, name) for name in others], "plus")

    def _seats(self, column: Column, labels: Sequence[str], out: Sequence[Callable[[], object]], high: float) -> None:
        """Eight seats in rows, as many side by side as the names allow; the first free one adds a name."""
        letters = self.services.fonts

        def seat(n: int, box: Box) -> Widget:
            if n < len(labels):
                return SeatTile(n, labels[n], box, out[n], letters)
            if n > len(labels):
                return FreeSeat(f"free-{n}", "", box)
            return NextSeat("new", self._asked(), box, self._new, letters)

        def fits(across: int) -> bool:
            box = Box(0, 0, _wide(column, across), high if across == ACROSS else TILE)
            made = (seat(n, box) for n in range(len(labels)))
            return not any(isinstance(tile, SeatTile) and tile.cut for tile in made)

        across = next(filter(fits, range(ACROSS, FEW - 1, -1)), ACROSS)
        if across < ACROSS:
            high = TILE  # lower, because there are more rows
        for start in range(0, MOST, across):
            row = column.take(high, GAP)
            for n, place in enumerate(_beside(row, across), start):
                if n < MOST:
                    column.add(seat(n, place))
        column.take(4, 0)

    def _asking(self) -> list[FootButton]:
        """A button that adds a name, in large letters only: there are no seats then."""
        if not self.services.fonts.large or len(self.names) == MOST:
            return []
        return [FootButton("new", self._asked(), "quill", self._new)]

    def _asked(self) -> str:
        return _("Another name") if self.names else _("Write a name")

    def _others(self) -> list[str]:
        """Known names that may still be picked; empty if all seats are taken."""
        if len(self.names) >= MOST:
            return []
        return [name for name in self.known if may_play([*self.names, name])][:MOST]

    def _tiles(
        self, column: Column, id: str, labels: Sequence[str], do: Sequence[Callable[[], object]], icon: str
    ) -> None:
        def tile(n: int, box: Box) -> NameTile:
            return NameTile(f"{id}-{n}", labels[n], box, do[n], self.services.fonts, icon=icon)

        def fits(across: int) -> bool:
            return not any(tile(n, Box(0, 0, _wide(column, across), high)).cut for n in range(len(labels)))

        high, most = self.sheet.tall(TILE), FEW if self.services.fonts.large else ACROSS
        across = next(filter(fits, range(most, FEW - 1, -1)), most)  # shrink only if it helps
        wide = _wide(column, across)
        for start in range(0, len(labels), across):
            row = column.take(high, GAP)
            for n in range(start, min(start + across, len(labels))):
                column.add(tile(n, Box(row.x + (n - start) * (wide + GAP), row.y, wide, high)))

    def _choices(self, column: Column) -> None:
        letters = self.services.fonts
        levels = [(level.id, _(level.name)) for level in self.form.levels]
        turns = [
            (str(n), ngettext("{n} turn each", "The best of {n} turns", n).format(n=n)) for n in range(1, TURNS + 1)
        ]

        def both(places: Sequence[Box]) -> list[Choice]:
            return [
                Choice("level", _("Difficulty"), places[0], levels, self.level, self._set_level, letters),
                Choice("turns", _("Turns"), places[1], turns, str(self.turns), self._set_turns, letters),
            ]

        column.take(2, 0)
        row = column.take(self.sheet.tall(ROW))
        choices = both(_beside(row, 2))
        if letters.large or any(block.overflow > 0 for choice in choices for block in choice.blocks()):
            choices = both((row, column.take(self.sheet.tall(ROW))))
        for choice in choices:
            column.add(choice)

    # actions

    def _set_level(self, level: str) -> None:
        self.level = level

    def _set_turns(self, turns: str) -> None:
        self.turns = int(turns)

    def _in(self, name: str) -> None:
        self.names.append(name)

    def _out(self, name: str) -> None:
        self.names.remove(name)

    def _new(self) -> None:
        about = _("Who else is playing?") if self.names else _("Who plays first?")
        self.services.routes.menus.ask_name(about, self._named, self._against)

    def _against(self, name: str) -> str:
        return "" if may_play([*self.names, name]) else _("“{name}” is already playing.").format(name=name)

    def _named(self, name: str) -> None:
        self._in(name)
        self.refresh()
        self.set_focus("new" if len(self.names) < MOST else "start", quiet=True)  # never “start” by an extra press

    def _mix(self) -> None:
        """Shuffle the turn order; it always changes."""
        before = list(self.names)
        while self.names == before:
            self.services.chance.shuffle(self.names)

    def _start(self) -> None:
        self.services.routes.rounds.begin(
            Round(self.game.id, self.level, dict(self.options), tuple(self.names), self.turns)
        )


def _beside(row: Box, count: int) -> list[Box]:
    """`count` boxes of equal width side by side in a row."""
    wide = (row.w - (count - 1) * GAP) / count
    return [Box(row.x + n * (wide + GAP), row.y, wide, row.h) for n in range(count)]


def _wide(column: Column, across: int) -> float:
    """The width of each of `across` tiles side by side."""
    return (column.box.w - (across - 1) * GAP) / across
