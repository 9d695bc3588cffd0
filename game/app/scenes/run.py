"""One run out of the history: what it was, to be watched or dealt again."""

from game.core.match import Match
from game.core.seeds import code
from game.core.words import number
from game.tongue import _, ngettext

from ..dates import moment
from ..desk import Desk
from ..geometry import Box
from ..plays import unsigned
from ..records import ABANDONED, Run, own_seat
from ..scroll import MARGIN
from ..table.cardart import CardArt
from ..table.feats import Feat, Feats
from ..table.film import story_of
from ..ui.column import Column
from ..ui.text import ink, wine
from ..ui.widget import Widget
from . import go
from .describe import BETWEEN, RESULTS, house_rules, marks, minutes
from .ending import explained, pictured, way_of
from .read import ReadScene
from .sheet import Foot


class RunScene(ReadScene):
    """All that is kept of a run."""

    name = "run"
    span = (190.0, 900.0)

    def __init__(self, desk: Desk, run: Run):
        super().__init__(desk)
        self.run, self.game = run, desk.games[run.game]
        self.match = desk.keep.logged(run.log)

    def title(self) -> str:
        return BETWEEN.join((_(self.game.title), code(self.run.seed)))

    def first_focus(self) -> str | None:
        return "watch" if self.match else "back"

    def feet(self) -> list[Foot]:
        kept = self.match is not None
        return [
            Foot("back", _("Back"), "back", self.back),
            *self._unsigned(),
            Foot("again", _("Same deal again"), "restart", self._again),
            Foot("watch", _("Watch replay"), "eye", self._watch, primary=True, enabled=kept),
        ]

    def _unsigned(self) -> list[Foot]:
        """A high score whose name was not written yet."""
        match = self.match
        if match is None or not match.over or not unsigned(self.desk, match):
            return []
        return [Foot("sign", _("Write your name"), "quill", lambda: go.sign(self.desk, match))]

    def written(self) -> list[Widget]:
        widgets = self._with_picture()
        spare = self.inner.bottom - MARGIN - max(widget.box.bottom for widget in widgets)
        return self._with_picture(spare) if spare > 0 else widgets

    def _with_picture(self, spare: float = 0.0) -> list[Widget]:
        """All of it, under a picture that is so much higher than it must be."""
        run, column = self.run, Column(self.list_room(self.inner), self.desk.type)
        result = _(RESULTS.get(run.result, run.result))
        score = [] if run.result == ABANDONED else [_("Score {n}").format(n=number(run.score))]
        pictured(column, run.game, run.result, way_of(self.game, run.options, run.score), spare)
        column.words("result", BETWEEN.join((result, *score)), "title", 40, wine, "centre", gap=12)
        lines = [
            moment(run.when),
            ngettext("{n} move in {time}", "{n} moves in {time}", run.actions).format(
                n=run.actions, time=minutes(run.seconds)
            ),
            house_rules(self.game, run.rules),
        ]
        for i, line in enumerate(lines):
            column.words(f"line-{i}", line, "body", 25, ink, "centre", gap=6)
        if text := marks(run):
            column.words("marks", text, "strong", 25, wine, "centre", gap=12)
        if self.match is not None and self.match.over:
            self._deeds(column, self.match)
            explained(column, self.match)
        if self.match is None:
            lost = _("Its moves are no longer kept, so there is no replay.")
            column.words("lost", lost, "body", 24, ink, "centre")
        return column.widgets

    def _deeds(self, column: Column, match: Match) -> None:
        """What was done that is worth telling, with the cards it was done with."""
        deeds, letters = story_of(match, own_seat(match)).deeds, self.desk.type
        if not deeds:
            return
        column.take(10, 0)
        grid = Feats(deeds, Box(column.box.x, column.y, column.box.w, 0), letters)
        art = CardArt(self.desk.canvas, self.desk.settings.four_colours)
        feats = [Feat(f"deed.{i}", deed, grid.place(i), letters, art) for i, deed in enumerate(deeds)]
        column.take(max(feat.box.bottom for feat in feats) - column.y, 0)
        for feat in feats:
            column.add(feat)

    def _watch(self) -> None:
        if self.match is not None:
            go.replay(self.desk, self.match)

    def _again(self) -> None:
        deals, seats = (self.match.deals, self.match.seats) if self.match else ((), ())
        go.same_deal(self.desk, self.game, self.run.options, self.run.seed, deals, seats)
