"""Between two turns of a round with friends: how everybody stands, and who is next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.game import Game
from game.core.sheet import Sheet, sheet_of
from game.core.words import number
from game.tongue import _

from ..rounds import Round, Standing
from ..table.skin import skin_of
from ..ui.column import Column
from ..ui.standing import DASH, HEAD, HIGH, StandingRow, heads
from ..ui.text import bone, gold
from ..ui.widget import Widget
from . import go
from .describe import BETWEEN, RESULTS
from .read import ReadScene
from .sheet import Foot

if TYPE_CHECKING:
    from ..desk import Desk

GAP = 6.0
UNDER = 60.0  # room for what stands under the rows
ROOMY = 1.6  # a row where there is room, to one as high as it must be
PRACTICE = "*"  # behind a turn that does not come onto the sheet


class StandingsScene(ReadScene):
    """A page with how everybody stands in a round."""

    span = (60.0, 1160.0)

    def __init__(self, desk: Desk, game: Game[Any], round: Round):
        super().__init__(desk)
        self.game, self.round = game, round
        form = sheet_of(game)
        assert form is not None, f"{game.id} has no sheet"
        self.form: Sheet = form

    def back(self) -> None:
        """To the title; the round is kept."""
        go.title(self.desk)

    def level(self) -> str:
        """The difficulty of the round, in words."""
        level = self.form.level_of(self.round.level)
        return _(level.name) if level else self.round.level

    def rows(self, column: Column, crowned: tuple[str, ...] = ()) -> None:
        """A row for everybody, the best first."""
        for words in heads(column.take(self.tall(HEAD), 2), self.round.turns, self.desk.type):
            column.add(words)
        high = self._row_tall(column.y)
        for place, standing in enumerate(self.round.standings()):
            box, name = column.take(high, GAP), standing.name
            column.add(StandingRow(f"standing-{place}", standing, self.told(standing), box, self.desk.type,
                                   name == self.round.name, name in crowned))  # fmt: skip
        if any(turn.marked for turn in self.round.done):
            text = _("{star} Practice: it counts in this round, but does not come onto the sheet.").format(
                star=PRACTICE
            )
            column.words("practice", text, "body", 23, bone, "centre")

    def _row_tall(self, top: float) -> float:
        """How high a row is: higher where there is room."""
        least = self.tall(HIGH)
        room = self.inner.bottom - self.tall(UNDER) - top
        return max(least, min(ROOMY * least, room / len(self.round.names) - GAP))

    def told(self, standing: Standing) -> list[str]:
        """All turns of somebody, those to come too: the scores; of a single turn, how it ended."""
        turns = [
            f"{number(turn.score) if self.round.turns > 1 else _(RESULTS.get(turn.result, turn.result))}"
            f"{PRACTICE if turn.marked else ''}"
            for turn in standing.turns
        ]
        return [*turns, *[DASH] * (self.round.turns - len(turns))]

    def _in_view(self) -> dict[str, str]:
        rows = (widget for widget in self.widgets if isinstance(widget, StandingRow))
        seen = {row.id: row.label for row in rows if self.box_of(row).overlaps(self.scroll_box)}
        return super()._in_view() | seen

    def scores_foot(self) -> Foot:
        """To the high-score sheet."""
        return Foot("scores", _("High scores"), "trophy", lambda: go.scores(self.desk, self.game, self.round.level))


class RoundScene(StandingsScene):
    """Who is next chooses whom to play, and is off."""

    name = "round"

    def title(self) -> str:
        return _("Pass it to {name}").format(name=self.round.name)

    def first_focus(self) -> str | None:
        """Whom the player played last."""
        mine = self.round.of(self.round.name)
        last = mine[-1].kind if mine else ""
        kinds = [kind.letter for kind in self.form.kinds]
        return f"play-{last if last in kinds else kinds[0]}"

    def written(self) -> list[Widget]:
        column = Column(self.list_room(self.inner), self.desk.type)
        turn = _("Turn {n} of {most}").format(n=self.round.lap, most=self.round.turns)
        level = _("Difficulty: {level}").format(level=self.level())
        told = BETWEEN.join((turn, level)) if self.round.turns > 1 else level
        column.words("turn", told, "label", 27, gold, "centre", gap=2)
        self.rows(column)
        column.take(4, 0)
        asked = _("{name}, whom do you play?").format(name=self.round.name)
        column.words("asked", asked, "body", 26, bone, "centre")
        return column.widgets

    def feet(self) -> list[Foot]:
        icons = skin_of(self.game.id).crests
        return [
            Foot("leave", _("Save and leave"), "home", self.back),
            Foot("end", _("End the round"), "cross", self._end),
            self.scores_foot(),
            *[Foot(f"play-{kind.letter}", _(kind.name), icons.get(kind.name, "hero"),
                   partial(go.turn, self.desk, self.round, kind), primary=True) for kind in self.form.kinds],
        ]  # fmt: skip

    def _end(self) -> None:
        text = _("End this round without a winner? How you stand is forgotten; scores on the sheet stay.")
        go.ask(self.desk, text, _("End it"), self._ended)

    def _ended(self) -> None:
        self.desk.rounds.end(self.game.id)
        go.title(self.desk)  # no way leads back to a round that has been ended
        go.pick_friends(self.desk, self.game, self.round.options, self.round)
