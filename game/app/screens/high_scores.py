"""The high scores of a game, by difficulty; and one of them: its details, its replay, and its deal to play again."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from functools import partial
from typing import Any

from game import files
from game.core.capabilities import high_score_layout
from game.core.game import Game
from game.core.high_scores import HighScoreLayout, Kind, Level
from game.core.match import Match
from game.core.seeds import code
from game.core.text import N_, Text, number
from game.i18n import _, moment, ngettext, p_

from ..base.geometry import Box
from ..services import Services
from ..store.high_scores import HighScoreRow, as_csv, as_text, ranked
from ..store.setups import SHARED
from ..table.card_art import SHAPE
from ..table.skins import skin_of
from ..ui.buttons import Tab, tabs
from ..ui.gamebox import cover_of
from ..ui.score_rows import ScoreRow, columns, tall
from ..ui.scroll import MARGIN
from ..ui.text import Column, Heading, Image, Panel, Words, ink, wine
from ..ui.widget import Widget
from .describe import BETWEEN, house_rules
from .ending import explained, pictured, way_of
from .menu import BAR_ROOM, RING_ROOM, FootButton, MenuScene, feet_room, grown, in_a_row, list_room
from .read import ReadScene


class HighScoreScene(ReadScene):
    """All that the high scores know about a play. `match` is the play itself; None if its log is gone."""

    name = "score"
    span = (190.0, 900.0)

    def __init__(self, services: Services, game: Game[Any], place: int, row: HighScoreRow, match: Match | None = None):
        super().__init__(services)
        self.game, self.place, self.row, self.match = game, place, row, match

    def title(self) -> str:
        return self.row.name

    def first_focus(self) -> str | None:
        return "watch" if self.match else "back"

    def feet(self) -> list[FootButton]:
        return [
            FootButton("back", _("Back"), "back", self.back),
            FootButton("again", _("Same deal again"), "restart", self._again),
            FootButton("watch", _("Watch replay"), "eye", self._watch, primary=True, enabled=self.match is not None),
        ]

    def written(self) -> list[Widget]:
        row, column = self.row, Column(list_room(self.sheet.inner), self.services.fonts)
        if self.match is not None and self.match.state.outcome is not None:
            pictured(
                column,
                self.game.id,
                self.match.state.outcome.result,
                way_of(self.game, self.match.options, self.row.score),
            )
        else:
            column.take(30, 0)
        form = high_score_layout(self.game)
        level = form.level_of(row.level) if form else None
        place = _("Place {place}: {level}").format(place=self.place, level=_(level.name) if level else row.level)
        score = _("Score {n}").format(n=number(row.score))
        column.words("place", BETWEEN.join((place, score)), "title", 36, wine, "centre", gap=12)
        for i, line in enumerate((BETWEEN.join((moment(row.when), code(row.seed))), self._rules(form))):
            column.words(f"line-{i}", line, "body", 25, ink, "centre", gap=6)
        if self.match is not None:
            explained(column, self.match)
        column.take(8, 0)
        if self.match is None:
            column.words("lost", _("Its moves are no longer kept, so there is no replay."), "body", 24, ink, "centre")
        column.words("again-help", _("You can play the same deal again, but that score won't go on the sheet."),
                     "body", 24, ink, "centre")  # fmt: skip
        return column.widgets

    def _rules(self, form: HighScoreLayout | None) -> str:
        """The house rules, with the difficulty as it was chosen."""
        chosen = {form.level: self.row.level} if form else {}
        return house_rules(self.game, {**self.row.options, **chosen})

    def _watch(self) -> None:
        if self.match is not None:
            self.services.routes.table.replay(self.match)

    def _again(self) -> None:
        self.services.routes.plays.same_deal(self.game, self.row.options, self.row.seed)


PICTURE, APART = 300.0, 20.0  # greatest height of an empty page's picture; gap to the text
SHOWN = 100  # rows on a page; a marked row further down is shown with its neighbours
AROUND = 4  # neighbours shown before and after a marked row
WIDE, EDGE, FOOT = 1160.0, 34.0, 38.0  # width of the paper; its margin; least gap below the last row
TAB_H = 64.0
HEAD = 34.0  # height of the column headings
HEADS = {
    "place": N_("Place"), "name": N_("Player name"), "kind": N_("Hero"), "score": N_("Score"),
    "date": N_("Date"), "seed": N_("Seed"),
}  # fmt: skip
ALIGNED = {"place": "centre", "score": "right"}  # all others are aligned left


class HighScoresScene(MenuScene):
    """The high scores of a game. `mine` is the play that was just signed: its row is marked and in view."""

    name = "scores"

    def __init__(self, services: Services, game: Game[Any], level: str = "", mine: str = ""):
        super().__init__(services)
        self.game, self.mine = game, mine
        found = high_score_layout(game)
        assert found is not None, f"{game.id} has no sheet"
        self.form: HighScoreLayout = found
        self.rows = services.high_scores(game.id).rows()
        self.level: Level = found.level_of(level) or self._last_level()
        self._last_row: dict[str, str] = {}  # row focused last, by level id
        self._made: tuple[object, ...] = ()
        self._list: list[Widget] = []

    def _last_level(self) -> Level:
        """The difficulty of the latest score."""
        last = (self.form.level_of(row.level) for row in reversed(self.rows))
        return next(filter(None, last), self.form.levels[0])

    def title(self) -> str:
        return _("High scores: {level}").format(level=_(self.level.name))

    def first_focus(self) -> str | None:
        rows = {widget.id: widget for widget in self.widgets if isinstance(widget, ScoreRow)}
        last = self._last_row.get(self.level.id, "")
        if last in rows:
            return last
        return next((row.id for row in rows.values() if row.mine), next(iter(rows), "back"))

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Back")), ("prev", _("Previous page")), ("next", _("Next page"))]

    def resume(self) -> None:
        self.rows = self.services.high_scores(self.game.id).rows()
        super().resume()

    # widgets

    @property
    def paper(self) -> Box:
        """The sheet."""
        page = self.page
        top = page.y + 14 + TAB_H
        return Box(640 - WIDE / 2, top, WIDE, page.bottom - feet_room(self.services.fonts) - top - 4)

    def build(self) -> list[Widget]:
        letters, paper = self.services.fonts, self.paper
        row = Box(paper.x + 40, paper.y - TAB_H + 4, paper.w - 80, TAB_H)
        pages = [(level.id, _(level.name)) for level in self.form.levels]
        title = Box(paper.x + EDGE, paper.y + 22, paper.w - 2 * EDGE, grown(54, letters))
        list_box = Box(paper.x + EDGE, title.bottom + self._head_tall(), paper.w - 2 * EDGE - 6, 0)
        self.scroller.box = Box(list_box.x, list_box.y, list_box.w - BAR_ROOM, paper.bottom - FOOT - list_box.y)
        self._list_for(self.scroller.box)
        self.scroller.height = max(widget.box.bottom for widget in self._list) - list_box.y + MARGIN
        return [
            *tabs(row, pages, self.level.id, self._open, letters, ("", p_("a tab whose page is shown", "open"))),
            Panel("paper", paper),
            Heading("heading", self._headline(), title, letters, 40, wine),
            *self._heads(Box(self.scroller.box.x, title.bottom, self.scroller.box.w, self._head_tall())),
            *self._list,
            *in_a_row(self._feet(), self.page, letters),
        ]

    def _headline(self) -> str:
        return _("{game}: high scores").format(game=_(self.game.title))

    def _head_tall(self) -> float:
        return grown(HEAD, self.services.fonts) if self._has_heads else 6.0

    @property
    def _has_heads(self) -> bool:
        return not self.services.fonts.large and bool(self._ranked())

    def _ranked(self) -> list[HighScoreRow]:
        return ranked(self.rows, self.level.id)

    def _heads(self, box: Box) -> list[Widget]:
        if not self._has_heads:
            return []
        room = Box(box.x + RING_ROOM, box.y, box.w - 2 * RING_ROOM, box.h)
        return [
            Words(f"head-{id}", _(HEADS[id]), place, self.services.fonts, "strong", 24, wine,
                  ALIGNED.get(id, "left"), 0.5, 1)
            for id, place in columns(room, self.services.fonts)._asdict().items()
        ]  # fmt: skip

    def _list_for(self, box: Box) -> None:
        """Build the rows; they are kept until the page, the canvas or the number of scores changes."""
        now = (self.level, self.services.canvas, len(self.rows))
        if now == self._made:
            return
        self._made = now
        widgets, y = list[Widget](), box.y + 12
        found = self._ranked()
        room, high = Box(box.x + RING_ROOM, 0, box.w - 2 * RING_ROOM, 0), tall(self.services.fonts)
        before = 0
        for place in self._places(found):
            if place > before + 1:
                y = self._left_out(widgets, place - before - 1, room, y)
            row = found[place - 1]
            widgets.append(self._row(place, row, Box(room.x, y, room.w, high)))
            y, before = y + high, place
        if len(found) > before:
            self._left_out(widgets, len(found) - before, room, y)
        if not found:
            widgets += self._nothing(box)
        for widget in widgets:
            widget.scrolls = True
        self._list = widgets

    def _places(self, found: Sequence[HighScoreRow]) -> list[int]:
        """The places that are shown: the first ones, and those around the marked row."""
        mine = next((place for place, row in enumerate(found, 1) if row.play == self.mine), 0)
        shown = set(range(1, SHOWN + 1)) | (set(range(mine - AROUND, mine + AROUND + 1)) if mine else set())
        return [place for place in range(1, len(found) + 1) if place in shown]

    def _row(self, place: int, row: HighScoreRow, box: Box) -> ScoreRow:
        kind = self.form.kind_of(row.kind) or Kind(row.kind, row.kind, "")
        icon = skin_of(self.game.id).crests.get(kind.choice, "hero")
        return ScoreRow(f"row-{place}", place, row, (_(kind.name), icon), box, partial(self._look, place, row),
                        self.services.fonts, row.play == self.mine)  # fmt: skip

    def _left_out(self, widgets: list[Widget], n: int, room: Box, y: float) -> float:
        """Add a line about `n` rows that are not shown; return the y below it."""
        text = ngettext("{n} more row is only in the saved text and table.",
                        "{n} more rows are only in the saved text and table.", n).format(n=n)  # fmt: skip
        words = self._words(f"left-out-{len(widgets)}", text, Box(room.x, y + 8, room.w, 0))
        widgets.append(words)
        return words.box.bottom + 8

    def _nothing(self, box: Box) -> list[Widget]:
        """The content of an empty page: the game's cover and a sentence."""
        text, letters = _("No names yet. The first line is free."), self.services.fonts
        box = box.moved(BAR_ROOM / 2, 0)  # there is no scroll bar
        high = letters.block(text, "title", 34, box.w - 240).height + 4
        free = box.h - MARGIN - high - APART
        room = min(PICTURE, free)
        wide = room / SHAPE
        picture = Box(box.centre[0] - wide / 2, box.y + (free - room) / 2, wide, room)
        words = Box(box.x + 120, picture.bottom + APART, box.w - 240, high)
        return [
            Image("picture", _(self.game.title), cover_of(self.game.id), picture),
            Words("nothing", text, words, letters, "title", 34, ink, "centre"),
        ]

    def _words(self, id: str, text: str, box: Box) -> Words:
        letters = self.services.fonts
        high = letters.block(text, "body", 25, box.w).height + 2
        return Words(id, text, Box(box.x, box.y, box.w, high), letters, "body", 25, ink, "centre")

    def _feet(self) -> list[FootButton]:
        some = bool(self.rows)
        return [
            FootButton("back", _("Back"), "back", self.back),
            FootButton("text", _("Save as text"), "scroll", partial(self._write, "txt"), enabled=some),
            FootButton("csv", _("Save as a table"), "sheet", partial(self._write, "csv"), enabled=some),
        ]

    # actions

    def _open(self, level: str) -> None:
        self.level = self.form.level_of(level) or self.level
        self.scroller.offset = 0.0

    def _step(self, by: int) -> None:
        """Turn to the next or previous difficulty, cyclically."""
        levels = self.form.levels
        self._open(levels[(levels.index(self.level) + by) % len(levels)].id)
        self.services.sounds.play("page-turn")
        self.focus = None  # the same id means another row there
        self.refresh()
        self.focus = self.first_focus()
        self.refresh()
        self.reader.read_scene()

    def _navigate(self, way: str) -> None:
        """Move the focus; from a tab, “down” leads to the row that had the focus last on this page."""
        if way == "down" and isinstance(self.widget(self.focus), Tab):
            self.set_focus(self.first_focus())
        else:
            super()._navigate(way)

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        super().set_focus(id, quiet)
        if isinstance(self.widget(id), ScoreRow) and id is not None:
            self._last_row[self.level.id] = id

    def _look(self, place: int, row: HighScoreRow) -> None:
        self.services.routes.results.high_score(self.game, place, row)

    def _write(self, ending: str) -> None:
        day = datetime.datetime.now().strftime("%Y-%m-%d %H.%M.%S")
        path = self.services.homes.data / SHARED / f"{day} {self.game.id}.{ending}"
        written = self.form, self.game.options, self.rows
        text = as_csv(*written) if ending == "csv" else as_text(self._headline(), *written)
        try:
            files.write_text(path, text)
        except files.CannotWrite as error:
            self.services.trouble(error.text)
            return
        self.services.say(Text("Written to {file}", file=files.legible(path)))
