"""One row of the high scores: its details, its replay, and its deal to play again."""

from __future__ import annotations

from typing import Any

from game.core.capabilities import high_score_layout
from game.core.game import Game
from game.core.high_scores import HighScoreLayout
from game.core.match import Match
from game.core.seeds import code
from game.core.text import number
from game.i18n import _

from ..base.dates import moment
from ..services import Services
from ..store.high_scores import HighScoreRow
from ..ui.text import Column, ink, wine
from ..ui.widget import Widget
from .describe import BETWEEN, house_rules
from .ending import explained, pictured, way_of
from .page import FootButton, list_room
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
